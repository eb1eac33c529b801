import { formatXch, parseXch } from '../amount.js'
import { sha256 } from '../bytes.js'
import {
  type CoinId,
  formatNftId,
  type Hex32,
  hex32Of,
  type LauncherId,
  parseHex32,
  parseNftId,
} from '../id/index.js'

/** What an owner signs: everything an auction is bound to. Times are Unix seconds. */
export interface AuctionTerms {
  /** As the market names it: `mainnet`, `testnet`, `devnet`. */
  readonly network: string
  readonly launcherId: LauncherId
  /** The item's newest coin: once it is spent, the auction is closed. */
  readonly coinId: CoinId
  /** Mojos; what a bid gives the owner, royalty not included. */
  readonly reserve: bigint
  readonly start: number
  readonly end: number
  readonly overtimeSeconds: number
}

/** What calls an auction off. */
export interface CallOffTerms {
  readonly network: string
  readonly auctionId: Hex32
}

/**
 * The one text of these terms, for a person to read in their wallet. It is words, because some wallets sign the bytes
 * that hex stands for; and it names everything it is good for, so that it is good for nothing else.
 */
export function formatAuctionText(terms: AuctionTerms): string {
  return [
    'Chiaroscuro auction',
    '',
    'I put this NFT up for auction. Signing this moves nothing: I accept the winning bid by hand.',
    '',
    `Network: ${terms.network}`,
    `NFT: ${formatNftId(terms.launcherId)}`,
    `Coin: ${terms.coinId}`,
    `Reserve: ${formatXch(terms.reserve)} XCH`,
    `Start: ${formatTime(terms.start)}`,
    `End: ${formatTime(terms.end)}`,
    `Overtime: ${terms.overtimeSeconds} seconds`,
  ].join('\n')
}

/** The terms of such a text; `undefined` for a text that differs from the one of its terms by as much as a byte. */
export function parseAuctionText(text: string): AuctionTerms | undefined {
  const lines = linesOf(text, 'Coin')
  const { Network, NFT, Coin, Reserve, Start, End, Overtime } = lines
  if (!Network || !NETWORK.test(Network)) return undefined
  const launcherId = parseNftId(NFT ?? '')
  const coinId = parseHex32(Coin ?? '')
  const reserve = parseXch(Reserve?.replace(/ XCH$/, '') ?? '')
  const [start, end] = [parseTime(Start), parseTime(End)]
  const overtime = /^(\d{1,9}) seconds$/.exec(Overtime ?? '')?.[1]
  if (
    !launcherId ||
    !coinId ||
    reserve === undefined ||
    start === undefined ||
    end === undefined ||
    !overtime
  )
    return undefined
  const terms = {
    network: Network,
    launcherId,
    coinId,
    reserve,
    start,
    end,
    overtimeSeconds: Number(overtime),
  }
  return formatAuctionText(terms) === text ? terms : undefined
}

/** Id of an auction: sha256 of its text, so that whoever posts it twice posts the same one. */
export function auctionIdOf(text: string): Hex32 {
  return hex32Of(sha256(new TextEncoder().encode(text)))
}

/** The text that calls an auction off. */
export function formatCallOffText({ network, auctionId }: CallOffTerms): string {
  return [
    'Chiaroscuro auction',
    '',
    'I call this auction off.',
    '',
    `Network: ${network}`,
    `Auction: ${auctionId}`,
  ].join('\n')
}

/** The terms of such a text; `undefined` for any other. */
export function parseCallOffText(text: string): CallOffTerms | undefined {
  const { Network, Auction } = linesOf(text, 'Auction')
  const auctionId = parseHex32(Auction ?? '')
  if (!Network || !NETWORK.test(Network) || !auctionId) return undefined
  const terms = { network: Network, auctionId }
  return formatCallOffText(terms) === text ? terms : undefined
}

const NETWORK = /^[a-z][a-z0-9]{2,19}$/
const LONGEST = 1000

/** What stands behind the names of lines. */
function linesOf(text: string, needed: string): Partial<Record<string, string>> {
  if (text.length > LONGEST || !text.includes(`\n${needed}: `)) return {}
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf(': ')
      return at > 0 && at < 12 ? [[line.slice(0, at), line.slice(at + 2)]] : []
    }),
  )
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** Whole seconds, UTC, years of four digits. */
function parseTime(text: string | undefined): number | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : at / 1000
}
