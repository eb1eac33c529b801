import { isRecord } from '#app/feature/endless/is-record.js'
import type { Door } from './wallet-port.js'

/** What an extension puts into the page (CHIP-0002, as Goby names it). */
interface Provider {
  request(call: { method: string; params?: object }): Promise<unknown>
}

/** The extension's provider; nothing where there is none. */
export function findProvider(page: object): Provider | undefined {
  const found: unknown = 'chia' in page ? page.chia : undefined
  if (!isRecord(found) || typeof found.request !== 'function') return undefined
  const { request } = found
  return { request: async (call) => request.call(found, call) }
}

/** Extensions ask in windows of their own. */
export const NO_DOOR: Door = { id: '', href: null, close() {} }
