import { formatUnits, parseUnits } from '@chiaroscuro/domain/amount'
import { Button, figure, IconButton } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SaleInput } from '../bridge.js'
import { TextField } from '../part/text-field.js'
import * as css from './offers-screen.css.js'
import * as screen from './screen.css.js'

export interface PriceFieldProps {
  label: string
  /** Smallest units in digits. */
  amount: string
  decimals: number
  isFixed: boolean
  isBare?: boolean
  onChange: (amount: string) => void
}

/** An amount to write, in whole units. */
export function PriceField({ label, amount, decimals, isFixed, isBare, onChange }: PriceFieldProps) {
  return (
    <TextField
      {...{ label, isFixed, isBare }}
      value={amount === '0' ? '' : formatUnits(BigInt(amount), decimals)}
      read={(text) => {
        const read = parseUnits(text.replace(',', '.'), decimals)
        return read === undefined ? undefined : formatUnits(read, decimals)
      }}
      onChange={(text) => onChange(String(parseUnits(text, decimals) ?? 0n))}
    />
  )
}

type LadderPricing = Extract<SaleInput['pricing'], { kind: 'ladder' }>

export interface LadderProps {
  pricing: LadderPricing
  /** Pieces of each rung, and of all below it. */
  counts: readonly number[]
  decimals: number
  unit: string
  isFixed: boolean
  onChange: (change: (now: LadderPricing) => LadderPricing) => void
}

const MOST_RUNGS = 20

/** Prices by rank: the rarest first, each rung through a rank, and one price for all below. */
export function Ladder({ pricing, counts, decimals, unit, isFixed, onChange }: LadderProps) {
  const { t } = useLingui()
  const { rungs, rest } = pricing
  const change = (at: number, next: Partial<LadderPricing['rungs'][number]>) =>
    onChange((now) => ({
      ...now,
      rungs: now.rungs.map((one, index) => (index === at ? { ...one, ...next } : one)),
    }))
  return (
    <>
      <table className={css.ladder}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              <Trans>Through rank</Trans>
            </th>
            <th scope="col" className={css.head}>
              <Trans>Price, in {unit}</Trans>
            </th>
            <th scope="col" className={css.head}>
              <Trans>Pieces</Trans>
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ through, amount }, at) => {
            const number = at + 1
            return (
              <tr key={at}>
                <td className={css.cell}>
                  <TextField
                    isBare
                    label={t`Through rank, rung ${number}`}
                    value={String(through)}
                    isFixed={isFixed}
                    read={(text) => (/^[1-9]\d{0,5}$/.test(text.trim()) ? text.trim() : undefined)}
                    onChange={(text) => change(at, { through: Number(text) })}
                  />
                </td>
                <td className={css.cell}>
                  <PriceField
                    isBare
                    label={t`Price, rung ${number}`}
                    {...{ amount, decimals, isFixed }}
                    onChange={(next) => change(at, { amount: next })}
                  />
                </td>
                <td className={`${css.share} ${figure}`}>
                  <Plural value={counts[at] ?? 0} one="# piece" other="# pieces" />
                </td>
                <td className={css.cell}>
                  <IconButton
                    label={t`Remove rung ${number}`}
                    tone="bare"
                    size="small"
                    disabled={isFixed}
                    onClick={() =>
                      onChange((now) => ({ ...now, rungs: now.rungs.filter((_, index) => index !== at) }))
                    }
                  >
                    ✕
                  </IconButton>
                </td>
              </tr>
            )
          })}
          <tr>
            <td className={css.rest}>
              <Trans>All others</Trans>
            </td>
            <td className={css.cell}>
              <PriceField
                isBare
                label={t`Price of all others`}
                {...{ amount: rest, decimals, isFixed }}
                onChange={(next) => onChange((now) => ({ ...now, rest: next }))}
              />
            </td>
            <td className={`${css.share} ${figure}`}>
              <Plural value={counts[rungs.length] ?? 0} one="# piece" other="# pieces" />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      <div className={screen.actions}>
        <Button
          size="small"
          disabled={isFixed || rungs.length >= MOST_RUNGS}
          onClick={() =>
            onChange((now) => ({
              ...now,
              rungs: [...now.rungs, { through: (now.rungs.at(-1)?.through ?? 0) + 10, amount: now.rest }],
            }))
          }
        >
          <Trans>Add a rung</Trans>
        </Button>
        <span className={screen.small}>
          <Trans>Ranks are those that the marketplace will show.</Trans>
        </span>
      </div>
    </>
  )
}
