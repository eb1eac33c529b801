import { clip, figure, serif, shorten } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { type PieceRow, type ProjectView, studio } from '../bridge.js'
import { Amount } from '../part/amount.js'
import * as css from './collection-preview.css.js'

/** Works that are shown, as many as fill two rows. */
const SHOWN = 6

/** The collection's page as the marketplace will draw it from the metadata that are minted, kept up as its creator writes. */
export function CollectionPreview({ view }: { view: ProjectView }) {
  const { t } = useLingui()
  const { id, revision, terms, account, pictures, sale, count } = view
  const [rows, setRows] = useState<readonly PieceRow[]>([])
  useEffect(() => {
    let isOver = false
    studio()
      .listPieces({ id, from: 0, count: SHOWN })
      .then(
        (found) => isOver || setRows(found),
        // A preview is missed by nobody; the next change asks anew.
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [id, revision])
  const figures = sale?.figures
  const royalty = `${terms.royaltyBasisPoints / 100} %`
  const links = [terms.website && t`Website`, terms.twitter && 'X'].filter(Boolean)
  return (
    <section className={css.frame} aria-label={t`Preview of its page on the marketplace`}>
      <p className={css.caption}>
        <Trans>As the marketplace will show it</Trans>
      </p>
      <div className={css.page}>
        {pictures.banner && !terms.isSensitive ? (
          <img className={css.banner} src={`/${pictures.banner}`} alt="" />
        ) : null}
        <div className={css.body}>
          <div className={css.head}>
            {pictures.icon ? (
              <img className={css.avatar} src={`/${pictures.icon}`} alt="" />
            ) : (
              <span className={css.avatar} aria-hidden="true" />
            )}
            <div className={css.names}>
              <p className={css.by}>
                <Trans>Collection by {account ? shorten(account.did, 12, 4) : t`nobody yet`}</Trans>
              </p>
              <p className={`${css.title} ${serif}`}>{terms.name || t`No name yet`}</p>
              {terms.isSensitive ? (
                <p className={css.by}>
                  <Trans>Sensitive content, as its creator says</Trans>
                </p>
              ) : null}
            </div>
          </div>
          <p className={css.words}>{terms.description || t`No description yet`}</p>
          {links.length > 0 ? <p className={css.links}>{links.map((one) => `${one} ↗`).join('  ')}</p> : null}
          <dl className={css.figures}>
            <Figure label={t`Floor`}>
              {figures && sale ? (
                <Amount amount={figures.least} decimals={sale.decimals} code={sale.code} />
              ) : (
                '–'
              )}
            </Figure>
            <Figure label={t`Items`}>{count}</Figure>
            <Figure label={t`Listed`}>{figures?.count ?? 0}</Figure>
            <Figure label={t`Royalty`}>{royalty}</Figure>
          </dl>
          <ul className={css.works}>
            {rows.map(({ at, name, picture, rank }) => (
              <li key={at}>
                {picture ? (
                  <img
                    className={css.picture}
                    data-hidden={terms.isSensitive}
                    src={`/${picture}`}
                    alt=""
                    loading="lazy"
                  />
                ) : (
                  <span className={css.picture} aria-hidden="true" />
                )}
                <span className={css.line}>
                  <span className={clip}>{name}</span>
                  {rank > 0 ? <span className={`${css.rank} ${figure}`}>№ {rank}</span> : null}
                </span>
              </li>
            ))}
          </ul>
          {count > SHOWN ? (
            <p className={css.by}>
              <Plural value={count - SHOWN} one="and # more" other="and # more" />
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.by}>{label}</dt>
      <dd className={figure}>{children}</dd>
    </div>
  )
}
