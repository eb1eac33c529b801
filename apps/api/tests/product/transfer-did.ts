import type { Actor, DevWorld } from '@chiaroscuro/dev-world'
import { type CoinData, type SpendData, signBundle } from '@chiaroscuro/devnet'

/** A DID where it stands now: its coin, and the spend that made it. */
export interface DidPlace {
  readonly launcherId: string
  readonly coin: CoinData
  readonly parentSpend: SpendData
}

/** The DID of somebody of the cast. */
export async function didOf(world: DevWorld, actor: Actor): Promise<DidPlace> {
  const did = await world.market.ledger.refreshDid(actor)
  if (!did) throw new Error(`${actor.name} has no DID`)
  return did
}

/** Gives a DID to another puzzle hash, in a block of its own. */
export async function transferDid(
  world: DevWorld,
  { coin, parentSpend }: DidPlace,
  from: Actor,
  to: Buffer,
): Promise<void> {
  const { sdk, genesis } = world.market
  const clvm = new sdk.Clvm()
  const native = (one: CoinData) =>
    new sdk.Coin(Buffer.from(one.parent, 'hex'), Buffer.from(one.puzzleHash, 'hex'), one.amount)
  const did = clvm
    .deserialize(parentSpend.puzzleReveal)
    .puzzle()
    .parseChildDid(native(parentSpend.coin), clvm.deserialize(parentSpend.solution), native(coin))
  if (!did) throw new Error('the DID cannot be loaded')
  const next = did.child(to, did.info.metadata)
  const conditions = [clvm.createCoin(next.info.innerPuzzleHash(), 1n, clvm.alloc([to]))]
  clvm.spendDid(did, clvm.standardSpend(from.key.publicKey, clvm.delegatedSpend(conditions)))
  await world.node.push(signBundle(sdk, clvm.coinSpends(), [from.key], genesis))
  await world.farm()
}
