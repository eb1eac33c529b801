import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "CHIP0002_FAULTS",
      "SessionFault",
      "listCoins",
      "readSessionFault",
      "readSignatureText",
      "within",
    ]
  `)
})
