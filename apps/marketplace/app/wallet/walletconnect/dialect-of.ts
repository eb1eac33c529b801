import { type WalletSession, within } from '@chiaroscuro/walletconnect'
import { WalletFault } from '../wallet-fault.js'
import { CHIA_METHODS, chiaDialect } from './chia-dialect.js'
import { CHIP0002_METHODS, chip0002Dialect } from './chip0002-dialect.js'
import type { Asker, Dialect } from './dialect.js'
import { given } from './session-answer.js'
import { readSessionFault } from './session-fault.js'

export const ASKED_METHODS: readonly string[] = [...new Set([...CHIP0002_METHODS, ...CHIA_METHODS])]

export interface Patience {
  /** For what a wallet answers by itself, for its person, and to find out which words it knows; milliseconds. */
  readonly tellMs: number
  readonly askMs: number
  readonly probeMs: number
}

export const PATIENCE: Patience = { tellMs: 20_000, askMs: 300_000, probeMs: 8_000 }

const [PROBE, CREATE] = ['chip0002_chainId', 'chia_createOffer']

/** Which dialect each session turned out to speak. */
const known = new Map<string, boolean>()

/**
 * The words that a wallet knows. It said so when it approved; where it said yes to everything, as some do, it is asked
 * for its chain in the words of CHIP-0002, and the reference wallet's are spoken where it does not know them.
 */
export async function dialectOf(
  session: WalletSession,
  patience: Patience = PATIENCE,
  signal?: AbortSignal,
): Promise<Dialect> {
  const { fingerprint, methods, topic } = session
  const call = async (method: string, params: object, ms: number) => {
    // Known before anybody is asked.
    if (!methods.includes(method)) throw new WalletFault('no-such-method', method)
    try {
      return await within(ms, session.ask(method, params), signal)
    } catch (error) {
      throw readSessionFault(error)
    }
  }
  const asker: Asker = {
    fingerprint,
    tell: (method, params) => call(method, params, patience.tellMs),
    ask: async (method, params) => given(await call(method, params, patience.askMs)),
  }
  const isChip0002 =
    known.get(topic) ??
    ((methods.includes(PROBE) || methods.includes(CREATE)) &&
      (!methods.includes('chia_getWallets') ||
        (await call(PROBE, {}, patience.probeMs).then(
          (said) => typeof said === 'string',
          () => false,
        ))))
  known.set(topic, isChip0002)
  return isChip0002 ? chip0002Dialect(asker) : chiaDialect(asker)
}
