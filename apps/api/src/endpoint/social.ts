import {
  finishSocial,
  listSocialAccounts,
  type SocialLinked,
  startSocial,
  unlinkSocial,
} from '@chiaroscuro/contract/operation'
import { socialFinishBody, socialPath, socialStartBody } from '@chiaroscuro/contract/schema'
import { type AddressPrefix, asHex32, formatAddress, formatDid } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import type { SocialConfig, SocialService } from '../config/social.js'
import type { Quota } from '../limit/limiter.js'
import { didHolder } from '../query/claim-rows.js'
import { dropLink, keepFlow, keepLink, linksOf, type Subject, useFlow } from '../query/social-rows.js'
import {
  CodeRefusedError,
  type ServicePerson,
  ServiceSilentError,
  whoAllowed,
} from '../social/ask-service.js'
import {
  callbackUrl,
  type Door,
  FLOW_MS,
  type Flow,
  type FlowFault,
  hashOf,
  judge,
  pkceChallenge,
} from '../social/flow.js'
import type { SocialProof, SocialProvider } from '../store/ledger/social.js'
import { toOwnTime } from '../view/common.js'
import { toSocialAccount } from '../view/social.js'
import { codeText } from './claims.js'
import { type Endpoint, endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

export interface SocialContext extends PeopleContext {
  /** Services whose accounts can be linked. */
  readonly social: SocialConfig
  /** Where the website is: what services send people back to. */
  readonly siteUrl: string
}

/** A start costs a row; an answer costs us up to three questions to a service. */
const STARTS: Quota = { name: 'social-starts', points: 60, seconds: 600 }
const FINISHES: Quota = { name: 'social-finishes', points: 600, seconds: 600 }

export const listSocialAccountsEndpoint = endpoint(
  listSocialAccounts,
  z.object({}),
  async ({ db, social }: SocialContext, _input, call) => {
    const links = await linksOf(db, accountOf(viewerOfCall(call).userId))
    return {
      offered: (['discord', 'twitter'] as const).filter((one) => social[one] !== undefined),
      accounts: links.map(toSocialAccount),
    }
  },
)

export const startSocialEndpoint = endpoint(
  startSocial,
  socialPath.extend({ start: socialStartBody }),
  async (context: SocialContext, { provider, start }, call) => {
    const { userId } = viewerOfCall(call)
    return begin(context, {
      provider,
      door: start.door,
      browser: start.browser,
      ...accountOf(userId),
      ownerHash: null,
      proof: null,
    })
  },
  { quota: STARTS, status: 201, unseen: true },
)

export const unlinkSocialEndpoint = endpoint(
  unlinkSocial,
  socialPath,
  async ({ db }: SocialContext, { provider }, call) => {
    if (!(await dropLink(db, provider, accountOf(viewerOfCall(call).userId))))
      throw new NotFoundError('No account is linked.')
    return { unlinked: true as const }
  },
  { quota: STARTS },
)

export const finishSocialEndpoint = endpoint(
  finishSocial,
  socialPath.extend({ finish: socialFinishBody }),
  async (context: SocialContext, { provider, finish }, { viewer }): Promise<SocialLinked> => {
    const { db, now } = context
    const service = serviceOf(context, provider)
    const { door, browser, state, code, error } = finish
    const flow = await useFlow(db, hashOf(state), now())
    // A key acts for a person in what its scopes say, and this is none of them.
    const userId = viewer?.key ? undefined : viewer?.userId
    const back = { provider, door, browserHash: hashOf(browser), userId, code, error }
    const judged = judge(flow, back, now())
    if ('fault' in judged || !flow) throw refused('fault' in judged ? judged.fault : 'unknown')
    const person = await personOf(context, service, flow, judged.code)
    if (!(await stillHolds(context, flow))) throw refused('moved')
    return link(context, flow, person)
  },
  { quota: FINISHES },
)

function accountOf(userId: string): Subject {
  return { subjectKind: 'account', subject: userId }
}

/** The service, where it is offered here. */
export function serviceOf(
  { social }: Pick<SocialContext, 'social'>,
  provider: SocialProvider,
): SocialService {
  const service = social[provider]
  if (!service) throw new RefusedError('NotOffered', 'Accounts of this service cannot be linked here.')
  return service
}

interface Beginning extends Subject {
  readonly provider: SocialProvider
  readonly door: Door
  readonly browser: string
  readonly ownerHash: string | null
  readonly proof: SocialProof | null
}

/** Keeps who goes, and says where to: state and verifier are random and good once. */
export async function begin(context: SocialContext, asked: Beginning) {
  const { db, now, random, siteUrl } = context
  const { provider, door, browser, subjectKind, subject, ownerHash, proof } = asked
  const service = serviceOf(context, provider)
  const [state, verifier] = [codeText(random(32)), codeText(random(32))]
  const expiresAt = now() + FLOW_MS
  await keepFlow(
    db,
    {
      stateHash: hashOf(state),
      provider,
      door,
      browserHash: hashOf(browser),
      subjectKind,
      subject,
      ownerHash,
      proof,
      verifier,
      expiresAt,
    },
    now(),
  )
  const way = new URL(service.authorizeUrl)
  const query = {
    response_type: 'code',
    client_id: service.clientId,
    redirect_uri: callbackUrl(siteUrl, door, provider),
    scope: service.scope,
    state,
    code_challenge: pkceChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) way.searchParams.set(name, value)
  return { authorize_url: way.href, expires_at: toOwnTime(expiresAt) }
}

async function personOf(
  { siteUrl }: SocialContext,
  service: SocialService,
  { provider, door, verifier }: Flow,
  code: string,
): Promise<ServicePerson> {
  try {
    return await whoAllowed(provider, service, {
      code,
      verifier,
      redirectUri: callbackUrl(siteUrl, door, provider),
    })
  } catch (error) {
    if (error instanceof CodeRefusedError) throw refused('code-refused')
    if (error instanceof ServiceSilentError) throw new RefusedError('SocialSilent', error.message)
    throw error
  }
}

/** A signature for a DID is worth something while whoever signed holds it. */
async function stillHolds(
  { db }: SocialContext,
  { subjectKind, subject, ownerHash }: Flow,
): Promise<boolean> {
  if (subjectKind !== 'did') return true
  return (await didHolder(db, subject))?.ownerHash === ownerHash
}

async function link(context: SocialContext, flow: Flow, person: ServicePerson): Promise<SocialLinked> {
  const { db, now, random, network, view } = context
  const { provider, subjectKind, subject, ownerHash, proof } = flow
  const row = {
    id: codeText(random(12)),
    provider,
    ...person,
    subjectKind,
    subject,
    ownerHash,
    proof,
    network,
    verifiedAt: now(),
  }
  if ((await keepLink(db, row)) === 'taken') throw refused('taken')
  return { account: toSocialAccount(row), subject: encoded(flow, view.prefix) }
}

function encoded({ subjectKind, subject }: Subject, prefix: AddressPrefix): string | null {
  if (subjectKind === 'account') return null
  return subjectKind === 'did' ? formatDid(asHex32(subject)) : formatAddress(asHex32(subject), prefix)
}

const SENTENCES: Readonly<Record<FlowFault, string>> = {
  unknown: 'Nobody was sent to the service with this state.',
  used: 'This answer was taken before.',
  over: 'This answer came after its ten minutes.',
  'other-browser': 'This was begun in another browser.',
  'other-person': 'This was begun by somebody else.',
  denied: 'They said no at the service.',
  failed: 'The service gave no code.',
  'code-refused': 'The service does not take its own code.',
  taken: 'This account is linked to another profile, account or address.',
  moved: 'The profile went to another holder meanwhile.',
}

function refused(fault: FlowFault): RefusedError {
  return new RefusedError('SocialRefused', SENTENCES[fault], { fault })
}

/** What a signed-in person does with accounts of other services. */
export const SOCIAL_ENDPOINTS: readonly Endpoint<SocialContext>[] = [
  listSocialAccountsEndpoint,
  startSocialEndpoint,
  finishSocialEndpoint,
  unlinkSocialEndpoint,
]
