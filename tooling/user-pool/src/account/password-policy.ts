import { PoolError } from '../error.js'

/** At least 8 characters with a letter, a number and a symbol (specification, section 5). */
export function checkPolicy(password: string, options: { keepsSession?: boolean } = {}): void {
  const fault = faultOf(password)
  if (fault)
    throw new PoolError('InvalidPasswordException', `Password did not conform with policy: ${fault}`, options)
}

function faultOf(password: string): string | undefined {
  if ([...password].length < 8) return 'Password not long enough'
  if (!/\p{L}/u.test(password)) return 'Password must have letters'
  if (!/\p{N}/u.test(password)) return 'Password must have numeric characters'
  // Neither letter nor number nor blank.
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'Password must have symbol characters'
  return undefined
}
