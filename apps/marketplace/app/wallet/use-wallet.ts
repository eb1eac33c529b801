import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSite } from '#app/layout/site.js'
import { openDevDoor } from './dev-door.js'
import { keptWallet } from './kept-wallet.js'
import { NO_DOOR } from './provider.js'
import type { ConnectedWallet, WalletEntrance, WalletKind, WalletPort } from './wallet-port.js'
import { openDoor } from './walletconnect/doors.js'

export interface WalletInUse {
  /** `undefined` until the browser was asked. */
  readonly wallet: ConnectedWallet | null | undefined
  /** `undefined` as well while what speaks with it is fetched. */
  readonly port: WalletPort | undefined
  disconnect(): void
}

// Most visitors have no wallet: what speaks with one is fetched for those who do, or who connect one.
type Parts = typeof import('./port-of.js')
let parts: Parts | undefined
const fetched = async () => {
  parts ??= await import('./port-of.js')
  return parts
}

/** The connected wallet and how to speak with it. */
export function useWallet(): WalletInUse {
  const wallet = keptWallet.use()
  const { devWalletUrl, walletConnect, network } = useSite()
  const here = useParts(Boolean(wallet))
  const kind = wallet?.kind
  useEffect(() => {
    if (kind === 'injected') here?.followInjected(window, network)
  }, [here, kind, network])
  const port = useMemo(
    () => (wallet ? here?.portOf(wallet.kind, { devWalletUrl, walletConnect, network }, wallet) : undefined),
    [here, wallet, devWalletUrl, walletConnect, network],
  )
  const disconnect = useCallback(() => {
    void port?.disconnect().catch(() => {})
    keptWallet.set(null)
  }, [port])
  return { wallet, port, disconnect }
}

/** The way to wallets that are not connected yet. */
export function useEntrance(): (kind: WalletKind) => WalletEntrance {
  const { devWalletUrl, walletConnect, network } = useSite()
  const fails = useFault()
  return (kind) => ({
    openDoor() {
      if (kind === 'dev' && devWalletUrl) return openDevDoor(devWalletUrl, null)
      return kind === 'walletconnect' && walletConnect ? openDoor() : NO_DOOR
    },
    async connect(door, tell) {
      const { portOf } = await fetched().catch((fault: unknown) => {
        fails(fault)
        throw fault
      })
      return portOf(kind, { devWalletUrl, walletConnect, network }).connect(door, tell)
    },
  })
}

/** What speaks with wallets, once it is there. */
function useParts(isNeeded: boolean): Parts | undefined {
  const fails = useFault()
  const [here, setHere] = useState(parts)
  useEffect(() => {
    if (isNeeded && !here) fetched().then(setHere, fails)
  }, [isNeeded, here, fails])
  return here
}

/** Lets the part of the page break that a script did not come for: whatever is around it knows what to do. */
function useFault(): (fault: unknown) => void {
  const [fault, setFault] = useState<{ readonly cause: unknown }>()
  if (fault) throw fault.cause
  return useCallback((cause: unknown) => setFault({ cause }), [])
}
