import { useEffect, useState } from 'react'
import { readWalletFault, type WalletFault } from './wallet-fault.js'
import type { WalletPort } from './wallet-port.js'

/** The works in a wallet, by its own word. */
export interface Held {
  /** Ids (`nft1…`); `undefined` until the wallet has said so. */
  readonly ids: readonly string[] | undefined
  /** Why it says nothing. */
  readonly fault: WalletFault | undefined
}

const NOTHING: Held = { ids: undefined, fault: undefined }

/** Asks a wallet what works it holds, and anew once `when` changes. */
export function useHeld(port: WalletPort | undefined, when?: string): Held {
  const [held, setHeld] = useState(NOTHING)
  // What `when` stands for is why it is asked anew.
  useEffect(() => {
    let isCurrent = true
    port?.nfts().then(
      (ids) => isCurrent && setHeld({ ids, fault: undefined }),
      (error: unknown) => isCurrent && setHeld({ ids: undefined, fault: readWalletFault(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [port, when])
  return held
}
