import { type RelayPlace, relayPlace } from '../ipc/session.js'

const USUAL = 'wss://relay.walletconnect.com'

/** The relay that the surroundings name, where they name a project of WalletConnect's. Throws where that is none. */
export function namedRelay(env: NodeJS.ProcessEnv): RelayPlace | undefined {
  const { STUDIO_WALLETCONNECT_PROJECT_ID: projectId, STUDIO_WALLETCONNECT_RELAY_URL: relayUrl } = env
  if (!projectId) return undefined
  return relayPlace.parse({ projectId, relayUrl: relayUrl || USUAL })
}
