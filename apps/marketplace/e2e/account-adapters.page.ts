import { type Auth, createAuth } from '@chiaroscuro/auth'
import { browserPorts, cookieStore, watchSession } from '@chiaroscuro/auth/browser'

// A page of nothing but the browser's adapters: the marketplace keeps tokens on its server, others keep them here.
type Kept = 'localStorage' | 'cookies'

interface Place {
  readonly id: string
  readonly clientId: string
  readonly endpoint: string
}

/** What the test does in the page. */
export interface Harness {
  open: (kept: Kept, place: Place, deviceName: string) => void
  signIn: (username: string, password: string) => Promise<string>
  /** The identity of the tokens that are good when the clock is that much ahead; empty for nobody. */
  tokenAt: (aheadMs: number) => Promise<string>
  signOut: () => Promise<void>
  write: (key: string, text: string | undefined) => Promise<void>
  read: (key: string) => Promise<string | undefined>
  heard: () => number
}

declare global {
  var harness: Harness
}

let auth: Auth | undefined
let ahead = 0
let heard = 0
const cookies = () => cookieStore()

globalThis.harness = {
  open(kept, { id, clientId, endpoint }, deviceName) {
    const clock = {
      now: () => Date.now() + ahead,
      wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
    }
    const ports = browserPorts(kept === 'cookies' ? { clock, store: cookies() } : { clock })
    auth = createAuth({ userPool: { id, clientId, endpoint }, deviceName, ports })
    watchSession(clientId, () => heard++)
  },
  async signIn(username, password) {
    const { nextStep } = await opened().signIn({ username, password })
    return nextStep.signInStep
  },
  async tokenAt(aheadMs) {
    ahead = aheadMs
    const { tokens } = await opened().fetchAuthSession()
    return String(tokens?.accessToken.payload.jti ?? '')
  },
  signOut: () => opened().signOut({ keepDevice: true }),
  write: (key, text) => cookies().write(new Map([[key, text]])),
  read: async (key) => (await cookies().read([key])).get(key),
  heard: () => heard,
}

function opened(): Auth {
  if (!auth) throw new Error('nothing was opened')
  return auth
}
