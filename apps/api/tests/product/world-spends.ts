import type { DevWorld } from '@chiaroscuro/dev-world'
import { collections } from '@chiaroscuro/dev-world'
import { type NftState, type SpendData, signBundle, toSpendData } from '@chiaroscuro/devnet'
import type { CoinSpend } from '@chiaroscuro/domain/chain'

type Clvm = InstanceType<DevWorld['market']['sdk']['Clvm']>
type Conditions = Parameters<Clvm['delegatedSpend']>[0]

/** A spend of the devnet as the reader takes it. */
export function toDomainSpend({ coin, puzzleReveal, solution }: SpendData): CoinSpend {
  return {
    coin: {
      parentCoinInfo: Buffer.from(coin.parent, 'hex'),
      puzzleHash: Buffer.from(coin.puzzleHash, 'hex'),
      amount: coin.amount,
    },
    puzzleReveal,
    solution,
  }
}

/** Every spend of a world's chain, by block. */
export function spendsOf(world: DevWorld): CoinSpend[][] {
  const { store, peak } = world.devnet
  return Array.from({ length: peak.height }, (_, i) => {
    const head = store.at(i + 1)
    return head ? store.spendsOf(head).map(toDomainSpend) : []
  })
}

/** Moves of every kind a wallet can make, on top of a basic world: bid, DID, new URI, burn. */
export async function makeEveryMove(world: DevWorld): Promise<void> {
  const [third] = collections.slice(2)
  const [a = '', b = '', c = '', d = ''] = await world.mint(third ?? collections[0], 4)
  const [ann, ben] = world.collectors
  if (!ann || !ben) throw new Error('too few collectors')
  await world.acceptBid(await world.bid(a, ann, 700_000_000_001n), a)
  await world.assignDid(a)
  await world.sell(b, ann, { amount: 81_111n, token: world.tokens[1] })
  await world.sell(b, ben, { amount: 1_234_567_890_123n })
  await spendAlone(world, c, (clvm, { owner }) => [
    clvm.createCoin(Buffer.from(owner, 'hex'), 1n, clvm.alloc([Buffer.from(owner, 'hex')])),
    clvm.updateNftMetadata(
      clvm.nftMetadataUpdaterDefault(),
      clvm.pair(clvm.atom(Buffer.from('u')), clvm.atom(Buffer.from('https://example.org/newer.webp'))),
    ),
  ])
  await world.transfer(c, ben)
  await world.burn(d)
}

/** Spends one NFT of the cast with conditions of our own. */
async function spendAlone(
  world: DevWorld,
  launcherId: string,
  conditions: (clvm: Clvm, nft: NftState) => Conditions,
): Promise<void> {
  const { sdk, genesis, ledger } = world.market
  const { nft, owner } = world.holding(launcherId)
  const { coin, puzzleReveal, solution } = nft.parentSpend
  const clvm: Clvm = new sdk.Clvm()
  const parent = new sdk.Coin(
    Buffer.from(coin.parent, 'hex'),
    Buffer.from(coin.puzzleHash, 'hex'),
    coin.amount,
  )
  const loaded = clvm.deserialize(puzzleReveal).puzzle().parseChildNft(parent, clvm.deserialize(solution))
  if (!loaded) throw new Error(`${launcherId} cannot be loaded`)
  const inner = clvm.delegatedSpend(conditions(clvm, nft))
  clvm.spendNft(loaded, clvm.standardSpend(owner.key.publicKey, inner))
  const spends = clvm.coinSpends()
  await world.node.push(signBundle(sdk, spends, [owner.key], genesis))
  await world.farm()
  ledger.apply(spends, spends.map(toSpendData))
}
