// @vitest-environment node
import { expect, it } from 'vitest'
import { foreignScripts, NOISE } from './noise.js'

it.each([
  ["Cannot read properties of null (reading 'disconnect')", true],
  ["Cannot read property 'disconnect' of null", true],
  ["null is not an object (evaluating 'this.observer.disconnect')", true],
  ['No matching key. session topic doesn’t exist: 1', true],
  ['[Cloudflare Turnstile] Error: 300030.', true],
  ['TurnstileError: x', true],
  ["Cannot read properties of null (reading 'connect')", false],
  ["Cannot read properties of undefined (reading 'disconnect')", false],
  ["null is not an object (evaluating 'a.connect')", false],
  ['No key', false],
])('%s is noise: %s', (message, isNoise) => {
  expect(NOISE.some((one) => one.test(message))).toBe(isNoise)
})

it('leaves out the scripts of the bot check, and only those', () => {
  const [script] = foreignScripts('https://check.test')
  expect(script?.test('https://check.test/api.js')).toBe(true)
  expect(script?.test('https://check.test.elsewhere.test/api.js')).toBe(false)
  expect(script?.test('https://checkXtest/api.js')).toBe(false)
  expect(foreignScripts(null)).toEqual([])
})
