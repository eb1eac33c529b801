export { type BridgeSettings, type BridgeWallet, bridgeWallet } from './bridge-wallet.js'
export { memoryStorage } from './memory-storage.js'
export type { Ask } from './speak-chia.js'
export { type Relay, startRelay } from './start-relay.js'
