import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import {
  bytesOf,
  hashAtom,
  items,
  NIL,
  parseClvm,
  treeHash,
  writeAtom,
  writeInteger,
  writeList,
} from '../clvm/index.js'
import { type DidId, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { launcherHash, launcherProgram } from '../puzzle/program.js'
import { standardHash } from '../puzzle/standard.js'
import { BuildError } from './build-error.js'
import type { Sending } from './build-send.js'
import { assertCoinAnnouncement, checkAmount, createCoin } from './condition.js'
import { didInnerHash, nextDid, spendDid } from './did-spend.js'
import type { OwnedDid } from './held-coin.js'
import { selectCoins } from './select-coins.js'
import { singletonHash } from './singleton-spend.js'
import { spendXchCoins } from './spend-own.js'

/** A DID to be made, for the key that owns it from then on. */
export interface NewDid extends Sending {
  /** Synthetic key, 48 bytes. */
  readonly publicKey: Uint8Array
}

/** A DID before anybody has signed what makes it. */
export interface UnsignedDid {
  readonly spends: CoinSpend[]
  /** Its coin once a block holds them. */
  readonly did: OwnedDid
}

/**
 * Makes a DID (CHIP-0011) for a mojo and the fee: with no one to recover it, and saying nothing. Its first coin is spent at once, so
 * that wallets find it by its hint. Throws `BuildError` `insufficient-funds`, `too-many-coins`, `not-owned`, `invalid-amount`.
 */
export function buildDid({ publicKey, funds, changeTo, fee = 0n }: NewDid): UnsignedDid {
  const owner: PuzzleHash = standardHash(publicKey)
  const coins = selectCoins(funds.xch, checkAmount(fee, 0n) + 1n)
  const [lead] = coins
  if (!lead) throw new BuildError('insufficient-funds', 'There is no coin to make a DID with')
  const parent = hexBytes(coinIdOf(lead.coin))
  const launcher: Coin = { parentCoinInfo: parent, puzzleHash: launcherHash, amount: 1n }
  const didId: DidId = hex32Of(hexBytes(coinIdOf(launcher)))
  const facts = {
    didId,
    recoveryList: NIL,
    verificationsRequired: writeInteger(1n),
    metadata: NIL,
  }
  const inner = didInnerHash(facts, owner)
  const coin: Coin = {
    parentCoinInfo: hexBytes(didId),
    puzzleHash: hexBytes(singletonHash(didId, inner)),
    amount: 1n,
  }
  const launch = writeList([writeAtom(coin.puzzleHash), writeInteger(1n), NIL])
  const first: OwnedDid = {
    ...{ kind: 'did', coin, ...facts, p2PuzzleHash: owner, publicKey },
    lineage: { parentParent: parent, parentInnerPuzzleHash: hashAtom(new Uint8Array()), parentAmount: 1n },
  }
  const own = createCoin(hex32Of(launcherHash), 1n, false)
  return {
    spends: [
      ...spendXchCoins(coins, {
        ...{ payments: [], changeTo, fee, lent: 1n },
        conditions: [own, assertCoinAnnouncement(didId, treeHash(parseClvm(launch)))],
      }),
      { coin: launcher, puzzleReveal: launcherProgram.bytes, solution: launch },
      fromLauncher(spendDid(first, []), parent),
    ],
    did: nextDid(first),
  }
}

/** A singleton's first coin proves its descent by `(launcher_parent launcher_amount)`. */
function fromLauncher(spend: CoinSpend, launcherParent: Uint8Array): CoinSpend {
  const [, amount, inner] = items(parseClvm(spend.solution))
  if (!amount || !inner) throw new BuildError('invalid-mint', 'A DID is spent with three arguments')
  const lineage = writeList([writeAtom(launcherParent), writeInteger(1n)])
  return { ...spend, solution: writeList([lineage, bytesOf(amount), bytesOf(inner)]) }
}
