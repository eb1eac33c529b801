import { SessionFault } from './session-fault.js'

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

const PAGE = 500
const MOST_PAGES = 8

/**
 * Coins of XCH, of a token by its id, of NFTs or DIDs all or one, as `getAssetCoins` of CHIP-0002 lists them, page by page. What
 * cannot be read, or is locked, is left out. Rejects as `tell` does, and with `SessionFault` `unreadable`.
 */
export async function listCoins(
  tell: (params: object) => Promise<unknown>,
  kind: SpendableKind,
  assetId?: string,
): Promise<SpendableCoin[]> {
  const all: SpendableCoin[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const said = await tell({
      ...{ type: kind === 'xch' ? null : kind, assetId: assetId ?? null },
      ...{ limit: PAGE, offset: page * PAGE, includedLocked: false },
    })
    const list = listOf(said).slice(0, PAGE)
    all.push(...list.flatMap(readSpendable))
    if (list.length < PAGE) break
  }
  return all
}

/** An aggregated signature, as 192 digits. Throws `SessionFault` `unreadable`. */
export function readSignatureText(said: unknown): string {
  const text = typeof said === 'string' && said.length <= 200 ? said.replace(/^0x/, '').toLowerCase() : ''
  if (!/^[0-9a-f]{192}$/.test(text)) throw unreadable('a signature')
  return text
}

function listOf(said: unknown): readonly unknown[] {
  const list = isRecord(said) && !Array.isArray(said) ? (said.data ?? said.coins) : said
  if (!Array.isArray(list)) throw unreadable('a list of coins')
  return list
}

const HEX32 = /^(0x)?[0-9a-f]{64}$/i
const MOST_HEX = 200_000

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function unreadable(what: string): SessionFault {
  return new SessionFault('unreadable', `The wallet gave something else than ${what}`)
}
