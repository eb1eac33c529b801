import type { Context } from '../context.js'
import { drive } from '../effect/drive.js'
import { hostedPerformer } from '../effect/hosted-sign-in.js'
import { flowError } from '../flow-error.js'
import {
  type HostedPages,
  type HostedSignInEvent,
  type HostedSignInState,
  hostedSignInStep,
} from '../machine/hosted-sign-in.js'
import type { SignInResult } from './sign-in-result.js'

/** Signing in on the hosted pages, by leaving for them and coming back. */
export interface HostedSignInFlow {
  /**
   * Leaves for the hosted pages. Throws `UserAlreadyAuthenticatedException`, or `InvalidOriginException` and
   * `InvalidRedirectException` where no configured address leads back here.
   */
  readonly signInWithRedirect: () => Promise<void>
  /**
   * For the load of a page that the hosted pages may lead back to: takes the code out of its address and signs in;
   * `undefined` if this is no way back of ours. Throws `OAuthSignInException`, and `NetworkError`. Each way back counts once.
   */
  readonly finishSignInWithRedirect: () => Promise<SignInResult | undefined>
}

const SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin']

export function hostedSignInFlow(context: Context): HostedSignInFlow {
  let state: HostedSignInState = { at: 'idle' }
  let finishing: Promise<SignInResult | undefined> | undefined
  const run = async (event: HostedSignInEvent) => {
    state = await drive(hostedSignInStep, state, event, hostedPerformer(context))
    if (state.at === 'failed') throw state.error
    return state
  }
  const finish = async (): Promise<SignInResult | undefined> => {
    const { at } = await run({ type: 'PageLoaded' })
    return at === 'signedIn' ? { isSignedIn: true, nextStep: { signInStep: 'DONE' } } : undefined
  }
  return {
    async signInWithRedirect() {
      const { page } = context.ports
      const pages = hostedPages(context)
      if (!page || !pages) throw flowError('InvalidRedirectException')
      await run({ type: 'HostedSignInAsked', pages, place: page.location() })
    },
    finishSignInWithRedirect() {
      finishing ??= finish().finally(() => {
        finishing = undefined
      })
      return finishing
    },
  }
}

function hostedPages({ config, pool }: Context): HostedPages | undefined {
  const { oauth } = config
  if (!oauth?.redirectSignIn) return undefined
  const { domain, redirectSignIn: redirects, scopes = SCOPES } = oauth
  return { domain, clientId: pool().clientId, redirects, scopes }
}
