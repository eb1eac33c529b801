export { block, chainState, did, event, nft, offerEnd, unreadable, washTrade } from './chain/schema.js'
export { auctionStanding } from './derived/auction.js'
export {
  collection,
  collectionDay,
  collectionFigure,
  collectionPeriod,
  detail,
  document,
  fetchTask,
  item,
  media,
  profileVolume,
  rarity,
  rarityValue,
  token,
  trait,
  traitCount,
} from './derived/schema.js'
export { alert, alertPreference, alertTold, savedSearch } from './ledger/alert.js'
export { auction } from './ledger/auction.js'
export { collectionWords } from './ledger/collection.js'
export {
  mintAccount,
  mintBatch,
  mintCredit,
  mintLine,
  mintMinter,
  mintOrder,
  mintPayment,
  mintRun,
  mintScan,
  mintStep,
  mintStop,
} from './ledger/minting.js'
export { appeal, ban, featured, hidden, moderationAct } from './ledger/moderation.js'
export {
  apiKey,
  earlyAccess,
  garden,
  gardenCollection,
  gardenProfile,
  profileChallenge,
  profileClaim,
  supporter,
  tokenListing,
} from './ledger/people.js'
export { premiumMember, premiumPayment, premiumScan } from './ledger/premium.js'
export { pushDevice, pushMessage } from './ledger/push.js'
export { lotItem, offer, offerCoin } from './ledger/schema.js'
export { socialChallenge, socialFlow, socialLink } from './ledger/social.js'
export { upload } from './ledger/upload.js'
export { webhook } from './ledger/webhook.js'
export { auctionTold, outbox } from './outbox/schema.js'
