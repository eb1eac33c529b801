import { clvmInt, sha256 } from '../coin.js'
import { DevnetError } from '../error.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { PublicKey, Signature } from '../sdk/key.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import type { WalletKey } from './wallet-key.js'

const maxCost = 11_000_000_000n
const aggSigUnsafe = 49
const aggSigMe = 50

/** A signature a spend asks for: this key over these bytes. */
export interface RequiredSignature {
  readonly publicKey: Buffer
  readonly message: Buffer
}

/** What each AGG_SIG condition adds to its message (CHIP-0011), apart from the network's own data. */
function coinContext({ coin }: CoinSpend, opcode: number): Buffer {
  const amount = clvmInt(coin.amount)
  switch (opcode) {
    case 43:
      return coin.parentCoinInfo
    case 44:
      return coin.puzzleHash
    case 45:
      return amount
    case 46:
      return Buffer.concat([coin.puzzleHash, amount])
    case 47:
      return Buffer.concat([coin.parentCoinInfo, amount])
    case 48:
      return Buffer.concat([coin.parentCoinInfo, coin.puzzleHash])
    case aggSigMe:
      return coin.coinId()
    default:
      return Buffer.alloc(0)
  }
}

/** Runs a spend and lists the signatures it asks for. */
export function requiredSignatures(sdk: Sdk, spend: CoinSpend, genesis: Uint8Array): RequiredSignature[] {
  return withClvm(sdk, (clvm) => {
    const puzzle = clvm.deserialize(spend.puzzleReveal)
    const conditions = puzzle.run(clvm.deserialize(spend.solution), maxCost, false).value.toList() ?? []
    const required: RequiredSignature[] = []
    for (const condition of conditions) {
      const opcode = condition.first().toBoundCheckedNumber()
      if (opcode === null || opcode < 43 || opcode > aggSigMe) continue
      const [, publicKey, message] = (condition.toList() ?? []).map((part) => part.toAtom())
      if (!publicKey || !message) throw new DevnetError('unreadable', 'a signature condition has no key')
      const network =
        opcode === aggSigMe ? genesis : opcode === aggSigUnsafe ? '' : sha256(genesis, Buffer.from([opcode]))
      const context = opcode === aggSigUnsafe ? Buffer.alloc(0) : coinContext(spend, opcode)
      required.push({ publicKey, message: Buffer.concat([message, context, Buffer.from(network)]) })
    }
    return required
  })
}

/** Signs with the keys at hand; signatures of other keys are left to their owners. */
export function signSpends(
  sdk: Sdk,
  spends: readonly CoinSpend[],
  keys: readonly WalletKey[],
  genesis: Uint8Array,
): Signature {
  const byKey = new Map(keys.map((key) => [toHex(key.publicKey), key]))
  const signatures: Signature[] = []
  for (const spend of spends) {
    for (const { publicKey, message } of requiredSignatures(sdk, spend, genesis)) {
      const key = byKey.get(publicKey.toString('hex'))
      if (key) signatures.push(key.secretKey.sign(message))
    }
  }
  return sdk.Signature.aggregate(signatures)
}

function toHex(key: PublicKey): string {
  return key.toBytes().toString('hex')
}
