import { formatNftId, type Hex32, parseHex32 } from '@chiaroscuro/domain/id'
import { isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault } from '../wallet-fault.js'

/** The reference wallet wraps its answers, and tells failures as answers. Anything but a failure, unwrapped. */
export function unwrapped(said: unknown): unknown {
  const inner = isRecord(said) && 'data' in said && !Array.isArray(said) ? said.data : said
  for (const layer of [said, inner]) {
    if (!isRecord(layer) || layer.success !== false) continue
    const words = typeof layer.error === 'string' ? layer.error.slice(0, 300) : ''
    throw new WalletFault('declined', words)
  }
  return inner
}

/** What somebody was asked for: nothing is how some wallets say that it was refused. */
export function given(said: unknown): unknown {
  if (said === null || said === undefined || said === false)
    throw new WalletFault('rejected', 'Refused in the wallet')
  return said
}

/** A field, whether a wallet writes its name as its scripts or as its server does. */
export function fieldOf(said: unknown, name: string): unknown {
  if (!isRecord(said)) return undefined
  return said[name] ?? said[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
}

/** Whole units as text; big numbers come as such, or as text. */
export function unitsOf(said: unknown): string | undefined {
  if (typeof said === 'bigint' || (typeof said === 'number' && Number.isSafeInteger(said)))
    return said >= 0 ? String(said) : undefined
  return typeof said === 'string' && /^\d{1,39}$/.test(said) ? said : undefined
}

export function hashOf(said: unknown): Hex32 | undefined {
  return typeof said === 'string' ? parseHex32(said.replace(/^0x/, '').toLowerCase()) : undefined
}

/** `nft1…` of a launcher id in hex. */
export function nftIdOf(said: unknown): string | undefined {
  const launcherId = hashOf(said)
  return launcherId && formatNftId(launcherId)
}

/** Amounts go as numbers, which every wallet reads, and as text where they would lose digits. */
export function toAmount(units: string): number | string {
  const number = Number(units)
  return Number.isSafeInteger(number) ? number : units
}
