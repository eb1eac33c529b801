import type { FlatNft, ListedToken } from '@chiaroscuro/contract/operation'
import { useEffect, useState } from 'react'
import { useWorksById } from '#app/feature/works-by-id/use-works-by-id.js'
import { MOST_SHOWN } from '#app/wallet/most-shown.js'
import { useHeld } from '#app/wallet/use-held.js'
import { readWalletFault, type WalletFault } from '#app/wallet/wallet-fault.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'

export interface Balance {
  readonly id: string
  readonly code: string
  readonly decimals: number
  readonly amount: string
}

export interface WalletContents {
  readonly balances: readonly Balance[]
  readonly nfts: readonly FlatNft[]
  /** How many works the wallet says it holds. */
  readonly held: number
  readonly fault: WalletFault | undefined
  readonly busy: boolean
}

/** What a wallet holds, by its own word, asked anew with `moves`; what the works are is the index's. */
export function useContents(port: WalletPort, tokens: readonly ListedToken[], moves: number): WalletContents {
  const [balances, setBalances] = useState<readonly Balance[]>([])
  const [unread, setUnread] = useState<WalletFault>()
  const held = useHeld(port, String(moves))

  // What left or came is why balances are asked anew.
  useEffect(() => {
    let isCurrent = true
    readBalances(port, tokens).then(
      (found) => isCurrent && setBalances(found),
      (error: unknown) => isCurrent && setUnread(readWalletFault(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [port, tokens, moves])

  const works = useWorksById('/wallet', held.ids?.slice(0, MOST_SHOWN))
  const fault = held.fault ?? unread
  return { balances, nfts: works.nfts, held: held.ids?.length ?? 0, fault, busy: !fault && works.busy }
}

/** XCH always, tokens where there are any. One that the wallet will not tell of is left out. */
async function readBalances(port: WalletPort, tokens: readonly ListedToken[]): Promise<Balance[]> {
  const xch = { id: 'xch', code: 'XCH', decimals: 12, amount: await port.balance('') }
  const others = tokens
    .filter(({ id }) => id !== 'xch')
    .map(async (token): Promise<Balance[]> => {
      const amount = await port.balance(token.id).catch(() => '0')
      const { id, code, decimals } = token
      return amount === '0' ? [] : [{ id, code, decimals: decimals ?? 3, amount }]
    })
  return [xch, ...(await Promise.all(others)).flat()]
}
