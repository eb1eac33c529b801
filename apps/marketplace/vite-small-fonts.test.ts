// @vitest-environment node
import { expect, it } from 'vitest'
import { letters } from '../../packages/ui/src/theme/letters.js'
import { FONTS, lettersOf, smallFont } from './vite-small-fonts.js'

it('cuts fonts in two by their letters, each of which is in one face', () => {
  const [common, rest] = [lettersOf(letters.common), lettersOf(letters.rest)]
  for (const letter of ' !~09AZaz·×–—‘’“”…−') expect(common).toContain(letter)
  for (const letter of 'éßÆœŒı™') expect(rest).toContain(letter)
  expect(new Set(common + rest).size).toBe(common.length + rest.length)
})

/** Ten packets of 1,460 bytes, less what is said before the file. */
const FIRST_ANSWER = 14_600 - 512

it.each(Object.entries(FONTS))('sends the common letters of %s in one answer', async (name, wght) => {
  const font = await smallFont(name, wght, lettersOf(letters.common))
  expect(font.length).toBeLessThan(FIRST_ANSWER)
})
