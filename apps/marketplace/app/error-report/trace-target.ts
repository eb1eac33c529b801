import { literally } from './literally.js'

/**
 * Addresses that are told which trace a request belongs to (specification, section 7): localhost, paths of this site, and
 * the product's own APIs. Whole hosts: nobody gets there by a name that only contains one of them.
 */
export function traceTargets(apiHosts: readonly string[]): RegExp[] {
  return [
    /^https?:\/\/localhost(?::\d+)?(?=[/?#]|$)/,
    /^\/(?![/\\])/,
    ...apiHosts.map((host) => new RegExp(`^https?://${literally(host)}(?=[/?#]|$)`)),
  ]
}
