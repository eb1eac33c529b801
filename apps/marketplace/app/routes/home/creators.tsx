import type { RankedProfile } from '@chiaroscuro/contract/operation'
import { Link } from '@chiaroscuro/ui'
import { Money } from '#app/feature/money/money.js'
import { Avatar } from '#app/feature/profile/avatar.js'
import { profileHref, profileName } from '#app/feature/profile/profile-link.js'
import * as css from './creators.css.js'

/** Whose work sold best, with what it sold for. */
export function Creators({ creators }: { creators: readonly RankedProfile[] }) {
  return (
    <ol className={css.row}>
      {creators.map((creator) => (
        <li key={creator.id}>
          <Link href={profileHref(creator)} className={css.creator}>
            <Avatar profile={creator} sizes="48px" />
            <span className={css.name}>{profileName(creator)}</span>
            <Money units={creator.created_volume_mojos} coarse />
          </Link>
        </li>
      ))}
    </ol>
  )
}
