import type { Devnet } from '../devnet.js'
import type { Params } from './param.js'

/** One RPC method: its answer without `success`, or a throw that becomes `success: false`. */
export type Endpoint = (devnet: Devnet, params: Params) => Record<string, unknown>
