import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const here = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/)
/** Encrypted, or on this machine. */
const service = z.union([
  here,
  z
    .url({ protocol: /^https$/ })
    .max(1000)
    .transform((url) => url.replace(/\/+$/, '')),
])
const poolId = z.string().regex(/^[\w-]{1,55}_[0-9A-Za-z]{1,55}$/)
const clientId = z.string().regex(/^\w{1,128}$/)

/** What the running product says of itself, as far as accounts go. */
const running = z.looseObject({
  urls: z.looseObject({ Marketplace: here.optional(), API: here.optional() }),
  identity: z.looseObject({ url: here, poolId, clientId }),
})

const named = z.object({
  STUDIO_USER_POOL_ID: poolId,
  STUDIO_USER_POOL_CLIENT_ID: clientId,
  STUDIO_USER_POOL_ENDPOINT: service.optional(),
  STUDIO_API_URL: service.optional(),
  STUDIO_SITE_URL: service.optional(),
})

/** Whose accounts this studio knows. */
export interface AccountPlace {
  readonly userPool: { readonly id: string; readonly clientId: string; readonly endpoint?: string }
  /** Where membership is asked for. */
  readonly apiUrl: string | undefined
  readonly siteUrl: string | undefined
}

/** The identity service that the surroundings name. Throws where they name one that is none. */
export function namedPlace(env: NodeJS.ProcessEnv): AccountPlace | undefined {
  if (!env.STUDIO_USER_POOL_ID) return undefined
  const said = named.parse(env)
  const endpoint = said.STUDIO_USER_POOL_ENDPOINT
  return {
    userPool: {
      ...{ id: said.STUDIO_USER_POOL_ID, clientId: said.STUDIO_USER_POOL_CLIENT_ID },
      ...(endpoint !== undefined && { endpoint }),
    },
    ...{ apiUrl: said.STUDIO_API_URL, siteUrl: said.STUDIO_SITE_URL },
  }
}

/** The marketplace that the surroundings name for networks other than the devnet. Throws where they name one that is none. */
export function namedMarket({
  STUDIO_API_URL,
  STUDIO_SITE_URL,
}: NodeJS.ProcessEnv): { apiUrl: string; siteUrl?: string } | undefined {
  if (!STUDIO_API_URL) return undefined
  const siteUrl = STUDIO_SITE_URL ? service.parse(STUDIO_SITE_URL) : undefined
  return { apiUrl: service.parse(STUDIO_API_URL), ...(siteUrl !== undefined && { siteUrl }) }
}

/** The running product's own; nothing where there is none, or it has no accounts. */
export async function runningPlace(path: string | undefined): Promise<AccountPlace | undefined> {
  if (path === undefined) return undefined
  try {
    const { urls, identity } = running.parse(JSON.parse(await readFile(path, 'utf8')))
    const { url: endpoint, poolId: id, clientId: client } = identity
    return { userPool: { id, clientId: client, endpoint }, apiUrl: urls.API, siteUrl: urls.Marketplace }
  } catch {
    return undefined
  }
}
