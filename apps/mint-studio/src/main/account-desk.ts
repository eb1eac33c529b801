import { type Auth, createAuth, type Ports, type SignInResult } from '@chiaroscuro/auth'
import { memoryStore } from '@chiaroscuro/auth/memory'
import type { AccountQuestion, AccountView, SignInInput } from '../ipc/account.js'
import { StudioError } from '../ipc/failure.js'
import type { MediaFile, MediaLeave, MediaStanding } from '../ipc/media.js'
import { accountFault } from './account-fault.js'
import type { AccountPlace } from './account-place.js'
import { type Standing, standingOf } from './early-access.js'
import { leaveFor } from './media-leave.js'
import type { VaultStore } from './vault-store.js'

/** As the list of a person's devices names this one. */
const DEVICE = 'Chiaroscuro Mint Studio'
/** Nobody waits longer for what they may. */
const PATIENCE_MS = 8000

export interface AccountParts {
  /** Asked anew each time; what was there last stays where nobody says otherwise. */
  readonly place: () => Promise<AccountPlace | undefined>
  readonly store: VaultStore
  readonly ports: Omit<Ports, 'store' | 'challengeStore'>
  readonly fetch: typeof globalThis.fetch
}

/** Who is signed in. Passwords, codes and tokens come in here and go to the service; none goes back to a page. */
export interface AccountDesk {
  /** Nothing where there is no identity service. */
  getAccount(): Promise<AccountView | undefined>
  signIn(input: SignInInput): Promise<AccountView>
  answerSignIn(input: { readonly answer: string }): Promise<AccountView>
  cancelSignIn(): Promise<AccountView>
  rememberDevice(input: { readonly isWanted: boolean }): Promise<AccountView>
  signOut(): Promise<AccountView>
  /** Rejects with `StudioError` `no-identity`. */
  earlyAccessUrl(): Promise<string>
  standing(): Promise<Standing>
  /** The media service that belongs to these accounts, and whether files can go there now. */
  mediaStanding(): Promise<MediaStanding>
  askLeave(file: MediaFile): Promise<MediaLeave>
}

interface Desk {
  readonly place: AccountPlace
  readonly auth: Auth
  /** Of whom a new account is being confirmed. */
  confirming?: string | undefined
  isConfirmed: boolean
  asksDevice: boolean
}

/** Rejects with `StudioError` by the codes of `account-fault.ts`, `no-identity`, `reset-on-site`, `finish-on-site`. */
export function accountDesk({ place, store, ports, fetch }: AccountParts): AccountDesk {
  let open: Desk | undefined

  async function find(): Promise<Desk | undefined> {
    const found = await place()
    if (found && JSON.stringify(found) !== JSON.stringify(open?.place)) {
      // The question of a sign-in is held by the process alone: the password's proof is in it.
      const challengeStore = memoryStore()
      const auth = createAuth({
        ...{ userPool: found.userPool, deviceName: DEVICE },
        ports: { ...ports, fetch, store, challengeStore },
      })
      open = { place: found, auth, isConfirmed: false, asksDevice: false }
    }
    return open
  }
  async function known(): Promise<Desk> {
    const desk = await find()
    if (!desk) throw new StudioError('no-identity')
    return desk
  }
  async function act(task: (desk: Desk) => Promise<unknown>): Promise<AccountView> {
    const desk = await known()
    try {
      await task(desk)
    } catch (thrown) {
      throw accountFault(thrown)
    }
    return view(desk)
  }
  const standingAt = ({ auth, place: { apiUrl } }: Desk, isFresh: boolean) =>
    within(PATIENCE_MS, standingOf({ auth, apiUrl, fetch }, { isFresh }), 'unknown' as const)

  async function view(desk: Desk): Promise<AccountView> {
    const { siteUrl } = desk.place
    return {
      state: await stateOf(desk),
      isKept: store.isKept(),
      ...(siteUrl !== undefined && { earlyAccessUrl: formOf(siteUrl) }),
    }
  }
  async function stateOf(desk: Desk): Promise<AccountView['state']> {
    const { auth, confirming, isConfirmed, asksDevice } = desk
    const standing = await standingAt(desk, false)
    const user = standing === 'signed-out' ? undefined : await auth.getCurrentUser().catch(() => undefined)
    if (user && standing !== 'signed-out') {
      const name = (user.signInDetails?.loginId ?? user.username).slice(0, 320)
      return { kind: 'in', name, earlyAccess: standing, asksDevice: asksDevice && store.isKept() }
    }
    if (confirming !== undefined) return { kind: 'question', asks: 'sign-up' }
    const waiting = await auth.resumeSignIn().catch(() => undefined)
    return (waiting && questionOf(waiting)) ?? { kind: 'out', isConfirmed }
  }
  return {
    async getAccount() {
      const desk = await find()
      return desk && view(desk)
    },
    signIn: ({ email, password }) => act((desk) => begin(desk, email, password)),
    answerSignIn: ({ answer }) => act((desk) => goOn(desk, answer)),
    cancelSignIn: () =>
      act(async (desk) => {
        desk.confirming = undefined
        await desk.auth.cancelSignIn()
      }),
    rememberDevice: ({ isWanted }) =>
      act(async (desk) => {
        if (isWanted) await desk.auth.rememberDevice()
        desk.asksDevice = false
      }),
    signOut: () =>
      act(async (desk) => {
        await desk.auth.signOut()
        desk.asksDevice = false
      }),
    async earlyAccessUrl() {
      const { siteUrl } = (await known()).place
      if (siteUrl === undefined) throw new StudioError('no-marketplace')
      return formOf(siteUrl)
    },
    async standing() {
      const desk = await find()
      return desk ? standingAt(desk, true) : 'no-identity'
    },
    async mediaStanding() {
      const { auth, place: found } = (await find()) ?? {}
      if (!auth || found?.apiUrl === undefined) return { kind: 'none' }
      const user = await auth.getCurrentUser().catch(() => undefined)
      return user ? { kind: 'ready', name: found.apiUrl } : { kind: 'signed-out' }
    },
    async askLeave(file) {
      const { auth, place: found } = (await find()) ?? {}
      if (!auth || found?.apiUrl === undefined) return { kind: 'refused', why: 'signed-out' }
      return leaveFor({ auth, apiUrl: found.apiUrl, fetch }, file)
    },
  }
}

const formOf = (siteUrl: string) => `${siteUrl}/mint/early-access`

async function begin(desk: Desk, username: string, password: string): Promise<void> {
  Object.assign(desk, { confirming: undefined, isConfirmed: false })
  await desk.auth.cancelSignIn()
  const result = await desk.auth.signIn({ username, password })
  if (result.nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    desk.confirming = username
    // The code of the sign-up may be old. Where no other is sent, that one still counts.
    await desk.auth.resendSignUpCode({ username }).catch(() => {})
  } else await take(desk, result)
}

async function goOn(desk: Desk, answer: string): Promise<void> {
  const { auth, confirming } = desk
  if (confirming !== undefined) {
    await auth.confirmSignUp({ username: confirming, confirmationCode: answer })
    Object.assign(desk, { confirming: undefined, isConfirmed: true })
    return
  }
  try {
    await take(desk, await auth.confirmSignIn({ challengeResponse: answer }))
  } catch (thrown) {
    const fault = accountFault(thrown)
    // Of an answer this says that its question is over: no password was sent.
    throw fault.code === 'wrong-password' ? new StudioError('sign-in-over', { cause: thrown }) : fault
  }
}

/** Where a sign-in rests. What needs more than an answer is done on the site. */
async function take(desk: Desk, result: SignInResult): Promise<void> {
  const { signInStep } = result.nextStep
  if (signInStep === 'DONE') desk.asksDevice = result.deviceConfirmationNecessary ?? false
  else if (signInStep === 'RESET_PASSWORD') throw new StudioError('reset-on-site')
  else if (!questionOf(result)) {
    await desk.auth.cancelSignIn()
    throw new StudioError('finish-on-site')
  }
}

/** Nothing of what this studio does not ask: an authenticator to set up, attributes that are missing. */
function questionOf({ nextStep }: SignInResult): AccountQuestion | undefined {
  const asks = (what: AccountQuestion['asks'], to?: string): AccountQuestion => ({
    ...{ kind: 'question', asks: what },
    ...(to !== undefined && { to: to.slice(0, 400) }),
  })
  switch (nextStep.signInStep) {
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return asks('totp')
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return asks('sms', nextStep.codeDeliveryDetails.destination)
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return asks('code')
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return asks('which-factor')
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return nextStep.missingAttributes.length === 0 ? asks('new-password') : undefined
    default:
      return undefined
  }
}

async function within<T>(ms: number, task: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  try {
    return await Promise.race([task, over])
  } finally {
    clearTimeout(timer)
  }
}
