import { isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault } from './wallet-fault.js'
import type { Door } from './wallet-port.js'

/** A coin in JSON, as nodes and wallets write it; ids in hex. */
export interface CoinText {
  readonly parent_coin_info: string
  readonly puzzle_hash: string
  readonly amount: number | string
}

/** A coin that a wallet lists to be spent, with its puzzle (CHIP-0002). */
export interface SpendableCoin {
  readonly coin: CoinText
  readonly puzzle: string
  /** Of tokens, NFTs and DIDs. */
  readonly lineage: { readonly parent: string; readonly inner: string; readonly amount: string } | null
}

export interface CoinSpendText {
  readonly coin: CoinText
  readonly puzzle_reveal: string
  readonly solution: string
}

export type SpendableKind = 'xch' | 'cat' | 'nft' | 'did'

/** What wallets do that sign spends made by others. Every call rejects with `WalletFault`. */
export interface WalletSpending {
  /** Coins of XCH, of a token by its id, of an NFT or a DID by its launcher id. */
  coins(kind: SpendableKind, assetId?: string): Promise<readonly SpendableCoin[]>
  /** The signature, in hex; nothing is sent. */
  sign(door: Door, spends: readonly CoinSpendText[]): Promise<string>
  /** Gives the network what is signed: whether it was taken. */
  send(spends: readonly CoinSpendText[], signature: string): Promise<'taken' | 'refused'>
}

interface Asking {
  /** Answered at once. */
  tell(method: string, params: object): Promise<unknown>
  /** Answered after a click. */
  ask(door: Door, method: string, params: object): Promise<unknown>
}

const PAGE = 500
const MOST_PAGES = 8

/** The same by the words of CHIP-0002. */
export function chip0002Spending({ tell, ask }: Asking): WalletSpending {
  return {
    async coins(kind, assetId) {
      const all: SpendableCoin[] = []
      for (let page = 0; page < MOST_PAGES; page++) {
        const said = await tell('getAssetCoins', {
          ...{ type: kind === 'xch' ? null : kind, assetId: assetId ?? null },
          ...{ limit: PAGE, offset: page * PAGE, includedLocked: false },
        })
        const list = readList(said)
        all.push(...list.flatMap(readSpendable))
        if (list.length < PAGE) break
      }
      return all
    },
    async sign(door, coinSpends) {
      const said = await ask(door, 'signCoinSpends', { coinSpends })
      const text = typeof said === 'string' ? said.replace(/^0x/, '').toLowerCase() : ''
      if (!/^[0-9a-f]{192}$/.test(text)) throw unreadable('a signature')
      return text
    },
    async send(spends, signature) {
      const spendBundle = { coin_spends: spends, aggregated_signature: `0x${signature}` }
      try {
        const [first] = readList(await tell('sendTransaction', { spendBundle }))
        // 1: taken, 2: waits beside what conflicts with it, 3: refused.
        return isRecord(first) && first.status === 1 ? 'taken' : 'refused'
      } catch (error) {
        if (error instanceof WalletFault && ['refused', 'declined', 'invalid-params'].includes(error.code))
          return 'refused'
        throw error
      }
    },
  }
}

function readList(said: unknown): readonly unknown[] {
  const list = isRecord(said) && !Array.isArray(said) ? (said.data ?? said.coins ?? said.status) : said
  if (!Array.isArray(list)) throw unreadable('a list')
  return list.slice(0, PAGE)
}

const HEX32 = /^(0x)?[0-9a-f]{64}$/i
const MOST_HEX = 200_000

/** A coin that may be spent; what cannot be read, or is locked, is not. */
function readSpendable(said: unknown): SpendableCoin[] {
  if (!isRecord(said) || said.locked === true) return []
  const { coin, puzzle } = said
  if (typeof puzzle !== 'string' || puzzle.length > MOST_HEX || !isRecord(coin)) return []
  const [parent, hash] = [hexOf(coin.parent_coin_info), hexOf(coin.puzzle_hash)]
  const amount = unitsOf(coin.amount)
  if (!parent || !hash || amount === undefined) return []
  return [
    {
      coin: { parent_coin_info: parent, puzzle_hash: hash, amount },
      puzzle: puzzle.replace(/^0x/, '').toLowerCase(),
      lineage: readLineage(said.lineageProof ?? said.lineage_proof),
    },
  ]
}

function readLineage(said: unknown): SpendableCoin['lineage'] {
  if (!isRecord(said)) return null
  const parent = hexOf(said.parentName ?? said.parent_name)
  const inner = hexOf(said.innerPuzzleHash ?? said.inner_puzzle_hash)
  const amount = unitsOf(said.amount)
  return parent && inner && amount !== undefined ? { parent, inner, amount: String(amount) } : null
}

function hexOf(said: unknown): string | undefined {
  return typeof said === 'string' && HEX32.test(said) ? said.replace(/^0x/, '').toLowerCase() : undefined
}

function unitsOf(said: unknown): number | string | undefined {
  if (typeof said === 'number' && Number.isSafeInteger(said) && said >= 0) return said
  return typeof said === 'string' && /^\d{1,20}$/.test(said) ? said : undefined
}

function unreadable(what: string): WalletFault {
  return new WalletFault('unreadable', `The wallet gave something else than ${what}`)
}
