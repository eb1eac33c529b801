import { createHash } from 'node:crypto'
import { snapshotKeyOf } from '@chiaroscuro/domain/snapshot'
import { describe, expect, it } from 'vitest'
import { inspectSnapshot } from './snapshot.js'

const key = snapshotKeyOf('07'.repeat(32))
const of = { collections: ['col1'], profiles: [], nfts: [], traits: [] }
const block = { height: 3, header_hash: 'aa', timestamp: null, state_hash: 'bb' }
const head = { version: 1, site: 'example.org', network: 'devnet', ...block, of, holders: 0, nfts: 0 }
const content = `${JSON.stringify({ snapshot: head })}\n`
const ed25519 = key.sign(createHash('sha256').update(content).digest())
const text = `${content}${JSON.stringify({ signature: { ed25519, key: key.publicKey } })}\n`

describe('inspectSnapshot', () => {
  it('prints what was signed, and by whose key', () => {
    const { version: _, ...said } = head
    expect(inspectSnapshot('a.ndjson', Buffer.from(text))).toEqual({
      lines: [{ file: 'a.ndjson', ok: true, format: 'ndjson', key: key.publicKey, ...said }],
      failed: false,
    })
  })

  it.each([
    [text.replace('"height":3', '"height":4'), 'altered'],
    [content, 'unsigned'],
    ['address,nft_count\n', 'not-a-snapshot'],
  ])('refuses %s', (other, reason) => {
    expect(inspectSnapshot('a', Buffer.from(other))).toEqual({
      lines: [{ file: 'a', ok: false, reason }],
      failed: true,
    })
  })
})
