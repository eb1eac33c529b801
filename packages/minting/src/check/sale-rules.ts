import { parseAddress } from '@chiaroscuro/domain/id'
import { type Pricing, pricesOf, type Rung } from '../drop/sale.js'
import { isFloorless } from './owner-rules.js'
import { onDrop, rule } from './rule.js'
import type { Scene } from './scene.js'

const amountsOf = (pricing: Pricing | undefined): bigint[] => {
  if (pricing?.kind === 'same') return [pricing.amount]
  return pricing?.kind === 'ladder' ? [...pricing.rungs.map(({ amount }) => amount), pricing.rest] : []
}
const rungsOf = ({ drop: { sale } }: Scene) => (sale?.pricing.kind === 'ladder' ? sale.pricing.rungs : [])
const isRank = (through: number) => Number.isInteger(through) && through >= 1
const inOrder = (rungs: readonly Rung[]) =>
  rungs.every(({ through }, at) => isRank(through) && through > (rungs[at - 1]?.through ?? 0))

/** Offers after the mint: what is offered, for how much, until when, and by whom. */
export const SALE_RULES = [
  rule({
    id: 'sale-price-missing',
    severity: 'stops',
    find: ({ drop: { sale } }) => onDrop(amountsOf(sale?.pricing).includes(0n)),
  }),
  rule({
    id: 'sale-price-below-royalty',
    severity: 'stops',
    find: (scene) =>
      onDrop(amountsOf(scene.drop.sale?.pricing).some((amount) => amount > 0n && isFloorless(scene, amount))),
  }),
  rule({
    id: 'ladder-out-of-order',
    severity: 'stops',
    find: (scene) => onDrop(!inOrder(rungsOf(scene))),
    fix(scene) {
      const { drop } = scene
      if (drop.sale?.pricing.kind !== 'ladder') return drop
      const byRank = new Map(
        rungsOf(scene).flatMap((one) => (isRank(one.through) ? [[one.through, one]] : [])),
      )
      const rungs = [...byRank.values()].sort((one, other) => one.through - other.through)
      return { ...drop, sale: { ...drop.sale, pricing: { ...drop.sale.pricing, rungs } } }
    },
  }),
  rule({
    id: 'ladder-falls',
    severity: 'warns',
    // What is rarer costs less than what is not.
    find: ({ drop: { sale } }) => {
      const amounts = amountsOf(sale?.pricing)
      return onDrop(amounts.some((amount, at) => at > 0 && amount > (amounts[at - 1] ?? 0n)))
    },
  }),
  rule({
    id: 'sale-over',
    severity: 'stops',
    find: ({ drop: { sale }, world: { now } }) =>
      onDrop(sale?.endsAt !== undefined && now !== undefined && sale.endsAt <= now),
    fix: ({ drop }) => (drop.sale ? { ...drop, sale: { ...drop.sale, endsAt: undefined } } : drop),
  }),
  rule({
    id: 'sale-of-nothing',
    severity: 'warns',
    find: ({ drop }) =>
      onDrop(drop.sale !== undefined && pricesOf(drop).every((price) => price === undefined)),
  }),
  rule({
    id: 'sale-not-of-all',
    severity: 'warns',
    // Only an owner can offer: what goes to others is theirs.
    find({ drop }) {
      const seller = parseAddress(drop.owner)
      const others = drop.pieces.filter(({ to }) => to !== undefined && parseAddress(to) !== seller)
      return onDrop(drop.sale !== undefined && others.length > 0, { count: others.length })
    },
  }),
  rule({
    id: 'sale-by-another',
    severity: 'stops',
    find({ drop, world: { isOwn } }) {
      const seller = parseAddress(drop.owner)
      const isOther = seller !== undefined && isOwn !== undefined && !isOwn(seller)
      return onDrop(drop.sale !== undefined && isOther, { address: drop.owner })
    },
  }),
  rule({
    id: 'prices-unused',
    severity: 'warns',
    find({ drop: { sale, pieces } }) {
      const priced = pieces.filter(({ price }) => price !== undefined).length
      return onDrop(priced > 0 && sale?.pricing.kind !== 'own', { count: priced })
    },
    fix: ({ drop }) => ({
      ...drop,
      sale: { asset: 'xch', endsAt: undefined, ...drop.sale, pricing: { kind: 'own' } },
    }),
  }),
] as const
