import { buildMint, effectOf, type OwnedDid, readOwnedDid } from '@chiaroscuro/domain/build'
import { feeBehind } from '@chiaroscuro/domain/chain'
import { parseClvm } from '@chiaroscuro/domain/clvm'
import { hex32Of } from '@chiaroscuro/domain/id'
import { type OnChainMetadata, readOnChainMetadata } from '@chiaroscuro/domain/nft'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWallet, outcomeOf, run, settleBundle, type TestWallet, toSpend } from './build.test-support.js'
import { sha256, toSpendData } from './coin.js'
import { makeClock, openScene, type Scene } from './scene.fixture.js'
import { isDevnetSupported } from './sdk/native.js'
import { buildMintNfts, type MintBatch } from './wallet/mint-nfts.js'

const hashOf = (text: string) => hex32Of(sha256(text))

function metadataOf(at: number): OnChainMetadata {
  return {
    dataUris: [`https://one.test/${at}.png`, `ipfs://two/${at}.png`],
    dataHash: hashOf(`data ${at}`),
    metadataUris: [`https://one.test/${at}.json`],
    metadataHash: at % 2 === 0 ? hashOf(`metadata ${at}`) : null,
    licenseUris: [],
    licenseHash: null,
    edition: BigInt(at + 1),
    editionTotal: 200n,
  }
}

// Skipped where the native simulator has no build: consensus is what proves a mint.
describe.skipIf(!isDevnetSupported())('mints built by the domain', () => {
  let scene: Scene
  let alice: TestWallet
  let bob: TestWallet
  beforeAll(async () => {
    scene = await openScene(makeClock().read)
    alice = openWallet(scene, 'alice')
    bob = openWallet(scene, 'bob')
  })
  afterAll(() => scene.close())

  async function didOf(): Promise<{ did: OwnedDid; known: MintBatch['did'] }> {
    for (const { coin, spentHeight } of await scene.node.coinsOfHint(alice.key.puzzleHash)) {
      if (coin.amount !== 1n || spentHeight !== 0) continue
      const parentSpend = await scene.node.spendOf(coin.parent)
      const did = readOwnedDid(toSpend(parentSpend), alice.keyOf, run)
      if (did) return { did, known: { coin, parentSpend } }
    }
    throw new Error('alice has no DID')
  }
  const terms = () => ({
    royaltyPuzzleHash: openWallet(scene, 'artist').key.puzzleHash,
    royaltyBasisPoints: 450,
    changeTo: alice.key.puzzleHash,
  })
  const itemsOf = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({
      metadata: metadataOf(from + at),
      to: at % 3 === 2 ? bob.key.puzzleHash : alice.key.puzzleHash,
    }))

  it('comes to what the native wallet comes to, coin by coin', async () => {
    const { did, known } = await didOf()
    const items = itemsOf(4).map(({ metadata }) => ({ metadata, to: alice.key.puzzleHash }))
    const ours = buildMint({ did, items, funds: { xch: await alice.xch() }, ...terms() })
    const theirs = buildMintNfts(scene.devnet.sdk, {
      key: scene.alice,
      did: known,
      funds: [await scene.richest(scene.alice)],
      items: items.map(({ metadata }) => ({
        ...metadata,
        editionNumber: metadata.edition,
        dataHash: bytesOrNull(metadata.dataHash),
        metadataHash: bytesOrNull(metadata.metadataHash),
        licenseHash: null,
      })),
      royaltyPuzzleHash: scene.artist.puzzleHash,
      royaltyBasisPoints: 450,
    })
    expect(ours.nfts.map(({ launcherId }) => launcherId)).toEqual(theirs.launcherIds)
    const native = theirs.spends.map((spend) => toSpend(toSpendData(spend)))
    const [mine, other] = [ours.spends, native].map((spends) =>
      outcomeOf(spends).filter((line) => line.endsWith(': 1')),
    )
    expect(mine).toHaveLength(5)
    expect(mine).toEqual(other)
  })

  it('settles batches built one upon the other, each NFT as foretold, for a mojo each and the fee', async () => {
    const { did } = await didOf()
    const [before] = [await alice.balance()]
    const mine = new Set((await alice.nfts()).map(({ launcherId }) => launcherId))
    const first = buildMint({
      did,
      items: itemsOf(25),
      funds: { xch: await alice.xch() },
      fee: 900n,
      ...terms(),
    })
    expect(effectOf(first.spends, (owner) => owner === alice.key.puzzleHash, run)).toMatchObject({
      fee: 900n,
    })
    await settleBundle(scene, { coinSpends: first.spends, signature: alice.sign(first.spends) })
    // The DID is the one foretold, so the next mint could have been built at once.
    const second = buildMint({
      ...{ did: first.did, items: itemsOf(3, 25), funds: { xch: await alice.xch() }, fee: 7n },
      ...terms(),
    })
    await settleBundle(scene, { coinSpends: second.spends, signature: alice.sign(second.spends) })
    expect(await alice.balance()).toBe(before - 25n - 900n - 3n - 7n)
    const [ids, others] = [first, second].map(({ nfts }) => nfts.map(({ launcherId }) => launcherId))
    expect(feeBehind(first.spends, ids ?? [], run)).toMatchObject({ fee: 900n, spends: first.spends })
    expect(feeBehind(second.spends, others ?? [], run)).toMatchObject({ fee: 7n, spends: second.spends })
    expect((await didOf()).did.coin).toEqual(second.did.coin)

    const foretold = [...first.nfts, ...second.nfts]
    const found = [...(await alice.nfts()), ...(await bob.nfts())].filter(
      ({ launcherId }) => !mine.has(launcherId),
    )
    expect(found).toHaveLength(28)
    const byId = new Map(found.map((nft) => [nft.launcherId, nft]))
    for (const nft of foretold)
      expect(plain(byId.get(nft.launcherId))).toEqual(
        plain({ ...nft, publicKey: byId.get(nft.launcherId)?.publicKey }),
      )
    expect(foretold.map(({ metadata }) => readOnChainMetadata(parseClvm(metadata)))).toEqual(
      foretold.map((_, at) => metadataOf(at)),
    )
    expect(foretold.every(({ ownerDid }) => ownerDid === did.didId)).toBe(true)
  })

  it('costs less than a bundle may, fifty at once', async () => {
    const { did } = await didOf()
    const mint = buildMint({ did, items: itemsOf(50), funds: { xch: await alice.xch() }, ...terms() })
    await settleBundle(scene, { coinSpends: mint.spends, signature: alice.sign(mint.spends) })
    expect(
      (await alice.nfts()).filter(({ launcherId }) => mint.nfts.some((nft) => nft.launcherId === launcherId)),
    ).toHaveLength(34)
  })

  it('refuses what cannot be', async () => {
    const { did } = await didOf()
    const good = { did, items: itemsOf(1), funds: { xch: await alice.xch() }, ...terms() }
    const [item] = good.items
    if (!item) throw new Error('one item')
    const edition = { ...item, metadata: { ...item.metadata, edition: 9n, editionTotal: 8n } }
    const long = { ...item, metadata: { ...item.metadata, dataUris: ['x'.repeat(9000)] } }
    for (const [wrong, code] of [
      [{ items: [] }, 'invalid-mint'],
      [{ items: itemsOf(51) }, 'invalid-mint'],
      [{ items: [edition] }, 'invalid-mint'],
      [{ items: [long] }, 'invalid-mint'],
      [{ royaltyBasisPoints: 10_001 }, 'invalid-mint'],
      [{ funds: { xch: [] } }, 'insufficient-funds'],
      [{ fee: -1n }, 'invalid-amount'],
      [{ did: { ...did, publicKey: bob.key.publicKey } }, 'not-owned'],
    ] as const)
      expect(() => buildMint({ ...good, ...wrong })).toThrow(expect.objectContaining({ code }))
  })
})

/** Bytes as hex, whatever holds them. */
function plain(nft: object | undefined): unknown {
  return JSON.parse(
    JSON.stringify(nft ?? null, (_, value) => {
      if (typeof value === 'bigint') return String(value)
      const bytes = value?.type === 'Buffer' ? value.data : value
      return bytes instanceof Uint8Array || Array.isArray(bytes) ? Buffer.from(bytes).toString('hex') : bytes
    }),
  )
}

function bytesOrNull(hash: string | null): Uint8Array | null {
  return hash === null ? null : Buffer.from(hash, 'hex')
}
