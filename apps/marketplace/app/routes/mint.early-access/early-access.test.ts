import { expect, it } from 'vitest'
import { isEmail } from './early-access.js'

it.each([
  ['ada@example.org', true],
  ['ada+mint@sub.example.org', true],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['a da@example.org', false],
  ['ada@example..org', false],
  ['Ada <ada@example.org>', false],
  [`${'a'.repeat(250)}@b.org`, false],
])('%j: %s', (text, good) => {
  expect(isEmail(text)).toBe(good)
})
