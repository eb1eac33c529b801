import type { RecipientFault } from '@chiaroscuro/minting/airdrop'
import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Money } from '#app/feature/money/money.js'
import * as trade from '#app/feature/trade/trade.css.js'
import * as frame from '#app/layout/frame.css.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import type { CheckedDraft, Draft, DraftFault } from './draft.js'
import * as css from './page.css.js'

interface CheckedViewProps {
  draft: Draft
  checked: CheckedDraft
  port: WalletPort
  onBegin: () => void
}

const MOST_SHOWN = 100

/** What would be given to whom, at what cost, and which lines are left out. */
export function CheckedView({ draft, checked, port, onBegin }: CheckedViewProps) {
  const { t, i18n } = useLingui()
  const { recipients, fault, cost, left } = checked
  const { assetId, code, decimals } = draft.currency
  const isXch = draft.kind === 'coins' && assetId === ''
  const short = useShort(port, draft, checked)
  if (draft.list.trim() === '')
    return (
      <p className={trade.quiet}>
        <Trans>Each line is checked as you type. Nothing is signed before you say so.</Trans>
      </p>
    )
  return (
    <section className={css.part} aria-labelledby="checked">
      <h2 id="checked" className={frame.bandTitle}>
        <Plural value={recipients.recipients.length} one="# recipient" other="# recipients" />
      </h2>
      {recipients.merged > 0 ? (
        <p className={trade.quiet}>
          <Plural
            value={recipients.merged}
            one="# line names somebody a second time: both sums go in one payment."
            other="# lines name somebody again: their sums go in one payment."
          />
        </p>
      ) : null}
      <WrongLines faults={recipients.faults} />
      {fault ? (
        <p className={trade.fault} role="alert">
          <FaultWords fault={fault} missing={checked.missing} />
        </p>
      ) : null}
      {left > 0 ? (
        <p className={trade.quiet}>
          <Plural value={left} one="# work is left over." other="# works are left over." />
        </p>
      ) : null}
      {cost ? (
        <>
          <dl className={trade.sums}>
            <dt>{t`Given`}</dt>
            <dd className={trade.sum}>
              {draft.kind === 'nfts' ? (
                <Plural value={Number(cost.given)} one="# work" other="# works" />
              ) : (
                <Money units={cost.given.toString()} code={code} decimals={decimals} exact />
              )}
            </dd>
            <dt>{t`Transactions`}</dt>
            <dd className={trade.sum}>{i18n.number(cost.batches)}</dd>
            <dt>{t`Network fees`}</dt>
            <dd className={trade.sum}>
              <Money units={cost.fees.toString()} exact />
            </dd>
            {isXch ? (
              <>
                <dt className={trade.total}>{t`Leaves your wallet`}</dt>
                <dd className={`${trade.sum} ${trade.total}`}>
                  <Money units={(cost.given + cost.fees).toString()} exact />
                </dd>
              </>
            ) : null}
          </dl>
          {short ? (
            <p className={trade.fault} role="alert">
              <Trans>The wallet holds too little for this.</Trans>
            </p>
          ) : null}
          <p className={trade.quiet}>
            <Trans>
              You sign each transaction in your wallet. The first pays one recipient alone; the others wait
              until you have looked at it.
            </Trans>
          </p>
          <div className={trade.acts}>
            <Button tone="act" onClick={onBegin} disabled={short}>
              <Trans>Begin with one recipient</Trans>
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}

/** Whether the wallet says that it holds too little; unknown is no. */
function useShort(port: WalletPort, draft: Draft, { cost }: CheckedDraft): boolean {
  const [xch, setXch] = useState<bigint>()
  const [token, setToken] = useState<bigint>()
  const { assetId } = draft.currency
  const isToken = draft.kind === 'coins' && assetId !== ''
  useEffect(() => {
    let isCurrent = true
    const ask = (id: string, set: (units: bigint | undefined) => void) =>
      port.balance(id).then(
        (units) => isCurrent && set(BigInt(units)),
        () => isCurrent && set(undefined),
      )
    void ask('', setXch)
    setToken(undefined)
    if (isToken) void ask(assetId, setToken)
    return () => {
      isCurrent = false
    }
  }, [port, isToken, assetId])
  if (!cost) return false
  const given = draft.kind === 'nfts' ? 0n : cost.given
  const wanted = cost.fees + (isToken ? 0n : given)
  return (xch !== undefined && xch < wanted) || (isToken && token !== undefined && token < given)
}

function WrongLines({ faults }: { faults: readonly RecipientFault[] }) {
  if (faults.length === 0) return null
  return (
    <div className={trade.fault}>
      <p>
        <Plural value={faults.length} one="# line is left out:" other="# lines are left out:" />
      </p>
      {/* A list that scrolls is reached by the keyboard as well. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul className={css.wrong} tabIndex={0}>
        {faults.slice(0, MOST_SHOWN).map(({ line, code, text }) => (
          <li key={line}>
            <Trans>Line {line}:</Trans> <LineWords code={code} /> <span className={trade.quiet}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LineWords({ code }: { code: RecipientFault['code'] }) {
  switch (code) {
    case 'no-address':
      return <Trans>no address, or a mistyped one.</Trans>
    case 'other-network':
      return <Trans>an address of another network.</Trans>
    case 'no-amount':
      return <Trans>no amount, or none of this asset.</Trans>
    case 'too-much':
      return <Trans>more than a coin holds.</Trans>
    case 'own':
      return <Trans>your own address.</Trans>
    case 'nobody':
      return <Trans>nobody owns this address.</Trans>
    case 'too-many':
      return <Trans>beyond the 20,000 that one airdrop pays.</Trans>
  }
}

function FaultWords({ fault, missing }: { fault: DraftFault; missing: number }) {
  switch (fault) {
    case 'amount':
      return <Trans>Say how much each gets.</Trans>
    case 'fee':
      return <Trans>The network fee must be an amount of XCH.</Trans>
    case 'works':
      return <Trans>Name the works by their ids, one a line.</Trans>
    case 'not-held':
      return <Trans>The wallet does not hold all of these works.</Trans>
    case 'missing-works':
      return <Plural value={missing} one="# work too few." other="# works too few." />
    case 'nobody':
      return <Trans>No line can be paid.</Trans>
    default:
      return <Trans>This cannot be carried out as it stands.</Trans>
  }
}
