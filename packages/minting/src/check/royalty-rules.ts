import { MAX_PAYEES } from '@chiaroscuro/domain/build'
import { isAddress, parseAddress } from '@chiaroscuro/domain/id'
import { type Drop, isSplit, type RoyaltyShare } from '../drop/drop.js'
import { isForeign, isMalformed } from './owner-rules.js'
import { onDrop, rule } from './rule.js'

/** Of what a sale pays, in basis points. */
const WHOLE = 10_000
/** Beyond it, collectors walk away. */
const HIGH_ROYALTY = 1000

/** Everybody whom a royalty goes to, as entered. */
const addressesOf = (drop: Drop) =>
  isSplit(drop) ? drop.royaltySplit.map(({ address }) => address) : [drop.royaltyAddress]

/** The drop with each of those addresses changed. */
function withAddresses(drop: Drop, change: (address: string) => string): Drop {
  if (!isSplit(drop)) return { ...drop, royaltyAddress: change(drop.royaltyAddress) }
  return {
    ...drop,
    royaltySplit: drop.royaltySplit.map((one) => ({ ...one, address: change(one.address) })),
  }
}

/** Those who are named twice have what both would get. */
function merged(split: readonly RoyaltyShare[]): RoyaltyShare[] {
  const shares = new Map<string, RoyaltyShare>()
  for (const one of split) {
    const key = parseAddress(one.address) ?? one.address
    const before = shares.get(key)
    shares.set(key, before ? { ...before, basisPoints: before.basisPoints + one.basisPoints } : one)
  }
  return [...shares.values()]
}

/** As even as basis points allow; the first have one more. */
function evened(split: readonly RoyaltyShare[]): RoyaltyShare[] {
  const [each, more] = [Math.floor(WHOLE / split.length), WHOLE % split.length]
  return split.map((one, at) => ({ ...one, basisPoints: each + (at < more ? 1 : 0) }))
}

const sumOf = (split: readonly RoyaltyShare[]) => split.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
const isShare = ({ basisPoints }: RoyaltyShare) => Number.isInteger(basisPoints) && basisPoints >= 1

/** What of later sales goes to whom. */
export const ROYALTY_RULES = [
  rule({
    id: 'royalty-not-a-share',
    severity: 'stops',
    find: ({ drop: { royaltyBasisPoints: share } }) =>
      onDrop(!Number.isInteger(share) || share < 0 || share > WHOLE, { share, limit: WHOLE }),
  }),
  rule({
    id: 'royalty-high',
    severity: 'warns',
    find: ({ drop: { royaltyBasisPoints: share } }) =>
      onDrop(share > HIGH_ROYALTY && share <= WHOLE, { share, limit: HIGH_ROYALTY }),
    fix: ({ drop }) => ({ ...drop, royaltyBasisPoints: HIGH_ROYALTY }),
  }),
  rule({
    id: 'royalty-none',
    severity: 'warns',
    find: ({ drop }) => onDrop(drop.royaltyBasisPoints === 0),
  }),
  rule({
    id: 'royalty-address-malformed',
    severity: 'stops',
    find({ drop }) {
      const [first] = addressesOf(drop).filter(isMalformed)
      return onDrop(first !== undefined, { address: first?.slice(0, 100) ?? '' })
    },
    fix: ({ drop }) =>
      withAddresses(drop, (address) => {
        const trimmed = address.trim().toLowerCase()
        return isAddress(trimmed) ? trimmed : address
      }),
  }),
  rule({
    id: 'royalty-of-another-network',
    severity: 'stops',
    find({ drop }) {
      const [first] = addressesOf(drop).filter((address) => isForeign(address, drop.network))
      return onDrop(first !== undefined, { address: first ?? '', network: drop.network })
    },
  }),
  rule({
    id: 'royalty-split-of-one',
    severity: 'stops',
    find: ({ drop }) => onDrop(drop.royaltySplit.length === 1),
    fix: ({ drop }) => ({
      ...drop,
      ...{ royaltyAddress: drop.royaltySplit[0]?.address ?? drop.royaltyAddress, royaltySplit: [] },
    }),
  }),
  rule({
    id: 'royalty-split-crowded',
    severity: 'stops',
    find: ({ drop: { royaltySplit } }) =>
      onDrop(royaltySplit.length > MAX_PAYEES, { count: royaltySplit.length, limit: MAX_PAYEES }),
  }),
  rule({
    id: 'royalty-split-twice',
    severity: 'stops',
    find({ drop: { royaltySplit } }) {
      const count = merged(royaltySplit).length
      return onDrop(count < royaltySplit.length, { count: royaltySplit.length - count })
    },
    fix: ({ drop }) => ({ ...drop, royaltySplit: merged(drop.royaltySplit) }),
  }),
  rule({
    id: 'royalty-split-uneven',
    severity: 'stops',
    find: ({ drop }) => {
      const { royaltySplit } = drop
      const sum = sumOf(royaltySplit)
      return onDrop(isSplit(drop) && (sum !== WHOLE || !royaltySplit.every(isShare)), { sum, limit: WHOLE })
    },
    fix: ({ drop }) => ({ ...drop, royaltySplit: evened(drop.royaltySplit) }),
  }),
] as const
