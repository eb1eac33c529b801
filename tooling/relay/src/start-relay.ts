import { once } from 'node:events'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { Mailboxes } from './mailboxes.js'
import { type RelayCall, relayCall } from './relay-call.js'

export interface Relay {
  /** `ws://127.0.0.1:PORT` */
  readonly url: string
  /** How many have connected since it began. */
  connected(): number
  close(): Promise<void>
}

/** What clients tag these with, as the relay does where it publishes for them. */
const TAGS = { proposal: 1100, response: 1101, settlement: 1102 }
const LARGEST = 4_000_000
const MOST_CLIENTS = 50

/**
 * A stand-in for WalletConnect's relay, on this machine alone: passes sealed messages between the two ends of a
 * session, and holds them for whoever comes later. Asks for no project and looks at no token.
 */
export async function startRelay({
  port = 0,
  now = Date.now,
}: {
  port?: number
  now?: () => number
} = {}): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: LARGEST })
  const post = postOffice(now)
  let connected = 0
  server.on('connection', (socket) => {
    connected++
    if (server.clients.size > MOST_CLIENTS) return socket.close(1013)
    socket.on('message', (data) => post.hear(socket, textOf(data)))
    socket.on('close', () => post.forget(socket))
    socket.on('error', () => socket.terminate())
  })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The relay has no address')
  return {
    url: `ws://127.0.0.1:${address.port}`,
    connected: () => connected,
    async close() {
      for (const client of server.clients) client.terminate()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

function postOffice(now: () => number) {
  const subscribers = new Map<string, Set<WebSocket>>()
  const held = new Mailboxes()
  let sent = 0

  function subscribe(socket: WebSocket, topic: string): string {
    subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(socket))
    for (const mail of held.take(topic, now())) deliver(socket, mail)
    return topic
  }
  function deliver(socket: WebSocket, data: object) {
    const params = { id: `${++sent}`, data }
    socket.send(
      JSON.stringify({ id: now() * 1000 + sent, jsonrpc: '2.0', method: 'irn_subscription', params }),
    )
  }
  function publish(
    from: WebSocket,
    { ttl, ...mail }: { topic: string; message: string; tag: number; ttl: number },
  ) {
    const others = [...(subscribers.get(mail.topic) ?? [])].filter((one) => one !== from)
    const dated = { ...mail, publishedAt: now() }
    if (others.length === 0) held.put(dated, ttl)
    for (const other of others) deliver(other, dated)
    return true
  }
  const fetched = (topics: readonly string[]) => ({
    messages: topics.flatMap((topic) => held.take(topic, now())),
    hasMore: false,
  })

  function answer(socket: WebSocket, { method, params }: RelayCall): unknown {
    switch (method) {
      case 'irn_publish':
        return publish(socket, params)
      case 'irn_subscribe':
        return subscribe(socket, params.topic)
      case 'irn_batchSubscribe':
        return params.topics.map((topic) => subscribe(socket, topic))
      case 'irn_unsubscribe':
        return subscribers.get(params.topic)?.delete(socket) ?? false
      case 'irn_batchUnsubscribe':
        for (const { topic } of params.subscriptions) subscribers.get(topic)?.delete(socket)
        return true
      case 'irn_fetchMessages':
        return fetched([params.topic])
      case 'irn_batchFetchMessages':
        return fetched(params.topics)
      case 'wc_proposeSession': {
        const { pairingTopic: topic, sessionProposal: message, ttl } = params
        subscribe(socket, topic)
        return publish(socket, { topic, message, ttl, tag: TAGS.proposal })
      }
      case 'wc_approveSession': {
        const { pairingTopic, sessionTopic, ttl } = params
        subscribe(socket, sessionTopic)
        const settlement = { topic: sessionTopic, message: params.sessionSettlementRequest }
        publish(socket, {
          topic: pairingTopic,
          message: params.sessionProposalResponse,
          ttl,
          tag: TAGS.response,
        })
        return publish(socket, { ...settlement, ttl, tag: TAGS.settlement })
      }
    }
  }

  return {
    hear(socket: WebSocket, text: string) {
      const said = parse(text)
      const read = relayCall.safeParse(said)
      if (read.success) {
        const result = answer(socket, read.data)
        socket.send(JSON.stringify({ id: read.data.id, jsonrpc: '2.0', result }))
      } else if (isCall(said)) {
        const error = { code: -32_602, message: 'Not understood' }
        socket.send(JSON.stringify({ id: said.id, jsonrpc: '2.0', error }))
      }
    },
    forget(socket: WebSocket) {
      for (const [topic, sockets] of subscribers) {
        sockets.delete(socket)
        if (sockets.size === 0) subscribers.delete(topic)
      }
    },
  }
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Acknowledgements have no method, and need no answer. */
function isCall(said: unknown): said is { id: unknown } {
  return typeof said === 'object' && said !== null && 'id' in said && 'method' in said
}
