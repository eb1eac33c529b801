import type { Restriction } from '@chiaroscuro/contract/operation'

/** The ban of whoever looks, while it stands. */
export function banIn(restrictions: readonly Restriction[]): Restriction | null {
  return restrictions.find(({ what, stands }) => what === 'ban' && stands) ?? null
}

/** Why profiles of theirs are hidden, by the profiles' ids. */
export function hidingsIn(restrictions: readonly Restriction[]): Record<string, Restriction> {
  const hidden = restrictions.filter(
    ({ kind, what, stands }) => kind === 'profile' && what === 'hide' && stands,
  )
  return Object.fromEntries(hidden.map((one) => [one.target, one]))
}
