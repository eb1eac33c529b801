import type { Supporter } from '@chiaroscuro/cms'
import type { NftCollection } from '@chiaroscuro/contract/operation'
import { figure, Link } from '@chiaroscuro/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { Picture } from '#app/feature/picture/picture.js'
import { Band } from '#app/feature/section/section.js'
import * as css from './editors-choice.css.js'

export interface Editors {
  notable: {
    collection: Pick<NftCollection, 'id' | 'name' | 'thumbnail_uri' | 'placeholder_color' | 'nft_count'>
    note: string
  }[]
  supporters: Supporter[]
}

/** What the editors point at: collections, and those the site owes something to. */
export function EditorsChoice({ notable, supporters }: Editors) {
  const { t } = useLingui()
  return (
    <>
      {notable.length > 0 ? (
        <Band title={t`Notable collections`}>
          <ul className={css.notable}>
            {notable.map(({ collection, note }) => (
              <li key={collection.id}>
                <Link href={`/collections/${collection.id}`} className={css.card}>
                  <Picture
                    uri={collection.thumbnail_uri}
                    alt=""
                    color={collection.placeholder_color}
                    sizes="(max-width: 860px) 90vw, 400px"
                  />
                  <h3 className={css.name}>{collection.name}</h3>
                  <p className={css.note}>{note}</p>
                  <p className={`${css.count} ${figure}`}>
                    <Plural value={collection.nft_count} one="# item" other="# items" />
                  </p>
                </Link>
              </li>
            ))}
          </ul>
        </Band>
      ) : null}
      {supporters.length > 0 ? (
        <Band title={t`With thanks to`}>
          <ul className={css.supporters}>
            {supporters.map(({ name, note, href }) => (
              <li key={name}>
                <h3 className={css.supporter}>
                  {href ? (
                    <ExternalLink href={href} className={css.link}>
                      {name}
                    </ExternalLink>
                  ) : (
                    name
                  )}
                </h3>
                <p className={css.note}>{note}</p>
              </li>
            ))}
          </ul>
        </Band>
      ) : null}
    </>
  )
}
