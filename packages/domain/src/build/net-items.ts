import type { EffectItem } from './seen-spend.js'

/** What of things that went and came is left on either side. */
export interface Net {
  readonly leaves: readonly EffectItem[]
  readonly enters: readonly EffectItem[]
}

/** Sets off what came against what went, asset by asset; what came back did not go. */
export function netItems(gone: readonly EffectItem[], came: readonly EffectItem[]): Net {
  const [out, into] = [tally(gone), tally(came)]
  return { leaves: beyond(out, into), enters: beyond(into, out) }
}

/** The items with each asset once, in order of appearance; nothing for sums of zero. */
export function sumItems(items: readonly EffectItem[]): EffectItem[] {
  return beyond(tally(items), new Map())
}

/** Items by what they are of, with amounts summed up. */
type Tally = ReadonlyMap<string, EffectItem>

function tally(items: readonly EffectItem[]): Tally {
  const sums = new Map<string, EffectItem>()
  for (const item of items) sums.set(nameOf(item), plus(item, sums.get(nameOf(item))))
  return sums
}

function beyond(some: Tally, others: Tally): EffectItem[] {
  return [...some].flatMap(([name, item]): EffectItem[] => {
    const other = others.get(name)
    if (!isAmount(item)) return other ? [] : [item]
    const amount = item.amount - (other && isAmount(other) ? other.amount : 0n)
    return amount > 0n ? [{ ...item, amount }] : []
  })
}

function plus(item: EffectItem, other: EffectItem | undefined): EffectItem {
  if (!isAmount(item) || !other || !isAmount(other)) return item
  return { ...item, amount: item.amount + other.amount }
}

function isAmount(item: EffectItem): item is Extract<EffectItem, { readonly amount: bigint }> {
  return item.kind === 'xch' || item.kind === 'cat'
}

function nameOf(item: EffectItem): string {
  if (item.kind === 'nft') return `nft ${item.launcherId}`
  if (item.kind === 'did') return `did ${item.didId}`
  if (item.kind === 'unknown') return `unknown ${item.coinId}`
  return item.kind === 'cat' ? `cat ${item.assetId}` : 'xch'
}
