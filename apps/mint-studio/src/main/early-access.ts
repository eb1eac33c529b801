import { ApiError, apiClient, call } from '@chiaroscuro/api-client'
import type { Auth } from '@chiaroscuro/auth'
import { getMembership } from '@chiaroscuro/contract/operation'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'

/** Whether somebody may mint where it counts, as far as can be known now. */
export type Standing = 'no-identity' | 'signed-out' | 'granted' | 'missing' | 'unknown'

/** Money of this network is worth nothing: nobody is ever asked there. */
const DEVNET = 'simulator0'
/** Whose people have early access without a membership. */
const GROUP = 'studio'
const TIMEOUT_MS = 4000

const REFUSALS: Readonly<Record<Standing, string | undefined>> = {
  ...{ 'no-identity': undefined, granted: undefined },
  'signed-out': 'sign-in-first',
  missing: 'no-early-access',
  unknown: 'early-access-unknown',
}

/**
 * Asked once a new plan is about to be approved, and at no other moment: what was approved is finished by whoever has it, signed in or
 * not. Rejects with `StudioError` `sign-in-first`, `no-early-access`, `early-access-unknown`.
 */
export async function askEarlyAccess(network: string, standing: () => Promise<Standing>): Promise<void> {
  if (network === DEVNET) return
  const refusal = REFUSALS[await standing()]
  if (refusal !== undefined) throw new StudioError(refusal)
}

const groups = z.array(z.string().max(128)).max(100)
const membership = z.looseObject({ active: z.boolean() })

export interface StandingParts {
  readonly auth: Pick<Auth, 'getCurrentUser' | 'fetchAuthSession'>
  /** Where membership is asked for. */
  readonly apiUrl: string | undefined
  readonly fetch: typeof globalThis.fetch
}

/**
 * Reads it from the groups of the ID token, and from the membership. A token tells of groups as they were when it was made:
 * `isFresh` asks for another where the one at hand does not grant it.
 */
export async function standingOf(
  { auth, apiUrl, fetch }: StandingParts,
  { isFresh }: { readonly isFresh: boolean },
): Promise<Exclude<Standing, 'no-identity'>> {
  if (!(await isSignedIn(auth))) return 'signed-out'
  try {
    const { tokens } = await auth.fetchAuthSession()
    if (!tokens) return 'signed-out'
    if (isInGroup(tokens.idToken?.payload)) return 'granted'
    if (isFresh) {
      const { tokens: anew } = await auth.fetchAuthSession({ forceRefresh: true })
      if (!anew) return 'signed-out'
      if (isInGroup(anew.idToken?.payload)) return 'granted'
    }
    return apiUrl !== undefined && (await isMember(auth, apiUrl, fetch)) ? 'granted' : 'missing'
  } catch {
    // Nobody is refused by a service that does not answer, nor let in by it; a session that it ended is over.
    return (await isSignedIn(auth)) ? 'unknown' : 'signed-out'
  }
}

function isSignedIn(auth: StandingParts['auth']): Promise<boolean> {
  return auth.getCurrentUser().then(
    () => true,
    () => false,
  )
}

function isInGroup(payload: { readonly [claim: string]: unknown } | undefined): boolean {
  return groups.safeParse(payload?.['cognito:groups']).data?.includes(GROUP) ?? false
}

async function isMember(
  auth: StandingParts['auth'],
  root: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  const token = async () => (await auth.fetchAuthSession()).tokens?.idToken?.text
  const client = apiClient({
    root,
    token,
    fetch,
    timeoutMs: TIMEOUT_MS,
    retry: { attempts: 1, delay: () => 0 },
  })
  try {
    return membership.parse(await call(client, getMembership, {})).active
  } catch (error) {
    // A service that sells no membership has no members.
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
