import type { CoinData } from '../coin.js'
import { checkAmount } from '../coin.js'
import { DevnetError } from '../error.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import type { CatState } from './read-asset.js'
import { assetsAfter, loadCat } from './read-asset.js'
import { runActions } from './run-actions.js'
import type { XchPayment } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** Issues a token once and for all; the whole supply goes to the key. */
export function buildIssueCat(
  sdk: Sdk,
  input: { key: WalletKey; coin: CoinData; supply: bigint },
): { spends: CoinSpend[]; assetId: string } {
  const spends = withClvm(sdk, (clvm) => {
    runActions(sdk, clvm, input.key, { xch: [input.coin] }, [
      sdk.Action.singleIssueCat(null, checkAmount(input.supply)),
    ])
    return clvm.coinSpends()
  })
  const assetId = assetsAfter(sdk, spends).cats[0]?.assetId
  if (assetId === undefined) throw new DevnetError('unreadable', 'the issuance made no token')
  return { spends, assetId }
}

/** Pays in a token; change returns to the payer. */
export function buildCatPayment(
  sdk: Sdk,
  input: { key: WalletKey; cats: readonly CatState[]; payments: readonly XchPayment[] },
): CoinSpend[] {
  const [first] = input.cats
  if (!first) throw new DevnetError('invalid-request', 'no token coin to pay with')
  const id = sdk.Id.existing(Buffer.from(first.assetId, 'hex'))
  return withClvm(sdk, (clvm) => {
    const actions = input.payments.map(({ puzzleHash, amount }) =>
      sdk.Action.send(id, puzzleHash, checkAmount(amount), clvm.alloc([puzzleHash])),
    )
    runActions(sdk, clvm, input.key, { cats: input.cats.map((cat) => loadCat(sdk, clvm, cat)) }, actions)
    return clvm.coinSpends()
  })
}
