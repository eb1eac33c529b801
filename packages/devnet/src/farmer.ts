import { readFileSync, writeFileSync } from 'node:fs'
import type { Devnet } from './devnet.js'

/** When blocks are made. */
export interface FarmingPolicy {
  /** How long a first waiting bundle waits for company. */
  readonly delayMs: number
  /** The shortest time between two blocks. */
  readonly minIntervalMs: number
  /** How long the chain may stand still before an empty block. */
  readonly emptyMs: number
}

/** A block 200 ms after the first bundle, at most one a second, an empty one every 20 s. */
export const defaultFarming: FarmingPolicy = { delayMs: 200, minIntervalMs: 1000, emptyMs: 20_000 }

/** Makes blocks by policy until it is paused. */
export interface Farmer {
  readonly paused: boolean
  pause(): void
  resume(): void
  stop(): void
}

/** How a farmer is started. */
export interface FarmerOptions {
  readonly devnet: Devnet
  readonly policy: FarmingPolicy
  /** Whether it starts paused when its file does not say. */
  readonly paused: boolean
  /** Remembers the pause across restarts, so that a half-told history is not cut short by an empty block. */
  readonly stateFile: string | undefined
  readonly onError: (error: unknown) => void
}

function savedPause(path: string | undefined): boolean | undefined {
  if (path === undefined) return undefined
  try {
    const text = readFileSync(path, 'utf8').trim()
    return text === 'paused' ? true : text === 'running' ? false : undefined
  } catch {
    return undefined
  }
}

/** Starts making blocks. */
export function startFarmer(options: FarmerOptions): Farmer {
  const { devnet, policy, stateFile, onError } = options
  let paused = savedPause(stateFile) ?? options.paused
  let lastBlock = performance.now() - policy.minIntervalMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY

  function farm(): void {
    dueAt = Number.POSITIVE_INFINITY
    lastBlock = performance.now()
    try {
      devnet.farm()
    } catch (error) {
      onError(error)
    }
    plan()
  }

  function plan(): void {
    if (paused) return
    const now = performance.now()
    const soonest = lastBlock + policy.minIntervalMs
    const due = devnet.mempool.size > 0 ? Math.max(now + policy.delayMs, soonest) : lastBlock + policy.emptyMs
    if (due >= dueAt) return
    clearTimeout(timer)
    dueAt = due
    timer = setTimeout(farm, Math.max(0, due - now))
  }

  function halt(): void {
    clearTimeout(timer)
    dueAt = Number.POSITIVE_INFINITY
  }

  function set(next: boolean): void {
    paused = next
    if (stateFile !== undefined) writeFileSync(stateFile, paused ? 'paused\n' : 'running\n')
    if (paused) halt()
    else plan()
  }

  const unsubscribe = devnet.onPush(plan)
  plan()
  return {
    get paused() {
      return paused
    },
    pause: () => set(true),
    resume: () => set(false),
    stop() {
      unsubscribe()
      paused = true
      halt()
    },
  }
}
