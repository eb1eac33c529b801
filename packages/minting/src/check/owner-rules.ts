import { formatUnits, parseUnits } from '@chiaroscuro/domain/amount'
import { isAddress, parseAddress } from '@chiaroscuro/domain/id'
import { addressPrefixOf, type DropNetwork } from '../drop/drop.js'
import { decimalsOf } from '../drop/sale.js'
import { onDrop, rule } from './rule.js'
import { onPieces, type Scene, withPieces } from './scene.js'
import { suggestAddress } from './suggest-address.js'

/** Text that leads nowhere. */
export function isMalformed(text: string): boolean {
  return parseAddress(text) === undefined
}

/** Address of another network than the drop's: what goes there is lost. */
export function isForeign(text: string, network: DropNetwork): boolean {
  return isAddress(text) && !text.toLowerCase().startsWith(`${addressPrefixOf(network)}1`)
}

/** What an address was meant to be that spaces, quotation marks or a scheme came to stand around. */
function cleaned(text: string): string {
  return text.replace(/^\s*['"<]*(?:chia:|xch:)?\s*|\s*['">]*\s*$/gi, '').toLowerCase()
}

/** Malformed addresses that are thought about. */
const MOST_SUGGESTED = 100
const decimals = ({ drop: { sale } }: Scene) => decimalsOf(sale?.asset ?? 'xch')
/** With the decimal comma of half of the world. */
const withPoint = (text: string) =>
  text
    .trim()
    .replace(/\s*xch$/i, '')
    .replace(/^(\d+),(\d+)$/, '$1.$2')
/** A share is rounded down: of next to nothing it is nothing. */
export const isFloorless = ({ drop }: Scene, price: bigint) =>
  drop.royaltyBasisPoints > 0 && (price * BigInt(drop.royaltyBasisPoints)) / 10_000n === 0n

/** First owners, and what pieces are to be offered for. */
export const OWNER_RULES = [
  rule({
    id: 'owner-missing',
    severity: 'stops',
    find: ({ drop }) =>
      onDrop(drop.owner === '' && drop.pieces.some(({ to }) => to === undefined), {
        count: drop.pieces.filter(({ to }) => to === undefined).length,
      }),
  }),
  rule({
    id: 'owner-malformed',
    severity: 'stops',
    find({ drop: { owner } }) {
      if (owner === '' || !isMalformed(owner)) return []
      const suggestion = suggestAddress(owner)
      return onDrop(true, { address: owner.slice(0, 100), ...(suggestion && { suggestion }) })
    },
    fix: ({ drop }) => ({
      ...drop,
      owner: isMalformed(cleaned(drop.owner)) ? drop.owner : cleaned(drop.owner),
    }),
  }),
  rule({
    id: 'owner-of-another-network',
    severity: 'stops',
    find: ({ drop: { owner, network } }) => onDrop(isForeign(owner, network), { address: owner, network }),
  }),
  rule({
    id: 'target-malformed',
    severity: 'stops',
    find(scene) {
      let suggested = 0
      return onPieces(scene, ({ to }) => {
        if (to === undefined || !isMalformed(to)) return undefined
        // A whole column of nonsense is no column of slips.
        const suggestion = suggested++ < MOST_SUGGESTED ? suggestAddress(to) : undefined
        return { address: to.slice(0, 100), ...(suggestion && { suggestion }) }
      })
    },
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece) => {
        const to = cleaned(piece.to ?? '')
        return isMalformed(to) ? piece : { ...piece, to }
      }),
  }),
  rule({
    id: 'target-of-another-network',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ to }) =>
        to !== undefined && isForeign(to, scene.drop.network)
          ? { address: to, network: scene.drop.network }
          : undefined,
      ),
  }),
  rule({
    id: 'target-without-checksum',
    severity: 'warns',
    // A slip in 64 hex digits is an address of nobody.
    find: (scene) =>
      onPieces(scene, ({ to }) =>
        to !== undefined && !isMalformed(to) && !isAddress(to) ? { address: to } : undefined,
      ),
  }),
  rule({
    id: 'price-unreadable',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ price }) =>
        price !== undefined && !parseUnits(price, decimals(scene))
          ? { price: price.slice(0, 100) }
          : undefined,
      ),
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece) => {
        const mojos = parseUnits(withPoint(piece.price ?? ''), decimals(scene))
        return mojos ? { ...piece, price: formatUnits(mojos, decimals(scene)) } : piece
      }),
  }),
  rule({
    id: 'price-below-royalty',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ price }) => {
        const mojos = price === undefined ? undefined : parseUnits(price, decimals(scene))
        return mojos && isFloorless(scene, mojos) ? { price: mojos } : undefined
      }),
  }),
  rule({
    id: 'price-missing',
    severity: 'warns',
    find: (scene) =>
      scene.drop.pieces.some(({ price }) => price !== undefined)
        ? onPieces(scene, ({ price }) => (price === undefined ? {} : undefined))
        : [],
  }),
] as const
