import { concatBytes, equalBytes, hexBytes, sha256, toHex } from '../bytes.js'
import { type CoinSpend, coinIdOf } from '../chain/coin.js'
import { MAX_RUN_COST } from '../chain/conditions.js'
import { OPCODE } from '../chain/opcode.js'
import { type ClvmRunner, first, integerOf, isPair, items, parseClvm, rest } from '../clvm/index.js'
import type { WalletKey } from '../signature/derive-key.js'
import { NETWORKS, type NetworkName } from '../signature/network.js'
import {
  demandsSignature,
  type RequiredSignature,
  readRequiredSignature,
  signedMessage,
} from '../signature/required-signature.js'
import { aggregateSignatures, signBytes } from '../signature/sign.js'
import { verifyAggregate } from '../signature/verify-aggregate.js'
import { BuildError } from './build-error.js'

const NETWORK_OPCODES = [43, 44, 45, 46, 47, 48]

/**
 * The aggregate (96 bytes) of every signature that the spends demand of these keys on a network; what they demand of
 * others is left to them. Signing says nothing about what the spends do: `effectOf` does. Throws `BuildError`
 * `nothing-to-sign`, `unreadable`, and `unsafe-signature` where a signature could be used for something else.
 */
export function signSpends(
  spends: readonly CoinSpend[],
  keys: readonly WalletKey[],
  network: NetworkName,
  run: ClvmRunner,
): Uint8Array {
  const byKey = new Map(keys.map((key) => [toHex(key.publicKey), key]))
  const signatures = spends.flatMap((spend) =>
    requiredOf(spend, run).flatMap((required) => {
      const key = byKey.get(toHex(required.publicKey))
      if (!key) return []
      refuseUnsafe(required)
      return [signBytes(key.secretKey, signedMessage(required, NETWORKS[network]), key.publicKey)]
    }),
  )
  if (signatures.length === 0)
    throw new BuildError('nothing-to-sign', 'The spends demand no signature of these keys')
  return aggregateSignatures(signatures)
}

/**
 * Whether an aggregate is that of every signature the spends demand on a network, and of nothing else. Throws
 * `BuildError` `unreadable`.
 */
export function verifySpends(
  spends: readonly CoinSpend[],
  signature: Uint8Array,
  network: NetworkName,
  run: ClvmRunner,
): boolean {
  const parts = spends.flatMap((spend) =>
    requiredOf(spend, run).map((required) => ({
      publicKey: required.publicKey,
      message: signedMessage(required, NETWORKS[network]),
    })),
  )
  return verifyAggregate(signature, parts)
}

/** The signatures that a spend demands. Throws `BuildError` `unreadable`. */
function requiredOf(spend: CoinSpend, run: ClvmRunner): RequiredSignature[] {
  const id = hexBytes(coinIdOf(spend.coin))
  try {
    const conditions = parseClvm(run(spend.puzzleReveal, spend.solution, MAX_RUN_COST))
    return [...items(conditions)].flatMap((condition) => {
      const opcode = isPair(condition) ? Number(integerOf(first(condition), 2) ?? 0n) : 0
      if (!demandsSignature(opcode)) return []
      const required = readRequiredSignature(opcode, rest(condition), spend.coin, id)
      return required ? [required] : []
    })
  } catch (cause) {
    throw new BuildError('unreadable', `The spend of coin ${toHex(id)} cannot be run`, { cause })
  }
}

/** What other kinds of signatures on any network end with: no message that is signed as it is may. */
const ENDINGS: readonly Uint8Array[] = Object.values(NETWORKS).flatMap((genesis) => [
  genesis,
  ...NETWORK_OPCODES.map((opcode) => sha256(concatBytes(genesis, Uint8Array.of(opcode)))),
])

/** AGG_SIG_UNSAFE asks for a signature of any bytes, also of those by which another coin is spent. */
function refuseUnsafe({ opcode, message }: RequiredSignature): void {
  const ending = message.subarray(-32)
  if (opcode === OPCODE.AGG_SIG_UNSAFE && ENDINGS.some((one) => equalBytes(one, ending)))
    throw new BuildError('unsafe-signature', 'A spend asks for a signature that would spend something else')
}

/** One signature for several. Throws `BuildError` `bad-signature`. */
export function joinSignatures(signatures: readonly Uint8Array[]): Uint8Array {
  try {
    return aggregateSignatures(signatures)
  } catch (cause) {
    throw new BuildError('bad-signature', 'The bytes are no signature', { cause })
  }
}
