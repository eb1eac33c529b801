import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import type { Plan } from './plan.js'

/** Text that is the same for equal values on every machine: keys in order of their code units, text in NFC, amounts as digits. */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return JSON.stringify(value.toString())
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'))
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, held]) => held !== undefined)
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${sorted.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/** What an approval, a journal and a report name a plan by: SHA-256 of its canonical text. */
export function planHash(plan: Plan): Hex32 {
  return asHex32(toHex(sha256(new TextEncoder().encode(canonical(plan)))))
}
