import { Button, Copyable, EmptyState, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useState } from 'react'
import { codeOf, type HeldCollection, type HeldNft, type Holder, studio } from '../bridge.js'
import { Amount } from '../part/amount.js'
import { Places } from '../part/places.js'
import { Xch } from '../part/xch.js'
import * as css from './holdings.css.js'
import * as library from './library.css.js'
import * as screen from './screen.css.js'

export interface HoldingsProps {
  onProjects: () => void
  onFault: (code: string | undefined) => void
}

/** What the studio's accounts have made and hold, as the marketplace tells of it. */
export function Holdings({ onProjects, onFault }: HoldingsProps) {
  const { t } = useLingui()
  const id = useId()
  const [holders, setHolders] = useState<Holder[]>()
  const [signer, setSigner] = useState<Holder['signer']>()
  const names = {
    ...{ devnet: t`The devnet's account`, chia: t`Chia's wallet on this machine` },
    ...{ walletconnect: t`A wallet over WalletConnect`, offline: t`Keys that are elsewhere` },
  }
  /** How often somebody looked: each look is of a list of its own. */
  const [looks, setLooks] = useState(0)
  const load = useCallback(() => {
    setLooks((before) => before + 1)
    onFault(undefined)
    studio()
      .listHolders()
      .then(setHolders, (error: unknown) => onFault(codeOf(error)))
  }, [onFault])
  useEffect(load, [load])
  const holder = holders?.find((one) => one.signer === signer) ?? holders?.[0]

  return (
    <main className={library.page} aria-busy={holders === undefined}>
      <Places current="holdings" onProjects={onProjects} onHoldings={() => {}} />
      <div className={library.head}>
        <div>
          <h1 className={`${library.title} ${serif}`}>
            <Trans>My NFTs</Trans>
          </h1>
          <p className={library.lead}>
            <Trans>What your accounts have made and hold, as the marketplace reads it from the chain.</Trans>
          </p>
        </div>
        <div className={library.actions}>
          {holders && holders.length > 1 ? (
            <label className={css.account} htmlFor={id}>
              <span className={screen.label}>
                <Trans>Account</Trans>
              </span>
              <select
                id={id}
                className={css.select}
                value={holder?.signer}
                onChange={({ target }) =>
                  setSigner(holders.find((one) => one.signer === target.value)?.signer)
                }
              >
                {holders.map((one) => (
                  <option key={one.signer} value={one.signer}>
                    {names[one.signer]}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <Button onClick={load}>
            <Trans>Look again</Trans>
          </Button>
        </div>
      </div>
      {holders?.length === 0 ? (
        <div className={library.empty}>
          <EmptyState title={t`No account yet`}>
            <Trans>
              Open a devnet account in a project's “Collection”, or connect a wallet there. The devnet runs
              with “npm start”.
            </Trans>
          </EmptyState>
        </div>
      ) : null}
      {holder ? <Held key={`${holder.signer} ${looks}`} holder={holder} onFault={onFault} /> : null}
    </main>
  )
}

interface HeldProps {
  holder: Holder
  onFault: HoldingsProps['onFault']
}

function Held({ holder, onFault }: HeldProps) {
  const { t } = useLingui()
  const { signer, address, did, isMarketThere } = holder
  const [collections, moreCollections] = useParts((page) => studio().listHeldCollections({ signer, page }), {
    ...{ isMarketThere, onFault },
  })
  const [nfts, moreNfts] = useParts((page) => studio().listHeldNfts({ signer, page }), {
    ...{ isMarketThere, onFault },
  })
  const open = (place: { nftId?: string; collectionId?: string }) =>
    studio()
      .openHeld({ signer, ...place })
      .catch((error: unknown) => onFault(codeOf(error)))

  return (
    <>
      <dl className={css.who}>
        <div>
          <dt className={screen.label}>
            <Trans>Address</Trans>
          </dt>
          <dd>
            <Copyable value={address} copyLabel={t`Copy the address`} copiedLabel={t`Copied`} />
          </dd>
        </div>
        <div>
          <dt className={screen.label}>
            <Trans>Profile (DID)</Trans>
          </dt>
          <dd>
            <Copyable value={did} copyLabel={t`Copy the DID`} copiedLabel={t`Copied`} />
          </dd>
        </div>
      </dl>
      {isMarketThere ? null : (
        <p className={css.column}>
          <Trans>No marketplace can be asked from here about this network.</Trans>
        </p>
      )}
      {collections ? (
        <section className={css.section} aria-labelledby="made">
          <h2 id="made" className={`${screen.heading} ${serif}`}>
            <Trans>Collections you made</Trans>
          </h2>
          {collections.items.length === 0 ? (
            <p className={screen.small}>
              <Trans>None yet. A collection is here as soon as a block has its first piece.</Trans>
            </p>
          ) : (
            <ul className={css.collections}>
              {collections.items.map((one) => (
                <li key={one.id}>
                  <CollectionCard collection={one} onOpen={() => open({ collectionId: one.id })} />
                </li>
              ))}
            </ul>
          )}
          <More part={collections} onMore={moreCollections} />
        </section>
      ) : null}
      {nfts ? (
        <section className={css.section} aria-labelledby="held">
          <h2 id="held" className={`${screen.heading} ${serif}`}>
            <Trans>NFTs you hold</Trans>
          </h2>
          {nfts.items.length === 0 ? (
            <p className={screen.small}>
              <Trans>None at this address.</Trans>
            </p>
          ) : (
            <ul className={css.nfts}>
              {nfts.items.map((one) => (
                <li key={one.id}>
                  <NftCard nft={one} onOpen={() => open({ nftId: one.nftId })} />
                </li>
              ))}
            </ul>
          )}
          <More part={nfts} onMore={moreNfts} />
        </section>
      ) : null}
    </>
  )
}

interface Part<T> {
  readonly items: readonly T[]
  readonly next?: string | undefined
}
interface PartsOptions {
  isMarketThere: boolean
  onFault: HoldingsProps['onFault']
}

/** A list that comes in parts; nothing where nobody can be asked, or before the first is there. */
function useParts<T>(
  ask: (page: string | undefined) => Promise<Part<T>>,
  { isMarketThere, onFault }: PartsOptions,
): [Part<T> | undefined, () => void] {
  const [part, setPart] = useState<Part<T>>()
  function load(before?: Part<T>) {
    ask(before?.next).then(
      ({ items, next }) => setPart({ items: [...(before?.items ?? []), ...items], next }),
      (error: unknown) => onFault(codeOf(error)),
    )
  }
  useEffect(() => {
    if (isMarketThere) load()
  }, [])
  return [part, () => load(part)]
}

function More({ part, onMore }: { part: Part<unknown>; onMore: () => void }) {
  if (part.next === undefined) return null
  return (
    <Button onClick={onMore}>
      <Trans>Show more</Trans>
    </Button>
  )
}

function CollectionCard({ collection, onOpen }: { collection: HeldCollection; onOpen: () => void }) {
  const { name, picture, pieces, owners, listed, floor, volume } = collection
  return (
    <button type="button" className={css.collection} onClick={onOpen}>
      {picture ? (
        <img className={css.small} src={`/${picture}`} alt="" />
      ) : (
        <span className={css.small} aria-hidden="true" />
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={`${screen.small} ${figure}`}>
          <Plural value={pieces} one="# piece" other="# pieces" /> ·{' '}
          <Plural value={owners} one="# owner" other="# owners" /> · <Trans>{listed} for sale</Trans>
        </span>
        <span className={`${screen.small} ${figure}`}>
          {floor !== undefined ? (
            <>
              <Trans>Floor</Trans> <Xch mojos={floor} /> ·{' '}
            </>
          ) : null}
          <Trans>Volume</Trans> <Xch mojos={volume} />
        </span>
      </span>
    </button>
  )
}

function NftCard({ nft, onOpen }: { nft: HeldNft; onOpen: () => void }) {
  const { t } = useLingui()
  const { name, nftId, collection, picture, rank, price } = nft
  return (
    <button type="button" className={css.nft} onClick={onOpen}>
      {picture ? (
        <img className={css.picture} src={`/${picture}`} alt="" loading="lazy" />
      ) : (
        <span className={css.picture} aria-hidden="true" />
      )}
      <span className={css.name}>{name ?? nftId}</span>
      <span className={screen.small}>{collection ?? t`No collection`}</span>
      <span className={`${screen.small} ${figure}`}>
        {rank !== undefined ? <Trans>Rank {rank}</Trans> : null}
        {rank !== undefined && price ? ' · ' : null}
        {price ? <Amount {...price} /> : null}
      </span>
    </button>
  )
}
