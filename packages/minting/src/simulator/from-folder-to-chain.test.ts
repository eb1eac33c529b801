import { isDevnetSupported } from '@chiaroscuro/devnet'
import { readKnownNft, royaltySplitHash } from '@chiaroscuro/domain/build'
import { hexBytes, sha256, toHex } from '@chiaroscuro/domain/bytes'
import { parseClvm } from '@chiaroscuro/domain/clvm'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { formatAddress } from '@chiaroscuro/domain/id'
import { parseNftMetadata, readOnChainMetadata } from '@chiaroscuro/domain/nft'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDrop, fixDrop } from '../check/index.js'
import type { World } from '../check/scene.js'
import { type Drop, planOfDrop, readKnownFile, uploadsOf } from '../drop/index.js'
import { openMint } from '../engine/index.js'
import { hashOf } from '../hash-of.test-support.js'
import { isRehearsed, rehearse, usualMishaps } from '../rehearsal/index.js'
import { MemoryJournal } from '../rehearsal/memory-journal.js'
import { matchFiles, readSheet } from '../sheet/index.js'
import { type Host, openHost, SECRET } from '../upload/host.test-support.js'
import { runUpload, s3Uploader } from '../upload/index.js'
import { openSimulator, type Simulator } from './open-simulator.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** The beginning of a picture, as far as anybody looks who wants to know what it is. */
const pictureOf = (at: number) =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    at,
    ...utf8('…'),
  ])

/** As spreadsheets of half of Europe write it, with what people do to sheets. */
const SHEET = `\uFEFFfile;name;description;Hat;Berth;to
1.png;Harbour 1;Ships at anchor;Fez;1;
2.PNG;Harbour\u200b 2;Ships at anchor;fez;2;
3.png;;Ships at anchor;Fez;3;"chia:TO"
4.png;Harbour 4;Ships at anchor;Fez;4;`
const PICTURES = new Map([1, 2, 3, 4].map((at) => [`images/${at}.png`, pictureOf(at)]))
const readFile = async (path: string) => PICTURES.get(path) ?? Promise.reject(new Error('no such file'))

describe.skipIf(!isDevnetSupported())('a folder', () => {
  let hosts: readonly [Host, Host]
  let stage: Simulator
  beforeAll(async () => {
    hosts = [await openHost(), await openHost()]
    stage = openSimulator({ clock: () => Date.UTC(2026, 0, 5), funds: 1_000_000n })
  })
  afterAll(async () => {
    stage.close()
    await Promise.all(hosts.map((host) => host.close()))
  })

  it('comes to the chain as its sheet says, put right, uploaded, rehearsed, and minted once', async () => {
    const friend = formatAddress(hashOf('friend'), 'txch')
    const artist = formatAddress(stage.puzzleHash, 'txch')
    const { drafts, faults } = readSheet(utf8(SHEET.replace('TO', friend)))
    expect(faults).toEqual([])
    expect(matchFiles(drafts, [...PICTURES.keys()]).missing).toEqual([])
    const files = await Promise.all([...PICTURES].map(([path, bytes]) => readKnownFile(path, bytes)))
    const uri = (name: string) => `${hosts[0].url}/art/${name}`
    const imported: Drop = {
      ...{ network: 'simulator0', didId: undefined, royaltyAddress: '', royaltyBasisPoints: 500 },
      royaltySplit: [
        { address: artist, basisPoints: 6000 },
        { address: friend, basisPoints: 4000 },
      ],
      collection: {
        ...{ id: '', name: 'Harbours', description: 'Ships', website: undefined, twitter: undefined },
        ...{ icon: uri('icon.png'), banner: uri('banner.png') },
      },
      ...{ license: undefined, isSensitive: false, owner: artist, batchSize: 2, pilot: 1, pieces: drafts },
      fee: { start: 100n, step: 100n, ceiling: 900n, patienceBlocks: 4 },
      sale: undefined,
    }
    const world: World = {
      ...{ files, ownedDids: new Set([stage.didId]), balance: await stage.balance() },
      ...{ takenCollectionIds: new Set(), license: undefined, hosted: undefined },
      ...{ isOwn: undefined, now: undefined, looksLike: undefined },
    }
    const found = checkDrop(imported, world)
    expect(
      found.map(({ rule, spots, isFixable }) => [rule, spots.map(({ piece }) => piece), isFixable]),
    ).toEqual([
      ['name-missing', [2], true],
      ['target-malformed', [2], true],
      ['collection-id-missing', [undefined], true],
      ['did-missing', [undefined], true],
      ['file-misspelt', [1], true],
      ['name-untidy', [1], true],
      ['value-spelt-apart', [1], true],
      ['license-missing', [undefined], false],
    ])
    const drop = found.reduce((so, { rule }) => fixDrop(so, world, rule), imported)
    expect(checkDrop(drop, world).map(({ rule }) => rule)).toEqual(['license-missing'])

    const uploaders = hosts.map(({ url }) =>
      s3Uploader({
        ...{ endpoint: url, bucket: 'art', region: 'eu', accessKeyId: 'key', secretAccessKey: SECRET },
        ...{ publicUrl: `${url}/art/`, prefix: '', fetch },
      }),
    )
    const { isGreen, hosted } = await runUpload({
      ...{
        uploads: uploadsOf(drop, files),
        readFile,
        uploaders,
        gateways: [],
        journal: new MemoryJournal(),
        fetch,
      },
      ...{ sleep: async () => {}, random: () => 0 },
    })
    expect(isGreen).toBe(true)
    expect(checkDrop(drop, { ...world, hosted }).map(({ rule }) => rule)).toEqual(['license-missing'])

    const plan = planOfDrop(drop, files, hosted)
    const trial = openSimulator({ clock: () => Date.UTC(2026, 0, 5), funds: 1_000_000n })
    const rehearsal = await rehearse(plan, trial, { mishaps: usualMishaps(2) })
    trial.close()
    expect(isRehearsed(plan, rehearsal)).toBe(true)

    const journal = new MemoryJournal()
    const { chain, wallet } = stage
    // Begun, and begun anew after its first bundle, as after a loss of power.
    await (await openMint({ plan, journal, chain, wallet })).step()
    const run = await openMint({ plan, journal, chain, wallet })
    let looks = 0
    for (let now = await run.step(); !now.isDone; now = await run.step()) {
      if (now.attention === 'pilot' && ++looks === 3) await run.release()
      await stage.farm()
    }
    const bundles = [...run.state().batches.values()].flatMap(({ attempts }) => attempts)
    // The pilot, two of the others, and the last.
    expect(bundles).toHaveLength(3)
    const clvm = nodeClvmRunner()
    const minted = bundles.flatMap(({ bundle }) =>
      parseSpendBundle(hexBytes(bundle)).coinSpends.flatMap((spend) => readKnownNft(spend, clvm) ?? []),
    )
    expect(minted.map(({ p2PuzzleHash }) => p2PuzzleHash)).toEqual(
      [0, 1, 2, 3].map((at) => (at === 2 ? hashOf('friend') : stage.puzzleHash)),
    )
    const payees = [
      { puzzleHash: stage.puzzleHash, basisPoints: 6000 },
      { puzzleHash: hashOf('friend'), basisPoints: 4000 },
    ]
    expect(plan.royaltySplit).toEqual(payees)
    for (const [at, nft] of minted.entries()) {
      expect(nft).toMatchObject({ royaltyPuzzleHash: royaltySplitHash(payees), royaltyBasisPoints: 500 })
      const onChain = readOnChainMetadata(parseClvm(nft.metadata))
      expect(onChain.dataHash).toBe(toHex(sha256(pictureOf(at + 1))))
      const [address = ''] = onChain.metadataUris
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
      expect(toHex(sha256(bytes))).toBe(onChain.metadataHash)
      const metadata = parseNftMetadata(JSON.parse(new TextDecoder().decode(bytes)))
      expect(metadata).toMatchObject({
        ...{ name: at === 2 ? 'Harbours #3' : `Harbour ${at + 1}`, collection: { id: drop.collection.id } },
        attributes: [{ traitType: 'Hat', value: 'Fez' }, { value: `${at + 1}` }],
      })
    }
  })
})
