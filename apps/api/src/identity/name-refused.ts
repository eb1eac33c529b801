import { RefusedError } from '../endpoint/endpoint.js'
import type { UsernameFault } from './username.js'

const SENTENCES: Readonly<Record<UsernameFault['reason'] | 'taken' | 'resembles', string>> = {
  form: 'A name has 3 to 30 letters, digits, hyphens and underscores, and begins with a letter or digit.',
  scripts: 'The name mixes letters of scripts that are not written together.',
  reserved: 'The name is reserved, or looks like one that is.',
  taken: 'Somebody has this name.',
  resembles: 'The name looks like another’s.',
}

/** Why a name cannot be had, and which it is taken for. */
export function nameRefused(
  reason: keyof typeof SENTENCES,
  resembles: string | null | undefined,
): RefusedError {
  return new RefusedError('NameRefused', SENTENCES[reason], { reason, resembles: resembles ?? null })
}
