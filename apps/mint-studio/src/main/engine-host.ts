import type { UtilityProcess } from 'electron'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { ENGINE_ASKS, type EngineAsk, mediaFile, mediaLeave, mediaStanding } from '../ipc/media.js'
import { keptSession, type RelayPlace, sessionKeeping } from '../ipc/session.js'
import type { AccountDesk } from './account-desk.js'
import type { SessionDesk } from './session-desk.js'

const message = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('failed'), code: z.string().max(60) }),
  z.strictObject({ kind: z.literal('answer'), number: z.number(), value: z.unknown() }),
  z.strictObject({ kind: z.literal('failure'), number: z.number(), code: z.string().max(60) }),
  z.strictObject({ kind: z.literal('news'), view: z.unknown() }),
  z.strictObject({ kind: z.literal('session') }),
  z.strictObject({
    kind: z.literal('ask'),
    number: z.number(),
    name: z.enum(ENGINE_ASKS),
    input: z.unknown().optional(),
  }),
])

type Asked = Extract<z.output<typeof message>, { readonly kind: 'ask' }>

export interface EngineStart {
  readonly data: string
  readonly resources: string
  readonly devnetFile: string | undefined
  /** Where the studio's news are read; nothing where nobody said. */
  readonly content: { readonly url?: string | undefined; readonly token: string } | undefined
  /** The marketplace of networks other than the devnet; nothing where nobody named one. */
  readonly market: { readonly apiUrl: string; readonly siteUrl?: string | undefined } | undefined
  /** Chia's own folder, where its certificates are. */
  readonly chiaRoot: string
  /** Where wallets and the studio meet; nothing where nobody said. */
  readonly relay: RelayPlace | undefined
  /** What is kept of sessions with wallets, as it is when it starts. */
  readonly session: () => string | undefined
  /** Keys of services, as they are when it starts. */
  readonly secrets: () => Readonly<Record<string, string>>
}

/** What main does for the engine, since only main may. */
export type EngineAnswers = Pick<AccountDesk, Exclude<EngineAsk, 'keepSession'>> & SessionDesk

/** What the engine tells of itself. */
export interface EngineNews {
  readonly onNews: (view: unknown) => void
  readonly onSession: () => void
}

/** The engine's process as main sees it. */
export interface EngineHost {
  /** Rejects with `StudioError` of the engine's code, and `engine-gone` where its process ended. */
  call(name: string, input: unknown): Promise<unknown>
  stop(): void
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: StudioError) => void
}

/**
 * Starts the engine, and starts it again where it ends by itself: what it was doing is in its journals. `onNews` hears of projects that
 * changed, `onSession` that the wallet over WalletConnect did; nothing of what comes is believed unread, and nothing but `answers` is done for it.
 */
export function engineHost(
  fork: () => UtilityProcess,
  { data, resources, devnetFile, chiaRoot, secrets, content, market, relay, session }: EngineStart,
  { onNews, onSession }: EngineNews,
  answers: EngineAnswers,
): EngineHost {
  let isStopping = false
  let number = 0
  let waiting = new Map<number, Waiting>()
  let child = begin()

  function begin(): UtilityProcess {
    const fresh = fork()
    fresh.on('message', (said: unknown) => {
      const read = message.safeParse(said)
      if (!read.success) return
      if (read.data.kind === 'ask') void tell(fresh, read.data)
      else take(read.data)
    })
    fresh.on('exit', () => {
      const lost = waiting
      waiting = new Map()
      for (const { reject } of lost.values()) reject(new StudioError('engine-gone'))
      if (!isStopping) child = begin()
    })
    const kept = session()
    fresh.postMessage({
      ...{ kind: 'start', data, resources, chiaRoot, secrets: secrets() },
      ...(devnetFile !== undefined && { devnetFile }),
      ...(content !== undefined && { content }),
      ...(market !== undefined && { market }),
      ...(relay !== undefined && { relay }),
      ...(kept !== undefined && { session: kept }),
    })
    return fresh
  }

  function take(said: z.output<typeof message>): void {
    if (said.kind === 'news') onNews(said.view)
    if (said.kind === 'session') onSession()
    if (said.kind !== 'answer' && said.kind !== 'failure') return
    const asked = waiting.get(said.number)
    waiting.delete(said.number)
    if (said.kind === 'answer') asked?.resolve(said.value)
    else asked?.reject(new StudioError(said.code))
  }

  async function answerTo({ name, input }: Asked): Promise<unknown> {
    if (name === 'mediaStanding') return mediaStanding.parse(await answers.mediaStanding())
    if (name === 'keepSession')
      return sessionKeeping.parse(await answers.keepSession(keptSession.parse(input)))
    return mediaLeave.parse(await answers.askLeave(mediaFile.parse(input)))
  }

  async function tell(asker: UtilityProcess, asked: Asked): Promise<void> {
    // Whoever asks for what is not done hears that nothing came of it, and no more.
    const value = await answerTo(asked).catch(() => undefined)
    // A process that ended meanwhile hears nothing at all.
    if (asker === child) asker.postMessage({ kind: 'told', number: asked.number, value })
  }

  return {
    call(name, input) {
      const mine = number++
      return new Promise((resolve, reject) => {
        waiting.set(mine, { resolve, reject })
        child.postMessage({ kind: 'call', number: mine, name, input })
      })
    },
    stop() {
      isStopping = true
      child.kill()
    },
  }
}
