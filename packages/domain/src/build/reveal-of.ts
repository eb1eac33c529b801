import { writeAtom, writeCurried } from '../clvm/index.js'
import { standardProgram } from '../puzzle/program.js'
import { catPuzzle } from './cat-spend.js'
import { didPuzzle } from './did-spend.js'
import type { HeldCoin, OwnedDid } from './held-coin.js'
import { nftPuzzle } from './nft-spend.js'
import type { RevealedCoin } from './read-revealed.js'

/** A coin that is held, as a wallet lists it for others to spend (CHIP-0002). */
export function revealOf(held: HeldCoin | OwnedDid): RevealedCoin {
  const { coin } = held
  const inner = writeCurried(standardProgram.bytes, [writeAtom(held.publicKey)])
  if (held.kind === 'xch') return { coin, puzzle: inner }
  return { coin, puzzle: puzzleAround(held, inner), lineage: held.lineage }
}

function puzzleAround(held: Exclude<HeldCoin | OwnedDid, { kind: 'xch' }>, inner: Uint8Array): Uint8Array {
  switch (held.kind) {
    case 'cat':
      return catPuzzle(held.assetId, inner)
    case 'nft':
      return nftPuzzle(held, inner)
    case 'did':
      return didPuzzle(held, inner)
  }
}
