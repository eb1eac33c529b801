import { formatUnits } from '@chiaroscuro/domain/amount'
import { serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type ProjectView, type SaleInput, type SaleView, studio } from '../bridge.js'
import { Amount } from '../part/amount.js'
import { Fact } from '../part/fact.js'
import * as form from '../part/form.css.js'
import type { OpenProject } from '../use-project.js'
import { AssetField } from './asset-field.js'
import { EndField } from './end-field.js'
import { Ladder, PriceField } from './price-ladder.js'
import * as css from './screen.css.js'

interface Shared {
  view: ProjectView
  act: OpenProject['act']
}

const KINDS = ['none', 'same', 'ladder', 'own'] as const
type Kind = (typeof KINDS)[number]

/** What is offered once it is minted, and for how much. */
export function OffersScreen({ view, act }: Shared) {
  const { t } = useLingui()
  const { id, sale, isFixed, count } = view
  const kept: Kind = sale?.terms.pricing.kind ?? 'none'
  // Shown at once; what was kept follows.
  const [kind, setKind] = useState(kept)
  useEffect(() => setKind(kept), [kept])
  // A field is kept as it is left, often by the click that changes another: each change begins with the one before, answered or not.
  const latest = useRef(sale?.terms)
  const pending = useRef(0)
  useEffect(() => {
    if (pending.current === 0) latest.current = sale?.terms
  }, [sale?.terms])
  const keep = async (next: SaleInput | undefined) => {
    latest.current = next
    pending.current++
    await act(() => studio().editSale({ id, ...(next && { sale: next }) }))
    pending.current--
  }
  const edit = async (change: (now: SaleInput) => SaleInput) => {
    if (latest.current) await keep(change(latest.current))
  }
  const names: Record<Kind, string> = {
    none: t`Offer nothing`,
    same: t`One price for all`,
    ladder: t`A price by rarity`,
    own: t`The prices of the sheet`,
  }
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div>
          <h1 className={`${css.title} ${serif}`}>
            <Trans>Offers after the mint</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>
              Once a block has a piece, an offer of it is signed and listed on the marketplace. Prices are
              part of the plan: what you approve is what is signed.
            </Trans>
          </p>
        </div>
      </div>
      <section className={css.section}>
        <fieldset className={form.choices} disabled={isFixed}>
          <legend className={form.legend}>
            <Trans>How pieces are priced</Trans>
          </legend>
          {KINDS.map((one) => (
            <label key={one} className={form.check}>
              <input
                type="radio"
                name="pricing"
                checked={one === kind}
                onChange={() => {
                  setKind(one)
                  void keep(one === 'none' ? undefined : begun(one, latest.current, count))
                }}
              />
              {names[one]}
            </label>
          ))}
        </fieldset>
      </section>
      {sale ? <Terms {...{ id, sale, isFixed, edit }} /> : null}
      {sale ? <Figures sale={sale} royalty={view.terms.royaltyBasisPoints} /> : null}
      {sale?.figures ? <HowSigned signer={view.signer} count={sale.figures.count} /> : null}
    </div>
  )
}

interface TermsProps {
  id: string
  sale: SaleView
  isFixed: boolean
  edit: (change: (now: SaleInput) => SaleInput) => Promise<void>
}

function Terms({ id, sale, isFixed, edit }: TermsProps) {
  const { t } = useLingui()
  const { terms, decimals, code, rungs } = sale
  const { pricing } = terms
  const unit = code || t`tokens`
  return (
    <section className={css.section}>
      <div className={form.pair}>
        <AssetField
          projectId={id}
          asset={terms.asset}
          isFixed={isFixed}
          onChange={(asset) => edit((now) => ({ ...now, asset }))}
        />
        <EndField
          isFixed={isFixed}
          {...(terms.endsAt !== undefined && { endsAt: terms.endsAt })}
          onChange={(endsAt) =>
            edit(({ endsAt: _, ...open }) => ({ ...open, ...(endsAt !== undefined && { endsAt }) }))
          }
        />
      </div>
      {pricing.kind === 'same' ? (
        <PriceField
          label={t`Price, in ${unit}`}
          {...{ amount: pricing.amount, decimals, isFixed }}
          onChange={(amount) => edit((now) => ({ ...now, pricing: { kind: 'same', amount } }))}
        />
      ) : null}
      {pricing.kind === 'ladder' ? (
        <Ladder
          {...{ pricing, counts: rungs, decimals, unit, isFixed }}
          onChange={(change) =>
            edit((now) => (now.pricing.kind === 'ladder' ? { ...now, pricing: change(now.pricing) } : now))
          }
        />
      ) : null}
      {pricing.kind === 'own' ? (
        <p className={css.small}>
          <Trans>
            Each piece has the price that its row names in the table. A piece without one is not offered.
          </Trans>
        </p>
      ) : null}
    </section>
  )
}

function Figures({ sale, royalty }: { sale: SaleView; royalty: number }) {
  const { t } = useLingui()
  const { figures, decimals, code } = sale
  const share = `${formatUnits(BigInt(Math.round(royalty)), 2)} %`
  return (
    <section className={css.section} aria-live="polite">
      {figures ? (
        <dl className={css.facts}>
          <Fact label={t`Offers`}>
            <Plural value={figures.count} one="# piece" other="# pieces" />
          </Fact>
          <Fact label={t`Lowest price`}>
            <Amount amount={figures.least} {...{ decimals, code }} />
          </Fact>
          <Fact label={t`Highest price`}>
            <Amount amount={figures.most} {...{ decimals, code }} />
          </Fact>
          <Fact label={t`All together`}>
            <Amount amount={figures.total} {...{ decimals, code }} />
          </Fact>
          <Fact label={t`Royalty, on top of each`}>{share}</Fact>
        </dl>
      ) : (
        <p className={css.small}>
          <Trans>Nothing is offered yet: no piece that stays yours has a price.</Trans>
        </p>
      )}
    </section>
  )
}

/** What its creator has to do for the offers, where that is anything. */
function HowSigned({ signer, count }: { signer: ProjectView['signer']; count: number }) {
  if (signer === 'devnet') return null
  return (
    <p className={css.small}>
      {signer === 'walletconnect' ? (
        <Plural
          value={count}
          one="Once all is minted, your wallet asks you for the offer of the one piece."
          other="Once all is minted, your wallet asks you for each of the # offers, one after the other. You can pause in between and go on later."
        />
      ) : null}
      {signer === 'offline' ? (
        <Trans>
          Offers that are due are written to one file. Sign it where the keys are, and bring it back: all at
          once or in parts.
        </Trans>
      ) : null}
      {signer === 'chia' ? (
        <Trans>
          Chia's wallet signs the offers by itself, and lists them among its own. What is paid comes to an
          address of that wallet.
        </Trans>
      ) : null}
    </p>
  )
}

/** What a way of pricing begins with, as far as another one said it already. */
function begun(kind: Exclude<Kind, 'none'>, now: SaleInput | undefined, count: number): SaleInput {
  const { asset = 'xch', pricing, ...rest } = now ?? {}
  const known = pricing?.kind === 'same' ? pricing.amount : pricing?.kind === 'ladder' ? pricing.rest : '0'
  const terms = { asset, ...rest }
  if (kind === 'own') return { ...terms, pricing: { kind } }
  if (kind === 'same') return { ...terms, pricing: { kind, amount: known } }
  const times = (factor: bigint) => String(BigInt(known) * factor)
  const through = (percent: number) => Math.max(1, Math.round((count * percent) / 100))
  const rungs = [
    { through: through(1), amount: times(10n) },
    { through: Math.max(2, through(10)), amount: times(4n) },
    { through: Math.max(3, through(30)), amount: times(2n) },
  ]
  return { ...terms, pricing: { kind, rungs, rest: known } }
}
