import { Button, Copyable, figure, mono, serif, shorten } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { codeOf, type Royalties as RoyaltiesView, studio } from '../bridge.js'
import { Amount } from '../part/amount.js'
import { formatShare } from '../words/share.js'
import * as screen from './screen.css.js'

export interface RoyaltiesProps {
  id: string
  onFault: (code: string | undefined) => void
}

/** What waits for those who share the royalties, and the way to pay it out. */
export function Royalties({ id, onFault }: RoyaltiesProps) {
  const { t } = useLingui()
  const [seen, setSeen] = useState<RoyaltiesView>()
  const [paid, setPaid] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const look = useCallback(() => {
    studio()
      .listRoyalties({ id })
      .then(setSeen, (error: unknown) => onFault(codeOf(error)))
  }, [id, onFault])
  useEffect(look, [look])

  async function pay() {
    onFault(undefined)
    setIsBusy(true)
    try {
      const { coins } = await studio().payRoyalties({ id })
      setPaid(coins)
    } catch (error) {
      onFault(codeOf(error))
    }
    setIsBusy(false)
  }
  return (
    <section className={screen.section} aria-labelledby="royalties">
      <h2 id="royalties" className={`${screen.heading} ${serif}`}>
        <Trans>Royalties</Trans>
      </h2>
      {seen ? (
        <>
          <p className={screen.small}>
            <Trans>
              They gather at an address from which the chain allows nothing but to pay out these shares:
            </Trans>{' '}
            <Copyable
              value={seen.address}
              copyLabel={t`Copy the address of the royalties`}
              copiedLabel={t`Copied`}
            />
          </p>
          <ul>
            {seen.payees.map(({ address, basisPoints }) => (
              <li key={address}>
                <span className={figure}>{formatShare(basisPoints)} %</span>{' '}
                <span className={mono} title={address}>
                  {shorten(address, 14, 8)}
                </span>
              </li>
            ))}
          </ul>
          <p className={figure}>
            {seen.waiting.length === 0 ? (
              <Trans>Nothing waits there now.</Trans>
            ) : (
              <>
                <Trans>Waiting:</Trans>{' '}
                {seen.waiting.map(({ amount, code, decimals }, at) => (
                  <span key={`${code} ${amount}`}>
                    {at > 0 ? ', ' : ''}
                    <Amount amount={amount} decimals={decimals} code={code || t`of a token`} />
                  </span>
                ))}
              </>
            )}
          </p>
        </>
      ) : null}
      <div className={screen.actions}>
        <Button tone="act" disabled={isBusy || !seen || seen.coins === 0} onClick={pay}>
          <Trans>Pay out now</Trans>
        </Button>
        <Button
          onClick={() => {
            setPaid(undefined)
            look()
          }}
        >
          <Trans>Look again</Trans>
        </Button>
      </div>
      <p role="status" className={screen.small}>
        {paid === undefined ? null : (
          <Plural
            value={paid}
            one="# payment is on its way; the next block has it."
            other="# payments are on their way; the next block has them."
          />
        )}
      </p>
    </section>
  )
}
