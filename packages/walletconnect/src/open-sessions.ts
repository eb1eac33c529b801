import { SignClient } from '@walletconnect/sign-client'
import { SessionFault } from './session-fault.js'
import { type Client, openWaits, type Waits } from './waits.js'
import type { WalletSession, WalletSessions } from './wallet-session.js'

type Options = NonNullable<Parameters<typeof SignClient.init>[0]>
export type SessionStorage = Required<Options>['storage']

export interface SessionsPlace {
  readonly projectId: string
  readonly relayUrl: string
  /** Who asks, as the wallet shows it. */
  readonly asker: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /** Where keys and sessions are kept, and under which name; the browser's own database unless said. */
  readonly shelf?: { readonly name: string; readonly storage: SessionStorage }
}

type Session = ReturnType<Client['session']['get']>

const LEFT = { code: 6000, message: 'User disconnected.' }
const ACCOUNT = /^chia:([a-z0-9-]{1,32}):(\d{1,10})$/

/** Opens WalletConnect: heavy, so that only who uses it loads it. */
export async function openSessions({
  projectId,
  relayUrl,
  asker,
  shelf,
}: SessionsPlace): Promise<WalletSessions> {
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata: { ...asker, icons: [...asker.icons] },
    logger: 'silent',
    telemetryEnabled: false,
    ...(shelf ? { storage: shelf.storage, customStoragePrefix: shelf.name } : {}),
  })
  // Else it opens a frame of a third party's on every pairing, to have who asks attested.
  client.core.verify.register = async () => ''
  const waits = openWaits(client)
  const lasting = (now: number) => client.session.getAll().filter(({ expiry }) => expiry * 1000 > now)

  return {
    async pair(network, methods) {
      const chia = { chains: [`chia:${network}`], methods: [...methods], events: ['accountsChanged'] }
      const { uri, approval } = await client.connect({ optionalNamespaces: { chia } })
      if (!uri) throw new SessionFault('unreachable', 'No link was made')
      const approved = waits.proposal(uri, approval())
      return { link: uri, approved: approved.then((session) => sessionOf(waits, session)) }
    },
    find(topic) {
      const found = lasting(Date.now()).find((one) => one.topic === topic)
      return found && readable(waits, found)
    },
    newest() {
      const [found] = lasting(Date.now()).sort((one, other) => other.expiry - one.expiry)
      return found && readable(waits, found)
    },
    end: (topic) => client.disconnect({ topic, reason: LEFT }),
    onChange(hear) {
      const tell = ({ topic }: { topic: string }) => hear(topic)
      client.on('session_delete', tell)
      client.on('session_expire', tell)
      client.on('session_update', tell)
      client.on('session_event', tell)
    },
    async close() {
      waits.close()
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}

function readable(waits: Waits, session: Session): WalletSession | undefined {
  try {
    return sessionOf(waits, session)
  } catch {
    return undefined
  }
}

/** What a wallet wrote into the session is a stranger's word. */
function sessionOf(waits: Waits, session: Session): WalletSession {
  const { topic, namespaces, peer } = session
  const space = namespaces.chia
  const [, network, digits] = ACCOUNT.exec(space?.accounts[0] ?? '') ?? []
  if (!space || !network || !digits)
    throw new SessionFault('unreadable', 'The wallet does not say which account it is on')
  const name = typeof peer.metadata.name === 'string' ? peer.metadata.name.trim().slice(0, 60) : ''
  return {
    topic,
    name: name || 'WalletConnect',
    network,
    fingerprint: Number(digits),
    methods: space.methods,
    ask: (method, params) => waits.ask({ topic, chainId: `chia:${network}` }, { method, params }),
  }
}
