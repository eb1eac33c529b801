// src/read/reading-thread.ts

// ../../packages/domain/src/sha256/node.ts
import { hash } from 'node:crypto'
import { createRequire as createRequire2 } from 'node:module'
import { parentPort } from 'node:worker_threads'

function sha256(bytes) {
  return hash('sha256', bytes, 'buffer')
}

// ../../packages/domain/src/bytes.ts
var HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'))
var NO_DIGIT = 255
var DIGITS = new Uint8Array(128).fill(NO_DIGIT)
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16)
  DIGITS[digit.charCodeAt(0)] = value
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value
}
function toHex(bytes) {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}
function fromHex(text) {
  const begin = text.startsWith('0x') || text.startsWith('0X') ? 2 : 0
  if (text.length % 2 !== 0) return void 0
  const bytes = new Uint8Array((text.length - begin) / 2)
  for (let i = 0, at = begin; i < bytes.length; i++, at += 2) {
    const [high, low] = [DIGITS[text.charCodeAt(at)] ?? NO_DIGIT, DIGITS[text.charCodeAt(at + 1)] ?? NO_DIGIT]
    if (high === NO_DIGIT || low === NO_DIGIT) return void 0
    bytes[i] = (high << 4) | low
  }
  return bytes
}
function hexBytes(text) {
  const bytes = fromHex(text)
  if (!bytes) throw new TypeError('not hex')
  return bytes
}
function concatBytes(...parts) {
  let size = 0
  for (const part of parts) size += part.length
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
function equalBytes(a, b) {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

// ../../packages/domain/src/clvm/integer.ts
function encodeInteger(value) {
  if (value < 0n) throw new RangeError('negative')
  if (value === 0n) return new Uint8Array()
  let digits = value.toString(16)
  if (digits.length % 2 === 1) digits = `0${digits}`
  if (Number.parseInt(digits.slice(0, 2), 16) >= 128) digits = `00${digits}`
  const bytes = new Uint8Array(digits.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16)
  return bytes
}

// ../../packages/domain/src/clvm/runner.ts
var ClvmError = class extends Error {
  name = 'ClvmError'
  code
  constructor(code, message, cause) {
    super(message, { cause })
    this.code = code
  }
}
var MAX_RESULT_BYTES = 8e6

// ../../packages/domain/src/clvm/node-view.ts
var PAIR = 255
function nodeAt(buffer, at) {
  return { buffer, at }
}
function parseClvm(buffer) {
  if (skip(buffer, 0) !== buffer.length) throw new ClvmError('malformed', 'bytes after the end of the tree')
  return { buffer, at: 0 }
}
function skip(buffer, at) {
  const size = buffer.length
  let position = at
  for (let open = 1; open > 0; ) {
    if (position >= size) throw new ClvmError('malformed', 'unexpected end')
    const byte = buffer[position]
    if (byte === PAIR) {
      open++
      position++
      continue
    }
    open--
    if (byte <= 128) position++
    else if (byte < 192) position += 1 + (byte & 63)
    else position = atomStart(buffer, position) + atomLength(buffer, position)
  }
  if (position > size) throw new ClvmError('malformed', 'unexpected end')
  return position
}
function atomStart(buffer, at) {
  const byte = buffer[at]
  if (byte <= 127) return at
  if (byte < 192) return at + 1
  if (byte < 224) return at + 2
  if (byte < 240) return at + 3
  if (byte < 248) return at + 4
  if (byte < 252) return at + 5
  throw new ClvmError('malformed', 'bad atom prefix')
}
function atomLength(buffer, at) {
  const byte = buffer[at]
  if (byte === void 0) throw new ClvmError('malformed', 'unexpected end')
  if (byte <= 127) return 1
  if (byte < 192) return byte & 63
  const more = atomStart(buffer, at) - at - 1
  let length = byte & (255 >> (more + 2))
  for (let i = 1; i <= more; i++) {
    const next = buffer[at + i]
    if (next === void 0) throw new ClvmError('malformed', 'unexpected end')
    length = length * 256 + next
  }
  return length
}
function isPair(node) {
  return node.buffer[node.at] === PAIR
}
function first(node) {
  if (!isPair(node)) throw new ClvmError('malformed', 'a pair was expected')
  return { buffer: node.buffer, at: node.at + 1 }
}
function rest(node) {
  if (!isPair(node)) throw new ClvmError('malformed', 'a pair was expected')
  return { buffer: node.buffer, at: skip(node.buffer, node.at + 1) }
}
function atomOf(node) {
  if (isPair(node)) return void 0
  const start = atomStart(node.buffer, node.at)
  const end = start + atomLength(node.buffer, node.at)
  if (end > node.buffer.length) throw new ClvmError('malformed', 'unexpected end')
  return node.buffer.subarray(start, end)
}
function* items(node) {
  let at = node.at
  while (node.buffer[at] === PAIR) {
    const member = { buffer: node.buffer, at: at + 1 }
    yield member
    at = skip(node.buffer, at + 1)
  }
}
function bytesOf(node) {
  return node.buffer.subarray(node.at, skip(node.buffer, node.at))
}
function integerOf(node, maxBytes = 32) {
  const atom = atomOf(node)
  if (!atom || atom.length > maxBytes) return void 0
  let value = 0n
  for (const byte of atom) value = (value << 8n) | BigInt(byte)
  return atom.length > 0 && (atom[0] & 128) !== 0 ? value - (1n << BigInt(8 * atom.length)) : value
}
function textOf(node) {
  const atom = atomOf(node)
  return atom && new TextDecoder().decode(atom)
}
function hexOf(node) {
  const atom = atomOf(node)
  return atom && toHex(atom)
}
function isMinimal(node) {
  const { buffer } = node
  const end = skip(buffer, node.at)
  for (let at = node.at; at < end; ) {
    const byte = buffer[at]
    if (byte === PAIR || byte <= 128) {
      at++
      continue
    }
    const start = atomStart(buffer, at)
    const length = atomLength(buffer, at)
    const prefix = start - at
    if (length === 0 || (length === 1 && buffer[start] <= 127)) return false
    if (prefix > 1 && length < PREFIX_FROM[prefix]) return false
    at = start + length
  }
  return true
}
var PREFIX_FROM = [0, 0, 64, 8192, 1048576, 134217728]

// ../../packages/domain/src/clvm/tree-hash.ts
var shortAtoms = []
function hashAtom(atom) {
  if (atom.length > 2) return hashLongAtom(atom)
  const key = atom.length === 0 ? 0 : atom.length === 1 ? 1 + atom[0] : keyOfTwo(atom)
  const known2 = shortAtoms[key] ?? hashLongAtom(atom)
  shortAtoms[key] = known2
  return known2
}
function keyOfTwo(atom) {
  return 257 + ((atom[0] << 8) | atom[1])
}
function hashLongAtom(atom) {
  const message = new Uint8Array(atom.length + 1)
  message[0] = 1
  message.set(atom, 1)
  return sha256(message)
}
var pairMessage = new Uint8Array(65)
pairMessage[0] = 2
function hashPair(left, right) {
  pairMessage.set(left, 1)
  pairMessage.set(right, 33)
  return sha256(pairMessage)
}
function treeHash(node) {
  const { buffer } = node
  const end = skip(buffer, node.at)
  const open = []
  let position = node.at
  while (position < end) {
    if (buffer[position] === 255) {
      open.push(void 0)
      position++
      continue
    }
    const start = atomStart(buffer, position)
    position = start + atomLength(buffer, position)
    let hash3 = hashAtom(buffer.subarray(start, position))
    for (;;) {
      if (open.length === 0) return hash3
      const left = open[open.length - 1]
      if (left === void 0) {
        open[open.length - 1] = hash3
        break
      }
      open.pop()
      hash3 = hashPair(left, hash3)
    }
  }
  throw new ClvmError('malformed', 'unexpected end')
}
var NIL = hashAtom(new Uint8Array())
var QUOTE = hashAtom(Uint8Array.of(1))
var APPLY = hashAtom(Uint8Array.of(2))
var CONS = hashAtom(Uint8Array.of(4))
var ENVIRONMENT_END = hashPair(QUOTE, NIL)
function curryTreeHash(mod, args) {
  return curryQuoted(quotedHash(mod), args.map(quotedHash))
}
function quotedHash(hash3) {
  return hashPair(QUOTE, hash3)
}
function curryQuoted(mod, args) {
  let environment = QUOTE
  let tail = ENVIRONMENT_END
  for (let i = args.length - 1; i >= 0; i--) {
    environment = hashPair(CONS, hashPair(args[i], tail))
    if (i > 0) tail = hashPair(environment, NIL)
  }
  return hashPair(APPLY, hashPair(mod, hashPair(environment, NIL)))
}

// ../../packages/domain/src/clvm/uncurry.ts
function modOf(node) {
  return isCall(node.buffer, node.at, APPLY2) ? nodeAt(node.buffer, node.at + 5) : void 0
}
function argsAt(buffer, environment) {
  if (buffer[environment] !== 255) return void 0
  const args = []
  let at = environment + 1
  while (buffer[at] !== 1) {
    if (!isCall(buffer, at, CONS2)) return void 0
    args.push(nodeAt(buffer, at + 5))
    const next = skip(buffer, at + 5)
    if (buffer[next] !== 255) return void 0
    at = next + 1
  }
  return args
}
var APPLY2 = 2
var CONS2 = 4
function isCall(buffer, at, operator) {
  return (
    buffer[at] === 255 &&
    buffer[at + 1] === operator &&
    buffer[at + 2] === 255 &&
    buffer[at + 3] === 255 &&
    buffer[at + 4] === 1
  )
}

// ../../packages/domain/src/clvm/write-clvm.ts
var NIL2 = Uint8Array.of(128)
function writeAtom(bytes) {
  const { length } = bytes
  if (length === 0) return NIL2
  if (length === 1 && (bytes[0] ?? 0) <= 127) return bytes
  if (length < 64) return concatBytes(Uint8Array.of(128 | length), bytes)
  if (length < 8192) return concatBytes(Uint8Array.of(192 | (length >> 8), length & 255), bytes)
  if (length >= 1048576) throw new RangeError('an atom of over a megabyte')
  return concatBytes(Uint8Array.of(224 | (length >> 16), (length >> 8) & 255, length & 255), bytes)
}
function writeList(members) {
  const pair = Uint8Array.of(255)
  return concatBytes(...members.flatMap((member) => [pair, member]), NIL2)
}

// ../../packages/domain/src/id/hex32.ts
function hex32Of(bytes) {
  if (bytes.length !== 32) throw new RangeError(`32 bytes expected, got ${bytes.length}`)
  return asHex32(toHex(bytes))
}
function asHex32(text) {
  if (text.length !== 64) throw new RangeError('64 hex characters expected')
  return text
}

// ../../packages/domain/src/chain/coin.ts
function coinIdOf(coin) {
  return hex32Of(sha256(concatBytes(coin.parentCoinInfo, coin.puzzleHash, encodeInteger(coin.amount))))
}

// ../../packages/domain/src/puzzle/program.ts
function known(hash3, bytes) {
  return { bytes: hexBytes(bytes), hash: hexBytes(hash3) }
}
function isProgram(node, program) {
  if (startsWith(node, program.bytes)) return true
  if (isUsual(node)) return false
  const hash3 = treeHash(node)
  return hash3.every((byte, i) => byte === program.hash[i])
}
function curriedArgs(node, program) {
  const mod = modOf(node)
  if (!mod) return void 0
  const { buffer } = node
  if (startsWith(mod, program.bytes)) return argsAt(buffer, mod.at + program.bytes.length)
  return isProgram(mod, program) ? argsAt(buffer, skip(buffer, mod.at)) : void 0
}
function startsWith({ buffer, at }, bytes) {
  if (buffer.length - at < bytes.length) return false
  for (let i = 0; i < bytes.length; i++) if (buffer[at + i] !== bytes[i]) return false
  return true
}
var judged
function isUsual(node) {
  if (judged?.buffer !== node.buffer || judged.at !== node.at)
    judged = { buffer: node.buffer, at: node.at, isUsual: isMinimal(node) }
  return judged.isUsual
}
var standardProgram = known(
  'e9aaa49f45bad5c889b86ee3341550c155cfdd10c3a6757de618d20612fffd52',
  'ff02ffff01ff02ffff03ff0bffff01ff02ffff03ffff09ff05ffff1dff0bffff1effff0bff0bffff02ff06ffff04ff02ffff04ff17ff8080808080808080ffff01ff02ff17ff2f80ffff01ff088080ff0180ffff01ff04ffff04ff04ffff04ff05ffff04ffff02ff06ffff04ff02ffff04ff17ff80808080ff80808080ffff02ff17ff2f808080ff0180ffff04ffff01ff32ff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff06ffff04ff02ffff04ff09ff80808080ffff02ff06ffff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff018080',
)
var singletonProgram = known(
  '7faa3253bfddd1e0decb0906b2dc6247bbc4cf608f58345d173adb63e8b47c9f',
  'ff02ffff01ff02ffff03ffff18ff2fff3480ffff01ff04ffff04ff20ffff04ff2fff808080ffff04ffff02ff3effff04ff02ffff04ff05ffff04ffff02ff2affff04ff02ffff04ff27ffff04ffff02ffff03ff77ffff01ff02ff36ffff04ff02ffff04ff09ffff04ff57ffff04ffff02ff2effff04ff02ffff04ff05ff80808080ff808080808080ffff011d80ff0180ffff04ffff02ffff03ff77ffff0181b7ffff015780ff0180ff808080808080ffff04ff77ff808080808080ffff02ff3affff04ff02ffff04ff05ffff04ffff02ff0bff5f80ffff01ff8080808080808080ffff01ff088080ff0180ffff04ffff01ffffffff4947ff0233ffff0401ff0102ffffff20ff02ffff03ff05ffff01ff02ff32ffff04ff02ffff04ff0dffff04ffff0bff3cffff0bff34ff2480ffff0bff3cffff0bff3cffff0bff34ff2c80ff0980ffff0bff3cff0bffff0bff34ff8080808080ff8080808080ffff010b80ff0180ffff02ffff03ffff22ffff09ffff0dff0580ff2280ffff09ffff0dff0b80ff2280ffff15ff17ffff0181ff8080ffff01ff0bff05ff0bff1780ffff01ff088080ff0180ff02ffff03ff0bffff01ff02ffff03ffff02ff26ffff04ff02ffff04ff13ff80808080ffff01ff02ffff03ffff20ff1780ffff01ff02ffff03ffff09ff81b3ffff01818f80ffff01ff02ff3affff04ff02ffff04ff05ffff04ff1bffff04ff34ff808080808080ffff01ff04ffff04ff23ffff04ffff02ff36ffff04ff02ffff04ff09ffff04ff53ffff04ffff02ff2effff04ff02ffff04ff05ff80808080ff808080808080ff738080ffff02ff3affff04ff02ffff04ff05ffff04ff1bffff04ff34ff8080808080808080ff0180ffff01ff088080ff0180ffff01ff04ff13ffff02ff3affff04ff02ffff04ff05ffff04ff1bffff04ff17ff8080808080808080ff0180ffff01ff02ffff03ff17ff80ffff01ff088080ff018080ff0180ffffff02ffff03ffff09ff09ff3880ffff01ff02ffff03ffff18ff2dffff010180ffff01ff0101ff8080ff0180ff8080ff0180ff0bff3cffff0bff34ff2880ffff0bff3cffff0bff3cffff0bff34ff2c80ff0580ffff0bff3cffff02ff32ffff04ff02ffff04ff07ffff04ffff0bff34ff3480ff8080808080ffff0bff34ff8080808080ffff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff2effff04ff02ffff04ff09ff80808080ffff02ff2effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff02ffff03ffff21ff17ffff09ff0bff158080ffff01ff04ff30ffff04ff0bff808080ffff01ff088080ff0180ff018080',
)
var nftStateProgram = known(
  'a04d9f57764f54a43e4030befb4d80026e870519aaa66334aef8304f5d0393c2',
  'ff02ffff01ff02ff3effff04ff02ffff04ff05ffff04ffff02ff2fff5f80ffff04ff80ffff04ffff04ffff04ff0bffff04ff17ff808080ffff01ff808080ffff01ff8080808080808080ffff04ffff01ffffff0233ff04ff0101ffff02ff02ffff03ff05ffff01ff02ff1affff04ff02ffff04ff0dffff04ffff0bff12ffff0bff2cff1480ffff0bff12ffff0bff12ffff0bff2cff3c80ff0980ffff0bff12ff0bffff0bff2cff8080808080ff8080808080ffff010b80ff0180ffff0bff12ffff0bff2cff1080ffff0bff12ffff0bff12ffff0bff2cff3c80ff0580ffff0bff12ffff02ff1affff04ff02ffff04ff07ffff04ffff0bff2cff2c80ff8080808080ffff0bff2cff8080808080ffff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff2effff04ff02ffff04ff09ff80808080ffff02ff2effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff02ffff03ff0bffff01ff02ffff03ffff09ff23ff1880ffff01ff02ffff03ffff18ff81b3ff2c80ffff01ff02ffff03ffff20ff1780ffff01ff02ff3effff04ff02ffff04ff05ffff04ff1bffff04ff33ffff04ff2fffff04ff5fff8080808080808080ffff01ff088080ff0180ffff01ff04ff13ffff02ff3effff04ff02ffff04ff05ffff04ff1bffff04ff17ffff04ff2fffff04ff5fff80808080808080808080ff0180ffff01ff02ffff03ffff09ff23ffff0181e880ffff01ff02ff3effff04ff02ffff04ff05ffff04ff1bffff04ff17ffff04ffff02ffff03ffff22ffff09ffff02ff2effff04ff02ffff04ff53ff80808080ff82014f80ffff20ff5f8080ffff01ff02ff53ffff04ff818fffff04ff82014fffff04ff81b3ff8080808080ffff01ff088080ff0180ffff04ff2cff8080808080808080ffff01ff04ff13ffff02ff3effff04ff02ffff04ff05ffff04ff1bffff04ff17ffff04ff2fffff04ff5fff80808080808080808080ff018080ff0180ffff01ff04ffff04ff18ffff04ffff02ff16ffff04ff02ffff04ff05ffff04ff27ffff04ffff0bff2cff82014f80ffff04ffff02ff2effff04ff02ffff04ff818fff80808080ffff04ffff0bff2cff0580ff8080808080808080ff378080ff81af8080ff0180ff018080',
)
var nftOwnershipProgram = known(
  'c5abea79afaa001b5427dfa0c8cf42ca6f38f5841b78f9b3c252733eb2de2726',
  'ff02ffff01ff02ff26ffff04ff02ffff04ff05ffff04ff17ffff04ff0bffff04ffff02ff2fff5f80ff80808080808080ffff04ffff01ffffff82ad4cff0233ffff3e04ff81f601ffffff0102ffff02ffff03ff05ffff01ff02ff2affff04ff02ffff04ff0dffff04ffff0bff32ffff0bff3cff3480ffff0bff32ffff0bff32ffff0bff3cff2280ff0980ffff0bff32ff0bffff0bff3cff8080808080ff8080808080ffff010b80ff0180ff04ffff04ff38ffff04ffff02ff36ffff04ff02ffff04ff05ffff04ff27ffff04ffff02ff2effff04ff02ffff04ffff02ffff03ff81afffff0181afffff010b80ff0180ff80808080ffff04ffff0bff3cff4f80ffff04ffff0bff3cff0580ff8080808080808080ff378080ff82016f80ffffff02ff3effff04ff02ffff04ff05ffff04ff0bffff04ff17ffff04ff2fffff04ff2fffff01ff80ff808080808080808080ff0bff32ffff0bff3cff2880ffff0bff32ffff0bff32ffff0bff3cff2280ff0580ffff0bff32ffff02ff2affff04ff02ffff04ff07ffff04ffff0bff3cff3c80ff8080808080ffff0bff3cff8080808080ffff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff2effff04ff02ffff04ff09ff80808080ffff02ff2effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff02ffff03ff5fffff01ff02ffff03ffff09ff82011fff3880ffff01ff02ffff03ffff09ffff18ff82059f80ff3c80ffff01ff02ffff03ffff20ff81bf80ffff01ff02ff3effff04ff02ffff04ff05ffff04ff0bffff04ff17ffff04ff2fffff04ff81dfffff04ff82019fffff04ff82017fff80808080808080808080ffff01ff088080ff0180ffff01ff04ff819fffff02ff3effff04ff02ffff04ff05ffff04ff0bffff04ff17ffff04ff2fffff04ff81dfffff04ff81bfffff04ff82017fff808080808080808080808080ff0180ffff01ff02ffff03ffff09ff82011fff2c80ffff01ff02ffff03ffff20ff82017f80ffff01ff04ffff04ff24ffff04ffff0eff10ffff02ff2effff04ff02ffff04ff82019fff8080808080ff808080ffff02ff3effff04ff02ffff04ff05ffff04ff0bffff04ff17ffff04ff2fffff04ff81dfffff04ff81bfffff04ffff02ff0bffff04ff17ffff04ff2fffff04ff82019fff8080808080ff8080808080808080808080ffff01ff088080ff0180ffff01ff02ffff03ffff09ff82011fff2480ffff01ff02ffff03ffff20ffff02ffff03ffff09ffff0122ffff0dff82029f8080ffff01ff02ffff03ffff09ffff0cff82029fff80ffff010280ff1080ffff01ff0101ff8080ff0180ff8080ff018080ffff01ff04ff819fffff02ff3effff04ff02ffff04ff05ffff04ff0bffff04ff17ffff04ff2fffff04ff81dfffff04ff81bfffff04ff82017fff8080808080808080808080ffff01ff088080ff0180ffff01ff04ff819fffff02ff3effff04ff02ffff04ff05ffff04ff0bffff04ff17ffff04ff2fffff04ff81dfffff04ff81bfffff04ff82017fff808080808080808080808080ff018080ff018080ff0180ffff01ff02ff3affff04ff02ffff04ff05ffff04ff0bffff04ff81bfffff04ffff02ffff03ff82017fffff0182017fffff01ff02ff0bffff04ff17ffff04ff2fffff01ff808080808080ff0180ff8080808080808080ff0180ff018080',
)
var royaltyTransferProgram = known(
  '025dee0fb1e9fa110302a7e9bfb6e381ca09618e2778b0184fa5c6b275cfce1f',
  'ff02ffff01ff02ffff03ff81bfffff01ff04ff82013fffff04ff80ffff04ffff02ffff03ffff22ff82013fffff20ffff09ff82013fff2f808080ffff01ff04ffff04ff10ffff04ffff0bffff02ff2effff04ff02ffff04ff09ffff04ff8205bfffff04ffff02ff3effff04ff02ffff04ffff04ff09ffff04ff82013fff1d8080ff80808080ff808080808080ff1580ff808080ffff02ff16ffff04ff02ffff04ff0bffff04ff17ffff04ff8202bfffff04ff15ff8080808080808080ffff01ff02ff16ffff04ff02ffff04ff0bffff04ff17ffff04ff8202bfffff04ff15ff8080808080808080ff0180ff80808080ffff01ff04ff2fffff01ff80ff80808080ff0180ffff04ffff01ffffff3f02ff04ff0101ffff822710ff02ff02ffff03ff05ffff01ff02ff3affff04ff02ffff04ff0dffff04ffff0bff2affff0bff2cff1480ffff0bff2affff0bff2affff0bff2cff3c80ff0980ffff0bff2aff0bffff0bff2cff8080808080ff8080808080ffff010b80ff0180ffff02ffff03ff17ffff01ff04ffff04ff10ffff04ffff0bff81a7ffff02ff3effff04ff02ffff04ffff04ff2fffff04ffff04ff05ffff04ffff05ffff14ffff12ff47ff0b80ff128080ffff04ffff04ff05ff8080ff80808080ff808080ff8080808080ff808080ffff02ff16ffff04ff02ffff04ff05ffff04ff0bffff04ff37ffff04ff2fff8080808080808080ff8080ff0180ffff0bff2affff0bff2cff1880ffff0bff2affff0bff2affff0bff2cff3c80ff0580ffff0bff2affff02ff3affff04ff02ffff04ff07ffff04ffff0bff2cff2c80ff8080808080ffff0bff2cff8080808080ff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff3effff04ff02ffff04ff09ff80808080ffff02ff3effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff018080',
)
var metadataUpdaterProgram = known(
  'fe8a4b4e27a2e29a4d3fc7ce9d527adbcaccbab6ada3903ccf3ba9a769d2d78b',
  'ff02ffff01ff04ffff04ffff02ffff03ffff22ff27ff3780ffff01ff02ffff03ffff21ffff09ff27ffff01826d7580ffff09ff27ffff01826c7580ffff09ff27ffff01758080ffff01ff02ff02ffff04ff02ffff04ff05ffff04ff27ffff04ff37ff808080808080ffff010580ff0180ffff010580ff0180ffff04ff0bff808080ffff01ff808080ffff04ffff01ff02ffff03ff05ffff01ff02ffff03ffff09ff11ff0b80ffff01ff04ffff04ff0bffff04ff17ff198080ff0d80ffff01ff04ff09ffff02ff02ffff04ff02ffff04ff0dffff04ff0bffff04ff17ff8080808080808080ff0180ff8080ff0180ff018080',
)
var didProgram = known(
  '33143d2bef64f14036742673afd158126b94284b4530a28c354fac202b0c910e',
  'ff02ffff01ff02ffff03ff81bfffff01ff02ff05ff82017f80ffff01ff02ffff03ffff22ffff09ffff02ff7effff04ff02ffff04ff8217ffff80808080ff0b80ffff15ff17ff808080ffff01ff04ffff04ff28ffff04ff82017fff808080ffff04ffff04ff34ffff04ff8202ffffff04ff82017fffff04ffff04ff8202ffff8080ff8080808080ffff04ffff04ff38ffff04ff822fffff808080ffff02ff26ffff04ff02ffff04ff2fffff04ff17ffff04ff8217ffffff04ff822fffffff04ff8202ffffff04ff8205ffffff04ff820bffffff01ff8080808080808080808080808080ffff01ff088080ff018080ff0180ffff04ffff01ffffffff313dff4946ffff0233ff3c04ffffff0101ff02ff02ffff03ff05ffff01ff02ff3affff04ff02ffff04ff0dffff04ffff0bff2affff0bff22ff3c80ffff0bff2affff0bff2affff0bff22ff3280ff0980ffff0bff2aff0bffff0bff22ff8080808080ff8080808080ffff010b80ff0180ffffff02ffff03ff17ffff01ff02ffff03ff82013fffff01ff04ffff04ff30ffff04ffff0bffff0bffff02ff36ffff04ff02ffff04ff05ffff04ff27ffff04ff82023fffff04ff82053fffff04ff820b3fff8080808080808080ffff02ff7effff04ff02ffff04ffff02ff2effff04ff02ffff04ff2fffff04ff5fffff04ff82017fff808080808080ff8080808080ff2f80ff808080ffff02ff26ffff04ff02ffff04ff05ffff04ff0bffff04ff37ffff04ff2fffff04ff5fffff04ff8201bfffff04ff82017fffff04ffff10ff8202ffffff010180ff808080808080808080808080ffff01ff02ff26ffff04ff02ffff04ff05ffff04ff37ffff04ff2fffff04ff5fffff04ff8201bfffff04ff82017fffff04ff8202ffff8080808080808080808080ff0180ffff01ff02ffff03ffff15ff8202ffffff11ff0bffff01018080ffff01ff04ffff04ff20ffff04ff82017fffff04ff5fff80808080ff8080ffff01ff088080ff018080ff0180ff0bff17ffff02ff5effff04ff02ffff04ff09ffff04ff2fffff04ffff02ff7effff04ff02ffff04ffff04ff09ffff04ff0bff1d8080ff80808080ff808080808080ff5f80ffff04ffff0101ffff04ffff04ff2cffff04ff05ff808080ffff04ffff04ff20ffff04ff17ffff04ff0bff80808080ff80808080ffff0bff2affff0bff22ff2480ffff0bff2affff0bff2affff0bff22ff3280ff0580ffff0bff2affff02ff3affff04ff02ffff04ff07ffff04ffff0bff22ff2280ff8080808080ffff0bff22ff8080808080ff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff7effff04ff02ffff04ff09ff80808080ffff02ff7effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff018080',
)
var catProgram = known(
  '37bef360ee858133b69d595a906dc45d01af50379dad515eb9518abb7c1d2a7a',
  'ff02ffff01ff02ff5effff04ff02ffff04ffff04ff05ffff04ffff0bff34ff0580ffff04ff0bff80808080ffff04ffff02ff17ff2f80ffff04ff5fffff04ffff02ff2effff04ff02ffff04ff17ff80808080ffff04ffff02ff2affff04ff02ffff04ff82027fffff04ff82057fffff04ff820b7fff808080808080ffff04ff81bfffff04ff82017fffff04ff8202ffffff04ff8205ffffff04ff820bffff80808080808080808080808080ffff04ffff01ffffffff3d46ff02ff333cffff0401ff01ff81cb02ffffff20ff02ffff03ff05ffff01ff02ff32ffff04ff02ffff04ff0dffff04ffff0bff7cffff0bff34ff2480ffff0bff7cffff0bff7cffff0bff34ff2c80ff0980ffff0bff7cff0bffff0bff34ff8080808080ff8080808080ffff010b80ff0180ffff02ffff03ffff22ffff09ffff0dff0580ff2280ffff09ffff0dff0b80ff2280ffff15ff17ffff0181ff8080ffff01ff0bff05ff0bff1780ffff01ff088080ff0180ffff02ffff03ff0bffff01ff02ffff03ffff09ffff02ff2effff04ff02ffff04ff13ff80808080ff820b9f80ffff01ff02ff56ffff04ff02ffff04ffff02ff13ffff04ff5fffff04ff17ffff04ff2fffff04ff81bfffff04ff82017fffff04ff1bff8080808080808080ffff04ff82017fff8080808080ffff01ff088080ff0180ffff01ff02ffff03ff17ffff01ff02ffff03ffff20ff81bf80ffff0182017fffff01ff088080ff0180ffff01ff088080ff018080ff0180ff04ffff04ff05ff2780ffff04ffff10ff0bff5780ff778080ffffff02ffff03ff05ffff01ff02ffff03ffff09ffff02ffff03ffff09ff11ff5880ffff0159ff8080ff0180ffff01818f80ffff01ff02ff26ffff04ff02ffff04ff0dffff04ff0bffff04ffff04ff81b9ff82017980ff808080808080ffff01ff02ff7affff04ff02ffff04ffff02ffff03ffff09ff11ff5880ffff01ff04ff58ffff04ffff02ff76ffff04ff02ffff04ff13ffff04ff29ffff04ffff0bff34ff5b80ffff04ff2bff80808080808080ff398080ffff01ff02ffff03ffff09ff11ff7880ffff01ff02ffff03ffff20ffff02ffff03ffff09ffff0121ffff0dff298080ffff01ff02ffff03ffff09ffff0cff29ff80ff3480ff5c80ffff01ff0101ff8080ff0180ff8080ff018080ffff0109ffff01ff088080ff0180ffff010980ff018080ff0180ffff04ffff02ffff03ffff09ff11ff5880ffff0159ff8080ff0180ffff04ffff02ff26ffff04ff02ffff04ff0dffff04ff0bffff04ff17ff808080808080ff80808080808080ff0180ffff01ff04ff80ffff04ff80ff17808080ff0180ffff02ffff03ff05ffff01ff04ff09ffff02ff56ffff04ff02ffff04ff0dffff04ff0bff808080808080ffff010b80ff0180ff0bff7cffff0bff34ff2880ffff0bff7cffff0bff7cffff0bff34ff2c80ff0580ffff0bff7cffff02ff32ffff04ff02ffff04ff07ffff04ffff0bff34ff3480ff8080808080ffff0bff34ff8080808080ffff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff2effff04ff02ffff04ff09ff80808080ffff02ff2effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ffff04ffff04ff30ffff04ff5fff808080ffff02ff7effff04ff02ffff04ffff04ffff04ff2fff0580ffff04ff5fff82017f8080ffff04ffff02ff26ffff04ff02ffff04ff0bffff04ff05ffff01ff808080808080ffff04ff17ffff04ff81bfffff04ff82017fffff04ffff02ff2affff04ff02ffff04ff8204ffffff04ffff02ff76ffff04ff02ffff04ff09ffff04ff820affffff04ffff0bff34ff2d80ffff04ff15ff80808080808080ffff04ff8216ffff808080808080ffff04ff8205ffffff04ff820bffff808080808080808080808080ff02ff5affff04ff02ffff04ff5fffff04ff3bffff04ffff02ffff03ff17ffff01ff09ff2dffff02ff2affff04ff02ffff04ff27ffff04ffff02ff76ffff04ff02ffff04ff29ffff04ff57ffff04ffff0bff34ff81b980ffff04ff59ff80808080808080ffff04ff81b7ff80808080808080ff8080ff0180ffff04ff17ffff04ff05ffff04ff8202ffffff04ffff04ffff04ff78ffff04ffff0eff5cffff02ff2effff04ff02ffff04ffff04ff2fffff04ff82017fff808080ff8080808080ff808080ffff04ffff04ff20ffff04ffff0bff81bfff5cffff02ff2effff04ff02ffff04ffff04ff15ffff04ffff10ff82017fffff11ff8202dfff2b80ff8202ff80ff808080ff8080808080ff808080ff138080ff80808080808080808080ff018080',
)
var cat1Program = known(
  '72dec062874cd4d3aab892a0906688a1ae412b0109982e1797a170add88bdcdc',
  'ff02ffff01ff02ff5effff04ff02ffff04ffff04ff05ffff04ffff0bff2cff0580ffff04ff0bff80808080ffff04ffff02ff17ff2f80ffff04ff5fffff04ffff02ff2effff04ff02ffff04ff17ff80808080ffff04ffff0bff82027fff82057fff820b7f80ffff04ff81bfffff04ff82017fffff04ff8202ffffff04ff8205ffffff04ff820bffff80808080808080808080808080ffff04ffff01ffffffff81ca3dff46ff0233ffff3c04ff01ff0181cbffffff02ff02ffff03ff05ffff01ff02ff32ffff04ff02ffff04ff0dffff04ffff0bff22ffff0bff2cff3480ffff0bff22ffff0bff22ffff0bff2cff5c80ff0980ffff0bff22ff0bffff0bff2cff8080808080ff8080808080ffff010b80ff0180ffff02ffff03ff0bffff01ff02ffff03ffff09ffff02ff2effff04ff02ffff04ff13ff80808080ff820b9f80ffff01ff02ff26ffff04ff02ffff04ffff02ff13ffff04ff5fffff04ff17ffff04ff2fffff04ff81bfffff04ff82017fffff04ff1bff8080808080808080ffff04ff82017fff8080808080ffff01ff088080ff0180ffff01ff02ffff03ff17ffff01ff02ffff03ffff20ff81bf80ffff0182017fffff01ff088080ff0180ffff01ff088080ff018080ff0180ffff04ffff04ff05ff2780ffff04ffff10ff0bff5780ff778080ff02ffff03ff05ffff01ff02ffff03ffff09ffff02ffff03ffff09ff11ff7880ffff0159ff8080ff0180ffff01818f80ffff01ff02ff7affff04ff02ffff04ff0dffff04ff0bffff04ffff04ff81b9ff82017980ff808080808080ffff01ff02ff5affff04ff02ffff04ffff02ffff03ffff09ff11ff7880ffff01ff04ff78ffff04ffff02ff36ffff04ff02ffff04ff13ffff04ff29ffff04ffff0bff2cff5b80ffff04ff2bff80808080808080ff398080ffff01ff02ffff03ffff09ff11ff2480ffff01ff04ff24ffff04ffff0bff20ff2980ff398080ffff010980ff018080ff0180ffff04ffff02ffff03ffff09ff11ff7880ffff0159ff8080ff0180ffff04ffff02ff7affff04ff02ffff04ff0dffff04ff0bffff04ff17ff808080808080ff80808080808080ff0180ffff01ff04ff80ffff04ff80ff17808080ff0180ffffff02ffff03ff05ffff01ff04ff09ffff02ff26ffff04ff02ffff04ff0dffff04ff0bff808080808080ffff010b80ff0180ff0bff22ffff0bff2cff5880ffff0bff22ffff0bff22ffff0bff2cff5c80ff0580ffff0bff22ffff02ff32ffff04ff02ffff04ff07ffff04ffff0bff2cff2c80ff8080808080ffff0bff2cff8080808080ffff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff2effff04ff02ffff04ff09ff80808080ffff02ff2effff04ff02ffff04ff0dff8080808080ffff01ff0bff2cff058080ff0180ffff04ffff04ff28ffff04ff5fff808080ffff02ff7effff04ff02ffff04ffff04ffff04ff2fff0580ffff04ff5fff82017f8080ffff04ffff02ff7affff04ff02ffff04ff0bffff04ff05ffff01ff808080808080ffff04ff17ffff04ff81bfffff04ff82017fffff04ffff0bff8204ffffff02ff36ffff04ff02ffff04ff09ffff04ff820affffff04ffff0bff2cff2d80ffff04ff15ff80808080808080ff8216ff80ffff04ff8205ffffff04ff820bffff808080808080808080808080ff02ff2affff04ff02ffff04ff5fffff04ff3bffff04ffff02ffff03ff17ffff01ff09ff2dffff0bff27ffff02ff36ffff04ff02ffff04ff29ffff04ff57ffff04ffff0bff2cff81b980ffff04ff59ff80808080808080ff81b78080ff8080ff0180ffff04ff17ffff04ff05ffff04ff8202ffffff04ffff04ffff04ff24ffff04ffff0bff7cff2fff82017f80ff808080ffff04ffff04ff30ffff04ffff0bff81bfffff0bff7cff15ffff10ff82017fffff11ff8202dfff2b80ff8202ff808080ff808080ff138080ff80808080808080808080ff018080',
)
var settlementProgram = known(
  'cfbfdeed5c4ca2de3d0bf520b9cb4bb7743a359bd2e6a188d19ce7dffc21d3e7',
  'ff02ffff01ff02ff0affff04ff02ffff04ff03ff80808080ffff04ffff01ffff333effff02ffff03ff05ffff01ff04ffff04ff0cffff04ffff02ff1effff04ff02ffff04ff09ff80808080ff808080ffff02ff16ffff04ff02ffff04ff19ffff04ffff02ff0affff04ff02ffff04ff0dff80808080ff808080808080ff8080ff0180ffff02ffff03ff05ffff01ff02ffff03ffff15ff29ff8080ffff01ff04ffff04ff08ff0980ffff02ff16ffff04ff02ffff04ff0dffff04ff0bff808080808080ffff01ff088080ff0180ffff010b80ff0180ff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff1effff04ff02ffff04ff09ff80808080ffff02ff1effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff018080',
)
var oldSettlementProgram = known(
  'bae24162efbd568f89bc7a340798a6118df0189eb9e3f8697bcea27af99f8f79',
  'ff02ffff01ff02ff0affff04ff02ffff04ff03ff80808080ffff04ffff01ffff333effff02ffff03ff05ffff01ff04ffff04ff0cffff04ffff02ff1effff04ff02ffff04ff09ff80808080ff808080ffff02ff16ffff04ff02ffff04ff19ffff04ffff02ff0affff04ff02ffff04ff0dff80808080ff808080808080ff8080ff0180ffff02ffff03ff05ffff01ff04ffff04ff08ff0980ffff02ff16ffff04ff02ffff04ff0dffff04ff0bff808080808080ffff010b80ff0180ff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff1effff04ff02ffff04ff09ff80808080ffff02ff1effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff018080',
)
var launcherProgram = known(
  'eff07522495060c066f66f32acc2a77e3a3e737aca8baea4d1a64ea4cdc13da9',
  'ff02ffff01ff04ffff04ff04ffff04ff05ffff04ff0bff80808080ffff04ffff04ff0affff04ffff02ff0effff04ff02ffff04ffff04ff05ffff04ff0bffff04ff17ff80808080ff80808080ff808080ff808080ffff04ffff01ff33ff3cff02ffff03ffff07ff0580ffff01ff0bffff0102ffff02ff0effff04ff02ffff04ff09ff80808080ffff02ff0effff04ff02ffff04ff0dff8080808080ffff01ff0bffff0101ff058080ff0180ff018080',
)
var launcherHash = launcherProgram.hash
var settlementHash = hex32Of(settlementProgram.hash)
var oldSettlementHash = hex32Of(oldSettlementProgram.hash)
function isSettlementHash(puzzleHash) {
  return puzzleHash === settlementHash || puzzleHash === oldSettlementHash
}

// ../../packages/domain/src/puzzle/puzzle-error.ts
var PuzzleError = class extends Error {
  name = 'PuzzleError'
  code
  constructor(code, message, cause) {
    super(message, { cause })
    this.code = code
  }
}

// ../../packages/domain/src/puzzle/nft-ownership.ts
function readNftOwnership(puzzle) {
  const args = curriedArgs(puzzle, nftOwnershipProgram)
  if (!args) return void 0
  const [, ownerNode, transferProgram, innerPuzzle] = args
  if (!ownerNode || !transferProgram || !innerPuzzle || args.length !== 4)
    throw new PuzzleError('nft-ownership', 'four curried arguments expected')
  return { owner: readOwner(ownerNode), transferProgram, innerPuzzle }
}
function readOwner(node) {
  const owner = atomOf(node)
  if (owner?.length === 0) return void 0
  if (owner?.length !== 32) throw new PuzzleError('nft-ownership', 'owner is neither nil nor 32 bytes')
  return owner
}

// ../../packages/domain/src/puzzle/settlement.ts
function isSettlement(puzzle) {
  return isProgram(puzzle, settlementProgram) || isProgram(puzzle, oldSettlementProgram)
}
function readNotarizedPayments(solution) {
  return [...items(solution)].map((entry) => {
    const nonce = atomOf(first(entry))
    if (!nonce) throw new PuzzleError('settlement', 'the nonce is not an atom')
    const payments = [...items(rest(entry))].map((payment) => {
      const puzzleHash = atomOf(first(payment))
      const amount = integerOf(first(rest(payment)), 9)
      if (puzzleHash?.length !== 32 || amount === void 0 || amount < 0n)
        throw new PuzzleError('settlement', 'malformed payment')
      return { puzzleHash, amount }
    })
    return { nonce, payments, hash: treeHash(entry) }
  })
}

// ../../packages/domain/src/puzzle/standard.ts
function p2PuzzleHash(puzzle) {
  if (isProgram(puzzle, settlementProgram)) return settlementProgram.hash
  if (isProgram(puzzle, oldSettlementProgram)) return oldSettlementProgram.hash
  const [key, ...more] = curriedArgs(puzzle, standardProgram) ?? []
  return key && more.length === 0 ? curryTreeHash(standardProgram.hash, [treeHash(key)]) : treeHash(puzzle)
}
function quotedConditions(puzzle, solution) {
  const own = quoted(puzzle)
  if (own) return own
  if (curriedArgs(puzzle, standardProgram)?.length !== 1) return void 0
  if (!isPair(solution) || atomOf(first(solution))?.length !== 0) return void 0
  const delegated = rest(solution)
  return isPair(delegated) ? quoted(first(delegated)) : void 0
}
function quoted(node) {
  return isPair(node) && node.buffer[node.at + 1] === 1 ? nodeAt(node.buffer, node.at + 2) : void 0
}

// ../../packages/domain/src/chain/opcode.ts
var OPCODE = {
  AGG_SIG_PARENT: 43,
  AGG_SIG_UNSAFE: 49,
  AGG_SIG_ME: 50,
  CREATE_COIN: 51,
  RESERVE_FEE: 52,
  CREATE_COIN_ANNOUNCEMENT: 60,
  ASSERT_COIN_ANNOUNCEMENT: 61,
  CREATE_PUZZLE_ANNOUNCEMENT: 62,
  ASSERT_PUZZLE_ANNOUNCEMENT: 63,
  ASSERT_CONCURRENT_SPEND: 64,
  ASSERT_CONCURRENT_PUZZLE: 65,
  SEND_MESSAGE: 66,
  RECEIVE_MESSAGE: 67,
  ASSERT_BEFORE_SECONDS_ABSOLUTE: 85,
  ASSERT_BEFORE_HEIGHT_ABSOLUTE: 87,
}

// ../../packages/domain/src/chain/conditions.ts
var MAX_RUN_COST = 1000000000n
var CREATE_COIN = BigInt(OPCODE.CREATE_COIN)
var ASSERT_PUZZLE_ANNOUNCEMENT = BigInt(OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT)
var NEW_OWNER = -10n
var UPDATE_METADATA = -24n
var MELT_AMOUNT = -113n
function readInnerOutput(p2, solution, run2) {
  if (isSettlement(p2)) return settled(readNotarizedPayments(solution))
  return readConditions(conditionsOf(p2, solution, run2))
}
function conditionsOf(puzzle, solution, run2) {
  return (
    quotedConditions(puzzle, solution) ?? parseClvm(run2(bytesOf(puzzle), bytesOf(solution), MAX_RUN_COST))
  )
}
function settled(notarized) {
  const payment = notarized.flatMap((entry) => entry.payments).find(({ amount }) => amount % 2n === 1n)
  return { next: payment, transfer: void 0, metadataUpdate: void 0, asserted: [] }
}
function readConditions(conditions) {
  let next
  let transfer
  let metadataUpdate
  let melted = false
  const asserted = []
  for (const condition of items(conditions)) {
    if (!isPair(condition)) continue
    const code = integerOf(first(condition), 4)
    if (code === CREATE_COIN) {
      const created = readCreateCoin(condition)
      if (created === 'melt') melted = true
      else if (created.amount % 2n === 1n) next = created
    } else if (code === ASSERT_PUZZLE_ANNOUNCEMENT) {
      const id = atomOf(first(rest(condition)))
      if (id?.length === 32) asserted.push(hex32Of(id))
    } else if (code === NEW_OWNER) transfer = readNewOwner(condition)
    else if (code === UPDATE_METADATA) {
      const updater = first(rest(condition))
      metadataUpdate = { updater, solution: first(rest(rest(condition))) }
    }
  }
  if (!next && !melted) throw new PuzzleError('conditions', 'neither a next coin nor a melt')
  return { next: melted ? void 0 : next, transfer, metadataUpdate, asserted }
}
function readCreateCoin(condition) {
  const puzzleHash = atomOf(first(rest(condition)))
  const amount = integerOf(first(rest(rest(condition))), 9)
  if (amount === MELT_AMOUNT) return 'melt'
  if (puzzleHash?.length !== 32 || amount === void 0 || amount < 0n)
    throw new PuzzleError('conditions', 'malformed CREATE_COIN')
  return { puzzleHash, amount }
}
function readNewOwner(condition) {
  const args = rest(condition)
  const owner = readOwner(first(args))
  const prices = isPair(rest(args)) ? first(rest(args)) : void 0
  const tradePrices = prices === void 0 ? [] : [...items(prices)].map(readTradePrice)
  return { owner, tradePrices }
}
function readTradePrice(price) {
  const amount = integerOf(first(price), 17)
  const settlement = atomOf(first(rest(price)))
  if (amount === void 0 || amount < 0n || settlement?.length !== 32)
    throw new PuzzleError('conditions', 'malformed trade price')
  return { amount, settlementPuzzleHash: hex32Of(settlement) }
}
function announcementId(puzzleHash, message) {
  return hex32Of(sha256(concatBytes(puzzleHash, message)))
}

// ../../packages/domain/src/puzzle/cat.ts
function readCat(puzzle) {
  const args = curriedArgs(puzzle, catProgram)
  if (!args) return void 0
  const [, asset, innerPuzzle] = args
  const assetId = asset && atomOf(asset)
  if (assetId?.length !== 32 || !innerPuzzle) throw new PuzzleError('cat', 'asset id is not 32 bytes')
  return { assetId, innerPuzzle }
}
function catInnerSolution(solution) {
  return first(solution)
}

// ../../packages/domain/src/puzzle/did.ts
function readDid(puzzle) {
  const args = curriedArgs(puzzle, didProgram)
  if (!args) return void 0
  const [p2Puzzle, recoveryList, verificationsRequired, struct, metadata] = args
  if (!p2Puzzle || !recoveryList || !verificationsRequired || !struct || !metadata || args.length !== 5)
    throw new PuzzleError('did', 'five curried arguments expected')
  const list = atomOf(recoveryList)
  if (list?.length !== 0 && list?.length !== 32)
    throw new PuzzleError('did', 'the recovery list is neither nil nor a hash')
  return { p2Puzzle, recoveryList, verificationsRequired, struct, metadata }
}
function didSpendMode(solution) {
  return integerOf(first(solution), 4) === 0n ? 'recovery' : 'owner'
}

// ../../packages/domain/src/puzzle/singleton.ts
function readSingleton(puzzle) {
  const args = curriedArgs(puzzle, singletonProgram)
  if (!args) return void 0
  const [struct, innerPuzzle] = args
  if (!struct || !innerPuzzle || args.length !== 2)
    throw new PuzzleError('singleton', 'two curried arguments expected')
  const mod = atomOf(first(struct))
  const launcherId = atomOf(first(rest(struct)))
  const launcher = atomOf(rest(rest(struct)))
  if (!mod || !equalBytes(mod, singletonProgram.hash))
    throw new PuzzleError('singleton', 'foreign singleton mod hash')
  if (launcherId?.length !== 32) throw new PuzzleError('singleton', 'launcher id is not 32 bytes')
  if (!launcher || !equalBytes(launcher, launcherHash)) throw new PuzzleError('singleton', 'foreign launcher')
  return { launcherId, struct, innerPuzzle }
}
function readSingletonSolution(solution) {
  const lineage = first(solution)
  const members = isPair(lineage) ? [...items(lineage)].length : 0
  if (members !== 2 && members !== 3)
    throw new PuzzleError('singleton', 'lineage proof of two or three expected')
  return { eve: members === 2, innerSolution: first(rest(rest(solution))) }
}

// ../../packages/domain/src/chain/read-did-spend.ts
var CREATE_COIN2 = BigInt(OPCODE.CREATE_COIN)
var MELT_AMOUNT2 = -113n
var MAX_ENTRIES = 64
var MAX_TEXT = 1024
function readDidSpend(spend, run2) {
  const singleton = readSingleton(parseClvm(spend.puzzleReveal))
  const did = singleton && readDid(singleton.innerPuzzle)
  if (!did) return void 0
  const { eve, innerSolution } = readSingletonSolution(parseClvm(spend.solution))
  const owner = p2PuzzleHash(did.p2Puzzle)
  const innerHashFor = innerHash(did)
  const struct = treeHash(singleton.struct)
  const fullHash2 = (inner) => curryTreeHash(singletonProgram.hash, [struct, inner])
  if (!equalBytes(fullHash2(innerHashFor(owner)), spend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  const coinId = coinIdOf(spend.coin)
  const mode = didSpendMode(innerSolution)
  const created = nextCoin(conditionsOf2(singleton.innerPuzzle, did, innerSolution, mode, run2))
  const next = created && ownerOf(created, owner, innerHashFor)
  const after = created && {
    coinId: coinIdOf({
      parentCoinInfo: hexBytes(coinId),
      puzzleHash: fullHash2(created.puzzleHash),
      amount: created.amount,
    }),
    p2PuzzleHash: next ? hex32Of(next) : null,
  }
  return {
    didId: hex32Of(singleton.launcherId),
    kind: kindOf(),
    before: { coinId, p2PuzzleHash: hex32Of(owner), ...settingsOf(did) },
    after,
  }
  function kindOf() {
    if (!created) return 'melt'
    if (eve) return 'create'
    if (mode === 'recovery') return 'recover'
    if (!next) return 'update'
    return equalBytes(next, owner) ? 'renew' : 'move'
  }
}
function innerHash({ recoveryList, verificationsRequired, struct, metadata }) {
  const fixed = [recoveryList, verificationsRequired, struct, metadata].map(treeHash)
  return (p2) => curryTreeHash(didProgram.hash, [p2, ...fixed])
}
function conditionsOf2(puzzle, did, solution, mode, run2) {
  const quoted2 = mode === 'owner' ? quotedConditions(did.p2Puzzle, first(rest(solution))) : void 0
  return quoted2 ?? parseClvm(run2(bytesOf(puzzle), bytesOf(solution), MAX_RUN_COST))
}
function nextCoin(conditions) {
  let next
  for (const condition of items(conditions)) {
    if (!isPair(condition) || integerOf(first(condition), 4) !== CREATE_COIN2) continue
    const args = rest(condition)
    const puzzleHash = atomOf(first(args))
    const amount = integerOf(first(rest(args)), 9)
    if (amount === MELT_AMOUNT2) return void 0
    if (puzzleHash?.length !== 32 || amount === void 0 || amount < 0n)
      throw new PuzzleError('conditions', 'malformed CREATE_COIN')
    if (amount % 2n === 1n) next = { puzzleHash, amount, hint: hintOf(rest(rest(args))) }
  }
  if (!next) throw new PuzzleError('conditions', 'neither a next coin nor a melt')
  return next
}
function hintOf(memos) {
  if (!isPair(memos) || !isPair(first(memos))) return void 0
  const hint = atomOf(first(first(memos)))
  return hint?.length === 32 ? hint : void 0
}
function ownerOf(created, owner, innerHashFor) {
  const proven = (p2) => equalBytes(innerHashFor(p2), created.puzzleHash)
  if (proven(owner)) return owner
  return created.hint && proven(created.hint) ? created.hint : void 0
}
var EMPTY_LIST = hashAtom(new Uint8Array())
function settingsOf({ recoveryList, verificationsRequired, metadata }) {
  const list = atomOf(recoveryList) ?? new Uint8Array()
  const required = integerOf(verificationsRequired, 4) ?? 0n
  return {
    metadata: readDidMetadata(metadata),
    recoveryListHash: list.length === 32 && !equalBytes(list, EMPTY_LIST) ? hex32Of(list) : null,
    verificationsRequired: required > 0n && required <= 1000n ? Number(required) : 0,
  }
}
function readDidMetadata(node) {
  const entries = []
  for (const entry of items(node)) {
    if (entries.length >= MAX_ENTRIES) break
    if (!isPair(entry)) continue
    const key = textOf(first(entry))
    const value = textOf(rest(entry))
    if (key !== void 0 && value !== void 0 && key.length <= MAX_TEXT && value.length <= MAX_TEXT)
      entries.push([key, value])
  }
  return Object.fromEntries(entries)
}

// ../../packages/domain/src/nft/on-chain-metadata.ts
var MAX_URIS = 100
var MAX_URI_LENGTH = 8192
function readOnChainMetadata(node) {
  const values = /* @__PURE__ */ new Map()
  for (const entry of items(node)) {
    if (!isPair(entry)) continue
    const key = textOf(first(entry))
    if (key !== void 0 && !values.has(key)) values.set(key, rest(entry))
  }
  return {
    dataUris: uris(values.get('u')),
    dataHash: hash2(values.get('h')),
    metadataUris: uris(values.get('mu')),
    metadataHash: hash2(values.get('mh')),
    licenseUris: uris(values.get('lu')),
    licenseHash: hash2(values.get('lh')),
    edition: positive(values.get('sn')),
    editionTotal: positive(values.get('st')),
  }
}
var utf8 = new TextEncoder()
function uris(list) {
  const found = []
  if (!list) return found
  for (const item of items(list)) {
    if (found.length >= MAX_URIS) break
    const atom = atomOf(item)
    if (atom && atom.length <= MAX_URI_LENGTH) found.push(textOf(item) ?? '')
  }
  return found
}
function hash2(value) {
  const text = value && hexOf(value)
  return text?.length === 64 ? asHex32(text) : null
}
function positive(value) {
  const number = value && integerOf(value, 9)
  return number !== void 0 && number >= 0n && number < 2n ** 64n ? number : 1n
}

// ../../packages/domain/src/puzzle/nft-state.ts
function readNftState(puzzle) {
  const args = curriedArgs(puzzle, nftStateProgram)
  if (!args) return void 0
  const [, metadata, updater, innerPuzzle] = args
  if (!metadata || !updater || !innerPuzzle || args.length !== 4)
    throw new PuzzleError('nft-state', 'four curried arguments expected')
  const metadataUpdaterHash = atomOf(updater)
  if (metadataUpdaterHash?.length !== 32) throw new PuzzleError('nft-state', 'updater hash is not 32 bytes')
  return { metadata, metadataUpdaterHash, innerPuzzle }
}

// ../../packages/domain/src/puzzle/royalty-transfer.ts
function readRoyaltyTransfer(puzzle) {
  const args = curriedArgs(puzzle, royaltyTransferProgram)
  if (!args) return void 0
  const [struct, address, share] = args
  if (!struct || !address || !share || args.length !== 3)
    throw new PuzzleError('royalty-transfer', 'three curried arguments expected')
  const royaltyPuzzleHash = atomOf(address)
  const basisPoints = integerOf(share, 8)
  if (royaltyPuzzleHash?.length !== 32)
    throw new PuzzleError('royalty-transfer', 'royalty address is not 32 bytes')
  if (basisPoints === void 0 || basisPoints < 0n || basisPoints > 65535n)
    throw new PuzzleError('royalty-transfer', 'royalty out of range')
  return { struct, royaltyPuzzleHash, royaltyNode: share, royaltyBasisPoints: Number(basisPoints) }
}

// ../../packages/domain/src/chain/read-nft-spend.ts
function readNftSpend(spend, run2) {
  const layers = readNftLayers(parseClvm(spend.puzzleReveal))
  if (!layers) return void 0
  const hashes = hashesOf(layers)
  const read = readLayers(spend, layers, hashes, run2)
  if (!equalBytes(fullHash(layers, hashes), spend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  return read
}
function readLayers(spend, layers, hashes, run2) {
  const { singleton, state, ownership, royalty } = layers
  const { p2, metadataHash, fixed } = hashes
  const solution = readSingletonSolution(parseClvm(spend.solution))
  const output = readInnerOutput(ownership.innerPuzzle, first(first(solution.innerSolution)), run2)
  const coinId = coinIdOf(spend.coin)
  const before = {
    coinId,
    p2PuzzleHash: hex32Of(p2),
    ownerDid: ownership.owner ? hex32Of(ownership.owner) : null,
    metadata: readOnChainMetadata(state.metadata),
    metadataUpdaterHash: hex32Of(state.metadataUpdaterHash),
  }
  const updated =
    output.metadataUpdate &&
    updateMetadata(state.metadata, state.metadataUpdaterHash, output.metadataUpdate, run2)
  const owner = output.transfer ? output.transfer.owner : ownership.owner
  return {
    launcherId: hex32Of(singleton.launcherId),
    eve: solution.eve,
    royaltyPuzzleHash: hex32Of(royalty.royaltyPuzzleHash),
    royaltyBasisPoints: royalty.royaltyBasisPoints,
    before,
    after: output.next && nextState(coinId, output.next),
    metadataChanged: updated !== void 0 && !equalBytes(treeHash(updated.metadata), metadataHash),
    output,
    spendBytes: spend.puzzleReveal.length + spend.solution.length,
  }
  function nextState(parent, next) {
    const metadata = updated?.metadata ?? state.metadata
    const updaterHash = updated?.updaterHash ?? state.metadataUpdaterHash
    const hash3 = updated ? treeHash(metadata) : metadataHash
    const puzzleHash = nftPuzzleHash(fixed, hash3, updaterHash, owner, next.puzzleHash)
    return {
      coinId: coinIdOf({ parentCoinInfo: hexBytes(parent), puzzleHash, amount: next.amount }),
      p2PuzzleHash: hex32Of(next.puzzleHash),
      ownerDid: owner ? hex32Of(owner) : null,
      metadata: updated ? readOnChainMetadata(metadata) : before.metadata,
      metadataUpdaterHash: hex32Of(updaterHash),
    }
  }
}
function fullHash({ state, ownership }, { p2, metadataHash, fixed }) {
  return nftPuzzleHash(fixed, metadataHash, state.metadataUpdaterHash, ownership.owner, p2)
}
function hashesOf({ singleton, state, ownership, royalty }) {
  const p2 = p2PuzzleHash(ownership.innerPuzzle)
  const metadataHash = treeHash(state.metadata)
  const struct = structHash(singleton.launcherId)
  const fixed = {
    struct: quotedHash(struct),
    // Both layers carry the same singleton's struct, unless somebody made a very odd NFT.
    transfer: transferHash(
      royalty,
      equalBytes(bytesOf(royalty.struct), bytesOf(singleton.struct)) ? struct : treeHash(royalty.struct),
    ),
  }
  return { p2, metadataHash, fixed }
}
function readNftLayers(puzzle) {
  const singleton = readSingleton(puzzle)
  const state = singleton && readNftState(singleton.innerPuzzle)
  const ownership = state && readNftOwnership(state.innerPuzzle)
  const royalty = ownership && readRoyaltyTransfer(ownership.transferProgram)
  return royalty && { singleton, state, ownership, royalty }
}
function transferHash(royalty, struct) {
  const args = [struct, hashAtom(royalty.royaltyPuzzleHash), treeHash(royalty.royaltyNode)]
  return quotedHash(curryQuoted(TRANSFER_MOD, args.map(quotedHash)))
}
function nftPuzzleHash(fixed, metadata, updaterHash, owner, p2) {
  const ownership = curryQuoted(OWNERSHIP_MOD, [
    OWNERSHIP_SELF,
    owner ? quotedHash(hashAtom(owner)) : QUOTED_NIL,
    fixed.transfer,
    quotedHash(p2),
  ])
  const state = curryQuoted(STATE_MOD, [
    STATE_SELF,
    quotedHash(metadata),
    equalBytes(updaterHash, metadataUpdaterProgram.hash)
      ? DEFAULT_UPDATER
      : quotedHash(hashAtom(updaterHash)),
    quotedHash(ownership),
  ])
  return curryQuoted(SINGLETON_MOD, [fixed.struct, quotedHash(state)])
}
var SINGLETON_ATOM = hashAtom(singletonProgram.hash)
var LAUNCHER_ATOM = hashAtom(launcherHash)
function structHash(launcherId) {
  return hashPair(SINGLETON_ATOM, hashPair(hashAtom(launcherId), LAUNCHER_ATOM))
}
var DEFAULT_UPDATER = quotedHash(hashAtom(metadataUpdaterProgram.hash))
var QUOTED_NIL = quotedHash(hashAtom(new Uint8Array()))
var TRANSFER_MOD = quotedHash(royaltyTransferProgram.hash)
var OWNERSHIP_MOD = quotedHash(nftOwnershipProgram.hash)
var STATE_MOD = quotedHash(nftStateProgram.hash)
var SINGLETON_MOD = quotedHash(singletonProgram.hash)
var OWNERSHIP_SELF = quotedHash(hashAtom(nftOwnershipProgram.hash))
var STATE_SELF = quotedHash(hashAtom(nftStateProgram.hash))
function updateMetadata(metadata, updaterHash, update, run2) {
  if (!equalBytes(treeHash(update.updater), updaterHash))
    throw new PuzzleError('metadata', 'a foreign metadata updater')
  const args = writeList([bytesOf(metadata), writeAtom(updaterHash), bytesOf(update.solution)])
  const result = parseClvm(run2(bytesOf(update.updater), args, MAX_RUN_COST))
  const pair = first(result)
  const nextHash = bytesOf(first(rest(pair)))
  if (nextHash.length !== 33) throw new PuzzleError('metadata', 'updater hash is not 32 bytes')
  return { metadata: first(pair), updaterHash: nextHash.subarray(1) }
}
function reasonOf(error) {
  if (error instanceof PuzzleError || error instanceof ClvmError)
    return { code: error.code, message: error.message }
  return { code: 'unexpected', message: error instanceof Error ? error.name : 'unknown' }
}

// ../../packages/domain/src/chain/settled-payment.ts
function readSettledPayments(spend, puzzle) {
  const cat = readCat(puzzle)
  if (!isSettlement(cat?.innerPuzzle ?? puzzle)) return []
  const solution = parseClvm(spend.solution)
  const asset = cat ? hex32Of(cat.assetId) : 'xch'
  return readNotarizedPayments(cat ? catInnerSolution(solution) : solution).map((entry) =>
    settledPayment(entry, asset, spend),
  )
}
function settledPayment(entry, asset, spend) {
  return {
    asset,
    settlementPuzzleHash: hex32Of(spend.coin.puzzleHash),
    announcement: announcementId(spend.coin.puzzleHash, entry.hash),
    nonce: entry.nonce.length === 32 ? hex32Of(entry.nonce) : '',
    fundedBy: hex32Of(spend.coin.parentCoinInfo),
    payments: entry.payments.map(({ puzzleHash, amount }) => ({ puzzleHash: hex32Of(puzzleHash), amount })),
  }
}
function payerOf(sale, { payments, ownerOf: ownerOf2 }) {
  const asserted = new Set(sale.output.asserted)
  const seller = sale.before.p2PuzzleHash
  const price = payments.find(
    (payment) =>
      payment.nonce !== sale.launcherId &&
      (asserted.has(payment.announcement) || payment.payments.some((part) => part.puzzleHash === seller)),
  )
  return price ? ownerOf2(price.fundedBy) : null
}
function pricesOf(sale, settlement) {
  const stated = statedPrices(sale.output.transfer?.tradePrices ?? [], settlement.payments)
  if (stated.length > 0) return pricing('stated', stated)
  const promised = promisedPayments(sale, settlement.payments)
  if (promised.length > 0) return pricing('asserted', shares(promised, settlement.sharers))
  return pricing('paid', paidTo(sale.before.p2PuzzleHash, settlement.payments))
}
function pricing(evidence, found) {
  const prices = mergeByAsset(found)
  return { prices, priceEvidence: prices.length > 0 ? evidence : null }
}
function statedPrices(stated, payments) {
  return stated.flatMap(({ amount, settlementPuzzleHash }) => {
    const asset = assetOf(settlementPuzzleHash, payments)
    return asset === void 0 ? [] : [{ asset, amount }]
  })
}
function promisedPayments(sale, payments) {
  const asserted = new Set(sale.output.asserted)
  return payments.filter(({ announcement, nonce }) => asserted.has(announcement) && nonce !== sale.launcherId)
}
function shares(promised, sharers) {
  return promised.map(({ asset, announcement, payments }) => ({
    asset,
    amount: total(payments) / BigInt(sharers.get(announcement) ?? 1),
  }))
}
function paidTo(seller, payments) {
  return payments.flatMap(({ asset, payments: parts }) => {
    const toSeller = parts.filter(({ puzzleHash }) => puzzleHash === seller)
    return toSeller.length > 0 ? [{ asset, amount: total(toSeller) }] : []
  })
}
function royaltiesOf(sale, payments) {
  const paid = /* @__PURE__ */ new Map()
  for (const { asset, nonce, payments: parts } of payments) {
    if (nonce !== sale.launcherId) continue
    for (const { puzzleHash, amount } of parts) {
      const key = `${asset} ${puzzleHash}`
      paid.set(key, { asset, puzzleHash, amount: amount + (paid.get(key)?.amount ?? 0n) })
    }
  }
  return [...paid.values()].sort(xchFirst)
}
function assetOf(hash3, payments) {
  if (isSettlementHash(hash3)) return 'xch'
  return payments.find((payment) => payment.settlementPuzzleHash === hash3)?.asset
}
function total(payments) {
  return payments.reduce((sum, { amount }) => sum + amount, 0n)
}
function mergeByAsset(prices) {
  const sums = /* @__PURE__ */ new Map()
  for (const { asset, amount } of prices) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return [...sums].map(([asset, amount]) => ({ asset, amount })).sort(xchFirst)
}
function xchFirst(a, b) {
  return Number(b.asset === 'xch') - Number(a.asset === 'xch')
}

// ../../packages/domain/src/chain/read-block.ts
var BURN_ADDRESSES = /* @__PURE__ */ new Set([`${'0'.repeat(60)}dead`, '0'.repeat(64)])
function isBurnAddress(puzzleHash) {
  return BURN_ADDRESSES.has(puzzleHash)
}
function readBlock(spends, run2) {
  const unreadable = []
  const settled2 = []
  const dids = []
  const byLauncher = /* @__PURE__ */ new Map()
  for (const spend of spends) {
    try {
      const nft = readNftSpend(spend, run2)
      if (nft) append(byLauncher, nft.launcherId, nft)
      else {
        const did = readDidSpend(spend, run2)
        if (did) dids.push(did)
        else settled2.push(...readSettledPayments(spend, parseClvm(spend.puzzleReveal)))
      }
    } catch (error) {
      unreadable.push({ kind: 'unreadable', coinId: coinIdOf(spend.coin), ...reasonOf(error) })
    }
  }
  const lives = [...byLauncher.values()].map((list) =>
    chained(list, (spend) => [spend.before.coinId, spend.after?.coinId]),
  )
  const byCoin = spendsByCoin(spends)
  const settlement = { payments: settled2, sharers: sharersOf(lives), ownerOf: ownersOf(byCoin) }
  const makerOf = makersOf(byCoin, dids)
  return {
    nfts: lives.flatMap((list) => story(list, settlement, makerOf)),
    dids: chained(dids, (spend) => [spend.before.coinId, spend.after?.coinId]),
    unreadable,
  }
}
function append(map, key, value) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
function chained(spends, coins) {
  if (spends.length < 2) return [...spends]
  const byCoin = new Map(spends.map((spend) => [coins(spend)[0], spend]))
  const children = new Set(spends.map((spend) => coins(spend)[1]))
  const order = []
  for (const start of spends.filter((spend) => !children.has(coins(spend)[0]))) {
    for (let next = start; next; ) {
      order.push(next)
      const made = coins(next)[1]
      next = made === void 0 ? void 0 : byCoin.get(made)
    }
  }
  return order
}
function isSold(spend, next) {
  return (
    spend.after !== void 0 &&
    isSettlementHash(spend.after.p2PuzzleHash) &&
    next?.before.coinId === spend.after.coinId
  )
}
function sharersOf(lives) {
  const counts = /* @__PURE__ */ new Map()
  for (const life of lives)
    for (const [i, spend] of life.entries())
      if (isSold(spend, life[i + 1]))
        for (const id of new Set(spend.output.asserted)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
function story(spends, settlement, makerOf) {
  const events = []
  let offered
  for (const [i, spend] of spends.entries()) {
    const sold = isSold(spend, spends[i + 1])
    if (offered && spend.after) {
      events.push(trade(offered, spend, spend.after, settlement))
      offered = sold ? spend : void 0
      continue
    }
    if (spend.eve && spend.after)
      events.push({
        kind: 'mint',
        ...facts(spend),
        launcherDid: makerOf(spend.launcherId),
        after: spend.after,
      })
    else if (!sold) events.push(plainEvent(spend))
    offered = sold ? spend : void 0
  }
  return events
}
function spendsByCoin(spends) {
  let map
  return () => {
    map ??= new Map(spends.map((spend) => [coinIdOf(spend.coin), spend]))
    return map
  }
}
function makersOf(byCoin, dids) {
  if (dids.length === 0) return () => null
  const didCoins = new Map(dids.map(({ before, didId }) => [before.coinId, didId]))
  const parentOf = (coinId) => {
    const spend = byCoin().get(coinId)
    return spend ? hex32Of(spend.coin.parentCoinInfo) : ''
  }
  return (launcherId) => {
    const parent = parentOf(launcherId)
    return didCoins.get(parent) ?? didCoins.get(parentOf(parent)) ?? null
  }
}
function ownersOf(byCoin) {
  return (coinId) => {
    const spend = byCoin().get(coinId)
    if (!spend) return null
    try {
      const cat = readCat(parseClvm(spend.puzzleReveal))
      const owner = hex32Of(cat ? p2PuzzleHash(cat.innerPuzzle) : spend.coin.puzzleHash)
      return isSettlementHash(owner) ? null : owner
    } catch {
      return null
    }
  }
}
function plainEvent(spend) {
  const { before, after } = spend
  if (!after || isBurnAddress(after.p2PuzzleHash)) return { kind: 'burn', ...facts(spend), after }
  if (after.p2PuzzleHash !== before.p2PuzzleHash) return { kind: 'transfer', ...facts(spend), after }
  if (after.ownerDid !== before.ownerDid)
    return { kind: 'assign', ...facts(spend), did: after.ownerDid, after }
  return { kind: 'update', ...facts(spend), metadataChanged: spend.metadataChanged, after }
}
function facts(spend) {
  const { launcherId, royaltyPuzzleHash, royaltyBasisPoints, spendBytes, before } = spend
  return { launcherId, coinId: before.coinId, royaltyPuzzleHash, royaltyBasisPoints, spendBytes, before }
}
function trade(sale, taking, after, settlement) {
  return {
    kind: 'trade',
    ...facts(sale),
    spendBytes: sale.spendBytes + taking.spendBytes,
    seller: sale.before.p2PuzzleHash,
    payer: payerOf(sale, settlement),
    ...pricesOf(sale, settlement),
    royalties: royaltiesOf(sale, settlement.payments),
    after,
  }
}

// ../../packages/domain/src/clvm/node.ts
import { createRequire } from 'node:module'

function nodeClvmRunner(from = import.meta.url) {
  const require2 = createRequire(from)
  const path = require2.resolve('clvm_wasm')
  const load = () => require2(path)
  let wasm = load()
  return (program, args, maxCost, onCost) => {
    try {
      const [cost, node] = wasm.run_chia_program(program, args, maxCost, 0)
      if (!isLazyNode(node) || typeof cost !== 'bigint') throw new TypeError('no result')
      onCost?.(cost)
      try {
        return node.to_bytes(MAX_RESULT_BYTES)
      } finally {
        node.free()
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') {
        delete require2.cache[path]
        wasm = load()
      }
      throw new ClvmError('run-failed', 'the program failed', error)
    }
  }
}
function isLazyNode(value) {
  return typeof value === 'object' && value !== null && 'to_bytes' in value && 'free' in value
}

// src/read/reading-thread.ts
var run = nodeClvmRunner()
parentPort?.on('message', ({ blocks }) => {
  const readings = blocks.map((spends) => readBlock(spends, run))
  parentPort?.postMessage({ readings, runnerBytes: runnerBytes() })
})
function runnerBytes() {
  const memory = memberOf(memberOf(createRequire2(import.meta.url)('clvm_wasm'), '__wasm'), 'memory')
  const buffer = memberOf(memory, 'buffer')
  return buffer instanceof ArrayBuffer ? buffer.byteLength : 0
}
function memberOf(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : void 0
}
//# sourceMappingURL=reading-thread.js.map
