import { Button, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { codeOf, type ProjectView, studio } from '../bridge.js'
import { Fact } from '../part/fact.js'
import { Progress } from '../part/progress.js'
import { SavedFolder } from '../part/saved-folder.js'
import { SignElsewhere } from '../part/sign-elsewhere.js'
import type { OpenProject } from '../use-project.js'
import { faultWords } from '../words/fault-words.js'
import { refusalWords } from '../words/refusal-words.js'
import * as css from './mint-screen.css.js'
import * as screen from './screen.css.js'

export interface OffersRunProps {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string | undefined) => void
}

/** Offers of what was minted: how many are made, listed and open, and what became of the others. */
export function OffersRun({ view, act, onFault }: OffersRunProps) {
  const { t, i18n } = useLingui()
  const { id, offers, mint } = view
  const { state, count, made, listed, live, moved, refused, attention, toSign } = offers
  const [folder, setFolder] = useState<string>()
  const save = () =>
    studio()
      .saveOffers({ id })
      .then(
        (saved) => setFolder(saved.folder),
        (error: unknown) => onFault(codeOf(error)),
      )
  const reached = state === 'kept' ? made : listed
  // While the mint itself is left, going on with it goes on with both.
  const isMintOn = mint.state === 'done' || mint.state === 'running'
  const isLeft = state === 'refused' || ((state === 'interrupted' || state === 'paused') && isMintOn)
  return (
    <section className={screen.section} aria-labelledby="offers">
      <h2 id="offers" className={`${screen.heading} ${serif}`}>
        <Trans>Offers</Trans>
      </h2>
      <p className={css.figureLine} role="status">
        <span className={`${css.big} ${serif} ${figure}`}>
          <Trans>
            {reached} of {count}
          </Trans>
        </span>{' '}
        <span className={['done', 'running', 'kept'].includes(state) ? screen.good : screen.small}>
          {state === 'kept' ? (
            <Trans>signed; no marketplace is known here, so save them as files</Trans>
          ) : null}
          {state === 'running' && !attention ? <Trans>listed; more as blocks have more pieces</Trans> : null}
          {state === 'running' && attention ? <Trans>listed</Trans> : null}
          {state === 'done' ? <Trans>listed on the marketplace</Trans> : null}
          {state === 'refused' ? <Trans>listed; the marketplace refused the others</Trans> : null}
          {state === 'paused' ? <Trans>listed; paused</Trans> : null}
          {state === 'interrupted' ? <Trans>listed; interrupted, nothing is lost</Trans> : null}
        </span>
      </p>
      <Progress label={t`Offers listed`} done={reached} count={count} />
      {attention ? (
        <p className={css.attention} role="alert">
          {i18n._(faultWords(attention))}
        </p>
      ) : null}
      {toSign === undefined ? null : (
        <SignElsewhere
          file={toSign}
          label={t`Bring the signed offers`}
          take={(offers) => act(() => studio().importOfferSignatures({ id, offers }))}
          onFault={onFault}
        >
          <Trans>
            Take this file to where the keys are. It names each piece and its price beside the spends
            themselves. Put the signature of each offer beside its spends as “aggregated_signature”, and bring
            the file back: with all of them, or with some.
          </Trans>
        </SignElsewhere>
      )}
      <dl className={screen.facts}>
        <Fact label={t`Signed`}>{made}</Fact>
        <Fact label={t`Open now`}>{live}</Fact>
        {moved > 0 ? <Fact label={t`Given away before`}>{moved}</Fact> : null}
      </dl>
      {refused.length > 0 ? (
        <ul>
          {refused.map(({ number, reason }) => (
            <li key={number} className={screen.small}>
              <strong>{t`No. ${number}`}</strong> {i18n._(refusalWords(reason))}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={screen.actions}>
        {isLeft ? (
          <Button tone="act" onClick={() => act(() => studio().offerAgain({ id }))}>
            {state === 'refused' ? <Trans>Try the refused ones again</Trans> : <Trans>Go on offering</Trans>}
          </Button>
        ) : null}
        {state === 'done' ? (
          <Button onClick={() => act(() => studio().offerAgain({ id }))}>
            <Trans>Look again how they stand</Trans>
          </Button>
        ) : null}
        <Button disabled={made === 0} onClick={save}>
          <Trans>Save the offers as files</Trans>
        </Button>
      </div>
      {folder === undefined ? null : (
        <SavedFolder folder={folder}>
          <Plural value={made} one="# file, in" other="# files, in" />
        </SavedFolder>
      )}
    </section>
  )
}
