import { expect, it } from 'vitest'
import { passwordRules } from './password-rule.js'

it.each([
  ['', []],
  ['aaaaaaaa', ['length', 'letter']],
  ['1234567', ['number']],
  ['Ab1!', ['letter', 'number', 'symbol']],
  ['密码密码密码1!', ['length', 'letter', 'number', 'symbol']],
  ['pass word1', ['length', 'letter', 'number']],
])('tells which rules %j meets', (password, met) => {
  expect(passwordRules(password).flatMap(({ name, isMet }) => (isMet ? [name] : []))).toEqual(met)
})
