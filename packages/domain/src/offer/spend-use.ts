import { concatBytes, hexBytes, sha256 } from '../bytes.js'
import { type CoinSpend, coinIdOf } from '../chain/coin.js'
import { parseClvm, treeHash } from '../clvm/index.js'
import { type Hex32, hex32Of } from '../id/hex32.js'

/**
 * Names one way of spending one coin: sha256(coin id, tree hash of the solution). Two offers of the
 * same NFT leave the same settlement coin behind; this tells which of them was used. `undefined`
 * where the solution is not plain CLVM.
 */
export function spendUse(spend: CoinSpend): Hex32 | undefined {
  try {
    return hex32Of(sha256(concatBytes(hexBytes(coinIdOf(spend.coin)), treeHash(parseClvm(spend.solution)))))
  } catch {
    return undefined
  }
}
