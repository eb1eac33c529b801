import { Link, shorten } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { Hash } from '#app/feature/hash/hash.js'
import * as css from './who.css.js'

export interface WhoProps {
  /** Name of the profile that claimed the address, where there is one. */
  name?: string | null | undefined
  /** Bech32m address. */
  address: string | null | undefined
  /** What the address is to the reader, such as "owner address". */
  label: string
  /** Without the copy button, where space is short. */
  plain?: boolean
}

/** A person as far as the chain knows one: the name they claimed, or their address. */
export function Who({ name, address, label, plain = false }: WhoProps) {
  const { t } = useLingui()
  if (!address) return <span>{name ?? t`Unknown`}</span>
  const link = (
    <Link href={`/address/${address}`} className={name ? css.name : css.address} title={address}>
      {name ?? shorten(address, 8, 5)}
    </Link>
  )
  if (plain) return link
  return (
    <Hash value={address} name={label}>
      {link}
    </Hash>
  )
}
