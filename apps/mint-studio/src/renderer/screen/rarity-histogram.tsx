import { figure } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RarityView } from '../bridge.js'
import * as css from './rarity-screen.css.js'

const WIDTH = 720
const HEIGHT = 200
const GAP = 2

/** Pieces by their score, the common ones at the left; the same figures stand in a table beneath. */
export function RarityHistogram({ bins }: { bins: RarityView['bins'] }) {
  const { t, i18n } = useLingui()
  const [first] = bins
  const last = bins.at(-1)
  if (!first || !last) return null
  const most = Math.max(...bins.map(({ count }) => count))
  const width = WIDTH / bins.length
  const score = (value: number) => i18n.number(value, { maximumFractionDigits: 2, minimumFractionDigits: 2 })
  return (
    <figure className={css.chart}>
      <div className={css.plot}>
        <span className={`${css.most} ${figure}`}>
          <Plural value={most} one="# piece" other="# pieces" />
        </span>
        <svg
          className={css.bars}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t`Pieces by their rarity score`}
        >
          {bins.map(({ from, to, count }, at) => {
            const height = most === 0 ? 0 : (count / most) * HEIGHT
            return (
              <rect
                key={from}
                className={css.column}
                x={at * width + GAP / 2}
                y={HEIGHT - height}
                width={Math.max(1, width - GAP)}
                height={height}
              >
                <title>{t`Score ${score(from)} to ${score(to)}: ${count}`}</title>
              </rect>
            )
          })}
        </svg>
        <div className={`${css.axis} ${figure}`}>
          <span>
            <Trans>{score(first.from)}, common</Trans>
          </span>
          <span>
            <Trans>score</Trans>
          </span>
          <span>
            <Trans>{score(last.to)}, rare</Trans>
          </span>
        </div>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>
          <Trans>The same as a table</Trans>
        </summary>
        <table className={css.trait}>
          <thead>
            <tr>
              <th scope="col" className={css.value}>
                <Trans>Score</Trans>
              </th>
              <th scope="col" className={css.count}>
                <Trans>Pieces</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {bins
              .filter(({ count }) => count > 0)
              .map(({ from, to, count }) => (
                <tr key={from}>
                  <th scope="row" className={`${css.value} ${figure}`}>
                    {score(from)} – {score(to)}
                  </th>
                  <td className={`${css.count} ${figure}`}>{count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
