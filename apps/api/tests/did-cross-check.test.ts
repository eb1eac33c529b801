import { createDevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported, loadSdk, type Sdk } from '@chiaroscuro/devnet'
import { type CoinSpend, coinIdOf, readBlock, readDidSpend } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { describe, expect, it } from 'vitest'
import { type DidFacts, readDidNatively } from './product/native-reader.js'
import { sharedContent } from './product/scratch.js'
import { makeEveryMove, spendsOf } from './product/world-spends.js'

const run = nodeClvmRunner()

/** Both readings of every DID spend; the child is the coin that a later spend of the list really spent. */
function readBoth(
  sdk: Sdk,
  spends: readonly CoinSpend[],
): { ours: DidFacts; native: DidFacts; kind: string }[] {
  const byParent = new Map<string, CoinSpend['coin'][]>()
  for (const { coin } of spends) {
    const parent = Buffer.from(coin.parentCoinInfo).toString('hex')
    byParent.set(parent, [...(byParent.get(parent) ?? []), coin])
  }
  return spends.flatMap((spend) => {
    const read = readDidSpend(spend, run)
    const children = byParent.get(coinIdOf(spend.coin)) ?? []
    const child = children.find(({ amount }) => amount % 2n === 1n)
    const native = readDidNatively(sdk, spend, child)
    expect(read === undefined).toBe(native === undefined)
    if (!read || !native) return []
    const { p2PuzzleHash, recoveryListHash, verificationsRequired } = read.before
    const after = child && read.after?.p2PuzzleHash ? read.after : undefined
    if (child) expect(read.after?.coinId).toBe(coinIdOf(child))
    const ours = {
      didId: read.didId,
      owner: p2PuzzleHash,
      recoveryListHash,
      verificationsRequired,
      child: after ? { coinId: after.coinId, owner: after.p2PuzzleHash ?? '' } : null,
    }
    return [{ ours, native, kind: read.kind }]
  })
}

/** A DID's life: made, moved, renamed, ended. Puzzles alone; no chain need accept them. */
function life(sdk: Sdk): CoinSpend[] {
  const clvm = new sdk.Clvm()
  const [ann, ben] = [1, 2].map((seed) => sdk.SecretKey.fromSeed(Buffer.alloc(32, seed)).publicKey())
  if (!ann || !ben) throw new Error('no keys')
  const [annHash, benHash] = [sdk.standardPuzzleHash(ann), sdk.standardPuzzleHash(ben)]
  const to = (inner: Buffer, hint: Buffer) => clvm.createCoin(inner, 1n, clvm.alloc([hint]))
  const eve = clvm.createEveDid(Buffer.alloc(32, 9), annHash).did
  const own = (key: typeof ann, conditions: ReturnType<typeof to>[]) =>
    clvm.standardSpend(key, clvm.delegatedSpend(conditions))
  clvm.spendDid(eve, own(ann, [to(eve.info.innerPuzzleHash(), annHash)]))
  const first = eve.child(annHash, eve.info.metadata)
  const moved = first.child(benHash, first.info.metadata)
  clvm.spendDid(first, own(ann, [to(moved.info.innerPuzzleHash(), benHash)]))
  const name = clvm.pair(clvm.atom(Buffer.from('name')), clvm.atom(Buffer.from('Ben')))
  const renamed = moved.child(benHash, clvm.list([name]))
  clvm.spendDid(moved, own(ben, [to(renamed.info.innerPuzzleHash(), benHash)]))
  clvm.spendDid(renamed, own(ben, [to(renamed.info.innerPuzzleHash(), benHash)]))
  return clvm.coinSpends().map(({ coin, puzzleReveal, solution }) => ({
    coin: { parentCoinInfo: coin.parentCoinInfo, puzzleHash: coin.puzzleHash, amount: coin.amount },
    puzzleReveal,
    solution,
  }))
}

// Skipped where the native package has no build: there is nothing to compare with then.
describe.skipIf(!isDevnetSupported())('our reader of DIDs and the native one', () => {
  it('agree on every spend of a chain, and on who made which NFT', async () => {
    const world = await createDevWorld({ seed: 'basic', clock: Date.now, contentDir: sharedContent })
    try {
      await makeEveryMove(world)
      const blocks = spendsOf(world)
      const both = readBoth(loadSdk(), blocks.flat())
      expect(both.length).toBeGreaterThan(3)
      for (const { ours, native } of both) expect(ours).toEqual(native)
      const mints = blocks
        .flatMap((block) => readBlock(block, run).nfts)
        .filter(({ kind }) => kind === 'mint')
      expect(mints.length).toBeGreaterThan(10)
      // The devnet's artists mint from their DIDs: both rules name the same one.
      for (const mint of mints)
        expect(mint).toMatchObject({ kind: 'mint', launcherDid: mint.after?.ownerDid })
    } finally {
      await world.close()
    }
  })

  it('agree on a life with every kind of move', () => {
    const both = readBoth(loadSdk(), life(loadSdk()))
    expect(both.map(({ kind }) => kind)).toEqual(['create', 'move', 'update', 'renew'])
    // Where other metadata hides the owner until the next spend, ours says nothing; the native one trusts the hint.
    for (const { ours, native, kind } of both)
      expect(kind === 'update' ? { ...ours, child: null } : ours).toEqual(
        kind === 'update' ? { ...native, child: null } : native,
      )
  })

  it('refuses a reveal that is not the coin’s puzzle, and reads the others', () => {
    const [, second, third] = life(loadSdk())
    if (!second || !third) throw new Error('the life is too short')
    const foreign = { ...second, coin: { ...second.coin, puzzleHash: Buffer.alloc(32, 7) } }
    const { dids, unreadable } = readBlock([foreign, third], run)
    expect(dids).toHaveLength(1)
    expect(unreadable).toMatchObject([{ coinId: coinIdOf(foreign.coin), code: 'puzzle-hash' }])
  })
})
