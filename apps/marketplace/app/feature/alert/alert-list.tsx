import type { Alert, AlertKind } from '@chiaroscuro/contract/operation'
import { Link, quiet, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { When } from '#app/feature/when/when.js'
import * as css from './alert.css.js'

function isAlert(value: unknown): value is Alert {
  return hasText(value, 'kind') && 'id' in value && typeof value.id === 'number'
}

const useEndlessAlerts = endlessList(isAlert, ({ id }) => String(id))

/** What one was told, the newest first. */
export function AlertList({ page }: { page: ListPage<Alert> }) {
  const { t } = useLingui()
  const list = useEndlessAlerts(page)
  return (
    <>
      <Rows alerts={list.items} />
      <More list={list} label={t`Pages of notifications`} />
    </>
  )
}

function Rows({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul className={css.rows}>
      {alerts.map((alert) => (
        <li key={alert.id} className={css.row}>
          <span className={css.picture}>
            <Picture uri={alert.nft?.thumbnail_uri ?? null} alt="" color={null} sizes="56px" bare />
          </span>
          <div className={css.said}>
            <p className={alert.retracted ? css.gone : alert.read ? undefined : css.fresh}>
              <Said alert={alert} />
            </p>
            {alert.retracts === null ? null : (
              <p>
                <Trans>The chain has taken back the block that held this: it does not count.</Trans>
              </p>
            )}
            <p className={quiet}>
              <When at={alert.told_at} />
              {alert.read ? null : (
                <>
                  {' · '}
                  <Trans>New</Trans>
                </>
              )}
              {alert.retracted ? (
                <>
                  {' · '}
                  <Trans>Taken back</Trans>
                </>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Said({ alert }: { alert: Alert }) {
  const { t } = useLingui()
  const words: Record<AlertKind, () => string> = {
    bid_received: () => t`New bid`,
    own_listed: () => t`Listed for sale`,
    offer_accepted: () => t`Sold`,
    bid_cancelled: () => t`Bid withdrawn`,
    own_offer_cancelled: () => t`Your offer was withdrawn`,
    search_listed: () => t`You look out for it: listed for sale`,
    appeal_granted: () => t`Your appeal was granted: what was done is taken back`,
    appeal_upheld: () => t`Your appeal was answered: what was done stands`,
  }
  const { nft, offer_id, price_mojos: price } = alert
  const said = words[alert.kind]()
  if (alert.kind === 'appeal_granted' || alert.kind === 'appeal_upheld')
    return (
      <Link href="/user/appeals" className={textLink}>
        {said}
      </Link>
    )
  const href = nft ? `/nfts/${nft.encoded_id}` : `/offers/${offer_id}`
  return (
    <>
      {said}
      {' · '}
      <Link href={href} className={textLink}>
        {nft ? nftName(nft) : t`Several works`}
      </Link>
      {price === null ? null : (
        <>
          {' · '}
          <Money units={price} code={alert.token_code ?? 'XCH'} decimals={alert.token_decimals ?? 12} />
        </>
      )}
    </>
  )
}
