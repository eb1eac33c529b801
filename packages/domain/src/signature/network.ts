import { hexBytes } from '../bytes.js'

/**
 * Networks by name with the 32 bytes that every signature on them covers (AGG_SIG_ME's additional
 * data): the genesis challenge. Facts of the networks; `simulator0` is the simulator's, and so our devnet's.
 */
export const NETWORKS = {
  mainnet: hexBytes('ccd5bb71183532bff220ba46c268991a3ff07eb358e8255a65c30a2dce0e5fbb'),
  testnet10: hexBytes('ae83525ba8d1dd3f09b277de18ca3e43fc0af20d20c4b3e92ef2a48bd291ccb2'),
  testnet11: hexBytes('37a90eb5185a9c4439a91ddc98bbadce7b4feba060d50116a067de66bf236615'),
  simulator0: hexBytes('eb8c4d20b322be8d9fddbf9412016bdffe9a2901d7edb0e364e94266d0e095f7'),
} as const satisfies Readonly<Record<string, Uint8Array>>

export type NetworkName = keyof typeof NETWORKS

export function isNetworkName(name: string): name is NetworkName {
  return Object.hasOwn(NETWORKS, name)
}

export const NETWORK_NAMES: readonly NetworkName[] = Object.keys(NETWORKS).filter(isNetworkName)
