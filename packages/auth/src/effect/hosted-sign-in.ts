import type { Context } from '../context.js'
import { flowError, toAuthError } from '../flow-error.js'
import type { Flow, HostedSignInEffect, HostedSignInEvent } from '../machine/hosted-sign-in.js'
import { hostedRoot } from '../machine/oauth.js'
import { Secret } from '../secret.js'
import { dropFlow, keepFlow, loadFlow } from '../store/hosted-flow-store.js'
import { loadTokens } from '../store/load-tokens.js'
import { saveTokens } from '../store/token-store.js'
import { toTokens } from '../to-tokens.js'
import { readToken, textClaim } from '../token.js'
import { type TokenTexts, userOf } from '../tokens.js'
import { text } from '../user-pool/answer.js'

type Of<Type> = Extract<HostedSignInEffect, { type: Type }>

/** As long as one attempt of any other request. */
const TRADE_MS = 10_000
/** Three tokens and a few words. */
const LARGEST_ANSWER = 65_536
/** What is told of the hosted pages' own words about an error. */
const LONGEST_ERROR = 200

/** Carries out the effects of hosted sign-in. Whatever is thrown is told to the machine as `Refused`. */
export function hostedPerformer(context: Context) {
  const perform = async (effect: HostedSignInEffect): Promise<HostedSignInEvent | undefined> => {
    const { store, keys } = context
    switch (effect.type) {
      case 'LookUp': {
        const tokens = await loadTokens(store, keys)
        return { type: 'LookedUp', user: tokens && userOf(tokens) }
      }
      case 'MakeFlow':
        return makeFlow(context, effect)
      case 'KeepFlow':
        await keepFlow(store, keys, effect.flow)
        return { type: 'FlowKept' }
      case 'Leave':
        await context.ports.page?.open(effect.url)
        return { type: 'Left' }
      case 'TakeFlow':
        // Of two tabs, or two calls, one takes it.
        return context.lock.hold(`hosted sign-in ${context.pool().clientId}`, () => takeFlow(context))
      case 'Trade':
        return trade(context, effect)
      case 'Save':
        return save(context, effect.texts)
    }
  }
  return (effect: HostedSignInEffect) =>
    perform(effect).catch((thrown): HostedSignInEvent => ({ type: 'Refused', error: toAuthError(thrown) }))
}

async function makeFlow(
  { random, clock, srp }: Context,
  { redirectUri }: Of<'MakeFlow'>,
): Promise<HostedSignInEvent> {
  const { digest } = await srp()
  const [state, nonce, verifier] = [random(32), random(32), random(32)].map(base64url)
  const flow: Flow = {
    state: state ?? '',
    nonce: nonce ?? '',
    verifier: new Secret(verifier ?? ''),
    redirectUri,
    since: clock.now(),
  }
  const challenge = base64url(await digest.sha256(new TextEncoder().encode(verifier)))
  return { type: 'FlowMade', flow, challenge }
}

async function takeFlow({ store, keys, clock, ports }: Context): Promise<HostedSignInEvent> {
  const place = ports.page?.location()
  const query = new URLSearchParams(place?.search ?? '')
  const [code, error] = [query.get('code') || undefined, query.get('error') ?? undefined]
  const back = {
    code: code === undefined ? undefined : new Secret(code),
    state: query.get('state') ?? undefined,
    error: error === undefined ? undefined : errorText(error, query.get('error_description')),
  }
  const now = clock.now()
  if (!code && error === undefined) return { type: 'FlowTaken', flow: undefined, back, now }
  const flow = await loadFlow(store, keys)
  if (!flow || !place) return { type: 'FlowTaken', flow: undefined, back, now }
  await dropFlow(store, keys)
  for (const name of ['code', 'state', 'error', 'error_description']) query.delete(name)
  ports.page?.rewrite(place.pathname + (query.size > 0 ? `?${query}` : ''))
  return { type: 'FlowTaken', flow, back, now }
}

function errorText(error: string, description: string | null): string {
  return (description ? `${error}: ${description}` : error).slice(0, LONGEST_ERROR)
}

/** A code is good for one request, so that there is no second attempt. */
async function trade(context: Context, { code, flow }: Of<'Trade'>): Promise<HostedSignInEvent> {
  const { config, ports } = context
  const send = ports.fetch ?? fetch
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: context.pool().clientId,
    redirect_uri: flow.redirectUri,
    code: code.reveal(),
    code_verifier: flow.verifier.reveal(),
  })
  const answer = await send(`${hostedRoot(config.oauth?.domain ?? '')}/oauth2/token`, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TRADE_MS),
  }).catch((thrown) => {
    throw flowError('NetworkError', undefined, thrown)
  })
  const said = await readJson(answer)
  if (answer.status === 429 || answer.status >= 500) throw flowError('NetworkError')
  if (!answer.ok) throw flowError('OAuthSignInException', text(said.error)?.slice(0, LONGEST_ERROR))
  const accessToken = text(said.access_token)
  if (!accessToken) throw flowError('InvalidTokens')
  const [idToken, refreshToken] = [text(said.id_token), text(said.refresh_token)]
  return {
    type: 'Traded',
    texts: new Secret({ accessToken, idToken, refreshToken }),
    nonce: textClaim(readToken(idToken), 'nonce'),
  }
}

async function readJson(answer: Response): Promise<Record<string, unknown>> {
  const length = Number(answer.headers.get('content-length') ?? 0)
  const read = length > LARGEST_ANSWER ? '' : await answer.text().catch(() => '')
  try {
    const value: unknown = read.length > LARGEST_ANSWER ? undefined : JSON.parse(read)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

async function save(context: Context, texts: Secret<TokenTexts>): Promise<HostedSignInEvent> {
  const { store, keys, clock } = context
  const tokens = toTokens(texts.reveal(), clock.now())
  if (tokens instanceof Error) return { type: 'Refused', error: tokens }
  await saveTokens(store, keys, tokens)
  // Their session ends with ours at sign-out.
  await store.write(new Map([[keys.oauth('oauthSignIn'), 'true,false']]))
  const user = userOf(tokens)
  context.tell({ type: 'signedIn', user })
  return { type: 'Saved', user }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
