import type { Profile } from '@chiaroscuro/contract/operation'
import { Picture } from '#app/feature/picture/picture.js'
import * as css from './avatar.css.js'

export interface AvatarProps {
  profile: Pick<Profile, 'id' | 'avatar_uri'>
  /** CSS width of the picture. */
  sizes: string
  eager?: boolean
}

/** The picture of a profile; without one, a moon whose light falls as the id says, so that no two need look alike. */
export function Avatar({ profile, sizes, eager = false }: AvatarProps) {
  if (profile.avatar_uri)
    return <Picture uri={profile.avatar_uri} alt="" color={null} sizes={sizes} bare eager={eager} />
  const { turn, width } = phaseOf(profile.id)
  return (
    <svg className={css.disc} viewBox="0 0 48 48" aria-hidden="true">
      <g transform={`rotate(${turn} 24 24)`}>
        <circle cx="24" cy="24" r="15" className={css.light} />
        <path d={`M24 9a15 15 0 0 1 0 30a${width} 15 0 0 0 0 -30z`} className={css.shadow} />
      </g>
    </svg>
  )
}

/** A direction of the light and a width of the crescent, from the first bytes of an id. */
export function phaseOf(id: string): { turn: number; width: number } {
  const byte = (at: number) => Number.parseInt(id.slice(at * 2, at * 2 + 2), 16) || 0
  return { turn: Math.round((byte(0) * 360) / 256), width: 2 + Math.round((byte(1) * 10) / 255) }
}
