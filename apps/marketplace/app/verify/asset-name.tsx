import { formatNftId, parseHex32 } from '@chiaroscuro/domain/id'
import { Link, shorten, textLink } from '@chiaroscuro/ui'
import { Money } from '#app/feature/money/money.js'
import type { KnownNames } from './known-names.js'

/** Thousandths, as tokens have unless they say otherwise. */
const TOKEN_DECIMALS = 3

/** An amount of XCH or of a token; one without a known name goes by its id. */
export function AssetSum({
  asset,
  units,
  names,
}: {
  asset: string
  units: bigint | string
  names: KnownNames
}) {
  if (asset === 'xch') return <Money units={units.toString()} exact />
  const token = names.tokens.get(asset)
  return (
    <Money
      units={units.toString()}
      code={token?.code || shorten(asset)}
      decimals={token?.decimals ?? TOKEN_DECIMALS}
      exact
    />
  )
}

/** A work by its name, or by its id. */
export function WorkName({ launcherId, names }: { launcherId: string; names: KnownNames }) {
  const id = parseHex32(launcherId)
  const encoded = id === undefined ? undefined : formatNftId(id)
  const name = names.works.get(launcherId) ?? shorten(encoded ?? launcherId)
  return encoded ? (
    <Link href={`/nfts/${encoded}`} className={textLink}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  )
}
