import { createRequire } from 'node:module'
import type { VerifyAggregate } from '@chiaroscuro/domain/signature'

/** What is used of the native package (chia-wallet-sdk), where the machine has it. */
interface Native {
  readonly PublicKey: {
    fromBytes(bytes: Uint8Array): unknown
    aggregateVerify(keys: unknown[], messages: Uint8Array[], signature: unknown): boolean
  }
  readonly Signature: { fromBytes(bytes: Uint8Array): unknown }
}

function isNative(value: unknown): value is Native {
  if (typeof value !== 'object' || value === null || !('PublicKey' in value) || !('Signature' in value))
    return false
  const { PublicKey, Signature } = value
  return hasFunctions(PublicKey, ['fromBytes', 'aggregateVerify']) && hasFunctions(Signature, ['fromBytes'])
}

function hasFunctions(value: unknown, names: readonly string[]): boolean {
  return typeof value === 'function' && names.every((name) => typeof Reflect.get(value, name) === 'function')
}

/**
 * Verification of signatures by the native package, some ten times as fast as our own; nothing where it is not installed. For
 * children only: native code that crashes takes its process with it.
 */
export function nativeVerify(): VerifyAggregate | undefined {
  const found = load()
  if (!isNative(found)) return undefined
  const { PublicKey, Signature } = found
  return (signature, parts) => {
    const points = [signature, ...parts.map(({ publicKey }) => publicKey)]
    if (parts.length === 0 || points.some(isInfinity)) return false
    try {
      const keys = parts.map(({ publicKey }) => PublicKey.fromBytes(publicKey))
      const messages = parts.map(({ message }) => message)
      return PublicKey.aggregateVerify(keys, messages, Signature.fromBytes(signature))
    } catch {
      return false
    }
  }
}

/** The point that signs everything, and so proves nothing: a flag of its compressed form. */
function isInfinity([first = 0]: Uint8Array): boolean {
  return (first & 0x40) !== 0
}

function load(): unknown {
  try {
    return createRequire(import.meta.url)('chia-wallet-sdk-linux-x64-gnu')
  } catch {
    return undefined
  }
}
