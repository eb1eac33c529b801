import { Button, Select, shorten } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import type { MintBuilder } from './mint-builder.js'

interface ProfileChoiceProps {
  port: WalletPort
  spending: WalletSpending
  builder: MintBuilder
  fee: string
  chosen: string
  onChoose: (did: string) => void
}

/** A block may take a minute; the wallet notices a moment later. */
const LOOK_EVERY_MS = 2000
const MOST_LOOKS = 90

/** The profile that stands as the work's creator: one of the wallet's, or a new one. */
export function ProfileChoice({ port, spending, builder, fee, chosen, onChoose }: ProfileChoiceProps) {
  const { t } = useLingui()
  const [dids, setDids] = useState<readonly string[]>()
  const [isSilent, setIsSilent] = useState(false)
  const hand = useDeed()
  const ask = useCallback(async () => {
    const found = await port.dids()
    setDids(found)
    return found
  }, [port])
  useEffect(() => {
    ask().then(
      ([first]) => first !== undefined && onChoose(first),
      () => setIsSilent(true),
    )
  }, [ask, onChoose])

  const make = () =>
    void hand.begin(port, async (door, sent) => {
      const made = await builder.buildDid(await spending.coins('xch'), fee)
      if (!made) throw new WalletFault('too-little', '')
      const signature = await spending.sign(door, made.spends)
      if ((await spending.send(made.spends, signature)) === 'refused') throw new WalletFault('refused', '')
      sent()
      for (let looks = 0; looks < MOST_LOOKS; looks++) {
        const found = await ask()
        const [first] = found.filter((did) => !dids?.includes(did))
        if (first !== undefined) return onChoose(first)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
      throw new WalletFault('wallet-behind', '')
    })

  if (isSilent)
    return (
      <p className={trade.fault} role="alert">
        <Trans>The wallet does not list its profiles.</Trans>
      </p>
    )
  if (!dids)
    return (
      <p className={trade.quiet} role="status">
        <Trans>Fetching the profiles of your wallet</Trans>
      </p>
    )
  return (
    <>
      {dids.length === 0 ? (
        <>
          <p className={trade.quiet}>
            <Trans>
              Your wallet has no profile (DID) yet. A work is minted under one: it says for ever who made it.
            </Trans>
          </p>
          <div className={trade.acts}>
            <Button onClick={make} disabled={hand.isBusy}>
              <Trans>Make a profile in this wallet</Trans>
            </Button>
          </div>
        </>
      ) : (
        <Select
          label={t`Creator`}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          options={dids.map((did) => ({ value: did, label: shorten(did, 16, 8) }))}
        />
      )}
      <DeedNote {...hand} done={<Trans>Your profile is there.</Trans>} />
    </>
  )
}
