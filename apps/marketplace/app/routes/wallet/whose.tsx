import type { AddressDetail } from '@chiaroscuro/contract/operation'
import { textLink } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { profileName } from '#app/feature/profile/profile-link.js'
import * as trade from '#app/feature/trade/trade.css.js'
import type { ManyApi } from './use-many-api.js'

const MOST_NAMES = 3

/** What is known of an address before works go there. */
export function Whose({ address, api }: { address: string; api: ManyApi }) {
  const [known, setKnown] = useState<AddressDetail>()
  useEffect(() => {
    const stop = new AbortController()
    setKnown(undefined)
    // Nothing is said where nothing is known.
    api.whose(address, stop.signal).then(setKnown, () => {})
    return () => stop.abort()
  }, [address, api])
  if (!known) return null
  const names = known.associated_profiles.slice(0, MOST_NAMES).map(profileName).join(', ')
  const held = known.owned_nfts_count
  return (
    <p className={trade.quiet} role="status">
      {names ? <Trans>It belongs to {names}.</Trans> : <Trans>No profile is known to own it.</Trans>}{' '}
      <Plural
        value={held}
        _0="It holds no works: be sure of it."
        one="It holds # work."
        other="It holds # works."
      />{' '}
      <a className={textLink} href={`/address/${address}`} target="_blank" rel="noreferrer">
        <Trans>Look at it</Trans>
      </a>
    </p>
  )
}
