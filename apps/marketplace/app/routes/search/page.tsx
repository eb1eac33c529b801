import type { Address, NftCollection, SearchResult } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, mono, serif, strong, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Money } from '#app/feature/money/money.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { Picture } from '#app/feature/picture/picture.js'
import { profileHref } from '#app/feature/profile/profile-link.js'
import { isNothing, type SearchData } from '#app/feature/search-list/search-data.js'
import { Failed } from '#app/feature/section/section.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export function SearchPage({ query, result, unknown, failed = false }: SearchData) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <h1 className={frame.pageTitle}>
          <Trans>Search</Trans>
        </h1>
      </div>
      <Form action="/search" role="search" aria-label={t`Search this site`} className={css.form}>
        <input
          key={query}
          className={css.input}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          aria-label={t`Search items, collections, addresses`}
          placeholder={t`A name, an id, an address or a hash`}
        />
        <button type="submit" className={buttonShape({ tone: 'act', size: 'large' })}>
          <Trans>Search</Trans>
        </button>
      </Form>
      <div className={css.result}>
        {failed ? <Failed /> : null}
        {result && !unknown && query.trim().length >= 2 ? (
          <p>
            <Link
              href={`/user/searches?${new URLSearchParams({ words: query.trim() })}`}
              className={textLink}
            >
              <Trans>Tell me when such a work is listed</Trans>
            </Link>
          </p>
        ) : null}
        {result ? <Answer query={query} result={result} unknown={unknown} /> : null}
      </div>
    </div>
  )
}

type AnswerProps = Required<Pick<SearchData, 'query' | 'unknown'>> & { result: SearchResult }

function Answer({ query, result, unknown }: AnswerProps) {
  if (!isNothing(result)) return <Found query={query} result={result} unknown={unknown} />
  return unknown ? <UnknownHash address={unknown} /> : <Nothing />
}

/** The specification's words for an empty result. */
function Nothing() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`No results found`}>
      <Trans>Nothing found for this search term. Please try again.</Trans>
    </EmptyState>
  )
}

/** Any hash reads as an address; nobody is sent to an empty one without being told. */
function UnknownHash({ address }: { address: Address }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing is known by this hash`}
      action={
        <Link href={`/address/${address.encoded_id}`} className={buttonShape({})}>
          <Trans>Open it as an address</Trans>
        </Link>
      }
    >
      <Trans>
        It is no item, collection or profile that was read from the chain, and no coin of one. As an address,
        no item ever came or went there.
      </Trans>
    </EmptyState>
  )
}

/** How many of a kind are found at most; a full list may have more. */
const MOST = 10

interface KindProps {
  title: string
  found: number
  /** The list of all of this kind that match, where there is one. */
  all?: string
  children: ReactNode
}

function Kind({ title, found, all, children }: KindProps) {
  if (found === 0) return null
  return (
    <section>
      <div className={css.head}>
        <h2 className={`${serif} ${css.heading}`}>{title}</h2>
        {all && found >= MOST ? (
          <Link href={all} className={frame.more}>
            <Trans>All that match</Trans> →
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}

function Found({ query, result, unknown }: AnswerProps) {
  const { t } = useLingui()
  const { collections, nfts, profiles, addresses } = result
  const list = (path: string, more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ ...more, q: query })}`
  return (
    <>
      <Kind title={t`Collections`} found={collections.length} all={list('/collections', { interval: 'all' })}>
        <div className={css.list}>
          {collections.map((collection) => (
            <CollectionLine key={collection.id} collection={collection} />
          ))}
        </div>
      </Kind>
      <Kind title={t`Items`} found={nfts.length} all={list('/nfts')}>
        <NftGrid nfts={nfts} withCollection />
      </Kind>
      <Kind title={t`Profiles`} found={profiles.length} all={list('/profiles', { interval: 'all' })}>
        <div className={css.list}>
          {profiles.map((profile) => (
            <Link key={profile.id} href={profileHref(profile)} className={`${css.line} ${css.wide}`}>
              <span>
                {profile.name ? <span className={strong}>{profile.name} </span> : null}
                <span className={mono}>{profile.encoded_id}</span>
              </span>
            </Link>
          ))}
        </div>
      </Kind>
      <Kind title={t`Addresses`} found={addresses.length}>
        <div className={css.list}>
          {addresses.map((address) => (
            <Link
              key={address.id}
              href={`/address/${address.encoded_id}`}
              className={`${css.line} ${css.wide}`}
            >
              <span>
                <span className={mono}>{address.encoded_id}</span>
                {unknown?.id === address.id ? (
                  <span className={css.under}>
                    <Trans>No item ever came or went there.</Trans>
                  </span>
                ) : null}
              </span>
            </Link>
          ))}
        </div>
      </Kind>
    </>
  )
}

function CollectionLine({ collection }: { collection: NftCollection }) {
  return (
    <Link href={`/collections/${collection.id}`} className={css.line}>
      <Picture uri={collection.thumbnail_uri} alt="" color={collection.placeholder_color} sizes="48px" bare />
      <span>
        <span className={strong}>{collection.name}</span>
        <span className={css.under}>
          <Plural value={collection.nft_count} one="# item" other="# items" />
        </span>
      </span>
      <Money units={collection.floor_price_mojos} />
    </Link>
  )
}
