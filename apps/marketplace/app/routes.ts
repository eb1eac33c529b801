import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  index('routes/home/route.tsx'),
  route('collections', 'routes/collections/route.tsx'),
  route('collections/:id', 'routes/collections.$id/route.tsx'),
  route('nfts', 'routes/nfts/route.tsx'),
  route('nfts/:id', 'routes/nfts.$id/route.tsx'),
  route('nfts/:id/events/:eventId', 'routes/nfts.$id.events.$eventId/route.tsx'),
  route('mints', 'routes/mints/route.tsx'),
  route('events', 'routes/events/route.tsx'),
  route('address/:id', 'routes/address.$id/route.tsx'),
  route('search', 'routes/search/route.tsx'),
  route('preferences', 'routes/preferences/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route('*', 'routes/missing/route.tsx'),
] satisfies RouteConfig
