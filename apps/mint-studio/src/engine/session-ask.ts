import type { RevealedCoin } from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { coinFromJson } from '@chiaroscuro/domain/spend-bundle'
import type { Word } from '@chiaroscuro/minting/report'
import {
  listCoins,
  readSessionFault,
  readSignatureText,
  type SessionFaultCode,
  type SpendableCoin,
  type WalletSession,
  within,
} from '@chiaroscuro/walletconnect'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { spendJson } from './spend-json.js'

/** What the studio asks a wallet over WalletConnect for, by CHIP-0002 and Sage's words beside it. */
export const SESSION_METHODS = [
  'chip0002_connect',
  'chip0002_chainId',
  'chip0002_getAssetCoins',
  'chip0002_signCoinSpends',
  'chia_getAddress',
  'chia_signMessageByAddress',
] as const
type Method = (typeof SESSION_METHODS)[number]

export interface Patience {
  /** For what a wallet answers by itself, and for its person; milliseconds. */
  readonly tellMs: number
  readonly askMs: number
}

export const PATIENCE: Patience = { tellMs: 20_000, askMs: 300_000 }

const chainId = z.string().max(40)
const address = z.object({ address: z.string().regex(/^t?xch1[0-9a-z]{58}$/) })
const hexOf = (digits: number) =>
  z
    .string()
    .max(digits + 2)
    .transform((text) => text.replace(/^0x/, '').toLowerCase())
    .pipe(z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const signed = z
  .object({ publicKey: hexOf(96).optional(), pubkey: hexOf(96).optional(), signature: hexOf(192) })
  .transform(({ publicKey, pubkey, signature }) => ({ publicKey: publicKey ?? pubkey, signature }))

/** A wallet over WalletConnect. Every call rejects with `StudioError`; what it answers is a stranger's word, and read as such. */
export interface SessionAsk {
  chainId(): Promise<string>
  address(): Promise<string>
  /** Coins of XCH, or of its DIDs. */
  coins(kind: 'xch' | 'did'): Promise<RevealedCoin[]>
  /** The signature for spends, which it sends nowhere; its person is asked. */
  sign(spends: readonly CoinSpend[], signal?: AbortSignal): Promise<Uint8Array>
  signMessage(message: string, address: string): Promise<Word>
}

/** Rejects with `StudioError` `wallet-silent`, `wallet-refused`, `wallet-unreadable`, `wallet-unable`, `session-over`, `other-network`; where its person is asked, `wallet-declined`, `wallet-unanswered` and `given-up` besides. */
export function sessionAsk(session: WalletSession, patience: Patience = PATIENCE): SessionAsk {
  async function call(method: Method, params: object, ms: number, signal?: AbortSignal): Promise<unknown> {
    if (!session.methods.includes(method)) throw new StudioError('wallet-unable')
    return within(ms, session.ask(method, params), signal)
  }
  async function tell(method: Method, params: object): Promise<unknown> {
    try {
      return await call(method, params, patience.tellMs)
    } catch (error) {
      throw failed(error, TOLD, 'wallet-refused')
    }
  }
  async function ask(method: Method, params: object, signal?: AbortSignal): Promise<unknown> {
    let said: unknown
    try {
      said = await call(method, params, patience.askMs, signal)
    } catch (error) {
      throw signal?.aborted ? new StudioError('given-up') : failed(error, ASKED, 'wallet-declined')
    }
    // So some wallets say that it was refused.
    if (said === null || said === undefined || said === false) throw new StudioError('wallet-declined')
    return said
  }
  return {
    chainId: async () => read(chainId, await tell('chip0002_chainId', {})),
    address: async () => read(address, await tell('chia_getAddress', {})).address,
    async coins(kind) {
      try {
        const listed = await listCoins((params) => tell('chip0002_getAssetCoins', params), kind)
        return listed.flatMap(revealed)
      } catch (error) {
        throw failed(error, TOLD, 'wallet-refused')
      }
    },
    async sign(spends, signal) {
      const said = await ask('chip0002_signCoinSpends', { coinSpends: spends.map(spendJson) }, signal)
      try {
        return hexBytes(readSignatureText(said))
      } catch (cause) {
        throw new StudioError('wallet-unreadable', { cause })
      }
    },
    async signMessage(message, to) {
      const { publicKey, signature } = read(
        signed,
        await ask('chia_signMessageByAddress', { message, address: to }),
      )
      if (publicKey === undefined) throw new StudioError('wallet-unreadable')
      return { publicKey, signature }
    },
  }
}

/** A coin that cannot be read is none to spend. */
function revealed({ coin, puzzle, lineage }: SpendableCoin): RevealedCoin[] {
  try {
    const proof = lineage && {
      ...{ parentParent: hexBytes(lineage.parent), parentInnerPuzzleHash: hexBytes(lineage.inner) },
      parentAmount: BigInt(lineage.amount),
    }
    return [{ coin: coinFromJson(coin), puzzle: hexBytes(puzzle), ...(proof && { lineage: proof }) }]
  } catch {
    return []
  }
}

type Codes = Partial<Record<SessionFaultCode, string>>
const BOTH: Codes = {
  ...{ unauthorized: 'session-over', 'other-network': 'other-network', 'no-such-method': 'wallet-unable' },
  unreadable: 'wallet-unreadable',
}
const TOLD: Codes = { ...BOTH, unreachable: 'wallet-silent', disconnected: 'wallet-silent' }
/** Whoever did not click is not asked again by itself. */
const ASKED: Codes = { ...BOTH, unreachable: 'wallet-unanswered', disconnected: 'wallet-unanswered' }

function failed(error: unknown, codes: Codes, otherwise: string): StudioError {
  if (error instanceof StudioError) return error
  return new StudioError(codes[readSessionFault(error).code] ?? otherwise, { cause: error })
}

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const found = schema.safeParse(value)
  if (!found.success) throw new StudioError('wallet-unreadable', { cause: found.error })
  return found.data
}
