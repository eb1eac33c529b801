import type { FlatNft } from '@chiaroscuro/contract/operation'
import { asHex32 } from '@chiaroscuro/domain/id'
import { Button, Select } from '@chiaroscuro/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { readTerms } from '#app/feature/auction-terms/read-terms.js'
import { TermsFields } from '#app/feature/auction-terms/terms-fields.js'
import { useTermsWords } from '#app/feature/auction-terms/terms-words.js'
import { useTerms } from '#app/feature/auction-terms/use-terms.js'
import * as css from '#app/feature/many/many.css.js'
import { Panel } from '#app/feature/many/panel.js'
import { SmallWork } from '#app/feature/many/small-work.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { GAPS, inTurn } from './in-turn.js'
import type { Lot } from './put-up.js'

interface LotsPanelProps {
  works: readonly FlatNft[]
  isBusy: boolean
  onStart: (lots: readonly Lot[]) => void
}

/** The terms of auctions for the works chosen. */
export function LotsPanel({ works, isBusy, onStart }: LotsPanelProps) {
  const { t } = useLingui()
  const words = useTermsWords()
  const { typed, fault, setFault, set } = useTerms()
  const [gap, setGap] = useState(0)
  const names = new Map<number, string>([
    [0, t`All at the same time`],
    [60, t`An hour after one another`],
    [1440, t`A day after one another`],
  ])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTerms(typed, Date.now())
    if ('fault' in read) return setFault(read.fault)
    const now = Math.floor(Date.now() / 1000)
    const turns = inTurn(read.terms, { count: works.length, gapMinutes: gap, now })
    if ('fault' in turns) return setFault(turns.fault)
    onStart(
      works.flatMap(({ id, encoded_id }, at) => {
        const terms = turns.all[at]
        return terms ? [{ id: encoded_id, launcherId: asHex32(id), terms }] : []
      }),
    )
  }
  return (
    <Panel title={<Plural value={works.length} one="Auction a work" other="Auction # works" />}>
      <ol className={css.works}>
        {works.map((nft) => (
          <li key={nft.encoded_id} className={css.plainWork}>
            <SmallWork nft={nft} />
            {nftName(nft)}
          </li>
        ))}
      </ol>
      <form className={trade.form} onSubmit={submit} noValidate>
        <TermsFields typed={typed} onChange={set} />
        {works.length > 1 ? (
          <Select
            label={t`They run`}
            value={String(gap)}
            onChange={(event) => setGap(Number(event.target.value))}
            options={GAPS.map((minutes) => ({
              value: String(minutes),
              label: names.get(minutes) ?? t`${minutes} minutes after one another`,
            }))}
          />
        ) : null}
        {fault ? (
          <p className={trade.fault} role="alert">
            {words(fault)}
          </p>
        ) : null}
        <Button tone="act" type="submit" disabled={isBusy}>
          <Plural value={works.length} one="Sign and start" other="Sign and start all #" />
        </Button>
      </form>
    </Panel>
  )
}
