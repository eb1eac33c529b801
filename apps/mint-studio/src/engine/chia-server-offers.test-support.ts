import { buildSale, readOwnedNft, signedOffer, signSpends } from '@chiaroscuro/domain/build'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, type CoinId, type Hex32 } from '@chiaroscuro/domain/id'
import { encodeOffer } from '@chiaroscuro/domain/offer'
import { z } from 'zod'
import type { TestChain } from './test-chain.test-support.js'

/** How Chia's wallet answers when it is asked for an offer. */
export type OfferMood =
  | 'good'
  | 'other-price'
  | 'other-piece'
  | 'no-end'
  | 'other-network'
  | 'unsigned'
  | 'not-an-offer'
  | 'words'

const request = z.strictObject({
  offer: z.record(z.string(), z.number().int()),
  driver_dict: z
    .record(
      z.string(),
      z.strictObject({ type: z.literal('CAT'), tail: z.string().regex(/^0x[0-9a-f]{64}$/) }),
    )
    .optional(),
  max_time: z.number().int().optional(),
  ...{ fee: z.literal(0), validate_only: z.literal(false), reuse_puzhash: z.literal(true) },
})

interface Stock {
  readonly chain: Pick<TestChain, 'node' | 'account'>
  readonly nfts: ReadonlyMap<Hex32, CoinId>
  readonly mood: OfferMood
}

/** Makes an offer as the reference wallet does: what is given is below nothing, and a token is told of by its driver. */
export async function createOffer(asked: unknown, { chain, nfts, mood }: Stock): Promise<object> {
  const { offer, driver_dict: drivers = {}, max_time } = request.parse(asked)
  const given = Object.keys(offer).filter((key) => offer[key] === -1)
  const [wanted, ...more] = Object.entries(offer).filter(([, amount]) => amount > 0)
  if (given.length !== 1 || !wanted || more.length > 0) return { success: false, error: 'not one for one' }
  if (mood === 'words') return { success: true, offer: 7 }
  if (mood === 'not-an-offer') return { success: true, offer: 'offer1nothingofthekind' }
  const others = [...nfts].filter(([launcherId]) => launcherId !== given[0]).map(([, first]) => first)
  const firstCoinId = mood === 'other-piece' ? others[0] : nfts.get(asHex32(given[0] ?? ''))
  const height = firstCoinId && (await chain.node.coins([firstCoinId])).get(firstCoinId)?.madeAt
  if (!firstCoinId || height === undefined)
    return { success: false, error: `Wallet for asset ${given[0]} not found` }
  const [key, amount] = wanted
  const asset = key === '1' ? 'xch' : asHex32(key)
  if (asset !== 'xch' && drivers[asset]?.tail !== `0x${asset}`) return { success: false, error: 'no driver' }
  const run = nodeClvmRunner()
  const own = chain.account.key
  const nft = readOwnedNft(
    await chain.node.spendOf(firstCoinId, height),
    (one) => (one === own.puzzleHash ? own.publicKey : undefined),
    run,
  )
  if (!nft) return { success: false, error: 'not mine' }
  const unsigned = buildSale({
    nfts: [nft],
    price: { asset, amount: BigInt(amount) + (mood === 'other-price' ? 1n : 0n) },
    payTo: own.puzzleHash,
    ...(max_time !== undefined && mood !== 'no-end' && { expiry: { seconds: BigInt(max_time) } }),
  })
  const network = mood === 'other-network' ? 'mainnet' : 'simulator0'
  const signature =
    mood === 'unsigned'
      ? Uint8Array.from([0xc0, ...new Array(95).fill(0)])
      : signSpends(unsigned.spends, [own], network, run)
  return { success: true, offer: encodeOffer(signedOffer(unsigned, signature)), trade_record: { status: 0 } }
}
