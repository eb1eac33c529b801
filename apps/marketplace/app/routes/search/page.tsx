import type { SearchResult } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, mono, serif, strong, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import { Money } from '#app/feature/money/money.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { Picture } from '#app/feature/picture/picture.js'
import { profileHref } from '#app/feature/profile/profile-link.js'
import { isNothing, type SearchData } from '#app/feature/search-list/search-data.js'
import { Failed } from '#app/feature/section/section.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export function SearchPage({ query, result, failed = false }: SearchData) {
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
        {result && query.trim().length >= 2 ? (
          <p>
            <Link
              href={`/user/searches?${new URLSearchParams({ words: query.trim() })}`}
              className={textLink}
            >
              <Trans>Tell me when such a work is listed</Trans>
            </Link>
          </p>
        ) : null}
        {result ? isNothing(result) ? <Nothing /> : <Found result={result} /> : null}
      </div>
    </div>
  )
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

function Found({ result }: { result: SearchResult }) {
  const { collections, nfts, profiles, addresses } = result
  return (
    <>
      {collections.length > 0 ? (
        <section>
          <h2 className={`${serif} ${css.heading}`}>
            <Trans>Collections</Trans>
          </h2>
          <div className={css.list}>
            {collections.map((collection) => (
              <Link key={collection.id} href={`/collections/${collection.id}`} className={css.line}>
                <Picture
                  uri={collection.thumbnail_uri}
                  alt=""
                  color={collection.placeholder_color}
                  sizes="48px"
                  bare
                />
                <span>
                  <span className={strong}>{collection.name}</span>
                  <span className={css.under}>
                    <Plural value={collection.nft_count} one="# item" other="# items" />
                  </span>
                </span>
                <Money units={collection.floor_price_mojos} />
              </Link>
            ))}
          </div>
        </section>
      ) : null}
      {nfts.length > 0 ? (
        <section>
          <h2 className={`${serif} ${css.heading}`}>
            <Trans>Items</Trans>
          </h2>
          <NftGrid nfts={nfts} withCollection />
        </section>
      ) : null}
      {profiles.length > 0 ? (
        <section>
          <h2 className={`${serif} ${css.heading}`}>
            <Trans>Profiles</Trans>
          </h2>
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
        </section>
      ) : null}
      {addresses.length > 0 ? (
        <section>
          <h2 className={`${serif} ${css.heading}`}>
            <Trans>Addresses</Trans>
          </h2>
          <div className={css.list}>
            {addresses.map((address) => (
              <Link
                key={address.id}
                href={`/address/${address.encoded_id}`}
                className={`${css.line} ${css.wide} ${mono}`}
              >
                {address.encoded_id}
              </Link>
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}
