import { apiClient } from '@chiaroscuro/api-client'
import {
  type AirdropPlan,
  type AirdropProgress,
  type AirdropRun,
  type AirdropState,
  openAirdrop,
  parseAirdropPlan,
} from '@chiaroscuro/minting/airdrop'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DeedInHand, useDeed } from '#app/feature/trade/use-deed.js'
import { useSite } from '#app/layout/site.js'
import { useLive } from '#app/live/live.js'
import { ownNetworks } from '#app/verify/own-networks.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import { readWalletFault, WalletFault } from '#app/wallet/wallet-fault.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { journalFile, type KeptAirdrop, OtherWindowError } from './airdrop-store.js'
import { apiChain } from './api-chain.js'
import { giftBuilder } from './gift-builder.js'
import { signWith } from './sign-with.js'

/** Why an airdrop cannot be gone on with here. */
export type RunFault = 'other-window' | 'damaged' | 'silent'

export interface AirdropInHand {
  readonly plan: AirdropPlan
  readonly state: AirdropState | undefined
  readonly progress: AirdropProgress | undefined
  readonly fault: RunFault | undefined
  readonly hand: DeedInHand
  /** Has the next bundle signed; to be called by a click itself. */
  sign(): void
  /** The first gift arrived as meant. */
  goOn(): void
}

/** After a block the node's word is asked a moment later. */
const AFTER_BLOCK_MS = 700
/** And now and then, should no block be heard of. */
const LOOK_EVERY_MS = 20_000

/** An airdrop as it goes on: looked at with each block, one thing at a time, in one window of this browser. */
export function useAirdrop(kept: KeptAirdrop, port: WalletPort, spending: WalletSpending): AirdropInHand {
  const { apiUrl, network } = useSite()
  const plan = useMemo(() => parseAirdropPlan(JSON.parse(kept.plan)), [kept.plan])
  const [state, setState] = useState<AirdropState>()
  const [progress, setProgress] = useState<AirdropProgress>()
  const [fault, setFault] = useState<RunFault>()
  const run = useRef<AirdropRun>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const hand = useDeed()
  const builder = useMemo(giftBuilder, [])
  useEffect(() => () => builder.close(), [builder])

  /** The engine is asked one thing at a time. */
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work)
    queue.current = done.catch(() => {})
    return done
  }, [])

  const look = useCallback(
    () =>
      inTurn(async () => {
        if (!run.current) return
        try {
          const seen = await run.current.look()
          setProgress(seen)
          setFault(undefined)
        } catch (error) {
          setFault(error instanceof OtherWindowError ? 'other-window' : 'silent')
        }
        setState(run.current.state())
      }),
    [inTurn],
  )

  useEffect(() => {
    const chain = apiChain(apiClient({ root: apiUrl, timeoutMs: 15_000 }), spending, builder)
    return alone(kept.hash, {
      async hold() {
        run.current = await openAirdrop({ plan, chain, journal: journalFile(kept.hash) })
        setState(run.current.state())
        await look()
      },
      letGo() {
        run.current = undefined
      },
      fail: setFault,
    })
  }, [apiUrl, builder, kept.hash, look, plan, spending])

  const [block, setBlock] = useState(0)
  useLive((message) => {
    if (message.kind === 'block') setBlock(message.height)
  }, progress?.isDone)
  useEffect(() => {
    if (progress?.isDone) return
    const soon = block > 0 ? setTimeout(look, AFTER_BLOCK_MS) : undefined
    const often = setInterval(look, LOOK_EVERY_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(often)
    }
  }, [block, look, progress?.isDone])

  const sign = useCallback(() => {
    void hand.begin(port, async (door) => {
      const by = signWith({ spending, builder, door, networks: ownNetworks(network) })
      await inTurn(async () => {
        if (!run.current) throw new WalletFault('unreachable', '')
        try {
          setProgress(await run.current.sign(by))
        } catch (error) {
          throw toWalletFault(error)
        } finally {
          if (run.current) setState(run.current.state())
        }
      })
    })
  }, [builder, hand.begin, inTurn, network, port, spending])
  const goOn = useCallback(() => {
    void inTurn(async () => run.current?.goOn()).then(look)
  }, [inTurn, look])
  return { plan, state, progress, fault, hand, sign, goOn }
}

interface Alone {
  hold(): Promise<void>
  letGo(): void
  fail(fault: RunFault): void
}

/** Holds an airdrop while no other window of this browser does; the way out. */
function alone(hash: string, { hold, letGo, fail }: Alone): () => void {
  let leave: () => void = () => {}
  const over = new Promise<void>((done) => {
    leave = done
  })
  let isOver = false
  void navigator.locks
    // A page that is being left lets go a moment after the next one asks.
    .request(`airdrop-${hash}`, { signal: AbortSignal.timeout(LOCK_MS) }, async () => {
      if (isOver) return
      await hold().catch(() => fail('damaged'))
      await over
    })
    .catch(() => {
      if (!isOver) fail('other-window')
    })
  return () => {
    isOver = true
    letGo()
    leave()
  }
}

const LOCK_MS = 4000

/** What the engine says, in a wallet's words. */
function toWalletFault(error: unknown): WalletFault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'cannot-pay') return new WalletFault('too-little', '')
  if (code === 'stale-coins') return new WalletFault('wallet-behind', '')
  return readWalletFault(error)
}
