import type { NftEvent } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import { useWashWords } from '#app/feature/wash-rule/wash-rule.js'
import { Who } from '#app/feature/who/who.js'
import { Fact } from './fact.js'
import * as css from './page.css.js'

/** How the chain shows a sale's price: what decided it, who paid, what was paid to whom. */
export function EvidenceFacts({ event }: { event: NftEvent }) {
  const { t, i18n } = useLingui()
  if (event.price_mojos === null) return null
  const percent = i18n.number(event.royalty_basis_points / 10_000, {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <>
      <Fact name={t`Why this price`}>
        <PriceEvidence event={event} />
      </Fact>
      {event.payer ? (
        <Fact name={t`Paid from`}>
          <Who address={event.payer.encoded_id} label={t`payer address`} />
        </Fact>
      ) : null}
      <Fact name={t`Royalty paid`}>
        {event.royalties.map(({ address, amount, asset_id, token_code, token_decimals }) => (
          <span key={`${asset_id} ${address.id}`} className={css.line}>
            <Money units={amount} code={token_code} decimals={token_decimals} exact /> ·{' '}
            <Who address={address.encoded_id} label={t`royalty address`} />
          </span>
        ))}
        <span className={css.line}>
          {event.royalties.length === 0 ? (
            <Trans>None; the creator asks for {percent}.</Trans>
          ) : (
            <Trans>The creator asks for {percent}.</Trans>
          )}
        </span>
      </Fact>
      <WashFact event={event} />
    </>
  )
}

function PriceEvidence({ event }: { event: NftEvent }) {
  switch (event.price_evidence) {
    case 'stated':
      return <Trans>The seller’s own spend states it, and the royalty was computed from it.</Trans>
    case 'asserted':
      return <Trans>The seller’s spend fails unless this payment is made in the same block.</Trans>
    case 'paid':
      return <Trans>So much was paid to the seller’s address when the NFT changed hands.</Trans>
    default:
      return <Trans>Unknown</Trans>
  }
}

function WashFact({ event }: { event: NftEvent }) {
  const { t } = useLingui()
  const words = useWashWords()
  if (event.wash_rules.length === 0) return null
  return (
    <Fact name={t`Left out`}>
      {event.wash_rules.map((rule) => (
        <span key={rule} className={css.line}>
          {words[rule]}
        </span>
      ))}
      <span className={css.line}>
        <Trans>Figures without wash trades do not count this sale.</Trans>{' '}
        {event.collection ? (
          <Link href={`/collections/${event.collection.id}?tab=checks`} className={textLink}>
            <Trans>All sales left out</Trans>
          </Link>
        ) : null}
      </span>
    </Fact>
  )
}
