import type { Status } from '@chiaroscuro/contract/operation'
import { figure, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './catalogue.css.js'
import * as page from './page.css.js'
import { Peak } from './peak.js'
import type { WallWork } from './wall-work.js'

/** The front page where no picture is to be had: what was read, in words and figures. */
export function Catalogue({ status, nfts }: { status: Status | null; nfts: readonly WallWork[] }) {
  const { t, i18n } = useLingui()
  const archive = status?.source === 'archive'
  const figures = status
    ? [
        { name: t`Items`, value: status.nft_count },
        ...(status.collection_count > 0 ? [{ name: t`Collections`, value: status.collection_count }] : []),
        ...(status.height === null ? [] : [{ name: t`Last block`, value: status.height }]),
      ]
    : []
  return (
    <div className={`${frame.wrap} ${page.hero}`}>
      <div>
        <Peak status={status} />
        <h1 className={page.title}>
          {archive ? <Trans>From the archive</Trans> : <Trans>Fresh from the chain</Trans>}
        </h1>
        <p className={page.lead}>
          {archive ? (
            <Trans>
              Every item, owner and price here was read from the blocks of this archive. It holds no files, so
              names stand where pictures would hang.
            </Trans>
          ) : (
            <Trans>
              Every piece here is read from the blockchain itself. None of their pictures has been fetched
              yet, so names stand in their place.
            </Trans>
          )}
        </p>
        <dl className={css.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.value}>{i18n.number(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol className={css.list}>
        {nfts.map((nft) => (
          <li key={nft.encoded_id}>
            <Link href={`/nfts/${nft.encoded_id}`} className={css.work}>
              <span className={css.workName}>{nftName(nft)}</span>
              <span className={`${css.under} ${figure}`}>
                {nft.collection_name ??
                  (nft.mint_height === null
                    ? t`before the first block read`
                    : t`block ${i18n.number(nft.mint_height)}`)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
