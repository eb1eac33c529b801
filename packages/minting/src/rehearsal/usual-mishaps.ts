import { MISHAPS, type Mishap } from './trouble.js'

/** Looks between two mishaps, so that one is over before the next: a prime, to hit batches at every stage. */
const APART = 3

/** Every mishap there is, one after the other, for as long as a mint of so many batches takes. */
export function usualMishaps(batches: number): Mishap[] {
  const rounds = Math.max(1, Math.ceil(batches / (MISHAPS.length * APART)))
  return Array.from({ length: rounds }, () => MISHAPS)
    .flat()
    .map((kind, at) => ({ look: at * APART, kind }))
}
