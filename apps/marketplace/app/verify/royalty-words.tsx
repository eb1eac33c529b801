import { type AddressPrefix, formatAddress, parseHex32 } from '@chiaroscuro/domain/id'
import { Link, shorten, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#app/layout/site.js'
import { AssetSum } from './asset-name.js'
import type { KnownNames } from './known-names.js'
import type { ReadRoyalty } from './offer-reading.js'

/** What is due to a creator, to whom it goes, and whether taking the offer makes sure of it. */
export function RoyaltyWords({ royalty, names }: { royalty: ReadRoyalty; names: KnownNames }) {
  const { i18n } = useLingui()
  const { honesty, asset, amount, basisPoints, payee } = royalty
  if (honesty === 'none-due' || asset === null)
    return basisPoints === 0 ? (
      <Trans>The work asks for no royalty.</Trans>
    ) : (
      <Trans>No royalty is due on this trade.</Trans>
    )
  const share = i18n.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const due = <AssetSum asset={asset} units={amount} names={names} />
  const whom = <Payee hash={payee} />
  if (honesty === 'asserted')
    return (
      <Trans>
        The royalty of {share}, {due}, is sure to reach {whom}.
      </Trans>
    )
  return honesty === 'underpaid' ? (
    <Trans>
      {due} of royalty ({share}) is due to {whom}, and the offer makes sure of less.
    </Trans>
  ) : (
    <Trans>
      {due} of royalty ({share}) is due to {whom}, and nothing in the offer makes sure of it.
    </Trans>
  )
}

function Payee({ hash }: { hash: string }) {
  const { network } = useSite()
  const id = parseHex32(hash)
  if (id === undefined) return <span>{shorten(hash)}</span>
  const prefix: AddressPrefix = network === 'mainnet' ? 'xch' : 'txch'
  const address = formatAddress(id, prefix)
  return (
    <Link href={`/address/${address}`} className={textLink}>
      {shorten(address)}
    </Link>
  )
}
