import { Copyable, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { BundleView, MintedList, MintedView, SaleView } from '../bridge.js'
import { Xch } from '../part/xch.js'
import * as css from './bundles.css.js'
import { MintedPieces } from './minted-pieces.js'
import * as screen from './screen.css.js'

export interface BundlesProps {
  id: string
  minted: MintedList
  sale: SaleView | undefined
  onFault: (code: string) => void
}

/** So many bundles show their pieces by themselves; of more, whoever wants to see them opens one. */
const OPEN = 8

/** Every bundle of a plan and how far it has come, with the pieces of those that a block has. */
export function Bundles({ id, minted, sale, onFault }: BundlesProps) {
  const { bundles, pieces } = minted
  const begun = bundles.filter(({ state }) => state !== 'waits')
  const [next] = bundles.filter(({ state }) => state === 'waits')
  return (
    <section className={css.section} aria-labelledby="bundles">
      <h2 id="bundles" className={`${screen.heading} ${serif}`}>
        <Trans>Bundles</Trans>
      </h2>
      <ol className={css.list}>
        {begun.map((bundle) => (
          <Bundle
            key={bundle.number}
            {...{ id, bundle, sale, onFault }}
            pieces={pieces.filter((one) => one.bundle === bundle.number)}
            isFirstOpen={bundles.length <= OPEN}
          />
        ))}
      </ol>
      {next ? (
        <p className={screen.small}>
          <Plural
            value={bundles.length - begun.length}
            one={`Bundle ${next.number} waits for its turn.`}
            other={`# bundles wait for their turn, from number ${next.number} on.`}
          />
        </p>
      ) : null}
    </section>
  )
}

interface BundleProps {
  id: string
  bundle: BundleView
  pieces: readonly MintedView[]
  sale: SaleView | undefined
  isFirstOpen: boolean
  onFault: (code: string) => void
}

function Bundle({ id, bundle, pieces, sale, isFirstOpen, onFault }: BundleProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(isFirstOpen)
  const { number, from, to, state, attempts, signed, height } = bundle
  const words = {
    ...{ waits: t`waits`, signed: t`signed`, sent: t`the network has it` },
    ...{ included: t`in a block`, settled: t`in a block, for good` },
  }[state]
  const isIn = state === 'included' || state === 'settled'
  return (
    <li className={css.bundle}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={css.summary}>
          <span className={css.title}>
            <Trans>Bundle {number}</Trans>
          </span>
          <span className={`${screen.small} ${figure}`}>
            {from === to ? (
              <Trans>piece {from}</Trans>
            ) : (
              <Trans>
                pieces {from} to {to}
              </Trans>
            )}
          </span>
          <span className={state === 'settled' ? screen.good : screen.small}>{words}</span>
        </summary>
        <dl className={css.facts}>
          {height !== undefined ? (
            <Line label={t`Block`}>
              <span className={figure}>{height}</span>
            </Line>
          ) : null}
          {signed ? (
            <>
              <Line label={t`Fee`}>
                <Xch mojos={signed.fee} />
              </Line>
              <Line label={t`Spend bundle`}>
                <Copyable
                  value={signed.id}
                  copyLabel={t`Copy the id of bundle ${number}`}
                  copiedLabel={t`Copied`}
                />
              </Line>
            </>
          ) : null}
          {attempts > 1 ? (
            <Line label={t`Signed`}>
              <Plural value={attempts} one="once" other="# times, each with a higher fee or other coins" />
            </Line>
          ) : null}
        </dl>
        {isOpen && isIn ? (
          <div className={css.pieces}>
            <MintedPieces {...{ id, sale, onFault }} minted={pieces} label={t`Pieces of bundle ${number}`} />
          </div>
        ) : null}
      </details>
    </li>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={screen.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
