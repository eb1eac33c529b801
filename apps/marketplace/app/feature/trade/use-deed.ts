import { useCallback, useRef, useState } from 'react'
import { readWalletFault, type WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door, WalletEntrance } from '#app/wallet/wallet-port.js'
import type { Settled } from './finality.js'

/** How far something that a wallet is asked for has come. */
export type Deed =
  | { readonly step: 'idle' }
  /** The wallet asks its person; `href` opens its window again. */
  | { readonly step: 'asking'; readonly href: string | null }
  /** The network has it, no block yet. */
  | { readonly step: 'sent' }
  | { readonly step: 'done'; readonly settled?: Settled | undefined }
  | { readonly step: 'failed'; readonly fault: WalletFault }

type Work = (door: Door, sent: () => void, held: (how: Settled | undefined) => void) => Promise<void>

export interface DeedInHand {
  readonly deed: Deed
  /** Whether something is being asked for, or waits for its block. */
  readonly isBusy: boolean
  /**
   * Begins: to be called by a click itself, for the window it opens. `sent` says that the wallet has done its part.
   * `held` says which block holds it, to be followed until it is final. Resolves whether it came to its end.
   */
  begin(port: Pick<WalletEntrance, 'openDoor'>, work: Work): Promise<boolean>
  /** Gives up what the wallet has not answered. */
  abandon(): void
}

/** One thing at a time that a wallet is asked for. */
export function useDeed(): DeedInHand {
  const [deed, setDeed] = useState<Deed>({ step: 'idle' })
  const open = useRef<Door | undefined>(undefined)

  const begin = useCallback<DeedInHand['begin']>(async (port, work) => {
    const door = port.openDoor()
    open.current = door
    const isCurrent = () => open.current === door
    setDeed({ step: 'asking', href: door.href })
    try {
      let settled: Settled | undefined
      await work(
        door,
        () => isCurrent() && setDeed({ step: 'sent' }),
        (how) => {
          settled = how
        },
      )
      if (isCurrent()) setDeed(settled ? { step: 'done', settled } : { step: 'done' })
      return isCurrent()
    } catch (error) {
      if (isCurrent()) {
        door.close()
        setDeed({ step: 'failed', fault: readWalletFault(error) })
      }
      return false
    }
  }, [])

  const abandon = useCallback(() => {
    open.current?.close()
    open.current = undefined
    setDeed({ step: 'idle' })
  }, [])

  const isBusy = deed.step === 'asking' || deed.step === 'sent'
  return { deed, isBusy, begin, abandon }
}
