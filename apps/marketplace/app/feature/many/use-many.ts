import { useCallback, useRef, useState } from 'react'
import { type DeedInHand, useDeed } from '#app/feature/trade/use-deed.js'
import type { WalletFault } from '#app/wallet/wallet-fault.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import type { Deeds, Ends } from './deeds.js'

export interface ManyInHand extends DeedInHand {
  /** How each went that is decided. */
  readonly ends: Ends
  /** How many were asked for. */
  readonly count: number
  /** Begins with so many; to be called by a click itself. */
  beginMany(port: WalletPort, count: number, work: (deeds: Deeds) => Promise<void>): Promise<boolean>
}

const NONE: Ends = new Map()

/** Many things that a wallet is asked for, each with its own end. */
export function useMany(): ManyInHand {
  const { begin, abandon: abandonDeed, ...hand } = useDeed()
  const [ends, setEnds] = useState(NONE)
  const [count, setCount] = useState(0)
  const run = useRef({ isOver: false })

  const beginMany = useCallback<ManyInHand['beginMany']>(
    (port, asked, work) => {
      const own = { isOver: false }
      run.current = own
      setCount(asked)
      setEnds(NONE)
      const tell = (id: string, fault: WalletFault | undefined) => {
        if (!own.isOver) setEnds((before) => new Map([...before, [id, fault]]))
      }
      return begin(port, (door, sent) => work({ port, door, sent, tell, isOver: () => own.isOver }))
    },
    [begin],
  )
  const abandon = useCallback(() => {
    run.current.isOver = true
    abandonDeed()
  }, [abandonDeed])
  return { ...hand, begin, abandon, ends, count, beginMany }
}
