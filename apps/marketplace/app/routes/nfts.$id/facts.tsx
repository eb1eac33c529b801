import { figure, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { Hash } from '#app/feature/hash/hash.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import { type Fault, fileFaultOf, metadataFaultOf } from './fault.js'
import { FaultWords } from './fault-words.js'
import * as css from './page.css.js'
import { checkState } from './proof.js'
import type { ShownNft } from './shown-nft.js'

/** The index card: ids, hashes, addresses of the files, royalty. */
export function Facts({ nft }: { nft: ShownNft }) {
  const { t, i18n } = useLingui()
  const { data } = nft
  const royalty = i18n.number(nft.royalty_percentage / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <section className={css.section}>
      <h2 className={frame.bandTitle}>
        <Trans>Details</Trans>
      </h2>
      <dl className={`${css.facts} ${figure}`}>
        <Fact name={t`NFT id`}>
          <Hash value={nft.encoded_id} name={t`NFT id`} head={12} tail={8} />
        </Fact>
        <Fact name={t`Launcher id`}>
          <Hash value={nft.id} name={t`launcher id`} head={12} tail={8} />
        </Fact>
        <Fact name={t`Coin`}>
          {nft.coin_id ? <Hash value={nft.coin_id} name={t`coin id`} head={12} tail={8} /> : t`melted`}
        </Fact>
        <Fact name={t`Mint height`}>
          {nft.mint_height === null ? t`before the first block read` : i18n.number(nft.mint_height)}
        </Fact>
        <Fact name={t`Edition`}>{t`${nft.edition_number} of ${nft.edition_total}`}</Fact>
        {nft.series_number && nft.series_total ? (
          <Fact name={t`Series`}>{t`${nft.series_number} of ${nft.series_total}`}</Fact>
        ) : null}
        <Fact name={t`Perpetual royalties`}>
          {royalty}
          {nft.royalty_address_encoded_id ? (
            <>
              {' · '}
              <Who address={nft.royalty_address_encoded_id} label={t`royalty address`} />
            </>
          ) : null}
        </Fact>
        {nft.creator_encoded_id ? (
          <Fact name={t`Creator profile`}>
            <Hash value={nft.creator_encoded_id} name={t`creator profile`} head={14} tail={8} />
          </Fact>
        ) : null}
        {nft.owner_encoded_id ? (
          <Fact name={t`Owner profile`}>
            <Hash value={nft.owner_encoded_id} name={t`owner profile`} head={14} tail={8} />
          </Fact>
        ) : null}
        <License nft={nft} />
        <Files name={t`File`} uris={data.data_uris} hash={data.data_hash} reason={words(fileFaultOf(data))} />
        <Files
          name={t`Metadata`}
          uris={data.metadata_uris}
          hash={data.metadata_hash}
          reason={words(metadataFaultOf(data))}
        />
      </dl>
    </section>
  )
}

function words(fault: Fault | null): ReactNode {
  return fault ? <FaultWords {...fault} /> : null
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  )
}

/** The three faces of a license: it matches, it does not, there is none. */
function License({ nft }: { nft: ShownNft }) {
  const { t } = useLingui()
  const { license_uris: uris, license_hash: hash, license_integrity_state: state } = nft.data
  if (uris.length === 0 && hash === null) return <Fact name={t`License`}>{t`No license`}</Fact>
  const outcome = checkState(state)
  return (
    <Files
      name={t`License`}
      uris={uris}
      hash={hash}
      reason={outcome === 'differs' ? t`The license does not match its hash` : null}
    />
  )
}

interface FilesProps {
  name: string
  uris: readonly string[]
  hash: string | null
  reason: ReactNode
}

const mostUris = 20

function Files({ name, uris, hash, reason }: FilesProps) {
  const { t } = useLingui()
  return (
    <Fact name={name}>
      {uris.slice(0, mostUris).map((uri) => (
        <span key={uri} className={css.uri} title={uri}>
          <ExternalLink href={uri} className={textLink}>
            {uri}
          </ExternalLink>
        </span>
      ))}
      {uris.length > mostUris ? <span>{t`and ${uris.length - mostUris} more`}</span> : null}
      {uris.length === 0 ? <span>{t`no address`}</span> : null}
      {hash ? (
        <span>
          SHA-256 <Hash value={hash} name={t`hash`} />
        </span>
      ) : null}
      {reason ? <span className={css.uri}>{reason}</span> : null}
    </Fact>
  )
}
