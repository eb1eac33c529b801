import {
  type CatCoin,
  type OwnedDid,
  type OwnedNft,
  type RevealedCoin,
  readRevealed,
  readRevealedDid,
  type XchCoin,
} from '@chiaroscuro/domain/build'

/** What a wallet lists, as far as it can be read and spent by standard keys. */
export interface RevealedFunds {
  readonly xch: XchCoin[]
  readonly cats: CatCoin[]
  readonly nfts: OwnedNft[]
  readonly dids: OwnedDid[]
}

export function readFunds(coins: readonly RevealedCoin[]): RevealedFunds {
  const funds: RevealedFunds = { xch: [], cats: [], nfts: [], dids: [] }
  for (const one of coins) {
    const held = readOne(one)
    if (held?.kind === 'xch') funds.xch.push(held)
    else if (held?.kind === 'cat') funds.cats.push(held)
    else if (held?.kind === 'nft') funds.nfts.push(held)
    else if (held) funds.dids.push(held)
  }
  return funds
}

function readOne(coin: RevealedCoin) {
  try {
    return readRevealed(coin) ?? readRevealedDid(coin)
  } catch {
    // A coin whose puzzle is not its own is nothing to pay with.
    return undefined
  }
}
