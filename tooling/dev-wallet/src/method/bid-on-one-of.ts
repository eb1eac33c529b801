import { buildAlternativeBids, type Effect, effectOf, MAX_ALTERNATIVES } from '@chiaroscuro/domain/build'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import { amount, askedAsset, readAssets } from './asset.js'
import type { Asking } from './context.js'
import { findNft } from './find-nft.js'
import { endNote, endSeconds, expiryOf, offerSigned } from './offer-made.js'
import type { Prepared } from './prepared.js'

export const bidOnOneOfParams = z.object({
  /** `nft1…` */
  nfts: z.array(z.string().max(100)).min(1).max(MAX_ALTERNATIVES),
  price: askedAsset,
  fee: amount.optional(),
  expiresAt: endSeconds,
})

/** A bid for each of several NFTs, all of the same coins: the first that is taken ends the rest. */
export async function bidOnOneOf(
  asking: Asking,
  { nfts, price, fee, expiresAt }: z.infer<typeof bidOnOneOfParams>,
): Promise<Prepared> {
  const { account, holdings, run } = asking
  const wanted = readAssets(nfts.map((assetId) => ({ assetId, amount: 1n })))
  const [paid] = readAssets([price]).amounts
  if (!paid || wanted.amounts.length > 0)
    throw new WalletError('invalid-params', 'Bids are of an amount, for NFTs')
  const [funds, found] = await Promise.all([
    holdings.of(account),
    Promise.all(wanted.nfts.map((id) => findNft(asking, id))),
  ])
  const { puzzleHash } = account.key
  const bids = buildAlternativeBids({
    nfts: found,
    price: paid,
    funds,
    changeTo: puzzleHash,
    receiveTo: puzzleHash,
    fee,
    expiry: expiryOf(expiresAt),
  })
  const effects = bids.map(({ spends, requests }) =>
    effectOf([...spends, ...requests], (one) => one === puzzleHash, run),
  )
  return {
    title: 'Bid on one of several',
    effect: eitherOf(effects),
    isEither: true,
    notes: [['Bids', `${bids.length}, of the same coins: at most one is taken`], ...endNote(expiresAt)],
    commit: async () => ({ offers: bids.map((bid) => offerSigned(asking, bid)) }),
  }
}

/** What all of them may come to: the dearest, for any of what they ask for. */
function eitherOf(effects: readonly Effect[]): Effect {
  const [dearest] = effects.toSorted((a, b) => (sumOf(a) < sumOf(b) ? 1 : -1))
  if (!dearest) throw new WalletError('invalid-params', 'No bids')
  return {
    ...dearest,
    requested: effects.flatMap(({ requested }) => requested),
    unbound: effects.flatMap(({ unbound }) => unbound),
  }
}

/** One asset and an XCH fee that is the same in each leave: their sum tells them apart. */
function sumOf({ leaves }: Effect): bigint {
  return leaves.reduce((sum, item) => ('amount' in item ? sum + item.amount : sum), 0n)
}
