import { type Context, chanceOf, lazy } from '../context.js'
import { flowError } from '../flow-error.js'
import { identityKey } from '../store/key.js'
import { textClaim } from '../token.js'
import type { Tokens } from '../tokens.js'
import { text } from '../user-pool/answer.js'
import type { IdentityTransport } from './action.js'

/** Kept for this long, then asked for again (specification, section 9). */
const KEPT_MS = 50 * 60_000

/** Short-lived keys of the vendor's other services. Secrets. */
export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | undefined
  readonly expiration: Date | undefined
}

/** Who somebody is to the identity pool: a guest, or the person signed in. */
export interface Identity {
  readonly identityId: string
  readonly credentials: Credentials
}

/** The identity of whoever holds these tokens, or of a guest; `undefined` where guests are not let in. */
export type Identities = (tokens: Tokens | undefined, force: boolean) => Promise<Identity | undefined>

export function identitiesOf(context: Context): Identities {
  const transport = lazy(() => load(context))
  let kept: { readonly of: string; readonly identity: Promise<Identity>; readonly until: number } | undefined
  return async (tokens, force) => {
    const pool = context.config.identityPool
    if (!pool || (!tokens && !pool.allowGuestAccess)) return undefined
    const of = tokens?.id?.text ?? 'guest'
    const now = context.clock.now()
    if (!force && kept?.of === of && now < kept.until) return kept.identity
    const asked = { of, identity: ask(context, transport, pool.id, tokens), until: now + KEPT_MS }
    kept = asked
    asked.identity.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.identity
  }
}

async function ask(
  context: Context,
  transport: () => Promise<IdentityTransport>,
  IdentityPoolId: string,
  tokens: Tokens | undefined,
): Promise<Identity> {
  const send = await transport()
  const { store } = context
  const key = identityKey(IdentityPoolId)
  const guest = tokens ? undefined : (await store.read([key])).get(key)
  const logins = tokens ? { Logins: loginsOf(tokens) } : {}
  const found = guest ?? text((await send('GetId', { IdentityPoolId, Logins: {}, ...logins })).IdentityId)
  if (!found) throw flowError('Unknown', 'The identity pool gave no identity.')
  const said = await send('GetCredentialsForIdentity', { IdentityId: found, ...logins })
  const identityId = text(said.IdentityId) ?? found
  // A guest is found again by the id; whoever is signed in needs no other name than the account's.
  await store.write(new Map([[key, tokens ? undefined : identityId]]))
  const { AccessKeyId, SecretKey, SessionToken, Expiration } = said.Credentials ?? {}
  const [accessKeyId, secretAccessKey] = [text(AccessKeyId), text(SecretKey)]
  if (!accessKeyId || !secretAccessKey) throw flowError('Unknown', 'The identity pool gave no credentials.')
  const expiration = Expiration instanceof Date ? Expiration : undefined
  return {
    identityId,
    credentials: { accessKeyId, secretAccessKey, sessionToken: text(SessionToken), expiration },
  }
}

/** The ID token under the name of who issued it, without the scheme. */
function loginsOf({ id, access }: Tokens): Record<string, string> {
  const token = id ?? access
  const issuer = (textClaim(token, 'iss') ?? '').replace(/^https?:\/\//, '')
  return { [issuer]: token.text }
}

async function load({ ports, config }: Context): Promise<IdentityTransport> {
  const { identityTransport: given, fetch, clock } = ports
  if (given) return given
  const { identityTransport } = await import('./client.js')
  const { id, region = id.split(':')[0] ?? '', endpoint } = config.identityPool ?? { id: '' }
  return identityTransport({
    endpoint: endpoint ?? `https://cognito-identity.${region}.amazonaws.com`,
    region,
    clock,
    chance: chanceOf(ports),
    ...(fetch ? { fetch } : {}),
  })
}
