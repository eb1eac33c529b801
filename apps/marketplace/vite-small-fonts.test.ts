import { expect, it } from 'vitest'
import { letters } from '../../packages/ui/src/theme/letters.js'
import { lettersOf } from './vite-small-fonts.js'

it('cuts fonts in two by their letters, each of which is in one face', () => {
  const [common, rest] = [lettersOf(letters.common), lettersOf(letters.rest)]
  for (const letter of ' !~09AZaz·×–—‘’“”…−') expect(common).toContain(letter)
  for (const letter of 'éßÆœŒı™') expect(rest).toContain(letter)
  expect(new Set(common + rest).size).toBe(common.length + rest.length)
})
