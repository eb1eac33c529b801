import { DevnetError } from '../error.js'

/** A parsed request body. */
export type Params = Readonly<Record<string, unknown>>

function refuse(name: string, what: string): DevnetError {
  return new DevnetError('invalid-request', `'${name}' must be ${what}`)
}

/** Reads 32 bytes of hex, with or without 0x, as lowercase hex. */
export function toHash(value: unknown, name: string): string {
  const hex = typeof value === 'string' ? value.replace(/^0x/i, '').toLowerCase() : ''
  if (!/^[0-9a-f]{64}$/.test(hex)) throw refuse(name, '32 bytes of hex')
  return hex
}

/** A required hash parameter. */
export function readHash(params: Params, name: string): string {
  return toHash(params[name], name)
}

/** A required list of hashes, of a bounded length. */
export function readHashes(params: Params, name: string): string[] {
  const value = params[name]
  if (!Array.isArray(value) || value.length > 10_000) throw refuse(name, 'a list of at most 10000 hashes')
  return value.map((item) => toHash(item, name))
}

function toCount(value: unknown): number | undefined {
  const count = typeof value === 'bigint' ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/** A required whole number of at least 0. */
export function readCount(params: Params, name: string): number {
  const count = toCount(params[name])
  if (count === undefined) throw refuse(name, 'a whole number')
  return count
}

/** The same, or the fallback when the parameter is absent or null. */
export function readCountOr<T>(params: Params, name: string, fallback: T): number | T {
  return params[name] === undefined || params[name] === null ? fallback : readCount(params, name)
}

/** A flag; absent means false. */
export function readFlag(params: Params, name: string): boolean {
  const value = params[name] ?? false
  if (typeof value !== 'boolean') throw refuse(name, 'true or false')
  return value
}

/** A nested object. */
export function readObject(value: unknown, name: string): Params {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(name, 'an object')
  return Object.fromEntries(Object.entries(value))
}

/** Bytes in hex, with or without 0x. */
export function toBytes(value: unknown, name: string): Buffer {
  const hex = typeof value === 'string' ? value.replace(/^0x/i, '') : 'x'
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) throw refuse(name, 'bytes in hex')
  return Buffer.from(hex, 'hex')
}

/** An amount of mojos. */
export function toAmount(value: unknown, name: string): bigint {
  if (typeof value === 'bigint') return value
  const count = toCount(value)
  if (count === undefined) throw refuse(name, 'an amount of mojos')
  return BigInt(count)
}
