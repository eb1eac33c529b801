import { isRecord } from '#app/feature/endless/is-record.js'
import { meetInjected } from './injected-wallet.js'
import { keptWallet } from './kept-wallet.js'

const heard = new WeakSet<object>()

/** Hears of what an extension changes by itself; once a page, however often it is asked. */
export function followInjected(page: object, network: string): void {
  const provider: unknown = 'chia' in page ? page.chia : undefined
  if (!isRecord(provider) || typeof provider.on !== 'function' || heard.has(provider)) return
  heard.add(provider)
  const changed = () => void meetAnew(page, network)
  provider.on('accountChanged', changed)
  provider.on('chainChanged', changed)
}

/** Another account is paid elsewhere, and asked anew; one that is on another chain, or gone, is not connected. */
async function meetAnew(page: object, network: string): Promise<void> {
  const isKept = () => keptWallet.get()?.kind === 'injected'
  if (!isKept()) return
  const met = await meetInjected(page, network, true).catch(() => null)
  if (isKept()) keptWallet.set(met)
}
