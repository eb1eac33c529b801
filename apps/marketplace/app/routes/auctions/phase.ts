export const phases = ['active', 'upcoming', 'ended'] as const
export type ListPhase = (typeof phases)[number]

/** Which auctions an address asks for; those that run, unless it says otherwise. */
export function readPhase(params: URLSearchParams): ListPhase {
  return phases.find((phase) => phase === params.get('phase')) ?? 'active'
}
