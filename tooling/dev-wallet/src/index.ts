export { readSettings, type Settings } from './settings.js'
export { type DevWallet, type Surroundings, startDevWallet } from './start-dev-wallet.js'
