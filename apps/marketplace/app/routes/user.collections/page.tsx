import type { OwnCollection } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, quiet, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { Picture } from '#app/feature/picture/picture.js'
import * as frame from '#app/layout/frame.css.js'
import type { CollectionAnswer } from './collection-answer.js'
import { EditForm } from './edit-form.js'
import * as css from './page.css.js'

export interface MyCollectionsProps {
  collections: readonly OwnCollection[]
  /** The one whose words are edited; null where all are listed. */
  edited: OwnCollection | null
  works: readonly CardNft[]
  answer: CollectionAnswer | undefined
}

/** The collections of one's own DIDs, and what one of them says of itself. */
export function MyCollectionsPage({ collections, edited, works, answer }: MyCollectionsProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>{edited ? edited.name : <Trans>My Collections</Trans>}</h1>
          <p className={frame.pageLead}>
            {edited ? (
              <>
                <Link href={`/collections/${edited.id}`} className={textLink}>
                  <Trans>See its page</Trans>
                </Link>{' '}
                ·{' '}
                <Link href="/user/collections" className={textLink}>
                  <Trans>My Collections</Trans>
                </Link>{' '}
                · <InStudio collection={edited} />
              </>
            ) : (
              <Trans>
                Whoever claimed the DID that a collection was minted with says here what its page says.
              </Trans>
            )}
          </p>
        </div>
      </div>
      {edited ? (
        <EditForm key={edited.id} collection={edited} works={works} answer={answer} />
      ) : (
        <List collections={collections} />
      )}
    </div>
  )
}

/** A link of the desktop app's own scheme: it shows the project that mints this collection, where this machine has it, and begins nothing. */
function InStudio({ collection: { id, name } }: { collection: OwnCollection }) {
  const { t } = useLingui()
  return (
    <a
      href={`chiaroscuro-studio://collection/${id}`}
      className={textLink}
      aria-label={t`Open in the Mint Studio: ${name}`}
      title={t`Opens the app on this machine, if its project is here`}
    >
      <Trans>Open in the Mint Studio</Trans>
    </a>
  )
}

function List({ collections }: { collections: readonly OwnCollection[] }) {
  const { t } = useLingui()
  if (collections.length === 0)
    return (
      <EmptyState
        title={t`None of your profiles has minted a collection`}
        action={
          <Link href="/user/claim/did" className={buttonShape({ tone: 'act' })}>
            <Trans>Claim a profile</Trans>
          </Link>
        }
      >
        <Trans>Claim the DID that yours was minted with, and it appears here.</Trans>
      </EmptyState>
    )
  return (
    <ul className={css.rows}>
      {collections.map((one) => (
        <li key={one.id} className={css.row}>
          <span className={css.face}>
            <Picture uri={one.thumbnail_uri} alt="" color={one.placeholder_color} sizes="64px" bare />
          </span>
          <div className={css.named}>
            <h2 className={css.name}>{one.name}</h2>
            <p className={quiet}>
              {one.handle ? `@${one.handle} · ` : null}
              <Plural value={one.nft_count} one="# work" other="# works" />
            </p>
          </div>
          <p className={css.ways}>
            <Link
              href={`/user/collections?id=${one.id}`}
              className={buttonShape({ size: 'small' })}
              aria-label={t`Edit: ${one.name}`}
            >
              <Trans>Edit</Trans>
            </Link>
            <Link href={`/collections/${one.id}`} className={textLink}>
              <Trans>See its page</Trans>
            </Link>
            <InStudio collection={one} />
          </p>
        </li>
      ))}
    </ul>
  )
}
