export { type Coin, type CoinSpend, coinIdOf } from './coin.js'
export type {
  ChainEvent,
  DidAssigned,
  NftBurned,
  NftEvent,
  NftMinted,
  NftTraded,
  NftTransferred,
  NftUpdated,
  Price,
  Unreadable,
} from './event.js'
export { type Advance, advance, type BlockLink, type LocalChain } from './local-chain.js'
export { isBurnAddress, readBlock } from './read-block.js'
export { type NftSpend, type NftState, readNftSpend } from './read-nft-spend.js'
