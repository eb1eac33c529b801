import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { SessionStorage } from '@chiaroscuro/walletconnect/sessions'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { type RelayPlace, relayPlace } from '../ipc/session.js'
import { askMain } from './ask-main.js'
import { engineCalls } from './calls.js'
import { codeOf } from './code-of.js'
import { openDevnetAccount } from './devnet-account.js'
import { heldPictures } from './held-pictures.js'
import { openHostBook } from './host-book.js'
import { mediaDoor } from './media-door.js'
import { projectStore } from './project-store.js'
import { isRelayFault } from './relay-fault.js'
import { sessionShelf } from './session-shelf.js'
import { Studio } from './studio.js'
import { thumbnails } from './thumbnail.js'
import { openWalletBook } from './wallet-book.js'
import { walletLine } from './wallet-line.js'

const start = z.strictObject({
  kind: z.literal('start'),
  data: z.string(),
  resources: z.string(),
  devnetFile: z.string().optional(),
  /** Keys of services, by the ids of their places. */
  secrets: z.record(z.string(), z.string()),
  /** Where the studio's news are read. */
  content: z.strictObject({ url: z.string().optional(), token: z.string() }).optional(),
  /** The marketplace of networks other than the devnet. */
  market: z.strictObject({ apiUrl: z.string(), siteUrl: z.string().optional() }).optional(),
  /** Where wallets and the studio meet, and what was kept of that. */
  relay: relayPlace.optional(),
  session: z.string().max(500_000).optional(),
  /** Chia's own folder, where its certificates are. */
  chiaRoot: z.string(),
})
const call = z.strictObject({
  kind: z.literal('call'),
  number: z.number(),
  name: z.string(),
  input: z.unknown(),
})

const told = z.strictObject({ kind: z.literal('told'), number: z.number(), value: z.unknown().optional() })

const port = process.parentPort
const main = askMain((message) => port.postMessage(message))

/** The engine's process: told once where its things are, and then asked one thing after the other. */
port.once('message', ({ data: first }) => {
  const ready = open(start.parse(first))
  ready.then(
    () => port.postMessage({ kind: 'ready' }),
    (error: unknown) => port.postMessage({ kind: 'failed', code: codeOf(error) }),
  )
  port.on('message', ({ data: message }) => {
    const answer = told.safeParse(message)
    if (answer.success) return main.take(answer.data)
    const asked = call.safeParse(message)
    if (!asked.success) return
    const { number, name, input } = asked.data
    ready
      .then((answer) => answer(name, input))
      .then(
        (value) => port.postMessage({ kind: 'answer', number, value }),
        (error: unknown) => port.postMessage({ kind: 'failure', number, code: codeOf(error) }),
      )
  })
})

/** Heavy, and loaded once somebody has such a wallet. */
async function openRelay(place: RelayPlace, storage: SessionStorage) {
  process.on('unhandledRejection', (fault) => {
    if (!isRelayFault(fault)) throw fault
    process.stderr.write('engine: WalletConnect left a fault unheard\n')
  })
  const { openSessions } = await import('./relay-client.js')
  const asker = {
    name: 'Chiaroscuro Mint Studio',
    description: 'Mints collections of NFTs',
    url: '',
    icons: [],
  }
  return openSessions({ ...place, asker, shelf: { name: 'studio', storage } })
}

type Answer = (name: string, input: unknown) => Promise<unknown>

async function open({
  data,
  resources,
  devnetFile,
  secrets,
  chiaRoot,
  content,
  market,
  relay,
  session,
}: z.output<typeof start>): Promise<Answer> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const now = Date.now
  const account = await openDevnetAccount({
    ...{ path: join(data, 'devnet-account.json'), randomBytes, now },
    sleep: (ms) => sleep(ms),
  })
  const run = nodeClvmRunner()
  const pause = (ms: number) => sleep(ms)
  const shelf = sessionShelf({ text: relay && session, ask: main.ask, sleep: pause })
  const line = walletLine({
    open: relay && (() => openRelay(relay, shelf.storage)),
    ...{ isFound: shelf.isFound, isKept: shelf.isKept },
    onChange: () => port.postMessage({ kind: 'session' }),
  })
  const studio = new Studio({
    ...{
      store: projectStore(join(data, 'projects')),
      account,
      book: await openHostBook(join(data, 'hosts.json'), secrets),
      media: mediaDoor(main.ask),
      wallets: await openWalletBook({ path: join(data, 'wallets.json'), chiaRoot, fetch, run, line }),
      line,
      run,
      fetch,
      now,
      randomBytes,
    },
    ...{ sleep: (ms) => sleep(ms), random: Math.random, resources, devnetFile, content },
    market: market && { apiUrl: market.apiUrl, siteUrl: market.siteUrl },
    pictures: heldPictures(thumbnails(join(data, 'held')), fetch),
    onNews: (view) => port.postMessage({ kind: 'news', view }),
  })
  await studio.look()
  const calls = new Map<string, unknown>(Object.entries(engineCalls(studio)))
  return async (name, input) => {
    const found = calls.get(name)
    if (typeof found !== 'function') throw new StudioError('no-such-call')
    return found(input)
  }
}
