import { checkUrl } from '../media/address-guard.js'
import { MediaError } from '../media/media-error.js'
import { InvalidBodyError } from './endpoint.js'

/** What cannot be reached is said at once; what a name resolves to is checked at every try. */
export function requirePublic(field: string, url: string, privateHosts: readonly string[]): void {
  try {
    checkUrl(url, privateHosts)
  } catch (error) {
    if (error instanceof MediaError) throw new InvalidBodyError(field, 'Not an address of the public web')
    throw error
  }
}
