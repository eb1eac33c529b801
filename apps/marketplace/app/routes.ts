import { index, type RouteConfig, route } from '@remix-run/route-config'

/** Pages whose story in the content service has the page's own path. */
const documents = [
  'badger/privacy-policy',
  'badger/support',
  'badger/terms-of-service',
  'legal-notice',
  'mint/terms-of-service',
  'terms-of-use',
]
const landings = ['badger', 'goby', 'mint', 'mint/studio']

export default [
  index('routes/home/route.tsx'),
  route('profiles', 'routes/profiles/route.tsx'),
  route('profile/:id', 'routes/profile.$id/route.tsx'),
  route('profile-embed/:id', 'routes/profile-embed.$id/route.tsx'),
  route('collections', 'routes/collections/route.tsx'),
  route('collections/:id', 'routes/collections.$id/route.tsx'),
  route('nfts', 'routes/nfts/route.tsx'),
  route('nfts/:id', 'routes/nfts.$id/route.tsx'),
  route('nfts/:id/events/:eventId', 'routes/nfts.$id.events.$eventId/route.tsx'),
  route('mints', 'routes/mints/route.tsx'),
  route('events', 'routes/events/route.tsx'),
  route('address/:id', 'routes/address.$id/route.tsx'),
  route('search', 'routes/search/route.tsx'),
  route('login', 'routes/login/route.tsx'),
  route('register', 'routes/register/route.tsx'),
  route('session', 'routes/session/route.ts'),
  route('logout', 'routes/logout/route.ts'),
  route('user/security', 'routes/user.security/route.tsx'),
  route('user/passkeys', 'routes/user.passkeys/route.ts'),
  route('user/*', 'routes/member/route.tsx', { id: 'routes/member/user' }),
  route('tools/auction', 'routes/member/route.tsx', { id: 'routes/member/tools-auction' }),
  route('passkey-test', 'routes/passkey-test/route.tsx'),
  route('preferences', 'routes/preferences/route.ts'),
  route('blog', 'routes/blog/route.tsx'),
  route('blog/feed.xml', 'routes/blog.feed/route.ts'),
  route('blog/*', 'routes/blog.$/route.tsx'),
  ...documents.map((path) => route(path, 'routes/document/route.tsx', { id: `routes/document/${path}` })),
  ...landings.map((path) => route(path, 'routes/landing/route.tsx', { id: `routes/landing/${path}` })),
  route('mint/early-access', 'routes/mint.early-access/route.tsx'),
  route('preview', 'routes/preview/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route(':username', 'routes/username/route.tsx'),
  route('*', 'routes/missing/route.tsx'),
] satisfies RouteConfig
