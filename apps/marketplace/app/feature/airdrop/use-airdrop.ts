import { apiClient } from '@chiaroscuro/api-client'
import {
  type AirdropPlan,
  type AirdropProgress,
  type AirdropRun,
  type AirdropState,
  openAirdrop,
  parseAirdropPlan,
  type SignGifts,
} from '@chiaroscuro/minting/airdrop'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { alone } from '#app/feature/kept-run/alone.js'
import { toWalletFault } from '#app/feature/kept-run/engine-fault.js'
import type { RunFault } from '#app/feature/kept-run/run-fault.js'
import { OtherWindowError } from '#app/feature/kept-run/run-store.js'
import { useEachBlock } from '#app/feature/kept-run/use-each-block.js'
import { useTurn } from '#app/feature/kept-run/use-turn.js'
import { type DeedInHand, useDeed } from '#app/feature/trade/use-deed.js'
import { useSite } from '#app/layout/site.js'
import { ownNetworks } from '#app/verify/own-networks.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { airdrops, type KeptAirdrop } from './airdrop-store.js'
import { apiChain } from './api-chain.js'
import { giftBuilder } from './gift-builder.js'
import { signWith } from './sign-with.js'

export interface AirdropInHand {
  readonly plan: AirdropPlan
  readonly state: AirdropState | undefined
  readonly progress: AirdropProgress | undefined
  readonly fault: RunFault | undefined
  readonly hand: DeedInHand
  /** Has the next bundle signed; to be called by a click itself. */
  sign(): void
  /** Has the bundle that waits signed anew for a higher fee, in mojos; to be called by a click itself. */
  raise(fee: bigint): void
  /** The first gift arrived as meant. */
  goOn(): void
}

/** An airdrop as it goes on: looked at with each block, one thing at a time, in one window of this browser. */
export function useAirdrop(kept: KeptAirdrop, port: WalletPort, spending: WalletSpending): AirdropInHand {
  const { apiUrl, network } = useSite()
  const plan = useMemo(() => parseAirdropPlan(JSON.parse(kept.plan)), [kept.plan])
  const [state, setState] = useState<AirdropState>()
  const [progress, setProgress] = useState<AirdropProgress>()
  const [fault, setFault] = useState<RunFault>()
  const run = useRef<AirdropRun>(undefined)
  const hand = useDeed()
  const builder = useMemo(giftBuilder, [])
  useEffect(() => () => builder.close(), [builder])

  const inTurn = useTurn()

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
    return alone(`airdrop-${kept.hash}`, {
      async hold() {
        run.current = await openAirdrop({ plan, chain, journal: airdrops.journal(kept.hash) })
        setState(run.current.state())
        await look()
      },
      letGo() {
        run.current = undefined
      },
      fail: setFault,
    })
  }, [apiUrl, builder, kept.hash, look, plan, spending])

  useEachBlock(look, progress?.isDone ?? false)

  const signing = useCallback(
    (how: (run: AirdropRun, by: SignGifts) => Promise<AirdropProgress>) => {
      void hand.begin(port, async (door) => {
        const by = signWith({ spending, builder, door, networks: ownNetworks(network) })
        await inTurn(async () => {
          if (!run.current) throw new WalletFault('unreachable', '')
          try {
            setProgress(await how(run.current, by))
          } catch (error) {
            throw toWalletFault(error)
          } finally {
            if (run.current) setState(run.current.state())
          }
        })
      })
    },
    [builder, hand.begin, inTurn, network, port, spending],
  )
  const sign = useCallback(() => signing((run, by) => run.sign(by)), [signing])
  const raise = useCallback((fee: bigint) => signing((run, by) => run.raise(by, fee)), [signing])
  const goOn = useCallback(() => {
    void inTurn(async () => run.current?.goOn()).then(look)
  }, [inTurn, look])
  return { plan, state, progress, fault, hand, sign, raise, goOn }
}
