import { parseUnits } from '@chiaroscuro/domain/amount'
import { type AddressPrefix, decodeId, type PuzzleHash, parseHex32 } from '@chiaroscuro/domain/id'
import Papa from 'papaparse'
import { MAX_GIFTS } from './airdrop-plan.js'

/** How much each gets: as the list says, all the same, or so much for each work that the list says they hold. */
export type Share = 'listed' | 'same' | 'per-work'

export interface RecipientRules {
  readonly prefix: AddressPrefix
  readonly share: Share
  /** Smallest units; of NFTs so many works. Unused where the list says how much. */
  readonly units: bigint
  /** Of the asset; 0 where NFTs are given. */
  readonly decimals: number
  /** Who pays: paid back to them is nothing given. */
  readonly own?: PuzzleHash | undefined
}

export interface Recipient {
  /** Lines of the list that name them, from one. */
  readonly lines: readonly number[]
  readonly to: PuzzleHash
  readonly units: bigint
}

/**
 * What is wrong with a line, which is left out:
 *
 * - `no-address`: it holds none, or one with a mistyped letter
 * - `other-network`: an address of another network
 * - `no-amount`: it does not say how much, or not as a number of this asset
 * - `too-much`: more than a coin holds
 * - `own`: the address that pays
 * - `nobody`: a snapshot marks it as nobody's
 * - `too-many`: it is beyond the most that one airdrop pays
 */
export interface RecipientFault {
  readonly line: number
  readonly code: 'no-address' | 'other-network' | 'no-amount' | 'too-much' | 'own' | 'nobody' | 'too-many'
  readonly text: string
}

export interface Recipients {
  readonly recipients: readonly Recipient[]
  readonly faults: readonly RecipientFault[]
  /** Lines that named somebody a second time: they get both sums, in one payment. */
  readonly merged: number
}

const ADDRESS = /^(address(_id)?|encoded_id|to|recipient|target(_address)?|owner(_address)?|wallet|holder)$/
const AMOUNT = /^(amount|value|xch|mojos?|units|sum|quantity)$/
const COUNT = /^(nft_count|count|works|nfts|held|pieces|quantity|amount)$/
const MARK = /^mark$/
const MOST_FAULTS = 1000
/** Ten for each that can be paid; what is behind them is left out, and that is said. */
const MOST_LINES = 10 * MAX_GIFTS
const MAX_UNITS = 2n ** 64n - 1n

/** Reads a list of recipients: pasted lines, a sheet in whatever delimiter, or a snapshot of holders. Never throws. */
export function readRecipients(text: string, rules: RecipientRules): Recipients {
  const delimiter = delimiterOf(text)
  const plain = delimiter === ' ' ? text.replace(/ +/g, ' ') : text
  const { data } = Papa.parse<string[]>(plain, { delimiter, preview: MOST_LINES + 1 })
  const cells = data.map((row) => row.map((cell) => cell.trim()))
  const { from, columns } = columnsOf(cells, rules.share)
  const faults: RecipientFault[] =
    cells.length > MOST_LINES ? [{ line: MOST_LINES + 1, code: 'too-many', text: '' }] : []
  const sums = new Map<PuzzleHash, { lines: number[]; units: bigint }>()
  cells.slice(from, MOST_LINES).forEach((row, at) => {
    // Snapshots end with what they are signed by.
    if (row.every((cell) => cell === '') || row[0]?.startsWith('#')) return
    const line = from + at + 1
    const read = readRow(row, columns, rules)
    const held = typeof read === 'string' ? undefined : sums.get(read.to)
    const code = typeof read === 'string' ? read : faultOfSum(held, read.units, sums.size)
    if (code !== undefined) {
      if (faults.length < MOST_FAULTS) faults.push({ line, code, text: row.join(' ').slice(0, 100) })
      return
    }
    if (typeof read === 'string') return
    if (held) {
      held.lines.push(line)
      held.units += read.units
    } else sums.set(read.to, { lines: [line], units: read.units })
  })
  const recipients = [...sums].map(([to, { lines, units }]) => ({ to, lines, units }))
  return { recipients, faults, merged: recipients.reduce((sum, { lines }) => sum + lines.length - 1, 0) }
}

/** By the first line: what parts cells in it, the rarer mark before the comma that numbers have as well. */
function delimiterOf(text: string): string {
  const [line = ''] = /\S.*/.exec(text) ?? []
  return ['\t', ';', '|', ','].find((mark) => line.includes(mark)) ?? ' '
}

function faultOfSum(
  held: { units: bigint } | undefined,
  units: bigint,
  count: number,
): RecipientFault['code'] | undefined {
  if (!held && count >= MAX_GIFTS) return 'too-many'
  return (held?.units ?? 0n) + units > MAX_UNITS ? 'too-much' : undefined
}

interface Columns {
  readonly address: number
  readonly amount: number | undefined
  readonly mark: number | undefined
}

/** By the names over them; without names, the address stands first or where one is seen, and the amount beside it. */
function columnsOf(cells: readonly (readonly string[])[], share: Share): { from: number; columns: Columns } {
  const wanted = share === 'per-work' ? COUNT : AMOUNT
  for (const [index, head] of cells.slice(0, 3).entries()) {
    const at = (which: RegExp) => {
      const found = head.findIndex((cell) => which.test(cell.toLowerCase().replace(/[\s-]+/g, '_')))
      return found < 0 ? undefined : found
    }
    const address = at(ADDRESS)
    if (address !== undefined)
      return { from: index + 1, columns: { address, amount: at(wanted), mark: at(MARK) } }
  }
  const first = cells.find((row) => row.some((cell) => cell !== '')) ?? []
  const seen = first.findIndex((cell) => /^t?xch1/i.test(cell) || parseHex32(cell) !== undefined)
  const address = Math.max(0, seen)
  const other = first.findIndex((cell, at) => at !== address && /\d/.test(cell))
  return {
    from: 0,
    columns: { address, amount: other < 0 ? (address === 0 ? 1 : 0) : other, mark: undefined },
  }
}

function readRow(
  row: readonly string[],
  columns: Columns,
  rules: RecipientRules,
): { to: PuzzleHash; units: bigint } | RecipientFault['code'] {
  const text = row[columns.address] ?? ''
  const other = rules.prefix === 'xch' ? 'txch' : 'xch'
  const to = decodeId(rules.prefix, text.toLowerCase()) ?? parseHex32(text.toLowerCase())
  if (!to) return decodeId(other, text.toLowerCase()) ? 'other-network' : 'no-address'
  if (columns.mark !== undefined && (row[columns.mark] ?? '') !== '') return 'nobody'
  if (to === rules.own) return 'own'
  const units = unitsOf(columns.amount === undefined ? '' : (row[columns.amount] ?? ''), rules)
  if (units === undefined || units <= 0n) return 'no-amount'
  return units > MAX_UNITS ? 'too-much' : { to, units }
}

function unitsOf(text: string, { share, units, decimals }: RecipientRules): bigint | undefined {
  if (share === 'same') return units
  if (share === 'listed') return parseUnits(text.replace(',', '.'), decimals)
  return /^\d{1,9}$/.test(text) ? BigInt(text) * units : undefined
}
