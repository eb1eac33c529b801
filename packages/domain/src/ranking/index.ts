export { type OpenRarityItem, type OpenRarityRank, rankByOpenRarity } from './open-rarity.js'
export { findWashTrades, type Sale, type WashRule, type WashTrade } from './wash-trade.js'
