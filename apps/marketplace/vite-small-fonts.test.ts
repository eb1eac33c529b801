import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LETTERS } from './vite-small-fonts.js'

it('keeps the letters that the faces of the components name', () => {
  const faces = readFileSync(`${import.meta.dirname}/../../packages/ui/src/theme/font.css.ts`, 'utf8')
  const [, named = ''] = /const latin =\s*'([^']+)'/.exec(faces) ?? []
  const ranges = named.split(', ').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
  expect(ranges).toEqual(LETTERS)
})
