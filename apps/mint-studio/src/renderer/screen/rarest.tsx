import { clip, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type ProjectView, type RarePiece, studio } from '../bridge.js'
import * as css from './layers-screen.css.js'
import * as minted from './mint-screen.css.js'
import * as screen from './screen.css.js'

/** The first dozen by rank. */
export function Rarest({ view }: { view: ProjectView }) {
  const { id, revision, count } = view
  const [pieces, setPieces] = useState<readonly RarePiece[]>([])
  useEffect(() => {
    if (revision >= 0)
      studio()
        .listRarest({ id })
        .then(setPieces, () => setPieces([]))
  }, [id, revision])
  return (
    <section className={screen.section}>
      <h2 className={`${screen.heading} ${serif}`}>
        <Trans>The rarest</Trans>
      </h2>
      <p className={screen.small}>
        <Plural
          value={count}
          one="# piece, ranked as the marketplace will."
          other="# pieces, ranked as the marketplace will."
        />
      </p>
      <ol className={css.rarest}>
        {pieces.map(({ number, name, rank, picture }) => (
          <li key={number} className={minted.item}>
            {picture ? <img className={minted.picture} src={`/${picture}`} alt="" loading="lazy" /> : null}
            <span className={`${minted.name} ${clip}`}>{name}</span>
            <span className={`${minted.height} ${figure}`}>
              <Trans>Rank {rank}</Trans>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
