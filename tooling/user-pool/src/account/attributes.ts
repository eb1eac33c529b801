import { invalidParameter } from '../error.js'
import type { User } from '../store/user.js'

/** The names a person may set; those of one's own begin with `custom:`. */
const NAMES = new Set([
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'website',
  'zoneinfo',
])

const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]+$/
const PHONE = /^\+[1-9]\d{5,14}$/

/** What was given, as attributes; throws InvalidParameterException for a name or value that may not be set. */
export function readAttributes(given: Iterable<readonly [string, string]>): User['attributes'] {
  const attributes: User['attributes'] = {}
  for (const [name, value] of given) {
    if (!NAMES.has(name) && !/^custom:[A-Za-z0-9_]{1,20}$/.test(name))
      throw invalidParameter(`user.${name.slice(0, 40)}: Attribute does not exist in the schema.`)
    if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.')
    if (name === 'phone_number' && value !== '' && !PHONE.test(value))
      throw invalidParameter('Invalid phone number format.')
    attributes[name] = value
  }
  return attributes
}

export function isEmail(text: string): boolean {
  return text.length <= 128 && EMAIL.test(text)
}

/** Attributes as the service lists them. */
export function toList(user: User): { Name: string; Value: string }[] {
  return Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }))
}
