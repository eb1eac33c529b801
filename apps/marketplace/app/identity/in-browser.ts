import { type Auth, createAuth, type Store } from '@chiaroscuro/auth'
import { browserPorts, webStore } from '@chiaroscuro/auth/browser'
import { memoryStore } from '@chiaroscuro/auth/memory'
import type { SignInPlace } from '#app/layout/site.js'
import { answerForm, waitingScreen } from './answer-form.js'
import { deviceName } from './device-name.js'
import { formText } from './form-text.js'
import type { Outcome, Screen } from './screen.js'

/** Loaded when somebody is about to sign in, and on no other page. */

let auth: Auth | undefined

function authAt(place: SignInPlace): Auth {
  const { poolId, clientId, region, endpoint } = place
  auth ??= createAuth({
    userPool: { id: poolId, clientId, region, endpoint },
    deviceName: deviceName(navigator.userAgent) || undefined,
    ports: browserPorts({ store: devicesKept() }),
  })
  return auth
}

/** Device keys stay in this browser; tokens never rest here: the server gets them, once. */
function devicesKept(): Store {
  const kept = webStore(() => localStorage)
  const passing = memoryStore()
  const isDevice = (key: string) => /\.(deviceKey|deviceGroupKey|randomPasswordKey|deviceUser)$/.test(key)
  return {
    read: async (keys) =>
      new Map([
        ...(await kept.read(keys.filter(isDevice))),
        ...(await passing.read(keys.filter((key) => !isDevice(key)))),
      ]),
    async write(changes) {
      const all = [...changes]
      await kept.write(new Map(all.filter(([key]) => isDevice(key))))
      await passing.write(new Map(all.filter(([key]) => !isDevice(key))))
    },
  }
}

/** Loads and computes ahead, while the person types. */
export async function prepare(place: SignInPlace): Promise<void> {
  await authAt(place).prepareSignIn()
}

/** The question a sign-in waited with before a reload. */
export function waiting(place: SignInPlace): Promise<Screen | undefined> {
  return waitingScreen(authAt(place))
}

/** Takes a form a step further here; once signed in, hands the tokens to our server. */
export async function answerHere(place: SignInPlace, form: FormData): Promise<Outcome> {
  const own = authAt(place)
  const outcome = await answerForm(own, form, place.customChallenge)
  if (!('signedIn' in outcome)) return outcome
  const tokens = await own.exportTokens()
  auth = undefined
  const answer = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...tokens, loginId: formText(form, 'username') }),
  }).catch(() => undefined)
  if (answer?.ok) return outcome
  return { screen: { at: 'credentials' }, fault: answer ? 'InvalidTokens' : 'NetworkError' }
}
