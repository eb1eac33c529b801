import { createHash } from 'node:crypto'
import type { DevWorld } from '@chiaroscuro/dev-world'
import { buildMintNfts, type MintItem, mintCost, signBundle, toSpendData } from '@chiaroscuro/devnet'

/** SHA-256 of bytes or text. */
export function sha256(bytes: Uint8Array | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** On-chain facts of an item with nothing said but what is given. */
export function item(facts: Partial<MintItem>): MintItem {
  return {
    editionNumber: 1n,
    editionTotal: 1n,
    dataUris: [],
    dataHash: null,
    metadataUris: [],
    metadataHash: null,
    licenseUris: [],
    licenseHash: null,
    ...facts,
  }
}

/** Mints items of any kind by the first creator; their launcher ids in the order given. */
export async function mintItems(world: DevWorld, items: readonly MintItem[]): Promise<readonly string[]> {
  const { market } = world
  const [creator] = world.creators
  const did = creator && (await market.ledger.refreshDid(creator))
  const funds = creator && (await market.purse.xch(creator, mintCost(items.length)))
  if (!creator || !did || !funds) throw new Error('the creator cannot mint')
  const { spends, launcherIds } = buildMintNfts(market.sdk, {
    key: creator.key,
    did,
    funds,
    items,
    royaltyPuzzleHash: creator.key.puzzleHash,
    royaltyBasisPoints: 300,
  })
  await world.node.push(signBundle(market.sdk, spends, [creator.key], market.genesis))
  await world.farm()
  market.ledger.apply(spends, spends.map(toSpendData))
  market.purse.release()
  return launcherIds
}
