import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from './read-snapshot.js'
import { snapshotKeyOf } from './sign-snapshot.js'

const key = snapshotKeyOf('07'.repeat(32))
const head = {
  version: 1,
  site: 'example.org',
  network: 'devnet',
  height: 12,
  header_hash: 'ab'.repeat(32),
  timestamp: null,
  state_hash: 'cd'.repeat(32),
  of: { collections: ['col1'], profiles: [], nfts: [], traits: [{ trait_type: 'Hat, "tall"', value: 'ü' }] },
  holders: 1,
  nfts: 2,
}
const line = { address_id: 'ee'.repeat(32), nft_count: 2 }
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const CONTENT = {
  csv: `address_id,nft_count,mark\r\n${line.address_id},2,\r\n#snapshot,${cell(JSON.stringify(head))},\r\n`,
  json: `{"snapshot":${JSON.stringify(head)},\n"holders":[\n${JSON.stringify(line)}\n],\n`,
  ndjson: `${JSON.stringify({ snapshot: head })}\n${JSON.stringify(line)}\n`,
}
const bytes = (text: string) => new TextEncoder().encode(text)

function signed(format: keyof typeof CONTENT, by = key): string {
  const proof = by.sign(createHash('sha256').update(CONTENT[format]).digest())
  const lines = {
    csv: `#signature,${proof},${by.publicKey}\r\n`,
    json: `"signature":{"ed25519":"${proof}","key":"${by.publicKey}"}}\n`,
    ndjson: `{"signature":{"ed25519":"${proof}","key":"${by.publicKey}"}}\n`,
  }
  return CONTENT[format] + lines[format]
}

describe.each(['csv', 'json', 'ndjson'] as const)('a snapshot as %s', (format) => {
  it('says what it is of, when, and by whose key', () => {
    const file = bytes(signed(format))
    expect(readSnapshot(file)).toEqual({ ok: true, format, head, publicKey: key.publicKey })
    expect(readSnapshot(file.subarray(0, -1))).toEqual({ ok: true, format, head, publicKey: key.publicKey })
  })

  it('is worth nothing once any of its bytes is another', () => {
    const whole = bytes(signed(format))
    for (let at = 0; at < whole.length - 1; at += 7) {
      const other = Uint8Array.from(whole)
      other[at] = (other[at] ?? 0) ^ 1
      expect([at, readSnapshot(other).ok]).toEqual([at, false])
    }
    const fewer = signed(format).replace('"nfts":2', '"nfts":3').replace('""nfts"":2', '""nfts"":3')
    expect(readSnapshot(bytes(fewer))).toEqual({ ok: false, fault: 'altered' })
  })

  it('is told apart from what was never signed', () => {
    expect(readSnapshot(bytes(CONTENT[format]))).toEqual({ ok: false, fault: 'unsigned' })
    expect(readSnapshot(bytes(signed(format).slice(0, -20)))).toMatchObject({ ok: false })
  })

  it('names the key that signed it, whoever that is', () => {
    const other = snapshotKeyOf('08'.repeat(32))
    expect(readSnapshot(bytes(signed(format, other)))).toMatchObject({ ok: true, publicKey: other.publicKey })
    const lie = signed(format, other).replaceAll(other.publicKey, key.publicKey)
    expect(readSnapshot(bytes(lie))).toEqual({ ok: false, fault: 'altered' })
  })
})

describe('reading', () => {
  it.each([
    '',
    '\n',
    'a,b\n1,2\n',
    '{"snapshot":{}}\n',
    '{"snapshot":null}\n{}\n',
    '#snapshot,"{",\n',
    `{"snapshot":${JSON.stringify({ ...head, of: {} })}}\n`,
    `{"snapshot":${JSON.stringify({ ...head, height: 'high' })}}\n`,
  ])('takes %j for no snapshot', (text) => {
    expect(readSnapshot(bytes(text))).toEqual({ ok: false, fault: 'not-a-snapshot' })
  })

  it('never throws, whatever the bytes', () => {
    for (let size = 0; size < 200; size++) {
      const noise = Uint8Array.from({ length: size }, (_, i) => (i * 37 + size * 11) & 0xff)
      expect(readSnapshot(noise).ok).toBe(false)
    }
  })
})

describe('a key', () => {
  it('is made of a secret of 32 bytes alone, and signs the same in the same way', () => {
    // RFC 8032, 7.1, test 1.
    const known = snapshotKeyOf('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
    expect(known.publicKey).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
    const digest = new Uint8Array(32)
    expect(known.sign(digest)).toBe(known.sign(digest))
    for (const bad of ['', '07'.repeat(31), 'zz'.repeat(32)])
      expect(() => snapshotKeyOf(bad)).toThrow(RangeError)
  })
})
