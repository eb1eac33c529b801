export { floorsAt, type Stand } from './floors-at.js'
export {
  explainRank,
  type OpenRarityRank,
  type RankExplanation,
  rankByOpenRarity,
  type TraitBits,
} from './open-rarity.js'
export {
  explainItem,
  type ItemTrait,
  itemTraits,
  type RarityCounts,
  type RarityTable,
  rankWithTable,
} from './rarity-table.js'
export type { OpenRarityItem } from './trait-table.js'
export { findWashTrades, type Sale, type WashRule, type WashTrade } from './wash-trade.js'
