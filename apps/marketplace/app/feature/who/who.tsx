import { Link, shorten } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { Hash } from '#app/feature/hash/hash.js'
import * as css from './who.css.js'

export interface WhoProps {
  /** Name of the profile, where somebody claimed it. */
  name?: string | null | undefined
  /** The profile's DID, where there is a profile: it leads there. */
  did?: string | null | undefined
  /** Bech32m address. */
  address: string | null | undefined
  /** What the address is to the reader, such as "owner address". */
  label: string
  /** Without the copy button, where space is short. */
  plain?: boolean
}

/** A person as far as the chain knows one: the profile with its name or DID, else the address. */
export function Who({ name, did, address, label, plain = false }: WhoProps) {
  const { t } = useLingui()
  if (!address && !did) return <span>{name ?? t`Unknown`}</span>
  const link = did ? (
    <Link href={`/profile/${did}`} className={name ? css.name : css.address} title={address ?? did}>
      {name ?? shorten(did, 13, 5)}
    </Link>
  ) : (
    // Its own address says it whole, and lists are full of these.
    <Link
      href={`/address/${address}`}
      className={name ? css.name : css.address}
      title={name && address ? address : undefined}
    >
      {name ?? shorten(address ?? '', 8, 5)}
    </Link>
  )
  if (plain || !address) return link
  return (
    <Hash value={address} name={label}>
      {link}
    </Hash>
  )
}
