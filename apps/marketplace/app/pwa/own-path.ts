/** First segments of addresses that are somebody's own, or that change something: never kept, never given as data. */
const OWN: readonly string[] = [
  'admin',
  'discord',
  'healthz',
  'login',
  'logout',
  'passkey-test',
  'preferences',
  'preview',
  'register',
  'session',
  'user',
  'wallet',
]

/** Public rooms with a door of their own. */
const OWN_ROOMS: readonly string[] = ['/nfts/create', '/offers/upload', '/tools/auction']

/** Whether a path is of a page that shows one person what nobody else may see. */
export function isOwnPath(pathname: string): boolean {
  const path = decoded(pathname).toLowerCase().replace(/\/+/g, '/')
  const [, first = ''] = path.split('/')
  if (OWN.includes(first.replace(/\.data$/, ''))) return true
  return OWN_ROOMS.some((room) => path === room || path.startsWith(`${room}/`) || path === `${room}.data`)
}

/** A path that cannot be read is nobody's page; it is treated as private. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/session'
  }
}
