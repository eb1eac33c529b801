import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import * as css from '#app/feature/many/many.css.js'
import { Panel } from '#app/feature/many/panel.js'
import { SmallWork } from '#app/feature/many/small-work.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useSite } from '#app/layout/site.js'
import { readTarget } from './gift-target.js'
import type { ManyApi } from './use-many-api.js'
import { Whose } from './whose.js'

interface GiveManyProps {
  works: readonly FlatNft[]
  own: string | null
  api: ManyApi
  isBusy: boolean
  onGive: (to: string) => void
}

/** Where the works chosen go. */
export function GiveMany({ works, own, api, isBusy, onGive }: GiveManyProps) {
  const { t } = useLingui()
  const { network } = useSite()
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const target = readTarget(text, network, own)
  const listed = works.filter(({ offer_id }) => offer_id !== null).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (target.ok) onGive(target.address)
  }
  return (
    <Panel title={<Plural value={works.length} one="Transfer a work" other="Transfer # works" />}>
      <ul className={css.works}>
        {works.map((nft) => (
          <li key={nft.encoded_id} className={css.plainWork}>
            <SmallWork nft={nft} />
            {nftName(nft)}
          </li>
        ))}
      </ul>
      <form className={trade.form} onSubmit={submit} noValidate>
        <Field
          label={t`Address of who gets them`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          isCode
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsAsked(false)
          }}
        />
        {isAsked && !target.ok ? (
          <p className={trade.fault} role="alert">
            {target.fault === 'own' ? (
              <Trans>That is this wallet's own address.</Trans>
            ) : target.fault === 'other-network' ? (
              <Trans>That address is of another network.</Trans>
            ) : (
              <Trans>That is no address. Paste it whole, as the wallet of who gets them shows it.</Trans>
            )}
          </p>
        ) : null}
        {target.ok ? <Whose address={target.address} api={api} /> : null}
        <p className={css.warning}>
          <Trans>
            A transfer cannot be undone. Whoever has the key of this address owns the works from then on.
          </Trans>
          {listed > 0 ? (
            <>
              {' '}
              <Plural
                value={listed}
                one="One of them is for sale; its listing ends."
                other="# of them are for sale; their listings end."
              />
            </>
          ) : null}
        </p>
        <Button tone="act" type="submit" disabled={isBusy}>
          <Plural value={works.length} one="Transfer it" other="Transfer all #" />
        </Button>
      </form>
    </Panel>
  )
}
