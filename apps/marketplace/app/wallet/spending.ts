import {
  type CoinSpendText,
  listCoins,
  readSignatureText,
  type SpendableCoin,
  type SpendableKind,
} from '@chiaroscuro/walletconnect'
import { isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault } from './wallet-fault.js'
import type { Door } from './wallet-port.js'
import { readSessionFault } from './walletconnect/session-fault.js'

export type { CoinSpendText, SpendableCoin }

/** What wallets do that sign spends made by others. Every call rejects with `WalletFault`. */
export interface WalletSpending {
  /** Coins of XCH, of a token by its id, of an NFT or a DID by its launcher id. */
  coins(kind: SpendableKind, assetId?: string): Promise<readonly SpendableCoin[]>
  /** The signature, in hex; nothing is sent. */
  sign(door: Door, spends: readonly CoinSpendText[]): Promise<string>
  /** Gives the network what is signed: whether it was taken. */
  send(spends: readonly CoinSpendText[], signature: string): Promise<'taken' | 'refused'>
}

interface Asking {
  /** Answered at once. */
  tell(method: string, params: object): Promise<unknown>
  /** Answered after a click. */
  ask(door: Door, method: string, params: object): Promise<unknown>
}

/** The same by the words of CHIP-0002. */
export function chip0002Spending({ tell, ask }: Asking): WalletSpending {
  return {
    coins: (kind, assetId) =>
      listCoins((params) => tell('getAssetCoins', params), kind, assetId).catch(failed),
    async sign(door, coinSpends) {
      const said = await ask(door, 'signCoinSpends', { coinSpends })
      try {
        return readSignatureText(said)
      } catch (error) {
        return failed(error)
      }
    },
    async send(spends, signature) {
      const spendBundle = { coin_spends: spends, aggregated_signature: `0x${signature}` }
      try {
        const said = await tell('sendTransaction', { spendBundle })
        const list = isRecord(said) && !Array.isArray(said) ? (said.data ?? said.status) : said
        if (!Array.isArray(list))
          throw new WalletFault('unreadable', 'The wallet gave something else than a list')
        const [first]: readonly unknown[] = list
        // 1: taken, 2: waits beside what conflicts with it, 3: refused.
        return isRecord(first) && first.status === 1 ? 'taken' : 'refused'
      } catch (error) {
        if (error instanceof WalletFault && ['refused', 'declined', 'invalid-params'].includes(error.code))
          return 'refused'
        throw error
      }
    },
  }
}

function failed(error: unknown): never {
  throw readSessionFault(error)
}
