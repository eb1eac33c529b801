import { describe, expect, it } from 'vitest'
import { decodeBase64, toInteger } from './bytes.js'
import { createDeviceVerifier } from './device-verifier.js'
import { webDigest } from './digest.js'
import { bigintModPow } from './mod-pow-bigint.js'
import { account, javaBytes } from './srp-server.test-support.js'

const tools = { modPow: bigintModPow(), digest: webDigest() }
const device = { groupKey: '-group', key: 'eu-west-1_device' }

describe('createDeviceVerifier', () => {
  it.each([0x00, 0x01, 0x7f, 0x80, 0xff])(
    'is what OpenSSL makes of its password, salt of %i',
    async (byte) => {
      const made = await createDeviceVerifier(device, (n) => new Uint8Array(n).fill(byte), tools)
      const salt = toInteger(decodeBase64(made.salt) ?? new Uint8Array())
      const known = account(device.groupKey, device.key, made.password, salt)
      expect(made.passwordVerifier).toBe(javaBytes(known.verifier).toString('base64'))
      expect(made.salt).toBe(javaBytes(salt).toString('base64'))
      expect(made.password).toHaveLength(56)
    },
  )
})
