import { type FetchOptions, fetchBytes, fetchJson, HttpError } from '@chiaroscuro/http'
import { z } from 'zod'
import type { SocialService } from '../config/social.js'
import type { SocialProvider } from '../store/ledger/social.js'

/** Whoever allowed it, as the service says. */
export interface ServicePerson {
  readonly accountId: string
  readonly username: string
  readonly discriminator: string | null
}

/** What is asked of a service once somebody came back from it. */
export interface Exchange {
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
}

/** The service does not take the code: it was used there, is over, or was never given to us. */
export class CodeRefusedError extends Error {
  override readonly name = 'CodeRefusedError'
}

/** The service is away, too slow, or says what it should not. The message never quotes it. */
export class ServiceSilentError extends Error {
  override readonly name = 'ServiceSilentError'
}

const LIMITS = { timeoutMs: 3000, maxBytes: 64 * 1024, redirect: 'error' } as const

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,4000}$/),
  token_type: z.string().regex(/^bearer$/i),
})

const persons: Readonly<Record<SocialProvider, z.ZodType<ServicePerson>>> = {
  discord: z
    .object({
      id: z.string().regex(/^\d{1,20}$/),
      username: z.string().regex(/^[^\p{C}\p{Z}@#:`]{2,32}$/u),
      discriminator: z
        .string()
        .regex(/^(0|\d{4})$/)
        .default('0'),
    })
    .transform(({ id, username, discriminator }) => ({ accountId: id, username, discriminator })),
  twitter: z
    .object({
      data: z.object({ id: z.string().regex(/^\d{1,20}$/), username: z.string().regex(/^\w{1,15}$/) }),
    })
    .transform(({ data }) => ({ accountId: data.id, username: data.username, discriminator: null })),
}

/**
 * Whose code this is: exchanged for a token, which is used once and taken back. Nothing of it is kept. Throws
 * `CodeRefusedError`, `ServiceSilentError`.
 */
export async function whoAllowed(
  provider: SocialProvider,
  service: SocialService,
  asked: Exchange,
  given: Pick<FetchOptions, 'timeoutMs'> = {},
): Promise<ServicePerson> {
  const token = await tokenFor(service, asked, given)
  const said = await fetchJson(service.meUrl, {
    ...LIMITS,
    ...given,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  }).catch(silent)
  await takeBack(service, token, given)
  return read(persons[provider], said)
}

type Given = Pick<FetchOptions, 'timeoutMs'>

async function tokenFor(service: SocialService, asked: Exchange, given: Given): Promise<string> {
  const said = await fetchJson(service.tokenUrl, {
    ...LIMITS,
    ...given,
    headers: { authorization: basic(service), accept: 'application/json' },
    form: {
      grant_type: 'authorization_code',
      code: asked.code,
      redirect_uri: asked.redirectUri,
      code_verifier: asked.verifier,
      client_id: service.clientId,
    },
  }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 400)
      throw new CodeRefusedError('The service refused the code')
    return silent(error)
  })
  return read(tokenAnswer, said).access_token
}

/** A token that nobody needs any more should open nothing; where this fails it ends by itself. */
async function takeBack(service: SocialService, token: string, given: Given): Promise<void> {
  await fetchBytes(service.revokeUrl, {
    ...LIMITS,
    timeoutMs: 1000,
    ...given,
    headers: { authorization: basic(service) },
    form: { token, token_type_hint: 'access_token', client_id: service.clientId },
  }).catch(() => {})
}

function basic({ clientId, clientSecret }: SocialService): string {
  // RFC 6749, 2.3.1: both are form-encoded first.
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function silent(error: unknown): never {
  const reason = error instanceof HttpError ? `${error.code} ${error.status ?? ''}`.trim() : 'unknown'
  throw new ServiceSilentError(`The service does not answer: ${reason}`)
}

function read<T>(schema: z.ZodType<T>, said: unknown): T {
  const read = schema.safeParse(said)
  if (!read.success) throw new ServiceSilentError('The service’s answer cannot be read')
  return read.data
}
