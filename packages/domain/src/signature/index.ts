export { isNetworkName, NETWORK_NAMES, type NetworkName } from './network.js'
export { type SignedPart, verifyAggregate } from './verify-aggregate.js'
