import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { parseNftMetadata } from '@chiaroscuro/domain/nft'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundDrop, soundPiece } from '../check/sound-drop.test-support.js'
import { hashOf } from '../hash-of.test-support.js'
import { planHash } from '../plan/plan-hash.js'
import type { Drop } from './drop.js'
import { type Hosted, planOfDrop } from './plan-of-drop.js'
import { renderMetadata } from './render-metadata.js'
import { uploadsOf } from './uploads-of-drop.js'

const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))
const hostedOf = (drop: Drop, { files }: ReturnType<typeof soundDrop>['world']): Hosted =>
  new Map(uploadsOf(drop, files).map(({ hash, name }) => [hash, [`https://files.example.com/${name}`]]))

describe('a metadata document', () => {
  it('is what readers of CHIP-0007 read', () => {
    const { drop } = soundDrop()
    const document = read(renderMetadata(drop, soundPiece(0, 3)))
    expect(document).toMatchObject({ format: 'CHIP-0007' })
    expect(parseNftMetadata(document)).toEqual({
      ...{ name: 'Harbour 1', description: 'Ships at anchor', mintingTool: 'Chiaroscuro', sensitive: false },
      ...{ seriesNumber: 1, seriesTotal: 3, attributes: soundPiece(0, 3).attributes },
      collection: {
        ...{ id: 'c0ffee', name: 'Harbours', description: 'Ships', twitter: '@harbours', discord: null },
        ...{ icon: 'https://files.example.com/icon.png', banner: 'ipfs://bafybanner' },
        website: 'https://harbours.example.com',
      },
    })
  })

  it('has one hash for ever', () => {
    const { drop } = soundDrop()
    expect(toHex(sha256(renderMetadata(drop, soundPiece(0, 3))))).toBe(
      '618ad45fbd3e98cebd797be8811fc3e4313c563d0a227620ad8ce06372be5f9d',
    )
    const composed = { ...soundPiece(0, 3), name: 'Caf\u00e9' }
    const parted = { ...composed, name: 'Cafe\u0301' }
    expect(renderMetadata(drop, composed)).toEqual(renderMetadata(drop, parted))
  })

  it('holds any words whole', () => {
    const { drop } = soundDrop()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const piece = { ...soundPiece(0, 3), description: words }
        expect(read(renderMetadata(drop, piece))).toMatchObject({ description: words.normalize('NFC') })
      }),
    )
  })
})

describe('the uploads of a drop', () => {
  it('are each content once, by its hash', () => {
    const { drop, world } = soundDrop(1)
    const [work = soundPiece(0, 1)] = drop.pieces
    const pieces = [1, 2].map((edition) => ({ ...work, edition, editionTotal: 2 }))
    const uploads = uploadsOf({ ...drop, pieces }, world.files)
    expect(uploads.map(({ name, source }) => [name, typeof source])).toEqual([
      [`${world.files[0]?.hash}.png`, 'string'],
      [`${uploads[1]?.hash}.json`, 'object'],
    ])
    const { source, hash, size } = uploads[1] ?? {}
    if (!(source instanceof Uint8Array)) throw new Error('bytes')
    expect([hash, size]).toEqual([toHex(sha256(source)), source.length])
  })
})

describe('a plan', () => {
  it('mints the pieces of a drop in order, where their files lie', () => {
    const { drop, world } = soundDrop()
    const hosted = hostedOf(drop, world)
    const plan = planOfDrop(drop, world.files, hosted)
    expect(plan).toMatchObject({ network: 'mainnet', didId: drop.didId, batchSize: 25, fee: drop.fee })
    expect(plan.pieces).toMatchObject(
      drop.pieces.map(({ name }, at) => ({
        ...{ name, dataHash: hashOf('file', at), licenseHash: hashOf('license'), to: hashOf('artist') },
        dataUris: [`https://files.example.com/${hashOf('file', at)}.png`],
        metadataUris: [`https://files.example.com/${plan.pieces[at]?.metadataHash}.json`],
      })),
    )
    expect(plan.royaltyPuzzleHash).toBe(hashOf('artist'))
    expect(planHash(planOfDrop(drop, world.files.toReversed(), hosted))).toBe(planHash(plan))
  })

  it('is none of a drop that lacks something, and says what', () => {
    const { drop, world } = soundDrop()
    const hosted = hostedOf(drop, world)
    const [first = soundPiece(0, 3), ...rest] = drop.pieces
    for (const [change, words] of [
      [{ didId: undefined }, /no DID/],
      [{ royaltyAddress: 'xch1nobody' }, /the royalty has no address/],
      [{ pieces: [{ ...first, to: 'nobody' }] }, /piece 1 has no address/],
      [{ pieces: [...rest, { ...first, file: 'gone.png', from: 'x' }] }, /piece 3 has no file/],
      [{ pieces: [{ ...first, description: 'other words' }] }, /piece 1 has a file that lies nowhere/],
    ] as const)
      expect(() => planOfDrop({ ...drop, ...change }, world.files, hosted)).toThrow(
        expect.objectContaining({ code: 'incomplete-drop', message: expect.stringMatching(words) }),
      )
    expect(() => planOfDrop({ ...drop, pieces: [] }, world.files, hosted)).toThrow(
      expect.objectContaining({ code: 'invalid-plan' }),
    )
  })
})
