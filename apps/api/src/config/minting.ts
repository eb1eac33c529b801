import { fromHex } from '@chiaroscuro/domain/bytes'
import { type Env, readEnv } from './env.js'
import { leadsOn, price } from './premium.js'
import { ConfigError, whole } from './setting.js'

/** The minting API: who mints is a process of its own, which alone has a key. */
export interface MintingConfig {
  /** By which the minter proves that it is the minter. */
  readonly deskToken: string
  /** Of the wallet that is paid for credits, at m/12381/8444/2. */
  readonly publicKey: Uint8Array
  /** What a credit costs. */
  readonly creditMojos: bigint
  /** Credits that every account begins with. */
  readonly givenCredits: number
  /** Pieces that a key, or a person without one, may order within 24 hours. */
  readonly piecesPerDay: number
}

const SHORTEST_TOKEN = 32

/** The minting API, where a minter is let in. Throws `ConfigError`. */
export function mintingConfig(env: Env): MintingConfig | undefined {
  const deskToken = readEnv(env, 'MINTER_TOKEN')
  if (deskToken === undefined) return undefined
  if (deskToken.length < SHORTEST_TOKEN)
    throw new ConfigError(`MINTER_TOKEN must have ${SHORTEST_TOKEN} characters at least`)
  const publicKey = fromHex(readEnv(env, 'MINTING_PUBLIC_KEY') ?? '')
  if (publicKey?.length !== 48 || !leadsOn(publicKey))
    throw new ConfigError(
      'MINTING_PUBLIC_KEY must be a public key where MINTER_TOKEN is set: 48 bytes in hex',
    )
  return {
    ...{ deskToken, publicKey },
    creditMojos: price(env, 'MINTING_CREDIT_XCH', '0.005'),
    givenCredits: whole(env, 'MINTING_GIVEN_CREDITS', 0, 0, 100_000),
    piecesPerDay: whole(env, 'MINTING_PIECES_PER_DAY', 5000, 1, 10_000_000),
  }
}
