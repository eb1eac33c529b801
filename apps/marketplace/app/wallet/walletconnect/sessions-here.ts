import type { WalletSessions } from '@chiaroscuro/walletconnect'
import { keptWallet } from '../kept-wallet.js'
import { dialectOf } from './dialect-of.js'

export interface WalletConnectSettings {
  readonly projectId: string
  readonly relayUrl: string
}

let opened: Promise<WalletSessions> | undefined

/** The sessions of this browser, opened once a page; what it takes is fetched only then. */
export function sessionsHere(settings: WalletConnectSettings): Promise<WalletSessions> {
  opened ??= load(settings).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function load(settings: WalletConnectSettings): Promise<WalletSessions> {
  const { openSessions } = await import('@chiaroscuro/walletconnect/sessions')
  const sessions = await openSessions({ ...settings, asker: siteAt(location.origin) })
  sessions.onChange((topic) => void follow(sessions, topic))
  return sessions
}

/** This site, as a wallet shows it. */
export function siteAt(origin: string) {
  return {
    ...{ name: 'Chiaroscuro', description: 'NFTs on Chia', url: origin },
    icons: [`${origin}/icons/touch-180.png`],
  }
}

/** A wallet that left is no longer connected; one that changed its account is paid elsewhere, and asked anew. */
export async function follow(sessions: WalletSessions, topic: string): Promise<void> {
  const isKept = () => {
    const wallet = keptWallet.get()
    return wallet?.kind === 'walletconnect' && wallet.token === topic ? wallet : undefined
  }
  if (!isKept()) return
  const session = sessions.find(topic)
  if (!session) return keptWallet.set(null)
  const dialect = await dialectOf(session)
  const address = await dialect.address().catch(() => null)
  const wallet = isKept()
  if (wallet) keptWallet.set({ ...wallet, address })
}
