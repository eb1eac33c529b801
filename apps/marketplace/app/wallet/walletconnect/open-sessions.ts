import { SignClient } from '@walletconnect/sign-client'
import { WalletFault } from '../wallet-fault.js'
import type { WalletSession, WalletSessions } from './wallet-session.js'

type Options = NonNullable<Parameters<typeof SignClient.init>[0]>

export interface SessionsPlace {
  readonly projectId: string
  readonly relayUrl: string
  /** Where this site is, as the wallet shows it. */
  readonly origin: string
  /** Where keys and sessions are kept, and under which name; the browser's own database unless said. */
  readonly shelf?: { readonly name: string; readonly storage: Required<Options>['storage'] }
}

type Client = Awaited<ReturnType<typeof SignClient.init>>
type Session = ReturnType<Client['session']['get']>

/** Seconds in which a wallet has to answer; the least that the protocol allows. */
const ANSWER_SECONDS = 300
const LEFT = { code: 6000, message: 'User disconnected.' }
const ACCOUNT = /^chia:([a-z0-9-]{1,32}):(\d{1,10})$/

/** Opens WalletConnect: heavy, so that only who uses it loads it. */
export async function openSessions({
  projectId,
  relayUrl,
  origin,
  shelf,
}: SessionsPlace): Promise<WalletSessions> {
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata: {
      name: 'Chiaroscuro',
      description: 'NFTs on Chia',
      url: origin,
      icons: [`${origin}/icons/touch-180.png`],
    },
    logger: 'silent',
    telemetryEnabled: false,
    ...(shelf ? { storage: shelf.storage, customStoragePrefix: shelf.name } : {}),
  })
  // Else it opens a frame of a third party's on every pairing, to have this site attested.
  client.core.verify.register = async () => ''
  const toSession = sessionOf.bind(undefined, client)

  return {
    async pair(network, methods) {
      const chia = { chains: [`chia:${network}`], methods: [...methods], events: ['accountsChanged'] }
      const { uri, approval } = await client.connect({ optionalNamespaces: { chia } })
      if (!uri) throw new WalletFault('unreachable', 'No link was made')
      return { link: uri, approved: approval().then(toSession) }
    },
    find(topic) {
      const lasting = client.session.getAll().find((one) => one.topic === topic)
      try {
        return lasting && lasting.expiry * 1000 > Date.now() ? toSession(lasting) : undefined
      } catch {
        return undefined
      }
    },
    end: (topic) => client.disconnect({ topic, reason: LEFT }),
    onChange(hear) {
      const tell = ({ topic }: { topic: string }) => hear(topic)
      client.on('session_delete', tell)
      client.on('session_expire', tell)
      client.on('session_update', tell)
      client.on('session_event', tell)
    },
  }
}

/** What a wallet wrote into the session is a stranger's word. */
function sessionOf(client: Client, session: Session): WalletSession {
  const { topic, namespaces, peer } = session
  const space = namespaces.chia
  const [, network, digits] = ACCOUNT.exec(space?.accounts[0] ?? '') ?? []
  if (!space || !network || !digits)
    throw new WalletFault('unreadable', 'The wallet does not say which account it is on')
  const name = typeof peer.metadata.name === 'string' ? peer.metadata.name.trim().slice(0, 60) : ''
  return {
    topic,
    name: name || 'WalletConnect',
    network,
    fingerprint: Number(digits),
    methods: space.methods,
    ask: (method, params) =>
      client.request<unknown>({
        topic,
        chainId: `chia:${network}`,
        request: { method, params },
        expiry: ANSWER_SECONDS,
      }),
  }
}
