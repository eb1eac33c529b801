import type { Plan } from './plan.js'

/** What a bundle pays that replaces one which paid so much and got stuck: never above the ceiling. */
export function raisedFee({ step, ceiling }: Plan['fee'], paid: bigint): bigint {
  const wanted = paid + step
  return wanted > ceiling ? ceiling : wanted
}
