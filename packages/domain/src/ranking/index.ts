export { type OpenRarityItem, type OpenRarityRank, rankByOpenRarity } from './open-rarity.js'
