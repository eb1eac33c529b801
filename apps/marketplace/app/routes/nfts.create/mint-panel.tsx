import { formatXch } from '@chiaroscuro/domain/amount'
import { asHex32, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import type { Attention } from '@chiaroscuro/minting/engine'
import { Button, quiet, shorten, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@remix-run/react'
import { Hash } from '#app/feature/hash/hash.js'
import { RunFaultNote } from '#app/feature/kept-run/run-fault-note.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import * as frame from '#app/layout/frame.css.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { type KeptMint, mints } from './mint-store.js'
import * as css from './page.css.js'
import { type MintInHand, useMint } from './use-mint.js'

interface MintPanelProps {
  kept: KeptMint
  port: WalletPort
  spending: WalletSpending
  onLeave: () => void
}

/** A mint whose files lie where they are to be found: what is signed, how far it is, and what is to be done next. */
export function MintPanel({ kept, port, spending, onLeave }: MintPanelProps) {
  const run = useMint(kept, port, spending)
  const { progress, launcherId, fault, hand, height } = run
  const wasSigned = launcherId !== undefined
  const forget = () => void mints.forget(kept.hash).then(onLeave)
  return (
    <section className={css.part} aria-labelledby="run">
      <h2 id="run" className={frame.bandTitle}>
        {kept.name}
      </h2>
      <Facts run={run} />
      <RunFaultNote
        fault={fault}
        words={{
          'other-window': (
            <Trans>
              Another window of this browser goes on with this mint. Close it, and reload this page.
            </Trans>
          ),
          damaged: <Trans>The journal of this mint cannot be read. Nothing is sent.</Trans>,
        }}
      />
      {fault ? null : <Next run={run} />}
      {hand.deed.step === 'done' ? null : <DeedNote {...hand} done={null} />}
      {height !== undefined && launcherId ? (
        <p className={trade.said}>
          <Link className={textLink} to={`/nfts/${formatNftId(asHex32(launcherId))}`}>
            <Trans>Look at your work</Trans>
          </Link>
        </p>
      ) : null}
      <div className={trade.acts}>
        <Button onClick={onLeave}>
          <Trans>Create another</Trans>
        </Button>
        {!wasSigned || progress?.isDone ? (
          <Button onClick={forget}>
            <Trans>Remove from this list</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** What somebody signs, before they do. */
function Facts({ run: { plan, launcherId } }: { run: MintInHand }) {
  const { t, i18n } = useLingui()
  const [piece] = plan.pieces
  if (!piece) return null
  return (
    <dl className={css.traits}>
      <dt className={quiet}>{t`Creator`}</dt>
      <dd className={css.traitValue}>
        <code>{shorten(formatDid(plan.didId), 16, 8)}</code>
      </dd>
      <dt className={quiet}>{t`File`}</dt>
      <dd className={css.traitValue}>
        <Hash value={piece.dataHash} name={t`hash`} /> <Trans>fetched back and the same</Trans>
      </dd>
      <dt className={quiet}>{t`Royalty`}</dt>
      <dd className={css.traitValue}>
        {i18n.number(plan.royaltyBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
      </dd>
      <dt className={quiet}>{t`Cost`}</dt>
      <dd className={css.traitValue}>{formatXch(plan.fee.start + 1n)} XCH</dd>
      {launcherId ? (
        <>
          <dt className={quiet}>{t`Launcher id`}</dt>
          <dd className={css.traitValue}>
            <Hash value={launcherId} name={t`launcher id`} />
          </dd>
        </>
      ) : null}
    </dl>
  )
}

/** What it waits for, and the button for that. */
function Next({ run: { progress, wantsSignature, hand, sign, height, launcherId } }: { run: MintInHand }) {
  if (wantsSignature)
    return (
      <>
        <p>
          <Trans>
            Everything lies where it says. Your wallet signs one transaction; it is written down in this
            browser before it is sent, so that nothing is minted twice.
          </Trans>
        </p>
        <div className={trade.acts}>
          <Button tone="act" onClick={sign} disabled={hand.isBusy}>
            <Trans>Sign and mint</Trans>
          </Button>
        </div>
      </>
    )
  return (
    <p role="status">
      {!progress ? (
        <Trans>Looking at the chain</Trans>
      ) : progress.isDone ? (
        <Trans>Minted, for good.</Trans>
      ) : height !== undefined ? (
        <Trans>Minted. It is final once 32 blocks stand on it.</Trans>
      ) : progress.attention ? (
        <AttentionWords why={progress.attention} />
      ) : launcherId ? (
        <Trans>Sent. It waits for a block; you may close this page and come back.</Trans>
      ) : null}
    </p>
  )
}

function AttentionWords({ why }: { why: Attention }) {
  switch (why) {
    case 'did-gone':
      return <Trans>This wallet does not hold the creator’s profile.</Trans>
    case 'cannot-pay':
      return <Trans>The wallet holds too little for this.</Trans>
    case 'fee-ceiling':
      return <Trans>It waits longer than usual for a block. It is sent again with each.</Trans>
    case 'refused':
      return <Trans>The network does not take it as things are.</Trans>
  }
}
