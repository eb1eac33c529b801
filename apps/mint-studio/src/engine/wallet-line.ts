import type { DropNetwork } from '@chiaroscuro/minting/drop'
import {
  type Pairing,
  readSessionFault,
  type WalletSession,
  type WalletSessions,
  within,
} from '@chiaroscuro/walletconnect'
import { StudioError } from '../ipc/failure.js'
import type { SessionNetwork, SessionView } from '../ipc/session.js'
import { codeOf } from './code-of.js'
import { PATIENCE, type Patience, SESSION_METHODS, type SessionAsk, sessionAsk } from './session-ask.js'

/** Until the relay is there; and until somebody has taken up the link and approved. */
const OPEN_MS = 20_000
const PAIR_MS = 300_000

/** As WalletConnect names chains: both testnets have one name there. */
const CHAINS: Readonly<Record<DropNetwork, SessionNetwork>> = {
  ...{ mainnet: 'mainnet', testnet11: 'testnet', simulator0: 'devnet' },
}

/** The one wallet over WalletConnect that the studio has, or waits for. */
export interface WalletLine {
  view(): SessionView
  /** Makes a link for a wallet on a network, and ends what was there. Rejects with `StudioError` `no-relay`, `relay-silent`. */
  pair(network: DropNetwork): Promise<SessionView>
  /** Gives up waiting, or ends the session. */
  end(): Promise<SessionView>
  /** The wallet, on this network. Rejects with `StudioError` `session-over`, `other-network`, `wallet-silent`. */
  wallet(network: DropNetwork): Promise<SessionAsk>
}

export interface LineParts {
  /** Opens WalletConnect; nothing where the studio was told of no relay. */
  readonly open: (() => Promise<WalletSessions>) | undefined
  /** Whether there may be a session from before. */
  readonly isFound: boolean
  readonly isKept: () => boolean
  readonly onChange: () => void
  readonly patience?: Patience
  readonly pairMs?: number
}

type State =
  | { readonly state: 'none'; readonly why?: string }
  | { readonly state: 'opening' }
  | { readonly state: 'waiting'; readonly network: SessionNetwork; readonly link: string }
  | { readonly state: 'connected'; readonly session: WalletSession; readonly network: SessionNetwork }

interface Wanted {
  readonly on: DropNetwork
  readonly signal: AbortSignal
  readonly patience: Patience
  readonly pairMs: number
}

/** Begins with the session that was kept, where there is one. */
export function walletLine(parts: LineParts): WalletLine {
  const { open, isFound, isKept, onChange, patience = PATIENCE, pairMs = PAIR_MS } = parts
  let state: State = { state: 'none' }
  let waiting = new AbortController()

  function become(next: State): void {
    state = next
    onChange()
  }
  /** A wallet that left is not there any more; one that went to another account is asked anew. */
  function follow(all: WalletSessions, topic: string): void {
    if (state.state !== 'connected' || state.session.topic !== topic) return
    const session = all.find(topic)
    become(session ? { ...state, session } : { state: 'none', why: 'session-over' })
  }
  const sessions = opener(open, follow)
  async function restore(): Promise<void> {
    const all = await within(OPEN_MS, sessions())
    const session = all.newest()
    const network = Object.values(CHAINS).find((one) => one === session?.network)
    if (state.state === 'opening')
      become(session && network ? { state: 'connected', session, network } : { state: 'none' })
  }
  async function greet(all: WalletSessions, pairing: Pairing, wanted: Wanted): Promise<void> {
    try {
      const session = await greeted(all, pairing, wanted)
      become({ state: 'connected', session, network: CHAINS[wanted.on] })
    } catch (error) {
      if (!wanted.signal.aborted) become({ state: 'none', why: whyNot(error) })
    }
  }
  function stop(): string | undefined {
    waiting.abort()
    waiting = new AbortController()
    return state.state === 'connected' ? state.session.topic : undefined
  }

  if (open && isFound) {
    state = { state: 'opening' }
    restore().catch(() => become({ state: 'none', why: 'relay-silent' }))
  }
  return {
    view() {
      if (!open) return { state: 'absent' }
      if (state.state !== 'connected') return state
      const { session, network } = state
      return { state: 'connected', name: session.name, network, isKept: isKept() }
    },
    async pair(network) {
      const before = stop()
      const { signal } = waiting
      become({ state: 'opening' })
      try {
        const all = await within(OPEN_MS, sessions(), signal)
        if (before !== undefined) drop(all, before)
        const pairing = await within(OPEN_MS, all.pair(CHAINS[network], SESSION_METHODS), signal)
        become({ state: 'waiting', network: CHAINS[network], link: pairing.link })
        void greet(all, pairing, { on: network, signal, patience, pairMs })
      } catch (error) {
        if (!signal.aborted) become({ state: 'none', why: open ? 'relay-silent' : 'no-relay' })
        throw error instanceof StudioError ? error : new StudioError('relay-silent', { cause: error })
      }
      return this.view()
    },
    async end() {
      const topic = stop()
      become({ state: 'none' })
      if (topic !== undefined) drop(await sessions(), topic)
      return this.view()
    },
    async wallet(network) {
      if (!open) throw new StudioError('no-relay')
      if (state.state === 'opening') throw new StudioError('wallet-silent')
      if (state.state !== 'connected') throw new StudioError('session-over')
      const wallet = sessionAsk(state.session, patience)
      await checkNetwork(state.session, wallet, network)
      return wallet
    },
  }
}

/** Opens the relay once, and once more where that failed; `hear` is told of each session that changed. */
function opener(
  open: LineParts['open'],
  hear: (all: WalletSessions, topic: string) => void,
): () => Promise<WalletSessions> {
  let opened: Promise<WalletSessions> | undefined
  return () => {
    if (!open) throw new StudioError('no-relay')
    opened ??= open().then(
      (all) => {
        all.onChange((topic) => hear(all, topic))
        return all
      },
      (cause: unknown) => {
        opened = undefined
        throw new StudioError('relay-silent', { cause })
      },
    )
    return opened
  }
}

/** Whoever took up the link, once it is known to be on this network. */
async function greeted(
  all: WalletSessions,
  { approved }: Pairing,
  { on, signal, patience, pairMs }: Wanted,
): Promise<WalletSession> {
  let session: WalletSession | undefined
  try {
    session = await within(pairMs, approved, signal)
    await checkNetwork(session, sessionAsk(session, patience), on)
    if (signal.aborted) throw new StudioError('given-up')
    return session
  } catch (error) {
    // Whoever is turned away, or approves too late, is not left with a session that nobody uses.
    if (session) drop(all, session.topic)
    else void approved.then((late) => drop(all, late.topic)).catch(() => {})
    throw error
  }
}

/** Whether the other side hears of it is not waited for. */
function drop(all: WalletSessions, topic: string): void {
  void all.end(topic).catch(() => {})
}

/** Session and wallet have to name the network, each by the name it has for it. */
async function checkNetwork(session: WalletSession, wallet: SessionAsk, network: DropNetwork): Promise<void> {
  if (session.network !== CHAINS[network]) throw new StudioError('other-network')
  if ((await wallet.chainId()) !== network) throw new StudioError('other-network')
}

function whyNot(error: unknown): string {
  if (error instanceof StudioError) return codeOf(error)
  return readSessionFault(error).code === 'unreachable' ? 'pairing-late' : 'pairing-refused'
}
