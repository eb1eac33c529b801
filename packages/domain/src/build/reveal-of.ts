import { writeAtom, writeCurried } from '../clvm/index.js'
import { standardProgram } from '../puzzle/program.js'
import { catPuzzle } from './cat-spend.js'
import type { HeldCoin } from './held-coin.js'
import { nftPuzzle } from './nft-spend.js'
import type { RevealedCoin } from './read-revealed.js'

/** A coin that is held, as a wallet lists it for others to spend (CHIP-0002). */
export function revealOf(held: HeldCoin): RevealedCoin {
  const { coin } = held
  const inner = writeCurried(standardProgram.bytes, [writeAtom(held.publicKey)])
  if (held.kind === 'xch') return { coin, puzzle: inner }
  const puzzle = held.kind === 'cat' ? catPuzzle(held.assetId, inner) : nftPuzzle(held, inner)
  return { coin, puzzle, lineage: held.lineage }
}
