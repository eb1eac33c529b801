export { coinFromJson, coinSpendFromJson, parseSpendBundleJson } from './rpc-json.js'
export { parseSpendBundle, type SpendBundle, SpendBundleError } from './streamable.js'
export { formatSpendBundle, spendBundleHash } from './write-streamable.js'
