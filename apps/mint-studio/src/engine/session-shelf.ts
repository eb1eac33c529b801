import type { SessionStorage } from '@chiaroscuro/walletconnect/sessions'
import { z } from 'zod'
import { sessionKeeping } from '../ipc/session.js'
import type { AskMain } from './ask-main.js'

/** What WalletConnect's client has to find again: its keys, whom it is paired with, and until when. Letters and their history it need not. */
const LASTING: ReadonlySet<string> = new Set(['keychain', 'pairing', 'session', 'subscription', 'expirer'])
const LONGEST = 400_000
/** Many changes come at once. */
const PAUSE_MS = 100

const texts = z.record(z.string().max(300), z.unknown())

/** Where sessions and their keys are, while the engine runs; main alone keeps them for longer. */
export interface SessionShelf {
  readonly storage: SessionStorage
  /** Whether anything was on it from the beginning. */
  readonly isFound: boolean
  /** Whether main keeps it for the next start. */
  isKept(): boolean
}

export interface ShelfParts {
  /** As main kept it. */
  readonly text: string | undefined
  readonly ask: AskMain
  readonly sleep: (ms: number) => Promise<void>
}

/** What cannot be read any more is begun anew: a wallet is paired again in a moment. */
export function sessionShelf({ text, ask, sleep }: ShelfParts): SessionShelf {
  const held = new Map<string, unknown>(Object.entries(read(text)))
  const isFound = held.size > 0
  let isKept = isFound
  let last = text ?? ''
  let isDue = false

  async function keep(): Promise<void> {
    isDue = true
    await sleep(PAUSE_MS)
    isDue = false
    const lasting = [...held].filter(([key]) => LASTING.has(key.split('//').at(-1) ?? ''))
    const next = JSON.stringify(Object.fromEntries(lasting))
    if (next === last || next.length > LONGEST) return
    last = next
    const said = sessionKeeping.safeParse(await ask('keepSession', { text: next }))
    isKept = said.success && said.data.isKept
  }
  const changed = () => {
    if (!isDue) void keep()
  }
  return {
    isFound,
    isKept: () => isKept,
    storage: {
      getKeys: async () => [...held.keys()],
      getEntries: async <T>() => [...held] as [string, T][],
      // The client's own interface says so: it reads what it wrote.
      getItem: async <T>(key: string) => held.get(key) as T | undefined,
      async setItem(key, value) {
        held.set(key, value)
        changed()
      },
      async removeItem(key) {
        held.delete(key)
        changed()
      },
    },
  }
}

function read(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  try {
    return texts.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
