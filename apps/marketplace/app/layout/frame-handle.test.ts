import { expect, it } from 'vitest'
import { frameOf } from './frame-handle.js'

it('is what the innermost route asks for; routes that ask for nothing change nothing', () => {
  expect(frameOf([undefined, { navbar: 'white' }, { frame: 'bare' }])).toEqual({
    navbar: 'white',
    frame: 'bare',
  })
  expect(frameOf([undefined, null, 'nonsense'])).toEqual({})
})
