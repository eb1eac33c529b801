import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TokenInfo } from '../gateway/serve-gateway.js'

/** An offer of ours that stands open. */
export interface OpenOffer {
  /** A `lot` sells several pieces together. */
  readonly kind: 'sell' | 'lot' | 'bid'
  /** Of a lot the first. */
  readonly launcherId: string
  /** The other pieces of a lot. */
  readonly others?: readonly string[]
  /** Puzzle hash of the maker. */
  readonly maker: string
  /** Mojos, or thousandths of the token, as a decimal text. */
  readonly amount: string
  readonly tokenId: string | null
  /** Coins a bid stands on. */
  readonly coins: readonly string[]
  /** The offer's text until the API has it, then its id there. */
  readonly text: string | null
  readonly id: string | null
}

/** A piece in an auction of ours. Times are Unix seconds. */
export interface OpenAuction {
  readonly id: string
  readonly launcherId: string
  readonly start: number
  /** As it was known when it was last looked at. */
  readonly end: number
  readonly overtimeSeconds: number
  /** Bids that are still to come in its last moments. */
  readonly lateBids: number
}

/** Pieces the bots minted beyond a collection's first size. */
export interface ExtraBatch {
  readonly slug: string
  readonly first: number
  readonly count: number
}

/** What cannot be read from the chain: how far the plan is told, and what was about to be pushed. */
export interface SeedState {
  /** Header hash of the chain this journal belongs to. */
  readonly genesis: string
  readonly startTime: number
  readonly endTime: number
  readonly next: number
  readonly pending: { readonly index: number; readonly bundles: readonly string[] } | null
  readonly tokens: readonly TokenInfo[]
  readonly offersMade: boolean
  readonly offers: readonly OpenOffer[]
  readonly seeded: boolean
  /** Whether people introduced themselves; absent in journals of before they could. */
  readonly introduced?: boolean
  /** Puzzle hashes of wallets outside that were given something to trade with. */
  readonly fundedWallets?: readonly string[]
  /** Auctions whose pieces nobody sells otherwise; absent in journals of before there were any. */
  readonly auctions?: readonly OpenAuction[]
  /** How many of the first auctions were made. */
  readonly auctionsMade?: number
  readonly botStep: number
  readonly extra: readonly ExtraBatch[]
}

/** Keeps the state across a kill at any instant: each save is whole or absent. */
export interface Journal {
  readonly state: SeedState
  save(change: Partial<SeedState>): void
}

/** Pieces that somebody sells, by themselves or in a lot. */
export function forSale({ state }: Journal): Set<string> {
  const sold = state.offers.filter(({ kind }) => kind !== 'bid')
  return new Set(sold.flatMap(({ launcherId, others = [] }) => [launcherId, ...others]))
}

/** Pieces that are in an auction. */
export function inAuction({ state }: Journal): ReadonlySet<string> {
  return new Set((state.auctions ?? []).map(({ launcherId }) => launcherId))
}

function isState(value: unknown): value is SeedState {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    typeof fields.get('genesis') === 'string' &&
    typeof fields.get('next') === 'number' &&
    Array.isArray(fields.get('tokens')) &&
    Array.isArray(fields.get('offers')) &&
    Array.isArray(fields.get('extra'))
  )
}

function readState(path: string): SeedState | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isState(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Opens the journal of a chain; one of another chain is put aside, for its steps are not this one's. */
export function openJournal(
  dataDir: string | undefined,
  fresh: { genesis: string; startTime: number; endTime: number },
): Journal {
  const path = dataDir === undefined ? undefined : join(dataDir, 'journal.json')
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true })
  const empty: SeedState = {
    ...fresh,
    next: 0,
    pending: null,
    tokens: [],
    offersMade: false,
    offers: [],
    seeded: false,
    botStep: 0,
    extra: [],
  }
  const found = path === undefined ? undefined : readState(path)
  let state = found?.genesis === fresh.genesis ? found : empty
  return {
    get state() {
      return state
    },
    save(change) {
      state = { ...state, ...change }
      if (path === undefined) return
      writeFileSync(`${path}.new`, JSON.stringify(state))
      renameSync(`${path}.new`, path)
    },
  }
}
