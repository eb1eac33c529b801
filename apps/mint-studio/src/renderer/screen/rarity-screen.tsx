import { EmptyState, figure, serif, unseen } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { codeOf, type ProjectView, type RarityView, studio } from '../bridge.js'
import { Rarest } from './rarest.js'
import { RarityHistogram } from './rarity-histogram.js'
import * as css from './rarity-screen.css.js'
import * as screen from './screen.css.js'

export interface RarityScreenProps {
  view: ProjectView
  onFault: (code: string | undefined) => void
}

/** What ranks and traits come to before anything is minted, by the marketplace's own arithmetic. */
export function RarityScreen({ view, onFault }: RarityScreenProps) {
  const { t } = useLingui()
  const { id, revision } = view
  const [rarity, setRarity] = useState<RarityView>()
  useEffect(() => {
    if (revision >= 0)
      studio()
        .showRarity({ id })
        .then(setRarity, (error: unknown) => onFault(codeOf(error)))
  }, [id, revision, onFault])
  return (
    <div className={screen.page} aria-busy={rarity === undefined}>
      <div className={screen.head}>
        <div>
          <h1 className={`${screen.title} ${serif}`}>
            <Trans>Rarity</Trans>
          </h1>
          <p className={screen.lead}>
            <Trans>
              Ranks as the marketplace will show them, by the same arithmetic (OpenRarity). Traits are
              compared in lower case; how many a piece has counts as one.
            </Trans>
          </p>
        </div>
      </div>
      {rarity?.pieces === 0 ? (
        <EmptyState title={t`No pieces yet`}>
          <Trans>Ranks are worked out as soon as there are pieces with traits.</Trans>
        </EmptyState>
      ) : null}
      {rarity && rarity.pieces > 0 ? (
        <>
          <section className={screen.section} aria-labelledby="spread">
            <h2 id="spread" className={`${screen.heading} ${serif}`}>
              <Trans>How the scores are spread</Trans>
            </h2>
            <p className={screen.small}>
              <Plural
                value={rarity.ranks}
                one="All pieces share one rank: nothing tells them apart."
                other="# different ranks. Pieces that share one are equally rare."
              />
            </p>
            <RarityHistogram bins={rarity.bins} />
          </section>
          <Rarest view={view} />
          <Traits rarity={rarity} />
        </>
      ) : null}
    </div>
  )
}

function Traits({ rarity: { traits, pieces } }: { rarity: RarityView }) {
  const { t, i18n } = useLingui()
  const share = (count: number) => i18n.number(count / pieces, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <section className={screen.section} aria-labelledby="traits">
      <h2 id="traits" className={`${screen.heading} ${serif}`}>
        <Trans>Traits</Trans>
      </h2>
      <div className={css.traits}>
        {traits.map(({ name = t`Number of traits`, without, values, more }) => (
          <table key={name} className={css.trait}>
            <caption className={css.caption}>{name}</caption>
            <thead className={unseen}>
              <tr>
                <th scope="col">
                  <Trans>Value</Trans>
                </th>
                <th scope="col">
                  <Trans>Pieces</Trans>
                </th>
                <th scope="col">
                  <Trans>Share</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ value, count }) => (
                <Row key={value} name={value} count={count} share={share(count)} part={count / pieces} />
              ))}
              {without > 0 ? (
                <Row name={t`none`} count={without} share={share(without)} part={without / pieces} isNone />
              ) : null}
              {more > 0 ? (
                <tr>
                  <td className={css.more} colSpan={3}>
                    <Plural value={more} one="and # value more" other="and # values more" />
                  </td>
                </tr>
              ) : null}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

interface RowProps {
  name: string
  count: number
  share: string
  /** Of all pieces. */
  part: number
  /** Of pieces that have no such trait. */
  isNone?: boolean
}

function Row({ name, count, share, part, isNone }: RowProps) {
  return (
    <tr>
      <th scope="row" className={isNone ? `${css.value} ${css.none}` : css.value}>
        {name}
        <span className={css.bar} style={{ transform: `scaleX(${part})` }} aria-hidden="true" />
      </th>
      <td className={`${css.count} ${figure}`}>{count}</td>
      <td className={`${css.count} ${figure}`}>{share}</td>
    </tr>
  )
}
