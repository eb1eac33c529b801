import { expect, it } from 'vitest'
import { readClaimStep } from './claim-step.js'

const did = 'did:chia:1abc'
const signed = { did, challenge_id: 'one', public_key: 'ab', signature: 'cd' }
const mode = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:hexinput_'

it('reads the two steps of a claim, and passes on nothing else', () => {
  expect(readClaimStep(JSON.stringify({ did, extra: 1 }))).toEqual({ did })
  const { did: _, ...claim } = signed
  expect(readClaimStep(JSON.stringify({ ...signed, user: 'x' }))).toEqual({ did, claim })
  expect(readClaimStep(JSON.stringify({ ...signed, signing_mode: mode }))).toEqual({
    did,
    claim: { ...claim, signing_mode: mode },
  })
})

it.each([
  '',
  '[]',
  'null',
  '{}',
  '{"did":7}',
  JSON.stringify({ ...signed, signature: 7 }),
  JSON.stringify({ ...signed, challenge_id: null }),
  JSON.stringify({ ...signed, signing_mode: 'other' }),
])('refuses %s', (text) => {
  expect(readClaimStep(text)).toBeUndefined()
})
