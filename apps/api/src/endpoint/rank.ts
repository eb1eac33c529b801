import { getNftRank } from '@chiaroscuro/contract/operation'
import { nftPath } from '@chiaroscuro/contract/schema'
import { explainItem, itemTraits, type TraitBits } from '@chiaroscuro/domain/ranking'
import { eq } from 'drizzle-orm'
import { findRarity, rarityValues } from '../query/rarity-rows.js'
import { atOneMoment } from '../store/at-one-moment.js'
import { detail } from '../store/schema.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { launcherIdOf } from './nfts.js'

/** Traits that the item lacks are listed up to this many, the ones that weigh most first. */
const MOST_ABSENT = 100

export const getNftRankEndpoint = endpoint(getNftRank, nftPath, async ({ db }: EndpointContext, input) => {
  const launcherId = launcherIdOf(input.nft_id)
  const unranked = () => new NotFoundError('This NFT has no rank.')
  // One snapshot: ranks and the counts behind them change together.
  return atOneMoment(db, async (tx) => {
    const [item] = await tx.select().from(detail).where(eq(detail.launcherId, launcherId))
    if (!item?.collectionId || item.rank === null) throw unranked()
    const counts = await findRarity(tx, item.collectionId)
    if (!counts) throw unranked()
    const traits = itemTraits(item.attributes)
    const own = await rarityValues(tx, item.collectionId, traits)
    // Its metadata changed and the collection is not ranked anew yet.
    if (own.length !== traits.length) throw unranked()
    const explained = explainItem(counts, own)
    const { listed, omitted } = shorten(explained.traits)
    return {
      nft_id: launcherId,
      rank: item.rank,
      score: explained.score,
      bits: explained.bits,
      entropy: explained.entropy,
      unique_count: explained.uniqueCount,
      total: explained.total,
      traits: listed.map(({ trait, ...rest }) => ({ trait_type: trait, ...rest })),
      omitted,
    }
  })
})

function shorten(traits: readonly TraitBits[]) {
  const present = traits.filter(({ value }) => value !== null)
  const absent = traits.filter(({ value }) => value === null).sort((a, b) => b.bits - a.bits)
  const left = absent.slice(MOST_ABSENT)
  return {
    listed: [...present, ...absent.slice(0, MOST_ABSENT)],
    omitted: { count: left.length, bits: left.reduce((sum, { bits }) => sum + bits, 0) },
  }
}
