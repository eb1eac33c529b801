import { type Env, readEnv } from './env.js'

/** A setting that cannot be used; says which and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export function needed(env: Env, name: string, by: string): string {
  const value = readEnv(env, name)
  if (value === undefined) throw new ConfigError(`${name} must be set when ${by} is`)
  return value
}

export function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const value = readEnv(env, name)
  if (value === undefined) return fallback
  const found = values.find((one) => one === value)
  if (!found) throw new ConfigError(`${name} must be one of ${values.join(', ')}`)
  return found
}

export function url(env: Env, name: string): string | undefined {
  const value = readEnv(env, name)
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new ConfigError(`${name} must be an http or https URL`)
  return value.replace(/\/+$/, '')
}

export function fileOrUrl(env: Env, name: string): string | undefined {
  const value = readEnv(env, name)
  return value?.startsWith('file:') && URL.canParse(value) ? value : url(env, name)
}

export function port(env: Env, name: string, fallback: number): number {
  return whole(env, name, fallback, 0, 65_535)
}

export function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = readEnv(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`)
  return number
}

export function list(env: Env, name: string): string[] | undefined {
  return readEnv(env, name)
    ?.split(',')
    .map((part) => part.trim().replace(/\/+$/, ''))
    .filter((part) => part !== '')
}
