import { SignClient } from '@walletconnect/sign-client'
import { memoryStorage } from './memory-storage.js'
import { type Ask, speakChia } from './speak-chia.js'
import { speakChip0002 } from './speak-chip0002.js'

export interface BridgeSettings {
  readonly relayUrl: string
  readonly dialect: 'chia' | 'chip0002'
  /** As WalletConnect names it: `mainnet`, `testnet`, `devnet`. */
  readonly network: string
  /** The wallet behind it, in the words of the devnet's own; it throws `{code, message}`. */
  readonly ask: Ask
  /** Refuses whoever would connect. */
  readonly refuses?: boolean
  /** Says that it can do whatever was asked for, as some wallets do, and not only what it can. */
  readonly boasts?: boolean
  /** Does not answer these. */
  readonly silentOn?: readonly string[]
}

/** A wallet at the other end of WalletConnect, for tests: it speaks one dialect, and does what another wallet does. */
export interface BridgeWallet {
  /** The methods it was asked, in order. */
  readonly asked: readonly string[]
  /** Its sessions. */
  topics(): readonly string[]
  /** Resolves once a site has ended one. */
  readonly left: Promise<void>
  /** Takes a link, and answers what comes by it. */
  pair(uri: string): Promise<void>
  /** Goes on with another account. */
  changeAccount(fingerprint: number): Promise<void>
  /** Ends its sessions. */
  leave(): Promise<void>
  close(): Promise<void>
}

const FINGERPRINT = 1_234_567_890
const METADATA = { name: 'Bridge', description: 'A wallet of tests', url: 'https://wallet.test', icons: [] }
const REFUSED = { code: 5000, message: 'User rejected.' }
const LEFT = { code: 6000, message: 'User disconnected.' }

export async function bridgeWallet(settings: BridgeSettings): Promise<BridgeWallet> {
  const { relayUrl, dialect, network, ask, refuses = false, boasts = false, silentOn = [] } = settings
  const methods = dialect === 'chia' ? speakChia(ask) : speakChip0002(ask)
  const client = await SignClient.init({
    projectId: 'tests',
    relayUrl,
    metadata: METADATA,
    storage: memoryStorage(),
    logger: 'silent',
    telemetryEnabled: false,
    // It would hear one request a second.
    signConfig: { disableRequestQueue: true },
    customStoragePrefix: `bridge-${Math.random()}`,
  })
  // Else it asks a third party on the internet about every message, and waits for the answer.
  client.core.verify.resolve = async () => ({ origin: '' })
  const asked: string[] = []
  const spaces = (fingerprint: number, wanted: readonly string[]) => {
    const known = boasts ? [...wanted] : wanted.filter((name) => Object.hasOwn(methods, name))
    const accounts = [`chia:${network}:${fingerprint}`]
    return { chia: { chains: [`chia:${network}`], accounts, methods: known, events: ['accountsChanged'] } }
  }
  let offered: readonly string[] = []

  client.on('session_proposal', ({ id, params }) => {
    offered = [params.requiredNamespaces.chia, params.optionalNamespaces.chia].flatMap(
      (space) => space?.methods ?? [],
    )
    void (refuses
      ? client.reject({ id, reason: REFUSED })
      : client.approve({ id, namespaces: spaces(FINGERPRINT, offered) }))
  })
  client.on('session_request', ({ id, topic, params: { request } }) => {
    asked.push(request.method)
    if (silentOn.includes(request.method)) return
    const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
    const answer = method
      ? method(request.params)
      : Promise.reject({ code: 4001, message: `Unsupported method: ${request.method}` })
    void answer
      .then(
        (result) => ({ id, jsonrpc: '2.0', result }),
        (error: unknown) => ({ id, jsonrpc: '2.0', error: faultOf(error) }),
      )
      .then((response) => client.respond({ topic, response }))
      .catch(() => {})
  })

  const left = new Promise<void>((done) => client.on('session_delete', () => done()))
  const topics = () => client.session.getAll().map(({ topic }) => topic)
  return {
    asked,
    topics,
    left,
    pair: async (uri) => void (await client.pair({ uri })),
    async changeAccount(fingerprint) {
      for (const topic of topics()) await client.update({ topic, namespaces: spaces(fingerprint, offered) })
    },
    async leave() {
      for (const topic of topics()) await client.disconnect({ topic, reason: LEFT })
    },
    async close() {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}

function faultOf(error: unknown): { code: number; message: string } {
  const fault = typeof error === 'object' && error !== null ? error : {}
  const code = 'code' in fault && typeof fault.code === 'number' ? fault.code : -32_000
  return { code, message: 'message' in fault ? String(fault.message) : 'Failed' }
}
