import { literally } from './literally.js'

/** Errors that are nobody's fault here (specification, section 8); each browser words the first its own way. */
export const NOISE: readonly RegExp[] = [
  /Cannot read propert(?:y 'disconnect' of null|ies of null \(reading 'disconnect'\))/,
  /null is not an object \(evaluating '[^']*\.disconnect'\)/,
  /No matching key/,
  /^\[Cloudflare Turnstile\]|\bTurnstileError\b/,
]

/** Whose scripts' errors are left out: the bot check's. */
export function foreignScripts(botCheckOrigin: string | null): RegExp[] {
  if (botCheckOrigin === null) return []
  return [new RegExp(`^${literally(botCheckOrigin)}/`)]
}
