/** First segments of the website's addresses, of today and of its plan: a profile lives beside them, at `/{username}`. */
const SITE = [
  'address',
  'admin',
  'auctions',
  'badger',
  'blog',
  'collections',
  'discord',
  'events',
  'goby',
  'legal-notice',
  'login',
  'logout',
  'mint',
  'minting-api',
  'mints',
  'new',
  'nfts',
  'offers',
  'passkey-test',
  'preferences',
  'premium',
  'profile',
  'profile-embed',
  'profiles',
  'register',
  'search',
  'session',
  'terms-of-use',
  'tools',
  'user',
  'wallet',
]

/** What the website's server and its builds answer at, and what may come. */
const MACHINERY = [
  'assets',
  'builds',
  'docs',
  'favicon',
  'fonts',
  'gardens',
  'healthz',
  'locales',
  'manifest',
]

/** Words that would speak for whoever runs this. */
const SPEAKERS = [
  'about',
  'administrator',
  'anonymous',
  'api',
  'chia',
  'chiaroscuro',
  'help',
  'me',
  'moderator',
  'null',
  'official',
  'root',
  'security',
  'staff',
  'status',
  'support',
  'system',
  'team',
  'undefined',
]

/** Usernames that nobody can have. */
export const RESERVED_NAMES: readonly string[] = [...SITE, ...MACHINERY, ...SPEAKERS]
