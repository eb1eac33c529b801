import { Button, figure, serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { codeOf, type MintedList, type ProjectView, studio } from '../bridge.js'
import { Account } from '../part/account.js'
import { Fact } from '../part/fact.js'
import { PlanHash } from '../part/plan-hash.js'
import { Progress } from '../part/progress.js'
import { Xch } from '../part/xch.js'
import type { OpenProject } from '../use-project.js'
import { useSession } from '../use-session.js'
import { faultWords } from '../words/fault-words.js'
import { Bundles } from './bundles.js'
import * as css from './mint-screen.css.js'
import { OffersRun } from './offers-run.js'
import { Pilot } from './pilot.js'
import { Provenance } from './provenance.js'
import { Rescue } from './rescue.js'
import { Royalties } from './royalties.js'
import * as screen from './screen.css.js'
import { ToSign } from './to-sign.js'
import { WalletSession } from './wallet-session.js'

export interface MintScreenProps {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string | undefined) => void
}

/** The mint itself: asked for, watched, paused, gone on with, and looked at. */
export function MintScreen({ view, act, onFault }: MintScreenProps) {
  const { id, mint } = view
  const [minted, setMinted] = useState<MintedList>({ bundles: [], pieces: [] })
  const { made, listed, live, refused, state } = view.offers
  const seen = [mint.included, mint.settled, mint.state, made, listed, live, refused.length, state].join(' ')

  useEffect(() => {
    if (seen !== '')
      studio()
        .listMinted({ id })
        .then(setMinted, (error: unknown) => onFault(codeOf(error)))
  }, [id, seen, onFault])

  return (
    <div className={screen.page}>
      <div className={screen.head}>
        <h1 className={`${screen.title} ${serif}`}>
          <Trans>Mint</Trans>
        </h1>
      </div>
      {view.isFixed ? <Run view={view} act={act} onFault={onFault} /> : <Ask view={view} onFault={onFault} />}
      {view.isFixed && mint.attention === 'pilot' ? <Pilot view={view} act={act} onFault={onFault} /> : null}
      {view.isFixed && view.signer === 'walletconnect' && isWalletWanted(view) ? (
        <Wallet id={id} onFault={onFault} />
      ) : null}
      {mint.toSign ? <ToSign {...{ view, act, onFault }} file={mint.toSign} /> : null}
      {view.isFixed && view.offers.count > 0 ? <OffersRun view={view} act={act} onFault={onFault} /> : null}
      {view.isFixed && view.hasSplit && mint.pieces > 0 ? <Royalties id={id} onFault={onFault} /> : null}
      {mint.state === 'done' ? <Provenance {...{ id, onFault }} signer={view.signer} /> : null}
      {view.isFixed ? <Rescue id={id} onFault={onFault} /> : null}
      {view.isFixed ? <Bundles {...{ id, minted, onFault }} sale={view.sale} /> : null}
    </div>
  )
}

/** Whether anything is left that a wallet has to sign. */
function isWalletWanted({ mint, offers }: ProjectView): boolean {
  return mint.state !== 'done' || (offers.count > 0 && !['done', 'kept', 'refused'].includes(offers.state))
}

/** Why a mint elsewhere than on the devnet is not begun. */
const REFUSALS: ReadonlySet<string> = new Set(['sign-in-first', 'no-early-access', 'early-access-unknown'])

function Ask({ view, onFault }: Omit<MintScreenProps, 'act'>) {
  const { t, i18n } = useLingui()
  const [refusal, setRefusal] = useState<string>()
  const { id, plan, rehearsal, mint } = view
  const isReady = plan !== undefined && rehearsal.state === 'green'
  const isAsked = mint.state === 'asked'

  function ask() {
    onFault(undefined)
    setRefusal(undefined)
    studio()
      .askApproval({ id })
      .catch((error: unknown) => {
        const code = codeOf(error)
        if (REFUSALS.has(code)) setRefusal(code)
        else onFault(code)
      })
  }
  return (
    <section className={screen.section}>
      <p className={screen.lead}>
        {isReady ? (
          <Trans>
            A window of its own shows what would be signed, read from the transaction itself. Only your word
            there begins the mint, and only of this plan.
          </Trans>
        ) : (
          <Trans>A mint begins with a plan that was rehearsed and went well.</Trans>
        )}
      </p>
      {plan ? (
        <dl className={screen.facts}>
          <Fact label={t`Pieces`}>{plan.pieces}</Fact>
          <Fact label={t`Bundles`}>{plan.batches}</Fact>
          <Fact label={t`Fees, at most`}>
            <Xch mojos={plan.mostFees} />
          </Fact>
        </dl>
      ) : null}
      <div className={screen.actions}>
        <Button tone="act" disabled={!isReady || isAsked} onClick={ask}>
          {isAsked ? <Trans>Waiting for your word…</Trans> : <Trans>Review and approve</Trans>}
        </Button>
      </div>
      {refusal ? (
        <>
          <p className={css.attention} role="alert">
            {i18n._(faultWords(refusal))}
          </p>
          <Account />
        </>
      ) : null}
    </section>
  )
}

/** The wallet that signs, where it has to be there from bundle to bundle. */
function Wallet({ id, onFault }: { id: string; onFault: MintScreenProps['onFault'] }) {
  const open = useSession(onFault)
  return (
    <section className={screen.section} aria-labelledby="wallet">
      <h2 id="wallet" className={`${screen.heading} ${serif}`}>
        <Trans>The wallet that signs</Trans>
      </h2>
      <WalletSession {...open} id={id} />
    </section>
  )
}

function Run({ view, act, onFault }: MintScreenProps) {
  const { t, i18n } = useLingui()
  const { id, mint, plan } = view
  const { state, included, settled, batches, pieces, attention } = mint
  const total = plan?.pieces ?? 0
  const isPilot = attention === 'pilot'
  const isAllIn = batches > 0 && included === batches
  const open = () =>
    studio()
      .openOnMarketplace({ id })
      .catch((error: unknown) => onFault(codeOf(error)))
  return (
    <section className={screen.section}>
      <p className={css.figureLine} role="status">
        <span className={`${css.big} ${serif} ${figure}`}>
          <Trans>
            {pieces} of {total}
          </Trans>
        </span>{' '}
        <span className={state === 'running' || state === 'done' ? screen.good : screen.small}>
          {state === 'running' && !isAllIn && !isPilot ? <Trans>minting</Trans> : null}
          {state === 'running' && isPilot ? <Trans>waits for your word</Trans> : null}
          {state === 'running' && isAllIn ? <Trans>minted; waiting until they lie deep</Trans> : null}
          {state === 'paused' ? <Trans>paused</Trans> : null}
          {state === 'interrupted' ? <Trans>interrupted; nothing is lost</Trans> : null}
          {state === 'done' ? <Trans>minted, for good</Trans> : null}
        </span>
      </p>
      <Progress label={t`Pieces in a block`} done={pieces} count={total} />
      {attention ? (
        <p className={css.attention} role="alert">
          {i18n._(faultWords(attention))}
        </p>
      ) : null}
      <dl className={screen.facts}>
        <Fact label={t`Bundles in a block`}>
          <Trans>
            {included} of {batches}
          </Trans>
        </Fact>
        <Fact label={t`Bundles that lie deep`}>
          <Trans>
            {settled} of {batches}
          </Trans>
        </Fact>
      </dl>
      {plan ? (
        <p className={screen.small}>
          <Trans>Approved plan</Trans> <PlanHash hash={plan.hash} />
        </p>
      ) : null}
      <div className={screen.actions}>
        {state === 'running' ? (
          <Button onClick={() => act(() => studio().pauseMint({ id }))}>
            <Trans>Pause</Trans>
          </Button>
        ) : null}
        {state === 'paused' || state === 'interrupted' ? (
          <Button tone="act" onClick={() => act(() => studio().resumeMint({ id }))}>
            <Trans>Go on minting</Trans>
          </Button>
        ) : null}
        {pieces > 0 ? (
          <Button tone={isAllIn ? 'act' : 'quiet'} onClick={open}>
            <Trans>See the collection on the marketplace</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
