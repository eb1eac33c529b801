import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Terms } from '../bridge.js'
import * as form from '../part/form.css.js'
import { TextField } from '../part/text-field.js'
import { formatShare, parseShare } from '../words/share.js'
import * as css from './royalty-split.css.js'
import * as screen from './screen.css.js'

type Share = Terms['royaltySplit'][number]

export interface RoyaltySplitProps {
  terms: Terms
  isFixed: boolean
  onChange: (change: Partial<Terms>) => Promise<void>
}

const WHOLE = 10_000
const MOST = 20

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { basisPoints }) => sum + basisPoints, 0)

/**
 * Shares as they are being written: they are kept all together, so that what is written next begins with what was written last and
 * not with what came back so far.
 */
function useShares(kept: Share[], keep: (shares: Share[]) => Promise<void>) {
  const [shares, setShares] = useState(kept)
  const latest = useRef(kept)
  const onTheirWay = useRef(0)
  useEffect(() => {
    // Undone, say; what is on its way comes back as it is here.
    if (onTheirWay.current > 0) return
    latest.current = kept
    setShares(kept)
  }, [kept])
  function write(change: (before: Share[]) => Share[]): void {
    latest.current = change(latest.current)
    setShares(latest.current)
    onTheirWay.current++
    void keep(latest.current).finally(() => {
      onTheirWay.current--
    })
  }
  return { shares, write }
}

/** Whom royalties go to: an address, or several who share each of them. */
export function RoyaltySplit({ terms, isFixed, onChange }: RoyaltySplitProps) {
  const { t } = useLingui()
  const { royaltyAddress } = terms
  const { shares, write } = useShares(terms.royaltySplit, (royaltySplit) => onChange({ royaltySplit }))
  const sum = sumOf(shares)
  if (shares.length === 0)
    return (
      <>
        <TextField
          label={t`Royalties go to`}
          value={royaltyAddress}
          isFixed={isFixed}
          onChange={(value) => void onChange({ royaltyAddress: value })}
        />
        {isFixed ? null : (
          <div className={screen.actions}>
            <Button
              size="small"
              onClick={() =>
                write(() => [
                  { address: royaltyAddress, basisPoints: WHOLE / 2 },
                  { address: '', basisPoints: WHOLE / 2 },
                ])
              }
            >
              <Trans>Share them among several</Trans>
            </Button>
          </div>
        )}
      </>
    )
  const change = (at: number, one: Partial<Share>) =>
    write((all) => all.map((share, index) => (index === at ? { ...share, ...one } : share)))
  return (
    <fieldset className={css.split}>
      <legend className={`${form.label} ${css.legend}`}>
        <Trans>Royalties are shared by</Trans>
      </legend>
      {shares.map(({ address, basisPoints }, at) => (
        <div key={at} className={css.row}>
          <TextField
            label={t`Address ${at + 1}`}
            value={address}
            isFixed={isFixed}
            onChange={(value) => change(at, { address: value })}
          />
          <TextField
            label={t`Share ${at + 1}, in percent`}
            value={formatShare(basisPoints)}
            isFixed={isFixed}
            read={(text) => (parseShare(text) === undefined ? undefined : formatShare(parseShare(text) ?? 0))}
            onChange={(text) => change(at, { basisPoints: parseShare(text) ?? 0 })}
          />
          {isFixed ? null : (
            <Button
              tone="bare"
              size="small"
              aria-label={t`Remove share ${at + 1}`}
              onClick={() => write((all) => all.filter((_, index) => index !== at))}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      ))}
      <p className={sum === WHOLE ? screen.small : screen.bad} role="status">
        <Trans>{formatShare(sum)} % of 100 %</Trans>
      </p>
      <p className={form.hint}>
        <Trans>
          They go to an address of their own, from which the chain allows nothing but to pay out these shares.
          Anybody may do so, at any time; the order and the shares are fixed by the mint.
        </Trans>
      </p>
      {isFixed ? null : (
        <div className={screen.actions}>
          <Button
            size="small"
            disabled={shares.length >= MOST}
            onClick={() =>
              write((all) => [...all, { address: '', basisPoints: Math.max(0, WHOLE - sumOf(all)) }])
            }
          >
            <Trans>Add somebody</Trans>
          </Button>
          <Button
            size="small"
            onClick={() => {
              void onChange({ royaltyAddress: shares[0]?.address || royaltyAddress })
              write(() => [])
            }}
          >
            <Trans>One address for all</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
