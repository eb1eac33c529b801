import type { Effect, RoyaltyShare } from './effect.js'
import { sumItems } from './net-items.js'

/**
 * What several things do that each stand for themselves, such as offers signed together. One may come about without
 * the others, so nothing is set off between them.
 */
export function sumEffects(effects: readonly Effect[]): Effect {
  const all = <T>(of: (effect: Effect) => readonly T[]) => effects.flatMap(of)
  return {
    leaves: sumItems(all(({ leaves }) => leaves)),
    enters: sumItems(all(({ enters }) => enters)),
    requested: sumItems(all(({ requested }) => requested)),
    unbound: sumItems(all(({ unbound }) => unbound)),
    fee: effects.reduce((sum, { fee }) => sum + fee, 0n),
    royalties: all<RoyaltyShare>(({ royalties }) => royalties),
  }
}
