import { expect, it } from 'vitest'
import { lackOf } from './lack.js'

it.each([
  [{ data_type: 1, integrity_state: 0 }, 'waiting'],
  [{ data_type: 2, integrity_state: 1 }, 'audio'],
  [{ data_type: 3, integrity_state: 4 }, 'video'],
  [{ data_type: 4, integrity_state: 1 }, 'document'],
  [{ data_type: 2, integrity_state: 2 }, 'differs'],
  [{ data_type: 0, integrity_state: 3 }, 'unreachable'],
  [{ data_type: 1, integrity_state: 1 }, 'none'],
  [{ data_type: 2 }, 'audio'],
])('%o lacks its picture as %s', (facts, lack) => {
  expect(lackOf(facts)).toBe(lack)
})
