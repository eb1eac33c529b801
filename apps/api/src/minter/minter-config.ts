import { fromHex } from '@chiaroscuro/domain/bytes'
import { deriveWalletKey, type NetworkName, type WalletKey } from '@chiaroscuro/domain/signature'
import { type Env, readEnv } from '../config/env.js'
import { ConfigError, needed, oneOf, url, whole } from '../config/setting.js'
import type { MinterFee } from './hands.js'

/** What the minter's process is told. The key is in its environment alone. */
export interface MinterConfig {
  readonly key: WalletKey
  readonly network: NetworkName
  readonly node: { readonly url: string; readonly cert: string | undefined; readonly key: string | undefined }
  readonly desk: { readonly url: string; readonly token: string }
  readonly fee: MinterFee
  readonly pollMs: number
}

/** Throws `ConfigError`, which never carries the key. */
export function minterConfig(env: Env): MinterConfig {
  const network = oneOf(env, 'NETWORK', ['mainnet', 'testnet', 'devnet'], 'mainnet')
  const start = BigInt(whole(env, 'MINTER_FEE_MOJOS', 0, 0, 1e12))
  const ceiling = BigInt(whole(env, 'MINTER_FEE_CEILING_MOJOS', Number(start), 0, 1e13))
  if (ceiling < start) throw new ConfigError('MINTER_FEE_CEILING_MOJOS must not be below MINTER_FEE_MOJOS')
  return {
    key: keyOf(needed(env, 'MINTER_SECRET', 'the minter')),
    network: ({ mainnet: 'mainnet', testnet: 'testnet11', devnet: 'simulator0' } as const)[network],
    node: {
      url: url(env, 'NODE_RPC_URL') ?? 'https://127.0.0.1:8555',
      cert: readEnv(env, 'NODE_RPC_CERT'),
      key: readEnv(env, 'NODE_RPC_KEY'),
    },
    desk: {
      url: url(env, 'MINTER_DESK_URL') ?? 'http://127.0.0.1:8803',
      token: needed(env, 'MINTER_TOKEN', 'the minter'),
    },
    fee: {
      ...{ start, ceiling, step: ceiling > start ? (ceiling - start + 3n) / 4n : 0n },
      patienceBlocks: whole(env, 'MINTER_PATIENCE_BLOCKS', 10, 1, 1000),
    },
    pollMs: whole(env, 'MINTER_POLL_MS', network === 'devnet' ? 750 : 2000, 20, 60_000),
  }
}

/** The wallet's first address, by the master secret key. */
function keyOf(secret: string): WalletKey {
  const master = fromHex(secret)
  if (master?.length !== 32)
    throw new ConfigError('MINTER_SECRET must be a master secret key: 32 bytes in hex')
  try {
    return deriveWalletKey(master, 0)
  } catch {
    throw new ConfigError('MINTER_SECRET is no secret key')
  }
}
