import { apiClient } from '@chiaroscuro/api-client'
import { type MintRun, openMint, type Progress } from '@chiaroscuro/minting/engine'
import { type Plan, parsePlan } from '@chiaroscuro/minting/plan'
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
import type { Door, WalletPort } from '#app/wallet/wallet-port.js'
import { mintBuilder } from './mint-builder.js'
import { apiMintChain, SignatureWanted, spendingMintWallet } from './mint-ports.js'
import { type KeptMint, mints } from './mint-store.js'

export interface MintInHand {
  readonly plan: Plan
  readonly progress: Progress | undefined
  /** Whether it waits for a signature. */
  readonly wantsSignature: boolean
  /** The work's launcher id, once something was signed. */
  readonly launcherId: string | undefined
  /** The block that holds it. */
  readonly height: number | undefined
  readonly fault: RunFault | undefined
  readonly hand: DeedInHand
  /** Has it signed; to be called by a click itself. */
  sign(): void
}

/** A mint as it goes on: looked at with each block, one thing at a time, in one window of this browser. */
export function useMint(kept: KeptMint, port: WalletPort, spending: WalletSpending): MintInHand {
  const { apiUrl, network } = useSite()
  const plan = useMemo(() => parsePlan(JSON.parse(kept.plan)), [kept.plan])
  const [progress, setProgress] = useState<Progress>()
  const [wantsSignature, setWantsSignature] = useState(false)
  const [fault, setFault] = useState<RunFault>()
  const run = useRef<MintRun>(undefined)
  const door = useRef<Door>(undefined)
  const inTurn = useTurn()
  const hand = useDeed()
  const builder = useMemo(mintBuilder, [])
  useEffect(() => () => builder.close(), [builder])

  const look = useCallback(
    () =>
      inTurn(async () => {
        if (!run.current) return
        try {
          setProgress(await run.current.step())
          setWantsSignature(false)
          setFault(undefined)
        } catch (error) {
          if (error instanceof SignatureWanted) {
            setWantsSignature(true)
            setFault(undefined)
          } else setFault(error instanceof OtherWindowError ? 'other-window' : 'silent')
        }
      }),
    [inTurn],
  )

  useEffect(() => {
    const chain = apiMintChain(apiClient({ root: apiUrl, timeoutMs: 15_000 }), spending, builder)
    const networks = ownNetworks(network)
    const wallet = spendingMintWallet({ plan, spending, builder, networks, door: () => door.current })
    return alone<RunFault>(`mint-${kept.hash}`, {
      async hold() {
        run.current = await openMint({ plan, chain, wallet, journal: mints.journal(kept.hash) })
        await look()
      },
      letGo() {
        run.current = undefined
      },
      fail: setFault,
    })
  }, [apiUrl, builder, kept.hash, look, network, plan, spending])
  useEachBlock(look, progress?.isDone ?? false)

  const sign = useCallback(() => {
    void hand.begin(port, async (open) => {
      await inTurn(async () => {
        if (!run.current) throw new WalletFault('unreachable', '')
        door.current = open
        try {
          const seen = await run.current.step()
          setProgress(seen)
          if (seen.attention === 'cannot-pay') throw new WalletFault('too-little', '')
          setWantsSignature(false)
        } catch (error) {
          throw toWalletFault(error)
        } finally {
          door.current = undefined
        }
      })
    })
  }, [hand.begin, inTurn, port])
  const batch = run.current?.state().batches.get(0)
  const attempt = batch?.attempts[batch.included?.attempt ?? batch.attempts.length - 1]
  return {
    ...{ plan, progress, wantsSignature, fault, hand, sign },
    launcherId: attempt?.launcherIds[0],
    height: batch?.included?.height,
  }
}
