// ../../packages/domain/src/clvm/node.ts
import { createRequire } from 'node:module'

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

// ../../packages/domain/src/clvm/node.ts
function nodeClvmRunner(from = import.meta.url) {
  const require3 = createRequire(from)
  const path = require3.resolve('clvm_wasm')
  const load2 = () => require3(path)
  let wasm = load2()
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
        delete require3.cache[path]
        wasm = load2()
      }
      throw new ClvmError('run-failed', 'the program failed', error)
    }
  }
}
function isLazyNode(value) {
  return typeof value === 'object' && value !== null && 'to_bytes' in value && 'free' in value
}

// src/sandbox/answer-questions.ts
function answerQuestions(answer) {
  process.on('message', (message) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('question' in message))
      return
    const { id, question } = message
    void Promise.resolve(answer(question)).then((done) => process.send?.({ id, answer: done }))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}

// ../../packages/domain/src/sha256/node.ts
import { hash } from 'node:crypto'

function sha256(bytes) {
  return hash('sha256', bytes, 'buffer')
}

// ../../packages/domain/src/bytes.ts
var HEX = Array.from({ length: 256 }, (_, i2) => i2.toString(16).padStart(2, '0'))
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
  for (let i2 = 0, at = begin; i2 < bytes.length; i2++, at += 2) {
    const [high, low] = [DIGITS[text.charCodeAt(at)] ?? NO_DIGIT, DIGITS[text.charCodeAt(at + 1)] ?? NO_DIGIT]
    if (high === NO_DIGIT || low === NO_DIGIT) return void 0
    bytes[i2] = (high << 4) | low
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
  for (let i2 = 0; i2 < a.length; i2++) if (a[i2] !== b[i2]) return false
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
  for (let i2 = 0; i2 < bytes.length; i2++) bytes[i2] = Number.parseInt(digits.slice(i2 * 2, i2 * 2 + 2), 16)
  return bytes
}

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
  for (let i2 = 1; i2 <= more; i2++) {
    const next = buffer[at + i2]
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
function curryTreeHash(mod2, args) {
  return curryQuoted(quotedHash(mod2), args.map(quotedHash))
}
function quotedHash(hash3) {
  return hashPair(QUOTE, hash3)
}
function curryQuoted(mod2, args) {
  let environment = QUOTE
  let tail = ENVIRONMENT_END
  for (let i2 = args.length - 1; i2 >= 0; i2--) {
    environment = hashPair(CONS, hashPair(args[i2], tail))
    if (i2 > 0) tail = hashPair(environment, NIL)
  }
  return hashPair(APPLY, hashPair(mod2, hashPair(environment, NIL)))
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
  return hash3.every((byte, i2) => byte === program.hash[i2])
}
function curriedArgs(node, program) {
  const mod2 = modOf(node)
  if (!mod2) return void 0
  const { buffer } = node
  if (startsWith(mod2, program.bytes)) return argsAt(buffer, mod2.at + program.bytes.length)
  return isProgram(mod2, program) ? argsAt(buffer, skip(buffer, mod2.at)) : void 0
}
function startsWith({ buffer, at }, bytes) {
  if (buffer.length - at < bytes.length) return false
  for (let i2 = 0; i2 < bytes.length; i2++) if (buffer[at + i2] !== bytes[i2]) return false
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
  const [struct, address, share2] = args
  if (!struct || !address || !share2 || args.length !== 3)
    throw new PuzzleError('royalty-transfer', 'three curried arguments expected')
  const royaltyPuzzleHash = atomOf(address)
  const basisPoints = integerOf(share2, 8)
  if (royaltyPuzzleHash?.length !== 32)
    throw new PuzzleError('royalty-transfer', 'royalty address is not 32 bytes')
  if (basisPoints === void 0 || basisPoints < 0n || basisPoints > 65535n)
    throw new PuzzleError('royalty-transfer', 'royalty out of range')
  return { struct, royaltyPuzzleHash, royaltyNode: share2, royaltyBasisPoints: Number(basisPoints) }
}

// ../../packages/domain/src/puzzle/singleton.ts
function readSingleton(puzzle) {
  const args = curriedArgs(puzzle, singletonProgram)
  if (!args) return void 0
  const [struct, innerPuzzle] = args
  if (!struct || !innerPuzzle || args.length !== 2)
    throw new PuzzleError('singleton', 'two curried arguments expected')
  const mod2 = atomOf(first(struct))
  const launcherId = atomOf(first(rest(struct)))
  const launcher = atomOf(rest(rest(struct)))
  if (!mod2 || !equalBytes(mod2, singletonProgram.hash))
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

// ../../packages/domain/src/chain/read-nft-spend.ts
function readNftSpend(spend, run2) {
  const layers = readNftLayers(parseClvm(spend.puzzleReveal))
  if (!layers) return void 0
  const hashes = hashesOf(layers)
  const read3 = readLayers(spend, layers, hashes, run2)
  if (!equalBytes(fullHash(layers, hashes), spend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  return read3
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

// ../../packages/domain/src/offer/offer-error.ts
var OfferError = class extends Error {
  name = 'OfferError'
  code
  constructor(code, message, cause) {
    super(message, { cause })
    this.code = code
  }
}

// ../../packages/domain/src/offer/run-budget.ts
var MAX_COST = 200000000n
var MAX_RESULT_BYTES2 = 8e6
var TOO_LONG = 'The puzzles of the offer run for too long'
function withinBudget(run2, maxCost = MAX_COST) {
  let cost = maxCost
  let bytes = MAX_RESULT_BYTES2
  return (program, args, runCost, onCost) => {
    if (cost <= 0n) throw new OfferError('too-costly', TOO_LONG)
    const limit = runCost < cost ? runCost : cost
    let spent
    try {
      const result = run2(program, args, limit, (used) => {
        spent = used
        onCost?.(used)
      })
      bytes -= result.length
      if (bytes < 0) throw new OfferError('too-costly', 'The puzzles of the offer answer too much')
      return result
    } catch (error) {
      if (error instanceof ClvmError && isCostExceeded(error))
        throw new OfferError('too-costly', TOO_LONG, error)
      throw error
    } finally {
      cost -= spent ?? limit
    }
  }
}
function isCostExceeded(error) {
  return /cost exceeded/i.test(String(error.cause))
}

// ../../packages/domain/src/offer/maker-spend.ts
var MAX_SPENDS = 500
function isRequest(spend) {
  return spend.coin.parentCoinInfo.every((byte) => byte === 0)
}
function runMakerSpends(bundle, run2) {
  const spends = bundle.coinSpends.filter((spend) => !isRequest(spend))
  if (spends.length === 0) throw new OfferError('nothing-offered', 'Nothing is offered')
  if (bundle.coinSpends.length > MAX_SPENDS)
    throw new OfferError('too-large', `The offer has over ${MAX_SPENDS} spends`)
  const bounded = withinBudget(run2)
  return spends.map((spend) => {
    try {
      return runMakerSpend(spend, bounded)
    } catch (cause) {
      if (cause instanceof OfferError) throw cause
      throw new OfferError('unreadable', `The spend of coin ${coinIdOf(spend.coin)} cannot be read`, cause)
    }
  })
}
function runMakerSpend(spend, run2) {
  const coinId = coinIdOf(spend.coin)
  const puzzle = parseClvm(spend.puzzleReveal)
  const nft = readNftSpend(spend, run2)
  const cat = nft ? void 0 : readCat(puzzle)
  const conditions = readConditions2(parseClvm(run2(spend.puzzleReveal, spend.solution, MAX_RUN_COST)))
  const ownPuzzle = nft !== void 0 || equalBytes(treeHash(puzzle), spend.coin.puzzleHash)
  const ownFacts = knowsItself(spend, coinId, conditions)
  return {
    spend,
    coinId,
    nft,
    assetId: cat && hex32Of(cat.assetId),
    conditions,
    doubts: [...(ownPuzzle ? [] : ['wrong-puzzle']), ...(ownFacts ? [] : ['wrong-coin'])],
  }
}
function readConditions2(list) {
  const found = []
  for (const condition of items(list)) {
    const opcode = isPair(condition) ? integerOf(first(condition), 2) : void 0
    if (opcode !== void 0) found.push({ opcode: Number(opcode), args: rest(condition) })
  }
  return found
}
function knowsItself({ coin }, coinId, conditions) {
  const facts = {
    70: coinId,
    71: toHex(coin.parentCoinInfo),
    72: toHex(coin.puzzleHash),
    73: toHex(encodeInteger(coin.amount)),
  }
  return conditions.every(({ opcode, args }) => {
    const fact = facts[opcode]
    const said = fact !== void 0 && isPair(args) ? atomOf(first(args)) : void 0
    return fact === void 0 || (said !== void 0 && toHex(said) === fact)
  })
}
function amountArgument({ args }) {
  const value = isPair(args) ? integerOf(first(args), 9) : void 0
  if (value === void 0 || value < 0n) throw new OfferError('unreadable', 'A condition has a bad argument')
  return value
}

// ../../packages/domain/src/offer/offer-item.ts
function fungibles(items2) {
  return items2.flatMap((item) => {
    if (item.kind === 'xch') return [{ asset: 'xch', amount: item.amount }]
    return item.kind === 'cat' ? [{ asset: item.assetId, amount: item.amount }] : []
  })
}
function mergeItems(items2) {
  const sums = /* @__PURE__ */ new Map()
  for (const { asset, amount } of fungibles(items2)) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return items2.flatMap((item) => {
    if (item.kind === 'nft' || item.kind === 'unknown') return [item]
    const asset = item.kind === 'xch' ? 'xch' : item.assetId
    const amount = sums.get(asset)
    sums.delete(asset)
    return amount === void 0 ? [] : [{ ...item, amount }]
  })
}
var ORDER = ['nft', 'xch', 'cat', 'unknown']
function orderItems(items2) {
  return [...items2].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

// ../../packages/domain/src/offer/settlement-asset.ts
var CAT_SELF = hashAtom(catProgram.hash)
function settlementHashOf(asset) {
  if (asset === 'xch') return settlementHash
  return hex32Of(
    curryTreeHash(catProgram.hash, [CAT_SELF, hashAtom(hexBytes(asset)), settlementProgram.hash]),
  )
}

// ../../packages/domain/src/offer/royalty.ts
function royaltyDue(price, nfts, basisPoints) {
  return share(price / BigInt(nfts), basisPoints)
}
function share(price, basisPoints) {
  return (price * BigInt(basisPoints)) / 10000n
}
function priceWithin(total, basisPoints) {
  const nfts = basisPoints.length
  const whole = (price) => basisPoints.reduce((sum, points) => sum + royaltyDue(price, nfts, points), price)
  let low = 0n
  let high = total
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (whole(middle) <= total) low = middle
    else high = middle - 1n
  }
  return low
}
function readRoyalties(offered, requested, spends, asserted) {
  const sold = offered.filter(isNft)
  const bought = requested.filter(isNft)
  const prices = fungibles(requested)
  const funds = fungibles(offered)
  return [
    ...sold.flatMap((nft) => lines(nft, prices, (price) => onSale(nft, sold.length, price, spends))),
    ...bought.flatMap((nft) => lines(nft, funds, (total) => onBid(nft, bought, total, asserted))),
  ]
}
function isNft(item) {
  return item.kind === 'nft'
}
function lines(nft, against, judge) {
  const facts = {
    launcherId: nft.launcherId,
    royaltyPuzzleHash: nft.royaltyPuzzleHash,
    basisPoints: nft.royaltyBasisPoints,
  }
  if (against.length === 0) return [{ ...facts, asset: null, amount: 0n, honesty: 'none-due' }]
  return against.map((price) => ({ ...facts, asset: price.asset, ...judge(price) }))
}
function onSale(nft, sold, price, spends) {
  const amount = royaltyDue(price.amount, sold, nft.royaltyBasisPoints)
  if (amount === 0n) return { amount, honesty: 'none-due' }
  const settlement = settlementHashOf(price.asset)
  const stated = spends.flatMap((spend) =>
    spend.nft?.launcherId === nft.launcherId ? (spend.nft.output.transfer?.tradePrices ?? []) : [],
  )
  const sure = stated
    .filter(({ settlementPuzzleHash }) => settlementPuzzleHash === settlement)
    .reduce((sum, { amount: amount2 }) => sum + share(amount2, nft.royaltyBasisPoints), 0n)
  return { amount, honesty: sure >= amount ? 'asserted' : sure > 0n ? 'underpaid' : 'missing' }
}
function onBid(nft, bought, { asset, amount: total }, asserted) {
  const price = priceWithin(
    total,
    bought.map(({ royaltyBasisPoints }) => royaltyBasisPoints),
  )
  const amount = royaltyDue(price, bought.length, nft.royaltyBasisPoints)
  if (amount === 0n) return { amount, honesty: 'none-due' }
  const payment = royaltyAnnouncement(nft, asset, amount)
  return { amount, honesty: asserted.has(payment) ? 'asserted' : 'missing' }
}
var NIL3 = hashAtom(new Uint8Array())
function royaltyAnnouncement({ launcherId, royaltyPuzzleHash }, asset, amount) {
  const address = hashAtom(hexBytes(royaltyPuzzleHash))
  const memos = hashPair(address, NIL3)
  const payment = hashPair(address, hashPair(hashAtom(encodeInteger(amount)), hashPair(memos, NIL3)))
  const notarized = hashPair(hashAtom(hexBytes(launcherId)), hashPair(payment, NIL3))
  return announcementId(hexBytes(settlementHashOf(asset)), notarized)
}

// ../../packages/domain/src/build/build-error.ts
var BuildError = class extends Error {
  name = 'BuildError'
  code
  /** What is missing, where funds are. */
  short
  constructor(code, message, more = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.short = more.short
  }
}

// ../../packages/domain/src/build/notarized.ts
function readNotarized(solution) {
  const entries = [...items(solution)]
  return readNotarizedPayments(solution).map(({ nonce, hash: hash3, payments }, i2) => ({
    nonce,
    bytes: bytesOf(entries[i2] ?? solution),
    hash: hash3,
    payments: payments.map(({ puzzleHash, amount }) => ({ puzzleHash: hex32Of(puzzleHash), amount })),
  }))
}
function totalOf(notarized) {
  return notarized.flatMap(({ payments }) => payments).reduce((sum, { amount }) => sum + amount, 0n)
}

// ../../packages/domain/src/offer/offer-status.ts
function isExpired({ seconds, height }, moment) {
  return (seconds !== null && seconds <= moment.seconds) || (height !== null && height <= moment.height)
}

// ../../packages/domain/src/offer/read-maker.ts
var MELT = -113n
function readMaker(spends) {
  const spent = new Set(spends.map(({ coinId }) => coinId))
  const created = spends.flatMap(createdCoins)
  const made = new Set(created.map(({ id }) => id))
  const waiting = created.filter(({ id, item }) => item && !spent.has(id))
  const arguments_ = (opcode) =>
    spends.flatMap(({ conditions }) =>
      conditions.filter((condition) => condition.opcode === opcode).map(amountArgument),
    )
  const height = least(arguments_(OPCODE.ASSERT_BEFORE_HEIGHT_ABSOLUTE))
  const fee = arguments_(OPCODE.RESERVE_FEE).reduce((sum, amount) => sum + amount, 0n)
  return {
    offered: mergeItems(orderItems(waiting.flatMap(({ item }) => (item ? [item] : [])))),
    expiry: {
      seconds: least(arguments_(OPCODE.ASSERT_BEFORE_SECONDS_ABSOLUTE)),
      // A height that no chain reaches is none.
      height: height === null || height > MAX_HEIGHT ? null : Number(height),
    },
    fee,
    mustBeUnspent: [...spent].filter((id) => !made.has(id)),
    settlementCoins: waiting.map(({ id }) => id),
    asserted: new Set(spends.flatMap(assertedAnnouncements)),
    funded: isFunded(spends, created, fee),
  }
}
var MAX_HEIGHT = 2n ** 32n - 1n
function createdCoins(spend) {
  const asset = spend.assetId ?? 'xch'
  const { nft } = spend
  return spend.conditions.flatMap(({ opcode, args }) => {
    const coin = opcode === OPCODE.CREATE_COIN ? readCreateCoin2(args) : void 0
    if (!coin) return []
    const id = coinIdOf({
      parentCoinInfo: hexBytes(spend.coinId),
      puzzleHash: hexBytes(coin.puzzleHash),
      amount: coin.amount,
    })
    if (nft && id === nft.after?.coinId) {
      const { launcherId, royaltyBasisPoints, royaltyPuzzleHash } = nft
      const offered = nft.after.p2PuzzleHash === settlementHash
      const item = { kind: 'nft', launcherId, royaltyBasisPoints, royaltyPuzzleHash }
      return [{ id, asset, amount: coin.amount, item: offered ? item : void 0 }]
    }
    return [{ id, asset, amount: coin.amount, item: fungibleItem(coin, asset) }]
  })
}
function fungibleItem(coin, asset) {
  const { amount, puzzleHash } = coin
  if (puzzleHash === settlementHash) return { kind: 'xch', amount }
  if (asset === 'xch' || puzzleHash !== settlementHashOf(asset)) return void 0
  return { kind: 'cat', assetId: asset, amount }
}
function readCreateCoin2(args) {
  const puzzleHash = isPair(args) ? atomOf(first(args)) : void 0
  const tail = isPair(args) ? rest(args) : void 0
  const amount = tail && isPair(tail) ? integerOf(first(tail), 9) : void 0
  if (amount === MELT) return void 0
  if (puzzleHash?.length !== 32 || amount === void 0 || amount < 0n)
    throw new OfferError('unreadable', 'Malformed CREATE_COIN')
  return { puzzleHash: hex32Of(puzzleHash), amount }
}
function assertedAnnouncements({ conditions }) {
  return conditions.flatMap(({ opcode, args }) => {
    const id = opcode === OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT && isPair(args) ? atomOf(first(args)) : void 0
    return id?.length === 32 ? [hex32Of(id)] : []
  })
}
function isFunded(spends, created, fee) {
  const balance = /* @__PURE__ */ new Map()
  const add = (asset, amount) => balance.set(asset, (balance.get(asset) ?? 0n) + amount)
  for (const { assetId, spend } of spends) add(assetId ?? 'xch', spend.coin.amount)
  for (const { asset, amount } of created) add(asset, -amount)
  add('xch', -fee)
  return [...balance.values()].every((left) => left >= 0n)
}
function least(amounts) {
  return amounts.reduce((a, b) => (a === null || b < a ? b : a), null)
}

// ../../packages/domain/src/offer/read-request.ts
function readRequest(spend) {
  const puzzle = parseClvm(spend.puzzleReveal)
  const solution = parseClvm(spend.solution)
  const asset = readAsset(puzzle)
  if (!asset) return { item: { kind: 'unknown' }, announcements: [], settles: false }
  const payments = readNotarizedPayments(solution)
  const puzzleHash = treeHash(puzzle)
  return {
    item: asset.item(payments),
    announcements: payments.map(({ hash: hash3 }) => announcementId(puzzleHash, hash3)),
    settles: isProgram(asset.innerPuzzle, settlementProgram),
  }
}
function readAsset(puzzle) {
  if (isProgram(puzzle, settlementProgram))
    return { item: (payments) => ({ kind: 'xch', amount: sumOf(payments) }), innerPuzzle: puzzle }
  const cat = readCat(puzzle)
  if (cat) {
    const assetId = hex32Of(cat.assetId)
    return {
      item: (payments) => ({ kind: 'cat', assetId, amount: sumOf(payments) }),
      innerPuzzle: cat.innerPuzzle,
    }
  }
  const nft = readNftLayers(puzzle)
  if (!nft) return void 0
  const item = {
    kind: 'nft',
    launcherId: hex32Of(nft.singleton.launcherId),
    royaltyBasisPoints: nft.royalty.royaltyBasisPoints,
    royaltyPuzzleHash: hex32Of(nft.royalty.royaltyPuzzleHash),
  }
  return { item: () => item, innerPuzzle: nft.ownership.innerPuzzle }
}
function sumOf(payments) {
  return payments.flatMap((entry) => entry.payments).reduce((sum, payment) => sum + payment.amount, 0n)
}

// ../../packages/domain/src/offer/spend-use.ts
function spendUse(spend) {
  try {
    return hex32Of(sha256(concatBytes(hexBytes(coinIdOf(spend.coin)), treeHash(parseClvm(spend.solution)))))
  } catch {
    return void 0
  }
}

// ../../packages/domain/src/offer/read-offer.ts
function readSpends(bundle, spends) {
  try {
    const { asserted, funded, ...side } = readMaker(spends)
    const requests = bundle.coinSpends.filter(isRequest).map(readRequest)
    const requested = mergeItems(requests.map(({ item }) => item))
    const bound = requests.every(({ announcements }) => announcements.every((id) => asserted.has(id)))
    return {
      ...side,
      works: spends.flatMap(({ nft, coinId }) =>
        nft && side.mustBeUnspent.includes(coinId) ? [{ launcherId: nft.launcherId, coinId }] : [],
      ),
      maker: ownerOf(spends.find(({ coinId }) => side.mustBeUnspent.includes(coinId))),
      uses: spends.flatMap(({ spend }) => spendUse(spend) ?? []),
      requested,
      royalties: readRoyalties(side.offered, requested, spends, asserted),
      doubts: [
        .../* @__PURE__ */ new Set([
          ...spends.flatMap(({ doubts }) => doubts),
          ...(bound ? [] : ['unbound']),
          ...(funded ? [] : ['unfunded']),
          ...(requests.every(({ settles }) => settles) ? [] : ['unsettled']),
        ]),
      ],
    }
  } catch (cause) {
    if (cause instanceof OfferError) throw cause
    throw new OfferError('unreadable', 'A request of the offer cannot be read', cause)
  }
}
function ownerOf(one) {
  if (!one) return null
  if (one.nft) return one.nft.before.p2PuzzleHash
  const cat = one.assetId && readCat(parseClvm(one.spend.puzzleReveal))
  return hex32Of(cat ? p2PuzzleHash(cat.innerPuzzle) : one.spend.coin.puzzleHash)
}

// ../../packages/domain/src/build/created-coin.ts
function readCreatedCoin(args) {
  const amount = isPair(args) && isPair(rest(args)) ? integerOf(first(rest(args)), 9) : void 0
  if (amount !== void 0 && amount < 0n) return void 0
  const puzzleHash = isPair(args) ? atomOf(first(args)) : void 0
  if (puzzleHash?.length !== 32 || amount === void 0)
    throw new PuzzleError('conditions', 'malformed CREATE_COIN')
  return { puzzleHash, amount }
}

// ../../packages/domain/src/build/singleton-spend.ts
function structHash2(launcherId) {
  const launcher = hashPair(hashAtom(hexBytes(launcherId)), hashAtom(launcherHash))
  return hashPair(hashAtom(singletonProgram.hash), launcher)
}
function singletonHash(launcherId, inner) {
  return hex32Of(curryTreeHash(singletonProgram.hash, [structHash2(launcherId), inner]))
}

// ../../packages/domain/src/build/cat-spend.ts
function catHash(assetId, p2) {
  const args = [hashAtom(catProgram.hash), hashAtom(hexBytes(assetId)), hexBytes(p2)]
  return hex32Of(curryTreeHash(catProgram.hash, args))
}

// ../../packages/domain/src/build/nft-spend.ts
function nftInnerHash(nft, p2) {
  const ownership = curryTreeHash(nftOwnershipProgram.hash, [
    hashAtom(nftOwnershipProgram.hash),
    hashAtom(nft.ownerDid === null ? new Uint8Array() : hexBytes(nft.ownerDid)),
    treeHash(parseClvm(nft.transferProgram)),
    hexBytes(p2),
  ])
  return curryTreeHash(nftStateProgram.hash, [
    hashAtom(nftStateProgram.hash),
    treeHash(parseClvm(nft.metadata)),
    hashAtom(hexBytes(nft.metadataUpdaterHash)),
    ownership,
  ])
}
function nftHash(nft, p2) {
  return singletonHash(nft.launcherId, nftInnerHash(nft, p2))
}

// ../../packages/domain/src/build/read-held.ts
function knownNftAfter(parentSpend, spend, run2) {
  const layers = readNftLayers(parseClvm(parentSpend.puzzleReveal))
  const { after, output } = spend
  if (!layers || !after || !output.next) return void 0
  const { singleton, state, ownership } = layers
  const updated =
    output.metadataUpdate &&
    updateMetadata(state.metadata, state.metadataUpdaterHash, output.metadataUpdate, run2)
  const facts = {
    launcherId: spend.launcherId,
    metadata: bytesOf(updated?.metadata ?? state.metadata),
    metadataUpdaterHash: after.metadataUpdaterHash,
    transferProgram: bytesOf(ownership.transferProgram),
    ownerDid: after.ownerDid,
  }
  const coin = {
    parentCoinInfo: hexBytes(coinIdOf(parentSpend.coin)),
    puzzleHash: hexBytes(nftHash(facts, after.p2PuzzleHash)),
    amount: output.next.amount,
  }
  if (coinIdOf(coin) !== after.coinId)
    throw new PuzzleError('puzzle-hash', 'the NFT has another puzzle than its layers say')
  return {
    kind: 'nft',
    coin,
    ...facts,
    lineage: {
      parentParent: parentSpend.coin.parentCoinInfo,
      parentInnerPuzzleHash: treeHash(singleton.innerPuzzle),
      parentAmount: parentSpend.coin.amount,
    },
    royaltyPuzzleHash: spend.royaltyPuzzleHash,
    royaltyBasisPoints: spend.royaltyBasisPoints,
    p2PuzzleHash: after.p2PuzzleHash,
  }
}
function readKnownCats(parentSpend, run2) {
  const puzzle = parseClvm(parentSpend.puzzleReveal)
  const cat = readCat(puzzle)
  if (!cat) return []
  if (!equalBytes(treeHash(puzzle), parentSpend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  const inner = catInnerSolution(parseClvm(parentSpend.solution))
  const conditions = conditionsOf(cat.innerPuzzle, inner, run2)
  const assetId = hex32Of(cat.assetId)
  const lineage = {
    parentParent: parentSpend.coin.parentCoinInfo,
    parentInnerPuzzleHash: p2PuzzleHash(cat.innerPuzzle),
    parentAmount: parentSpend.coin.amount,
  }
  const parentCoinInfo = hexBytes(coinIdOf(parentSpend.coin))
  return createdBy(conditions).map(({ puzzleHash, amount }) => {
    const coin = { parentCoinInfo, puzzleHash: hexBytes(catHash(assetId, puzzleHash)), amount }
    return { kind: 'cat', coin, assetId, lineage, p2PuzzleHash: puzzleHash }
  })
}
function createdBy(conditions) {
  return [...items(conditions)].flatMap((condition) => {
    if (!isPair(condition) || integerOf(first(condition), 4) !== BigInt(OPCODE.CREATE_COIN)) return []
    const created = readCreatedCoin(rest(condition))
    return created ? [{ puzzleHash: hex32Of(created.puzzleHash), amount: created.amount }] : []
  })
}

// ../../packages/domain/src/build/open-offer.ts
function openOffer(bundle, run2, at) {
  const spends = runMakerSpends(bundle, run2)
  const { doubts, expiry, requested } = readSpends(bundle, spends)
  if (requested.some(({ kind }) => kind === 'unknown'))
    throw new BuildError(
      'unsupported-asset',
      'The offer asks for something that is neither XCH, a CAT nor an NFT',
    )
  if (doubts.length > 0)
    throw new BuildError('unsound-offer', `The chain would never settle this offer: ${doubts.join(', ')}`)
  if (requested.length === 0 || !bundle.signature)
    throw new BuildError('not-an-offer', 'Nothing is asked for in return, or nobody signed')
  if (at && isExpired(expiry, at)) throw new BuildError('expired', 'The offer is over')
  try {
    return { ...coinsOf(spends, run2), signature: bundle.signature, demands: demandsOf(bundle) }
  } catch (cause) {
    if (cause instanceof BuildError || cause instanceof OfferError) throw cause
    throw new BuildError('unreadable', 'The offer cannot be read for taking', { cause })
  }
}
function coinsOf(spends, run2) {
  const spent = new Set(spends.map(({ coinId }) => coinId))
  const waits = ({ coin }) => !spent.has(coinIdOf(coin))
  const cats = spends.flatMap(({ spend, assetId }) => (assetId ? readKnownCats(spend, run2) : []))
  return {
    makerSpends: spends.map(({ spend }) => spend),
    coinIds: [...spent],
    xch: spends.flatMap(bareCoins).filter((coin) => waits({ coin })),
    cats: cats.filter((cat) => cat.p2PuzzleHash === settlementHash && waits(cat)),
    nfts: spends.flatMap((one) => offeredNft(one, run2)).filter(({ nft }) => waits(nft)),
  }
}
function offeredNft({ spend, nft: read3 }, run2) {
  const nft = read3 && knownNftAfter(spend, read3, run2)
  if (nft?.p2PuzzleHash !== settlementHash) return []
  return [{ nft, stated: read3?.output.transfer?.tradePrices ?? [] }]
}
function bareCoins({ conditions, coinId }) {
  return conditions.flatMap(({ opcode, args }) => {
    const created = opcode === OPCODE.CREATE_COIN ? readCreatedCoin(args) : void 0
    if (!created || hex32Of(created.puzzleHash) !== settlementHash) return []
    return [{ parentCoinInfo: hexBytes(coinId), ...created }]
  })
}
function demandsOf(bundle) {
  return bundle.coinSpends.filter(isRequest).map(({ puzzleReveal, solution }) => {
    const puzzle = parseClvm(puzzleReveal)
    const payments = readNotarized(parseClvm(solution))
    if (isProgram(puzzle, settlementProgram)) return { kind: 'fungible', asset: 'xch', payments }
    const cat = readCat(puzzle)
    if (cat) return { kind: 'fungible', asset: hex32Of(cat.assetId), payments }
    const nft = readNftLayers(puzzle)
    if (!nft) throw new BuildError('unsupported-asset', 'The offer asks for an asset of another kind')
    return {
      kind: 'nft',
      launcherId: hex32Of(nft.singleton.launcherId),
      puzzleHash: hex32Of(treeHash(puzzle)),
      royaltyBasisPoints: nft.royalty.royaltyBasisPoints,
      royaltyPuzzleHash: hex32Of(nft.royalty.royaltyPuzzleHash),
      payments,
    }
  })
}

// ../../packages/domain/src/signature/network.ts
var NETWORKS = {
  mainnet: hexBytes('ccd5bb71183532bff220ba46c268991a3ff07eb358e8255a65c30a2dce0e5fbb'),
  testnet10: hexBytes('ae83525ba8d1dd3f09b277de18ca3e43fc0af20d20c4b3e92ef2a48bd291ccb2'),
  testnet11: hexBytes('37a90eb5185a9c4439a91ddc98bbadce7b4feba060d50116a067de66bf236615'),
  simulator0: hexBytes('eb8c4d20b322be8d9fddbf9412016bdffe9a2901d7edb0e364e94266d0e095f7'),
}
function isNetworkName(name) {
  return Object.hasOwn(NETWORKS, name)
}
var NETWORK_NAMES = Object.keys(NETWORKS).filter(isNetworkName)

// ../../packages/domain/src/signature/required-signature.ts
function demandsSignature(opcode) {
  return opcode >= OPCODE.AGG_SIG_PARENT && opcode <= OPCODE.AGG_SIG_ME
}
function readRequiredSignature(opcode, args, coin, coinId) {
  const publicKey = isPair(args) ? atomOf(first(args)) : void 0
  const tail = isPair(args) ? rest(args) : void 0
  const message = tail && isPair(tail) ? atomOf(first(tail)) : void 0
  if (publicKey?.length !== 48 || message === void 0 || message.length > 1024) return void 0
  return { publicKey, message: concatBytes(message, ...coveredFacts(opcode, coin, coinId)), opcode }
}
function coveredFacts(opcode, coin, coinId) {
  const { parentCoinInfo: parent, puzzleHash } = coin
  const amount = encodeInteger(coin.amount)
  const facts = {
    43: [parent],
    44: [puzzleHash],
    45: [amount],
    46: [puzzleHash, amount],
    47: [parent, amount],
    48: [parent, puzzleHash],
    50: [coinId],
  }
  return facts[opcode] ?? []
}
function signedMessage({ message, opcode }, genesis) {
  if (opcode === OPCODE.AGG_SIG_UNSAFE) return message
  const ending = opcode === OPCODE.AGG_SIG_ME ? genesis : sha256(concatBytes(genesis, Uint8Array.of(opcode)))
  return concatBytes(message, ending)
}

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => (n / 2 ** 32) | 0
var fromNumL = (n) => n >>> 0
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n)
  const l = fromNumL(n)
  view.setUint32(byteOffset, isLE ? l : h, isLE)
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE)
}

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(a) {
  return (
    a instanceof Uint8Array ||
    (ArrayBuffer.isView(a) &&
      a.constructor.name === 'Uint8Array' &&
      'BYTES_PER_ELEMENT' in a &&
      a.BYTES_PER_ELEMENT === 1)
  )
}
var atitle = (title) => (title ? `"${title}" ` : '')
function anumber(n, title = '') {
  if (typeof n !== 'number') throw new TypeError(atitle(title) + 'expected number, got ' + typeof n)
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + 'expected integer >= 0, got ' + n)
  return n
}
function abytes(value, length, title = '') {
  if (isBytes(value) && (length === void 0 || value.length === length)) return value
  if (length !== void 0) anumber(length, 'length')
  const bytes = isBytes(value)
  const ofLen = length !== void 0 ? ` of length ${length}` : ''
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`
  const message = atitle(title) + 'expected Uint8Array' + ofLen + ', got ' + got
  if (!bytes) throw new TypeError(message)
  throw new RangeError(message)
}
var aobject = (value, label) => {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new TypeError(
      (label === 'object' ? '' : `"${label}" `) + 'expected object, got type=' + typeof value,
    )
}
var aopts = (value, label) => {
  aobject(value, label)
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`)
  if (Object.hasOwn(value, '__proto__')) throw new TypeError(`"${label}.__proto__" is not allowed`)
}
function aexists(instance, checkFinished = true) {
  if (instance.destroyed) throw new Error('hash was destroyed')
  if (checkFinished && instance.finished) throw new Error('digest() was already called')
}
function aoutput(out, instance) {
  abytes(out, void 0, 'output')
  const min = instance.outputLen
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min)
  }
}
function clean(...arrays) {
  for (let i2 = 0; i2 < arrays.length; i2++) {
    arrays[i2].fill(0)
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength)
}
function rotr(word, shift) {
  return (word << (32 - shift)) | (word >>> shift)
}
var hasHexBuiltin = /* @__PURE__ */ (() =>
  // @ts-expect-error
  typeof Uint8Array.from([]).toHex === 'function' && typeof Uint8Array.fromHex === 'function')()
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i2) => i2.toString(16).padStart(2, '0'))
function bytesToHex(bytes) {
  abytes(bytes)
  if (hasHexBuiltin) return bytes.toHex()
  let hex = ''
  for (let i2 = 0; i2 < bytes.length; i2++) {
    hex += hexes[bytes[i2]]
  }
  return hex
}
function asciiToBase16(ch) {
  return ch >= 48 && ch <= 57
    ? ch - 48
    : ch >= 65 && ch <= 70
      ? ch - (65 - 10)
      : ch >= 97 && ch <= 102
        ? ch - (97 - 10)
        : void 0
}
function hexToBytes(hex) {
  if (typeof hex !== 'string') throw new TypeError('hex string expected, got ' + typeof hex)
  if (hasHexBuiltin) {
    try {
      return Uint8Array.fromHex(hex)
    } catch (error) {
      if (error instanceof SyntaxError) throw new RangeError(error.message)
      throw error
    }
  }
  const hl = hex.length
  const al = hl / 2
  if (hl % 2) throw new RangeError('hex string expected, got unpadded hex of length ' + hl)
  const array = new Uint8Array(al)
  for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
    const n1 = asciiToBase16(hex.charCodeAt(hi))
    const n2 = asciiToBase16(hex.charCodeAt(hi + 1))
    if (n1 === void 0 || n2 === void 0) {
      const char = hex[hi] + hex[hi + 1]
      throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi)
    }
    array[ai] = n1 * 16 + n2
  }
  return array
}
function concatBytes2(...arrays) {
  let sum = 0
  for (let i2 = 0; i2 < arrays.length; i2++) {
    const a = arrays[i2]
    abytes(a)
    sum += a.length
  }
  const res = new Uint8Array(sum)
  for (let i2 = 0, pad = 0; i2 < arrays.length; i2++) {
    const a = arrays[i2]
    res.set(a, pad)
    pad += a.length
  }
  return res
}
function checkOpts(defaults, opts, title = 'opts') {
  aopts(defaults, 'defaults')
  if (opts !== void 0) aopts(opts, title)
  const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts)
  return merged
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== 'function')
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons)
  info = checkOpts({}, info, 'info')
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest()
  const tmp = hashCons(void 0)
  hashC.outputLen = tmp.outputLen
  hashC.blockLen = tmp.blockLen
  hashC.canXOF = tmp.canXOF
  hashC.create = (opts) => hashCons(opts)
  Object.assign(hashC, info)
  return Object.freeze(hashC)
}
function randomBytes(bytesLength = 32) {
  anumber(bytesLength, 'bytesLength')
  const cr = typeof globalThis === 'object' ? globalThis.crypto : null
  if (typeof cr?.getRandomValues !== 'function') throw new Error('crypto.getRandomValues must be defined')
  if (bytesLength > 65536) throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`)
  return cr.getRandomValues(new Uint8Array(bytesLength))
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix]),
})

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
  return (a & b) ^ (~a & c)
}
function Maj(a, b, c) {
  return (a & b) ^ (a & c) ^ (b & c)
}
var HashMD = class {
  blockLen
  outputLen
  canXOF = false
  padOffset
  isLE
  // For partial updates less than block size
  buffer
  view
  finished = false
  length = 0
  pos = 0
  destroyed = false
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen
    this.outputLen = outputLen
    this.padOffset = padOffset
    this.isLE = isLE
    this.buffer = new Uint8Array(blockLen)
    this.view = createView(this.buffer)
  }
  update(data) {
    aexists(this)
    abytes(data)
    const { view, buffer, blockLen } = this
    const len = data.length
    let processed = false
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos)
      if (take === blockLen) {
        const dataView = createView(data)
        for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos)
        processed = true
        continue
      }
      buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos)
      this.pos += take
      pos += take
      if (this.pos === blockLen) {
        this.process(view, 0)
        this.pos = 0
        processed = true
      }
    }
    this.length += data.length
    if (processed) this.roundClean()
    return this
  }
  digestInto(out) {
    aexists(this)
    aoutput(out, this)
    this.finished = true
    const { buffer, view, blockLen, isLE } = this
    let { pos } = this
    buffer[pos++] = 128
    buffer.fill(0, pos)
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0)
      buffer.fill(0)
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE)
    this.process(view, 0)
    this.roundClean()
    const oview = out === buffer ? view : createView(out)
    const len = this.outputLen
    const outLen = len / 4
    const state = this.get()
    if (len % 4 || outLen > state.length) throw new Error('invalid outputLen')
    for (let i2 = 0; i2 < outLen; i2++) oview.setUint32(4 * i2, state[i2], isLE)
  }
  digest() {
    const { buffer, outputLen } = this
    this.digestInto(buffer)
    const res = buffer.slice(0, outputLen)
    this.destroy()
    return res
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this
    to.destroyed = destroyed
    to.finished = finished
    to.length = length
    to.pos = pos
    if (pos) to.buffer.set(buffer)
    return to
  }
  clone() {
    return this._cloneInto()
  }
}
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
])

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
  310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774,
  264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808,
  3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291,
  1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817,
  3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218,
  1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479,
  3329325298,
])
var SHA256_W = /* @__PURE__ */ new Uint32Array(64)
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0
  B = 0
  C = 0
  D = 0
  E = 0
  F = 0
  G = 0
  H = 0
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false)
    this.A = IV[0] | 0
    this.B = IV[1] | 0
    this.C = IV[2] | 0
    this.D = IV[3] | 0
    this.E = IV[4] | 0
    this.F = IV[5] | 0
    this.G = IV[6] | 0
    this.H = IV[7] | 0
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this
    return [A, B, C, D, E, F, G, H]
  }
  // prettier-ignore
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0
    this.B = B | 0
    this.C = C | 0
    this.D = D | 0
    this.E = E | 0
    this.F = F | 0
    this.G = G | 0
    this.H = H | 0
  }
  _cloneInto(to) {
    ;(to ||= new this.constructor()).set(...this.get())
    return this._cloneIntoMeta(to)
  }
  process(view, offset) {
    for (let i2 = 0; i2 < 16; i2++, offset += 4) SHA256_W[i2] = view.getUint32(offset, false)
    for (let i2 = 16; i2 < 64; i2++) {
      const W15 = SHA256_W[i2 - 15]
      const W2 = SHA256_W[i2 - 2]
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ (W15 >>> 3)
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ (W2 >>> 10)
      SHA256_W[i2] = (s1 + SHA256_W[i2 - 7] + s0 + SHA256_W[i2 - 16]) | 0
    }
    let { A, B, C, D, E, F, G, H } = this
    for (let i2 = 0; i2 < 64; i2++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25)
      const T1 = (H + sigma1 + Chi(E, F, G) + SHA256_K[i2] + SHA256_W[i2]) | 0
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)
      const T2 = (sigma0 + Maj(A, B, C)) | 0
      H = G
      G = F
      F = E
      E = (D + T1) | 0
      D = C
      C = B
      B = A
      A = (T1 + T2) | 0
    }
    A = (A + this.A) | 0
    B = (B + this.B) | 0
    C = (C + this.C) | 0
    D = (D + this.D) | 0
    E = (E + this.E) | 0
    F = (F + this.F) | 0
    G = (G + this.G) | 0
    H = (H + this.H) | 0
    this.set(A, B, C, D, E, F, G, H)
  }
  roundClean() {
    clean(SHA256_W)
  }
  destroy() {
    this.destroyed = true
    this.set(0, 0, 0, 0, 0, 0, 0, 0)
    clean(this.buffer)
  }
}
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV)
  }
}
var sha2562 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1))

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/utils.js
function aarray(item, title, inner = () => {}) {
  if (!Array.isArray(item)) throw new TypeError(`"${title}" expected array, got type=${typeof item}`)
  for (let i2 = 0; i2 < item.length; i2++) inner(item[i2], `${title}[${i2}]`)
  return item
}
var abytes2 = (value, length, title) => abytes(value, length, title)
var anumber2 = anumber
function aobject2(value, title = 'object') {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new TypeError(
      title === 'object'
        ? 'expected valid options object'
        : `"${title}" expected object, got type=${typeof value}`,
    )
  return value
}
function afunction(value, title) {
  if (typeof value !== 'function')
    throw new TypeError(`"${title}" is invalid: expected function, got ${typeof value}`)
  return value
}
var bytesToHex2 = bytesToHex
var concatBytes3 = (...arrays) => concatBytes2(...arrays)
var hexToBytes2 = (hex) => hexToBytes(hex)
var isBytes2 = isBytes
var randomBytes2 = (bytesLength) => randomBytes(bytesLength)
var _0n = /* @__PURE__ */ BigInt(0)
var _1n = /* @__PURE__ */ BigInt(1)
var atitle2 = (title) => (title ? `"${title}" ` : '')
function abool(value, title = '') {
  if (typeof value !== 'boolean')
    throw new TypeError(atitle2(title) + 'expected boolean, got type=' + typeof value)
  return value
}
function abignumber(n) {
  if (typeof n === 'bigint') {
    if (!isPosBig(n)) throw new RangeError('positive bigint expected, got ' + n)
  } else anumber2(n)
  return n
}
function asafenumber(value, title = '') {
  if (typeof value !== 'number') {
    const prefix = title && `"${title}" `
    throw new TypeError(prefix + 'expected number, got type=' + typeof value)
  }
  if (!Number.isSafeInteger(value)) {
    const prefix = title && `"${title}" `
    throw new RangeError(prefix + 'expected safe integer, got ' + value)
  }
}
function hexToNumber(hex) {
  if (typeof hex !== 'string') throw new TypeError('hex string expected, got ' + typeof hex)
  return hex === '' ? _0n : BigInt('0x' + hex)
}
function bytesToNumberBE(bytes) {
  return hexToNumber(bytesToHex(bytes))
}
function bytesToNumberLE(bytes) {
  return hexToNumber(bytesToHex(copyBytes(abytes(bytes)).reverse()))
}
function numberToBytesBE(n, len) {
  anumber(len)
  if (len === 0) throw new Error('zero output length is invalid')
  n = abignumber(n)
  const expectedLen = len * 2
  const hex = n.toString(16)
  if (hex.length > expectedLen) throw new RangeError('number is too large')
  return hexToBytes(hex.padStart(expectedLen, '0'))
}
function numberToBytesLE(n, len) {
  return numberToBytesBE(n, len).reverse()
}
function copyBytes(bytes) {
  return Uint8Array.from(abytes2(bytes))
}
function asciiToBytes(ascii) {
  if (typeof ascii !== 'string') throw new TypeError('ascii string expected, got ' + typeof ascii)
  return Uint8Array.from(ascii, (c, i2) => {
    const charCode = c.charCodeAt(0)
    if (c.length !== 1 || charCode > 127) {
      throw new RangeError(
        `string contains non-ASCII character "${ascii[i2]}" with code ${charCode} at position ${i2}`,
      )
    }
    return charCode
  })
}
function isPosBig(n) {
  return typeof n === 'bigint' && _0n <= n
}
function inRange(n, min, max2) {
  return isPosBig(n) && isPosBig(min) && isPosBig(max2) && min <= n && n < max2
}
function aInRange(title, n, min, max2) {
  if (!inRange(n, min, max2))
    throw new RangeError('expected valid ' + title + ': ' + min + ' <= n < ' + max2 + ', got ' + n)
}
function bitLen(n) {
  if (n < _0n) throw new Error('expected non-negative bigint, got ' + n)
  return n === _0n ? 0 : n.toString(2).length
}
function bitGet(n, pos) {
  if (typeof n !== 'bigint') throw new TypeError('"n" expected bigint, got type=' + typeof n)
  asafenumber(pos, 'pos')
  return (n >> BigInt(pos)) & _1n
}
var bitMask = (n) => {
  asafenumber(n, 'n')
  return (_1n << BigInt(n)) - _1n
}
function validateObject(object, fields2 = {}, optFields = {}, title = 'object') {
  aobject2(object, title)
  aobject2(fields2, 'fields')
  aobject2(optFields, 'optFields')
  function checkField(fieldName, expectedType, isOpt) {
    const label = title === 'object' ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`
    const val = object[fieldName]
    if (!Object.hasOwn(object, fieldName) && (isOpt ? val !== void 0 : expectedType !== 'function')) {
      throw new TypeError(`${label} is invalid: expected own property`)
    }
    if (isOpt && val === void 0) return
    const current = typeof val
    if (current !== expectedType || val === null)
      throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`)
  }
  const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt))
  iter(fields2, false)
  iter(optFields, true)
}
var notImplemented = () => {
  throw new Error('not implemented')
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/modular.js
var _0n2 = /* @__PURE__ */ BigInt(0)
var _1n2 = /* @__PURE__ */ BigInt(1)
var _2n = /* @__PURE__ */ BigInt(2)
var _3n = /* @__PURE__ */ BigInt(3)
var _4n = /* @__PURE__ */ BigInt(4)
var _5n = /* @__PURE__ */ BigInt(5)
var _7n = /* @__PURE__ */ BigInt(7)
var _8n = /* @__PURE__ */ BigInt(8)
var _9n = /* @__PURE__ */ BigInt(9)
var _15n = /* @__PURE__ */ BigInt(15)
var _16n = /* @__PURE__ */ BigInt(16)
var POW_WINDOWED_MIN = /* @__PURE__ */ BigInt('0x10000000000000000')
function mod(a, b) {
  if (b <= _0n2) throw new Error('mod: expected positive modulus, got ' + b)
  const result = a % b
  return result >= _0n2 ? result : b + result
}
function pow(num, power, modulo) {
  if (modulo <= _1n2) throw new Error('pow: expected modulus > 1, got ' + modulo)
  if (typeof power !== 'bigint') throw new TypeError('invalid exponent: expected bigint, got ' + typeof power)
  if (power < _0n2) throw new Error('invalid exponent, negatives unsupported')
  if (power === _0n2) return _1n2
  if (power === _1n2) return num
  let d = num % modulo
  if (d < _0n2) d += modulo
  if (power < POW_WINDOWED_MIN) {
    let p2 = _1n2
    while (power > _0n2) {
      if (power & _1n2) p2 = (p2 * d) % modulo
      d = (d * d) % modulo
      power >>= _1n2
    }
    return p2
  }
  const digits = []
  while (power > _0n2) {
    digits.push(Number(power & _15n))
    power >>= _4n
  }
  const table = new Array(16)
  table[0] = _1n2
  table[1] = d
  for (let i2 = 2; i2 < 16; i2++) table[i2] = (table[i2 - 1] * d) % modulo
  let p = table[digits[digits.length - 1]]
  for (let w = digits.length - 2; w >= 0; w--) {
    p = (p * p) % modulo
    p = (p * p) % modulo
    p = (p * p) % modulo
    p = (p * p) % modulo
    const digit = digits[w]
    if (digit !== 0) p = (p * table[digit]) % modulo
  }
  return p
}
function invert(number, modulo) {
  if (number === _0n2) throw new Error('invert: expected non-zero number')
  if (modulo <= _1n2) throw new Error('invert: expected modulus > 1, got ' + modulo)
  let a = mod(number, modulo)
  let b = modulo
  let x2 = _0n2,
    u = _1n2
  while (a !== _0n2) {
    const q = b / a
    const r = b - a * q
    const m = x2 - u * q
    ;(b = a), (a = r), (x2 = u), (u = m)
  }
  const gcd = b
  if (gcd !== _1n2) throw new Error('invert: does not exist')
  return mod(x2, modulo)
}
function assertIsSquare(Fp3, root, n) {
  const F = Fp3
  if (!F.eql(F.sqr(root), n)) throw new Error('Cannot find square root')
}
function aoddModulus(order, fnName) {
  if ((order & _1n2) === _0n2) throw new Error(fnName + ': expected odd modulus, got ' + order)
}
function sqrt3mod4(Fp3, n) {
  const F = Fp3
  const p1div4 = (F.ORDER + _1n2) / _4n
  const root = F.pow(n, p1div4)
  assertIsSquare(F, root, n)
  return root
}
function sqrt5mod8(Fp3, n) {
  const F = Fp3
  const p5div8 = (F.ORDER - _5n) / _8n
  const n2 = F.mul(n, _2n)
  const v = F.pow(n2, p5div8)
  const nv = F.mul(n, v)
  const i2 = F.mul(F.mul(nv, _2n), v)
  const root = F.mul(nv, F.sub(i2, F.ONE))
  assertIsSquare(F, root, n)
  return root
}
function sqrt9mod16(P) {
  const Fp_ = Field(P)
  const tn = tonelliShanks(P)
  const c1 = tn(Fp_, Fp_.neg(Fp_.ONE))
  const c2 = tn(Fp_, c1)
  const c3 = tn(Fp_, Fp_.neg(c1))
  const c4 = (P + _7n) / _16n
  return (Fp3, n) => {
    const F = Fp3
    let tv1 = F.pow(n, c4)
    let tv2 = F.mul(tv1, c1)
    const tv3 = F.mul(tv1, c2)
    const tv4 = F.mul(tv1, c3)
    const e1 = F.eql(F.sqr(tv2), n)
    const e2 = F.eql(F.sqr(tv3), n)
    tv1 = F.cmov(tv1, tv2, e1)
    tv2 = F.cmov(tv4, tv3, e2)
    const e3 = F.eql(F.sqr(tv2), n)
    const root = F.cmov(tv1, tv2, e3)
    assertIsSquare(F, root, n)
    return root
  }
}
function tonelliShanks(P) {
  if (P < _3n) throw new Error('sqrt is not defined for small field')
  aoddModulus(P, 'tonelliShanks')
  let Q = P - _1n2
  let S = 0
  while (Q % _2n === _0n2) {
    Q /= _2n
    S++
  }
  let Z = _2n
  const _Fp = Field(P)
  while (FpLegendre(_Fp, Z) === 1) {
    if (Z++ > 1e3) throw new Error('Cannot find square root: probably non-prime P')
  }
  if (S === 1) return sqrt3mod4
  const cc = _Fp.pow(Z, Q)
  const Q1div2 = (Q + _1n2) / _2n
  return function tonelliSlow(Fp3, n) {
    const F = Fp3
    if (F.is0(n)) return n
    if (FpLegendre(F, n) !== 1) throw new Error('Cannot find square root')
    let M = S
    let c = F.mul(F.ONE, cc)
    let t = F.pow(n, Q)
    let R = F.pow(n, Q1div2)
    while (!F.eql(t, F.ONE)) {
      if (F.is0(t)) throw new Error('Cannot find square root: probably non-prime P')
      let i2 = 1
      let t_tmp = F.sqr(t)
      while (!F.eql(t_tmp, F.ONE)) {
        i2++
        t_tmp = F.sqr(t_tmp)
        if (i2 === M) throw new Error('Cannot find square root')
      }
      const exponent = _1n2 << BigInt(M - i2 - 1)
      const b = F.pow(c, exponent)
      M = i2
      c = F.sqr(b)
      t = F.mul(t, c)
      R = F.mul(R, b)
    }
    return R
  }
}
function FpSqrt(P) {
  aoddModulus(P, 'Fp.sqrt')
  if (P % _4n === _3n) return sqrt3mod4
  if (P % _8n === _5n) return sqrt5mod8
  if (P % _16n === _9n) return sqrt9mod16(P)
  return tonelliShanks(P)
}
var FIELD_FIELDS = [
  'create',
  'isValid',
  'is0',
  'neg',
  'inv',
  'sqrt',
  'sqr',
  'eql',
  'add',
  'sub',
  'mul',
  'pow',
  'div',
  'addN',
  'subN',
  'mulN',
  'sqrN',
]
function validateField(field) {
  aobject2(field, 'field')
  if (typeof field.ORDER !== 'bigint')
    throw new TypeError('param "ORDER" is invalid: expected bigint, got ' + typeof field.ORDER)
  asafenumber(field.BYTES, 'BYTES')
  asafenumber(field.BITS, 'BITS')
  for (const name of FIELD_FIELDS) afunction(field[name], 'field.' + name)
  if (field.BYTES < 1 || field.BITS < 1) throw new Error('invalid field: expected BYTES/BITS > 0')
  if (field.ORDER <= _1n2) throw new Error('invalid field: expected ORDER > 1, got ' + field.ORDER)
  return field
}
function FpPow(Fp3, num, power) {
  validateField(Fp3)
  const F = Fp3
  if (typeof power !== 'bigint') throw new TypeError('invalid exponent: expected bigint, got ' + typeof power)
  if (power < _0n2) throw new Error('invalid exponent, negatives unsupported')
  if (power === _0n2) return F.ONE
  if (power === _1n2) return num
  if (power < POW_WINDOWED_MIN) {
    let p2 = F.ONE
    let d = num
    while (power > _0n2) {
      if (power & _1n2) p2 = F.mul(p2, d)
      d = F.sqr(d)
      power >>= _1n2
    }
    return p2
  }
  const digits = []
  while (power > _0n2) {
    digits.push(Number(power & _15n))
    power >>= _4n
  }
  const table = new Array(16)
  table[0] = F.ONE
  table[1] = num
  for (let i2 = 2; i2 < 16; i2++) table[i2] = F.mul(table[i2 - 1], num)
  let p = table[digits[digits.length - 1]]
  for (let w = digits.length - 2; w >= 0; w--) {
    p = F.sqr(F.sqr(F.sqr(F.sqr(p))))
    const digit = digits[w]
    if (digit !== 0) p = F.mul(p, table[digit])
  }
  return p
}
function FpInvertBatch(Fp3, nums, passZero = false) {
  validateField(Fp3)
  aarray(nums, 'nums')
  abool(passZero, 'passZero')
  const F = Fp3
  const inverted = new Array(nums.length).fill(passZero ? F.ZERO : void 0)
  const multipliedAcc = nums.reduce((acc, num, i2) => {
    if (F.is0(num)) return acc
    inverted[i2] = acc
    return F.mul(acc, num)
  }, F.ONE)
  const invertedAcc = F.inv(multipliedAcc)
  nums.reduceRight((acc, num, i2) => {
    if (F.is0(num)) return acc
    inverted[i2] = F.mul(acc, inverted[i2])
    return F.mul(acc, num)
  }, invertedAcc)
  return inverted
}
function FpLegendre(Fp3, n) {
  validateField(Fp3)
  const F = Fp3
  aoddModulus(F.ORDER, 'FpLegendre')
  const p1mod2 = (F.ORDER - _1n2) / _2n
  const powered = F.pow(n, p1mod2)
  const yes = F.eql(powered, F.ONE)
  const zero = F.eql(powered, F.ZERO)
  const no = F.eql(powered, F.neg(F.ONE))
  if (!yes && !zero && !no) throw new Error('invalid Legendre symbol result')
  return yes ? 1 : zero ? 0 : -1
}
function FpIsSquare(Fp3, n) {
  const l = FpLegendre(Fp3, n)
  return l !== -1
}
function nLength(n, nBitLength) {
  if (nBitLength !== void 0) anumber2(nBitLength)
  if (n <= _0n2) throw new Error('invalid n length: expected positive n, got ' + n)
  if (nBitLength !== void 0 && nBitLength < 1)
    throw new Error('invalid n length: expected positive bit length, got ' + nBitLength)
  const bits2 = bitLen(n)
  if (nBitLength !== void 0 && nBitLength < bits2)
    throw new Error(`invalid n length: expected nBitLength (${nBitLength}) >= bitLen(n) (${bits2})`)
  const _nBitLength = nBitLength !== void 0 ? nBitLength : bits2
  const nByteLength = Math.ceil(_nBitLength / 8)
  return { nBitLength: _nBitLength, nByteLength }
}
var FIELD_SQRT = /* @__PURE__ */ new WeakMap()
var _Field = class {
  ORDER
  BITS
  BYTES
  isLE
  ZERO = _0n2
  ONE = _1n2
  _lengths
  _mod
  constructor(ORDER2, opts = {}) {
    if (ORDER2 <= _1n2) throw new Error('invalid field: expected ORDER > 1, got ' + ORDER2)
    let _nbitLength = void 0
    this.isLE = false
    if (opts != null && typeof opts === 'object') {
      if (typeof opts.BITS === 'number') _nbitLength = opts.BITS
      if (typeof opts.sqrt === 'function')
        Object.defineProperty(this, 'sqrt', { value: opts.sqrt, enumerable: true })
      if (typeof opts.isLE === 'boolean') this.isLE = opts.isLE
      if (opts.allowedLengths) this._lengths = Object.freeze(opts.allowedLengths.slice())
      if (typeof opts.modFromBytes === 'boolean') this._mod = opts.modFromBytes
    }
    const { nBitLength, nByteLength } = nLength(ORDER2, _nbitLength)
    if (nByteLength > 2048) throw new Error('invalid field: expected ORDER of <= 2048 bytes')
    this.ORDER = ORDER2
    this.BITS = nBitLength
    this.BYTES = nByteLength
    Object.freeze(this)
  }
  create(num) {
    return mod(num, this.ORDER)
  }
  isValid(num) {
    if (typeof num !== 'bigint')
      throw new TypeError('invalid field element: expected bigint, got ' + typeof num)
    return _0n2 <= num && num < this.ORDER
  }
  is0(num) {
    return num === _0n2
  }
  // is valid and invertible
  isValidNot0(num) {
    return !this.is0(num) && this.isValid(num)
  }
  isOdd(num) {
    return (num & _1n2) === _1n2
  }
  neg(num) {
    return mod(-num, this.ORDER)
  }
  eql(lhs, rhs) {
    return lhs === rhs
  }
  sqr(num) {
    return mod(num * num, this.ORDER)
  }
  add(lhs, rhs) {
    return mod(lhs + rhs, this.ORDER)
  }
  sub(lhs, rhs) {
    return mod(lhs - rhs, this.ORDER)
  }
  mul(lhs, rhs) {
    return mod(lhs * rhs, this.ORDER)
  }
  pow(num, power) {
    return pow(num, power, this.ORDER)
  }
  div(lhs, rhs) {
    return mod(lhs * invert(rhs, this.ORDER), this.ORDER)
  }
  // Same as above, but doesn't normalize
  sqrN(num) {
    return num * num
  }
  addN(lhs, rhs) {
    return lhs + rhs
  }
  subN(lhs, rhs) {
    return lhs - rhs
  }
  mulN(lhs, rhs) {
    return lhs * rhs
  }
  inv(num) {
    return invert(num, this.ORDER)
  }
  sqrt(num) {
    let sqrt = FIELD_SQRT.get(this)
    if (!sqrt) FIELD_SQRT.set(this, (sqrt = FpSqrt(this.ORDER)))
    return sqrt(this, num)
  }
  toBytes(num) {
    return this.isLE ? numberToBytesLE(num, this.BYTES) : numberToBytesBE(num, this.BYTES)
  }
  fromBytes(bytes, skipValidation = false) {
    abytes2(bytes)
    const { _lengths: allowedLengths, BYTES, isLE, ORDER: ORDER2, _mod: modFromBytes } = this
    if (allowedLengths) {
      if (bytes.length < 1 || !allowedLengths.includes(bytes.length) || bytes.length > BYTES) {
        throw new Error('Field.fromBytes: expected ' + allowedLengths + ' bytes, got ' + bytes.length)
      }
      const padded = new Uint8Array(BYTES)
      padded.set(bytes, isLE ? 0 : padded.length - bytes.length)
      bytes = padded
    }
    if (bytes.length !== BYTES)
      throw new Error('Field.fromBytes: expected ' + BYTES + ' bytes, got ' + bytes.length)
    let scalar = isLE ? bytesToNumberLE(bytes) : bytesToNumberBE(bytes)
    if (modFromBytes) scalar = mod(scalar, ORDER2)
    if (!skipValidation) {
      if (!this.isValid(scalar)) throw new Error('invalid field element: outside of range 0..ORDER')
    }
    return scalar
  }
  // TODO: we don't need it here, move out to separate fn
  invertBatch(lst) {
    return FpInvertBatch(this, lst, true)
  }
  // We can't move this out because Fp6, Fp12 implement it
  // and it's unclear what to return in there.
  cmov(a, b, condition) {
    abool(condition, 'condition')
    return condition ? b : a
  }
}
function Field(ORDER2, opts = {}) {
  Object.freeze(_Field.prototype)
  return new _Field(ORDER2, opts)
}
function getFieldBytesLength(fieldOrder) {
  if (typeof fieldOrder !== 'bigint') throw new Error('field order must be bigint')
  if (fieldOrder <= _1n2) throw new Error('field order must be greater than 1')
  const bitLength = bitLen(fieldOrder - _1n2)
  return Math.ceil(bitLength / 8)
}
function getMinHashLength(fieldOrder) {
  const length = getFieldBytesLength(fieldOrder)
  return length + Math.ceil(length / 2)
}
function mapHashToField(key, fieldOrder, isLE = false) {
  abytes2(key)
  const len = key.length
  const fieldLen = getFieldBytesLength(fieldOrder)
  const minLen = Math.max(getMinHashLength(fieldOrder), 16)
  if (len < minLen || len > 1024) throw new Error('expected ' + minLen + '-1024 bytes of input, got ' + len)
  const num = isLE ? bytesToNumberLE(key) : bytesToNumberBE(key)
  const reduced = mod(num, fieldOrder - _1n2) + _1n2
  return isLE ? numberToBytesLE(reduced, fieldLen) : numberToBytesBE(reduced, fieldLen)
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/curve.js
var _0n3 = /* @__PURE__ */ BigInt(0)
var _1n3 = /* @__PURE__ */ BigInt(1)
var _4n2 = /* @__PURE__ */ BigInt(4)
var BLIND_BYTES = 16
var BLIND_BITS = 128
var FW_WINDOW = 5
var TABLE_BYTES_MAX = /* @__PURE__ */ (() => 2 ** 31)()
function validatePointCons(Point) {
  const pc = Point
  if (typeof pc !== 'function') throw new TypeError('"Point" expected constructor, got type=' + typeof Point)
  afunction(pc.fromAffine, 'Point.fromAffine')
  afunction(pc.fromBytes, 'Point.fromBytes')
  afunction(pc.fromHex, 'Point.fromHex')
  aobject2(pc.BASE, 'Point.BASE')
  aobject2(pc.ZERO, 'Point.ZERO')
  validateField(pc.Fp)
  validateField(pc.Fn)
}
function normalizeZ(c, points) {
  validatePointCons(c)
  validateMSMPoints(points, c)
  const invertedZs = FpInvertBatch(
    c.Fp,
    points.map((p) => p.Z),
  )
  return points.map((p, i2) => c.fromAffine(p.toAffine(invertedZs[i2])))
}
function validateW(W, bits2, min = 1) {
  if (!Number.isSafeInteger(W) || W < min || W > bits2)
    throw new Error('invalid window size, expected [' + min + '..' + bits2 + '], got W=' + W)
}
function validateTableBytes(numPoints, fpBytes) {
  const bytes = numPoints * (4 * fpBytes + 128)
  if (bytes > TABLE_BYTES_MAX)
    throw new Error(
      'invalid window size: table would need ~' +
        Math.ceil(bytes / 2 ** 20) +
        ' MiB, max ' +
        TABLE_BYTES_MAX / 2 ** 20 +
        ' MiB',
    )
}
function probeRandomBytes(randomBytes3, length) {
  if (randomBytes3 === void 0) return void 0
  afunction(randomBytes3, 'randomBytes')
  try {
    const probe = randomBytes3(length)
    if (!isBytes2(probe) || probe.length !== length) return void 0
  } catch {
    return void 0
  }
  return randomBytes3
}
function validateMSMPoints(points, c) {
  aarray(points, 'points')
  points.forEach((p, i2) => {
    if (!(p instanceof c)) throw new Error('invalid point at index ' + i2)
  })
}
function validateMSMScalars(scalars, field, maxScalar) {
  if (!Array.isArray(scalars)) throw new Error('array of scalars expected')
  scalars.forEach((s, i2) => {
    const ok = maxScalar === void 0 ? field.isValid(s) : isPosBig(s) && s < maxScalar
    if (!ok) throw new Error('invalid scalar at index ' + i2)
  })
}
var pointWindowSizes = /* @__PURE__ */ new WeakMap()
function getWindowSize(P) {
  return pointWindowSizes.get(P) || 1
}
function oddMultiples(p, size) {
  const dbl = p.double()
  const t = [p]
  for (let j = 1; j < size; j++) t.push(t[j - 1].add(dbl))
  return t
}
function wnafDigits(n, W) {
  const size = 2 ** W
  const half = size / 2
  const mask = BigInt(size - 1)
  const d = []
  while (n > _0n3) {
    let w = 0
    if (n & _1n3) {
      w = Number(n & mask)
      if (w >= half) w -= size
      n -= BigInt(w)
    }
    d.push(w)
    n >>= _1n3
  }
  return d
}
function signedWindowDigits(n, W, windows) {
  const size = 2 ** W
  const half = size / 2
  const mask = BigInt(size - 1)
  const shiftBy = BigInt(W)
  const d = []
  for (let w = 0; w < windows; w++) {
    let v = Number(n & mask)
    n >>= shiftBy
    if (v > half) {
      v -= size
      n += _1n3
    }
    d.push(v)
  }
  if (n !== _0n3) throw new Error('invalid wnaf')
  return d
}
function wnafWalk(zero, tables, digits) {
  let max2 = 0
  for (const d of digits) max2 = Math.max(max2, d.length)
  let acc = zero
  for (let bit = max2 - 1; bit >= 0; bit--) {
    if (bit !== max2 - 1) acc = acc.double()
    for (let i2 = 0; i2 < digits.length; i2++) {
      const w = digits[i2][bit]
      if (w) {
        const item = tables[i2][(Math.abs(w) - 1) >> 1]
        acc = acc.add(w < 0 ? item.negate() : item)
      }
    }
  }
  return acc
}
var ScalarMultiplier = class {
  Point
  BASE
  ZERO
  randomBytes
  wnafPrecomputes = /* @__PURE__ */ new WeakMap()
  baseCanBeBlinded
  bits
  // Parametrized with a given Point class (not individual point)
  constructor(Point, randomBytes3) {
    validatePointCons(Point)
    this.randomBytes = probeRandomBytes(randomBytes3, BLIND_BYTES)
    this.Point = Point
    this.BASE = Point.BASE
    this.ZERO = Point.ZERO
    this.bits = Point.Fn.BITS
  }
  /**
   * Creates a signed fixed-window wNAF precomputation table: for every window w, the
   * multiples `[1..2^(W−1)]⋅2^(w⋅W)⋅P`, flattened. All doublings are baked into the table,
   * so cached multiplication is additions-only. `windows = ceil(bits/W) + 1`: the extra
   * window absorbs the final carry of signed-digit recoding.
   * For a 256-bit curve and W=6, the table is 44⋅32 = 1408 points.
   * @param point - Point instance
   * @param W - window size
   * @param bits - scalar bitlength the table must cover
   */
  buildWnafTable(point, W, bits2) {
    const windows = Math.ceil(bits2 / W) + 1
    const half = 2 ** (W - 1)
    const comp = []
    let base = point
    for (let w = 0; w < windows; w++) {
      let acc = base
      for (let i2 = 0; i2 < half; i2++) {
        comp.push(acc)
        acc = acc.add(base)
      }
      base = comp[comp.length - 1].double()
    }
    return { W, bits: bits2, windows, comp }
  }
  /**
   * Implements ec multiplication using precomputed signed fixed-window wNAF tables.
   * Constant-time: fixed window count with one table addition per window — zero digits feed
   * the fake accumulator — and no doublings; the lookup scans the whole window slice.
   * Scalar bounds are validated by the public entry points ({@link ScalarMultiplier.mulCT},
   * {@link ScalarMultiplier.mulCTBlinded}, {@link ScalarMultiplier.mulUnsafe});
   * signedWindowDigits throws if `n` exceeds the table.
   * @returns real and fake (for const-time) points
   */
  wnafCachedCT(precomputes, n) {
    const { W, windows, comp } = precomputes
    const half = 2 ** (W - 1)
    const digits = signedWindowDigits(n, W, windows)
    let p = this.ZERO
    let f = this.BASE
    for (let w = 0; w < windows; w++) {
      const digit = digits[w]
      const start = w * half
      const idx = Math.abs(digit) - 1
      let sel = comp[start]
      for (let i2 = 1; i2 < half; i2++) sel = i2 === idx ? comp[start + i2] : sel
      const neg = sel.negate()
      if (digit === 0) f = f.add(comp[start])
      else p = p.add(digit < 0 ? neg : sel)
    }
    return { p, f }
  }
  // Cache key is point identity plus (W, bits); at most two entries exist per point (public-width
  // `Fn.BITS` and blinded `Fn.BITS + BLIND_BITS`). Callers must not reuse the same point with
  // incompatible `transform(...)` layouts and expect a separate cache entry.
  getWnafPrecomputes(W, point, bits2, transform) {
    let entries = this.wnafPrecomputes.get(point)
    let comp = entries?.find((entry) => entry.W === W && entry.bits === bits2)
    if (!comp) {
      comp = this.buildWnafTable(point, W, bits2)
      if (typeof transform === 'function') comp = { ...comp, comp: transform(comp.comp) }
      if (!entries) {
        entries = []
        this.wnafPrecomputes.set(point, entries)
      }
      entries.push(comp)
    }
    return comp
  }
  assertPoint(point) {
    if (!(point instanceof this.Point))
      throw new TypeError('"point" expected Point instance, got type=' + typeof point)
  }
  // Shared prologue of the constant-time entry points. Rejects scalar 0: in key/signature-style
  // callers a zero scalar means broken upstream plumbing, and concrete Points already reject it.
  // Uses inRange instead of Fn.isValidNot0: validateField() only certifies the arithmetic subset.
  validateMulInput(point, scalar) {
    this.assertPoint(point)
    if (!inRange(scalar, _1n3, this.Point.Fn.ORDER)) throw new Error('invalid scalar')
  }
  // Constant-time dispatch shared by mulCT / mulCTBlinded. Un-precomputed points (W===1, e.g.
  // ECDH peer keys) skip building a throwaway cached table in favor of a small fixed-window
  // multiply. `n` must be < 2^bits.
  runCT(point, n, bits2, transform) {
    const W = getWindowSize(point)
    if (W === 1) return this.fixedWindowCT(point, n, bits2)
    return this.wnafCachedCT(this.getWnafPrecomputes(W, point, bits2, transform), n)
  }
  mulCT(point, scalar, transform) {
    this.validateMulInput(point, scalar)
    return this.runCT(point, scalar, this.bits, transform)
  }
  mulCTBlinded(point, scalar, transform) {
    this.validateMulInput(point, scalar)
    if (this.randomBytes === void 0) throw new Error('randomBytes is required for scalar blinding')
    const bits2 = this.Point.Fn.BITS + BLIND_BITS
    const blind = this.randomBytes(BLIND_BYTES)
    if (!isBytes2(blind) || blind.length !== BLIND_BYTES)
      throw new Error('randomBytes returned invalid byte array')
    blind[0] = (blind[0] & 63) | 128
    const n = scalar + bytesToNumberBE(blind) * this.Point.Fn.ORDER
    return this.runCT(point, n, bits2, transform)
  }
  /**
   * Constant-time multiplication `n*point` for an un-precomputed point, via a small fixed window.
   * A cached wNAF table only pays off when reused; a flat 2^FW_WINDOW table (`size-1` adds) is
   * far cheaper to build for a single use. The point-operation sequence is independent of `n`:
   * build the table, then per window exactly FW_WINDOW doublings, a data-oblivious scan over
   * every table entry, and one addition (adds the identity when the window digit is 0 — never
   * skipped).
   *
   * `n` must be `< 2^bits`. Assumes complete addition (adding the identity costs the same as any
   * add), which holds for the Weierstrass/Edwards point types used here. The table is left in
   * projective form (no normalizeZ): normalizing this small a table costs more than the
   * mixed-add savings it would buy for a single multiply.
   * @returns real point `p`; `f` duplicates it only to match {@link wnafCachedCT}'s return shape
   * (this path needs no fake accumulator — its op-count is already scalar-independent).
   */
  fixedWindowCT(point, n, bits2) {
    const W = FW_WINDOW
    const size = 1 << W
    const mask = bitMask(W)
    const table = new Array(size)
    table[0] = this.ZERO
    for (let i2 = 1; i2 < size; i2++) table[i2] = table[i2 - 1].add(point)
    const windows = Math.ceil(bits2 / W)
    let acc = this.ZERO
    for (let window = windows - 1; window >= 0; window--) {
      if (window !== windows - 1) for (let d = 0; d < W; d++) acc = acc.double()
      const digit = Number((n >> BigInt(window * W)) & mask)
      let sel = table[0]
      for (let i2 = 1; i2 < size; i2++) sel = i2 === digit ? table[i2] : sel
      acc = acc.add(sel)
    }
    return { p: acc, f: acc }
  }
  shouldBlind(point, cofactor) {
    if (this.randomBytes === void 0) return false
    if (cofactor === _1n3) return true
    if (point !== this.BASE) return false
    if (this.baseCanBeBlinded === void 0)
      this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0()
    return this.baseCanBeBlinded
  }
  mulSecret(point, scalar, cofactor, transform) {
    return this.shouldBlind(point, cofactor)
      ? this.mulCTBlinded(point, scalar, transform)
      : this.mulCT(point, scalar, transform)
  }
  mulUnsafe(point, scalar, transform) {
    this.assertPoint(point)
    if (!isPosBig(scalar)) throw new Error('invalid scalar')
    const W = getWindowSize(point)
    if (W === 1 || scalar >= this.Point.Fn.ORDER) return mulAddUnsafe(this.Point, [point], [scalar], true)
    const precomputes = this.getWnafPrecomputes(W, point, this.bits, transform)
    return this.wnafCachedCT(precomputes, scalar).p
  }
  // Remembers the window size used for precomputed wNAF multiplication of the given point
  // and drops any previously built tables. Usually only the base point is precomputed.
  // W=1 resets the point to the un-precomputed (table-less) paths.
  // W is additionally capped so tables stay under ~2 GiB ({@link TABLE_BYTES_MAX}).
  setWindowSize(point, W) {
    this.assertPoint(point)
    validateW(W, this.bits)
    const windows = Math.ceil((this.bits + BLIND_BITS) / W) + 1
    validateTableBytes(windows * 2 ** (W - 1), this.Point.Fp.BYTES)
    pointWindowSizes.set(point, W)
    this.wnafPrecomputes.delete(point)
  }
  // True when a window size is set: tables themselves are built lazily on first multiply.
  hasWindowSize(point) {
    return getWindowSize(point) !== 1
  }
}
function mulAddUnsafe(c, points, scalars, allowOversized = false) {
  validatePointCons(c)
  validateMSMPoints(points, c)
  abool(allowOversized, 'allowOversized')
  validateMSMScalars(scalars, c.Fn, allowOversized ? c.Fn.ORDER ** _4n2 : void 0)
  if (points.length !== scalars.length) throw new Error('arrays of points and scalars must have equal length')
  const tables = points.map((p) => oddMultiples(p, 4))
  const digits = scalars.map((n) => wnafDigits(n, 4))
  return wnafWalk(c.ZERO, tables, digits)
}
function createField(order, field, isLE) {
  if (field) {
    if (field.ORDER !== order) throw new Error('Field.ORDER must match order: Fp == p, Fn == n')
    validateField(field)
    return field
  } else {
    return Field(order, { isLE })
  }
}
function createCurveFields(type, CURVE, curveOpts = {}, FpFnLE) {
  if (type !== 'weierstrass' && type !== 'edwards')
    throw new Error('expected curve type "weierstrass" or "edwards"')
  if (FpFnLE === void 0) FpFnLE = type === 'edwards'
  if (!CURVE || typeof CURVE !== 'object') throw new Error(`expected valid ${type} CURVE object`)
  validateObject(curveOpts)
  for (const p of ['p', 'n', 'h']) {
    const val = CURVE[p]
    if (!(isPosBig(val) && val !== _0n3)) throw new Error(`CURVE.${p} must be positive bigint`)
  }
  const Fp3 = createField(CURVE.p, curveOpts.Fp, FpFnLE)
  const Fn = createField(CURVE.n, curveOpts.Fn, FpFnLE)
  const _b2 = type === 'weierstrass' ? 'b' : 'd'
  const params = ['Gx', 'Gy', 'a', _b2]
  for (const p of params) {
    if (!Fp3.isValid(CURVE[p])) throw new Error(`CURVE.${p} must be valid field element of CURVE.Fp`)
  }
  CURVE = Object.freeze(Object.assign({}, CURVE))
  return { CURVE, Fp: Fp3, Fn }
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/hash-to-curve.js
var _0n4 = /* @__PURE__ */ BigInt(0)
var _1n4 = /* @__PURE__ */ BigInt(1)
var _2n2 = /* @__PURE__ */ BigInt(2)
var _3n2 = /* @__PURE__ */ BigInt(3)
var _4n3 = /* @__PURE__ */ BigInt(4)
var os2ip = bytesToNumberBE
function i2osp(value, length) {
  asafenumber(value)
  asafenumber(length)
  if (length < 0 || length > 4) throw new Error('invalid I2OSP length: ' + length)
  if (value < 0 || value > 2 ** (8 * length) - 1) throw new Error('invalid I2OSP input: ' + value)
  const res = Array.from({ length }).fill(0)
  for (let i2 = length - 1; i2 >= 0; i2--) {
    res[i2] = value & 255
    value >>>= 8
  }
  return new Uint8Array(res)
}
function strxor(a, b) {
  const arr = new Uint8Array(a.length)
  for (let i2 = 0; i2 < a.length; i2++) {
    arr[i2] = a[i2] ^ b[i2]
  }
  return arr
}
function normDST(DST2) {
  if (!isBytes2(DST2) && typeof DST2 !== 'string') throw new Error('DST must be Uint8Array or ascii string')
  const dst = typeof DST2 === 'string' ? asciiToBytes(DST2) : DST2
  if (dst.length === 0) throw new Error('DST must be non-empty')
  return dst
}
function expand_message_xmd(msg, DST2, lenInBytes, H) {
  abytes2(msg)
  asafenumber(lenInBytes)
  if (typeof H !== 'function') throw new Error('expand_message_xmd: expected hash function')
  asafenumber(H.outputLen, 'hash.outputLen')
  asafenumber(H.blockLen, 'hash.blockLen')
  DST2 = normDST(DST2)
  if (DST2.length > 255) DST2 = H(concatBytes3(asciiToBytes('H2C-OVERSIZE-DST-'), DST2))
  const { outputLen: b_in_bytes, blockLen: r_in_bytes } = H
  const ell = Math.ceil(lenInBytes / b_in_bytes)
  if (lenInBytes > 65535 || ell > 255) throw new Error('expand_message_xmd: invalid lenInBytes')
  const DST_prime = concatBytes3(DST2, i2osp(DST2.length, 1))
  const Z_pad = new Uint8Array(r_in_bytes)
  const l_i_b_str = i2osp(lenInBytes, 2)
  const b = new Array(ell)
  const b_0 = H(concatBytes3(Z_pad, msg, l_i_b_str, i2osp(0, 1), DST_prime))
  b[0] = H(concatBytes3(b_0, i2osp(1, 1), DST_prime))
  for (let i2 = 1; i2 < ell; i2++) {
    const args = [strxor(b_0, b[i2 - 1]), i2osp(i2 + 1, 1), DST_prime]
    b[i2] = H(concatBytes3(...args))
  }
  const pseudo_random_bytes = concatBytes3(...b)
  return pseudo_random_bytes.slice(0, lenInBytes)
}
function expand_message_xof(msg, DST2, lenInBytes, k, H) {
  abytes2(msg)
  asafenumber(lenInBytes)
  asafenumber(k, 'k')
  if (k < 0) throw new Error('expand_message_xof: invalid k')
  if (typeof H !== 'function') throw new Error('expand_message_xof: expected XOF function')
  if (typeof H.create !== 'function') throw new Error('expand_message_xof: expected XOF create')
  DST2 = normDST(DST2)
  if (lenInBytes < 0 || lenInBytes > 65535) throw new Error('expand_message_xof: invalid lenInBytes')
  if (DST2.length > 255) {
    const dkLen = Math.ceil((2 * k) / 8)
    DST2 = H.create({ dkLen }).update(asciiToBytes('H2C-OVERSIZE-DST-')).update(DST2).digest()
  }
  if (DST2.length > 255) throw new Error('expand_message_xof: invalid DST')
  return H.create({ dkLen: lenInBytes })
    .update(msg)
    .update(i2osp(lenInBytes, 2))
    .update(DST2)
    .update(i2osp(DST2.length, 1))
    .digest()
}
function hash_to_field(msg, count, options) {
  validateObject(options, {
    p: 'bigint',
    m: 'number',
    k: 'number',
    hash: 'function',
  })
  const { p, k, m, hash: hash3, expand, DST: DST2 } = options
  asafenumber(hash3.outputLen, 'valid hash')
  abytes2(msg)
  asafenumber(count)
  asafenumber(m, 'm')
  asafenumber(k, 'k')
  if (p <= BigInt(1)) throw new Error('hash_to_field: expected valid field characteristic')
  if (count < 1) throw new Error('hash_to_field: expected count >= 1')
  if (m < 1) throw new Error('hash_to_field: expected m >= 1')
  if (k < 0) throw new Error('hash_to_field: invalid k')
  const log2p = p.toString(2).length
  const L = Math.ceil((log2p + k) / 8)
  const len_in_bytes = count * m * L
  let prb
  if (expand === 'xmd') {
    prb = expand_message_xmd(msg, DST2, len_in_bytes, hash3)
  } else if (expand === 'xof') {
    prb = expand_message_xof(msg, DST2, len_in_bytes, k, hash3)
  } else if (expand === '_internal_pass') {
    prb = msg
  } else {
    throw new Error('expand must be "xmd" or "xof"')
  }
  const u = new Array(count)
  for (let i2 = 0; i2 < count; i2++) {
    const e = new Array(m)
    for (let j = 0; j < m; j++) {
      const elm_offset = L * (j + i2 * m)
      const tv = prb.subarray(elm_offset, elm_offset + L)
      e[j] = mod(os2ip(tv), p)
    }
    u[i2] = e
  }
  return u
}
function isogenyMap(field, map) {
  validateField(field)
  aarray(map, 'map')
  const coeff = map.map((i2, row) => {
    aarray(i2, 'map[' + row + ']')
    if (i2.length < 1) throw new Error('isogenyMap: expected non-empty coefficients')
    return Array.from(i2).reverse()
  })
  return (x2, y) => {
    const [xn, xd, yn, yd] = coeff.map((val) => val.reduce((acc, i2) => field.add(field.mul(acc, x2), i2)))
    const isZero = field.is0(xd) || field.is0(yd)
    const [xd_inv, yd_inv] = FpInvertBatch(field, [xd, yd], true)
    x2 = field.mul(xn, xd_inv)
    y = field.mul(y, field.mul(yn, yd_inv))
    return isZero ? { x: field.ZERO, y: field.ZERO } : { x: x2, y }
  }
}
var _DST_scalar = 'HashToScalar-'
function createHasher2(Point, mapToCurve, defaults) {
  if (typeof mapToCurve !== 'function') throw new Error('mapToCurve() must be defined')
  validateObject(defaults)
  const snapshot = (src) =>
    Object.freeze({
      ...src,
      DST: isBytes2(src.DST) ? copyBytes(src.DST) : src.DST,
      ...(src.encodeDST === void 0
        ? {}
        : { encodeDST: isBytes2(src.encodeDST) ? copyBytes(src.encodeDST) : src.encodeDST }),
    })
  const safeDefaults = snapshot(defaults)
  const dstOverride = (options) => (options && options.DST !== void 0 ? { DST: options.DST } : void 0)
  function map(num) {
    return Point.fromAffine(mapToCurve(num))
  }
  function clear(initial) {
    const P = initial.clearCofactor()
    if (P.equals(Point.ZERO)) return Point.ZERO
    P.assertValidity()
    return P
  }
  return Object.freeze({
    get defaults() {
      return snapshot(safeDefaults)
    },
    Point,
    hashToCurve(msg, options) {
      const opts = Object.assign({}, safeDefaults, dstOverride(options))
      const u = hash_to_field(msg, 2, opts)
      const u0 = map(u[0])
      const u1 = map(u[1])
      return clear(u0.add(u1))
    },
    encodeToCurve(msg, options) {
      const optsDst = safeDefaults.encodeDST === void 0 ? {} : { DST: safeDefaults.encodeDST }
      const opts = Object.assign({}, safeDefaults, optsDst, dstOverride(options))
      const u = hash_to_field(msg, 1, opts)
      const u0 = map(u[0])
      return clear(u0)
    },
    /** See {@link H2CHasher} */
    mapToCurve(scalars) {
      if (safeDefaults.m === 1) {
        if (typeof scalars !== 'bigint') throw new Error('expected bigint (m=1)')
        return clear(map([scalars]))
      }
      if (!Array.isArray(scalars)) throw new Error('expected array of bigints')
      if (scalars.length !== safeDefaults.m) throw new Error(`expected array of ${safeDefaults.m} bigints`)
      for (const i2 of scalars) if (typeof i2 !== 'bigint') throw new Error('expected array of bigints')
      return clear(map(scalars))
    },
    // hash_to_scalar can produce 0: https://www.rfc-editor.org/errata/eid8393
    // RFC 9380, draft-irtf-cfrg-bbs-signatures-08. Default scalar DST is the shared generic
    // `HashToScalar-` prefix above unless the caller overrides it per invocation.
    hashToScalar(msg, options) {
      const N = Point.Fn.ORDER
      const opts = Object.assign({}, safeDefaults, { DST: _DST_scalar }, dstOverride(options), {
        p: N,
        m: 1,
      })
      return hash_to_field(msg, 1, opts)[0][0]
    },
  })
}
function SWUFpSqrtRatio(Fp3, Z) {
  const F = validateField(Fp3)
  const q = F.ORDER
  let l = _0n4
  for (let o = q - _1n4; o % _2n2 === _0n4; o /= _2n2) l += _1n4
  const c1 = l
  const _2n_pow_c1_1 = _2n2 << (c1 - _1n4 - _1n4)
  const _2n_pow_c1 = _2n_pow_c1_1 * _2n2
  const c2 = (q - _1n4) / _2n_pow_c1
  const c3 = (c2 - _1n4) / _2n2
  const c4 = _2n_pow_c1 - _1n4
  const c5 = _2n_pow_c1_1
  const c6 = F.pow(Z, c2)
  const c7 = F.pow(Z, (c2 + _1n4) / _2n2)
  let sqrtRatio = (u, v) => {
    let tv1 = c6
    let tv2 = F.pow(v, c4)
    let tv3 = F.sqr(tv2)
    tv3 = F.mul(tv3, v)
    let tv5 = F.mul(u, tv3)
    tv5 = F.pow(tv5, c3)
    tv5 = F.mul(tv5, tv2)
    tv2 = F.mul(tv5, v)
    tv3 = F.mul(tv5, u)
    let tv4 = F.mul(tv3, tv2)
    tv5 = F.pow(tv4, c5)
    const isQR = F.eql(tv5, F.ONE)
    tv2 = F.mul(tv3, c7)
    tv5 = F.mul(tv4, tv1)
    tv3 = F.cmov(tv2, tv3, isQR)
    tv4 = F.cmov(tv5, tv4, isQR)
    for (let i2 = c1; i2 > _1n4; i2--) {
      let tv52 = i2 - _2n2
      tv52 = _2n2 << (tv52 - _1n4)
      let tvv5 = F.pow(tv4, tv52)
      const e1 = F.eql(tvv5, F.ONE)
      tv2 = F.mul(tv3, tv1)
      tv1 = F.mul(tv1, tv1)
      tvv5 = F.mul(tv4, tv1)
      tv3 = F.cmov(tv2, tv3, e1)
      tv4 = F.cmov(tvv5, tv4, e1)
    }
    return { isValid: !F.is0(v) && (isQR || F.is0(u)), value: tv3 }
  }
  if (F.ORDER % _4n3 === _3n2) {
    const c12 = (F.ORDER - _3n2) / _4n3
    const c22 = F.sqrt(F.neg(Z))
    sqrtRatio = (u, v) => {
      let tv1 = F.sqr(v)
      const tv2 = F.mul(u, v)
      tv1 = F.mul(tv1, tv2)
      let y1 = F.pow(tv1, c12)
      y1 = F.mul(y1, tv2)
      const y2 = F.mul(y1, c22)
      const tv3 = F.mul(F.sqr(y1), v)
      const isQR = F.eql(tv3, u)
      const y = F.cmov(y2, y1, isQR)
      return { isValid: !F.is0(v) && isQR, value: y }
    }
  }
  return sqrtRatio
}
function mapToCurveSimpleSWU(Fp3, opts) {
  const F = validateField(Fp3)
  validateObject(opts, {}, {}, 'opts')
  const { A, B, Z } = opts
  if (!F.isValidNot0(A) || !F.isValidNot0(B) || !F.isValid(Z))
    throw new Error('mapToCurveSimpleSWU: invalid opts')
  if (F.eql(Z, F.neg(F.ONE)) || FpIsSquare(F, Z)) throw new Error('mapToCurveSimpleSWU: invalid opts')
  const x2 = F.mul(B, F.inv(F.mul(Z, A)))
  const gx = F.add(F.add(F.mul(F.sqr(x2), x2), F.mul(A, x2)), B)
  if (!FpIsSquare(F, gx)) throw new Error('mapToCurveSimpleSWU: invalid opts')
  const sqrtRatio = SWUFpSqrtRatio(F, Z)
  if (!F.isOdd) throw new Error('Field does not have .isOdd()')
  return (u) => {
    let tv1, tv2, tv3, tv4, tv5, tv6, x3, y
    tv1 = F.sqr(u)
    tv1 = F.mul(tv1, Z)
    tv2 = F.sqr(tv1)
    tv2 = F.add(tv2, tv1)
    tv3 = F.add(tv2, F.ONE)
    tv3 = F.mul(tv3, B)
    tv4 = F.cmov(Z, F.neg(tv2), !F.eql(tv2, F.ZERO))
    tv4 = F.mul(tv4, A)
    tv2 = F.sqr(tv3)
    tv6 = F.sqr(tv4)
    tv5 = F.mul(tv6, A)
    tv2 = F.add(tv2, tv5)
    tv2 = F.mul(tv2, tv3)
    tv6 = F.mul(tv6, tv4)
    tv5 = F.mul(tv6, B)
    tv2 = F.add(tv2, tv5)
    x3 = F.mul(tv1, tv3)
    const { isValid, value } = sqrtRatio(tv2, tv6)
    y = F.mul(tv1, u)
    y = F.mul(y, value)
    x3 = F.cmov(x3, tv3, isValid)
    y = F.cmov(y, value, isValid)
    const e1 = F.isOdd(u) === F.isOdd(y)
    y = F.cmov(F.neg(y), y, e1)
    const tv4_inv = FpInvertBatch(F, [tv4], true)[0]
    x3 = F.mul(x3, tv4_inv)
    return { x: x3, y }
  }
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/weierstrass.js
var divNearest = (num, den) => (num + (num >= 0 ? den : -den) / _2n3) / den
function _splitEndoScalar(k, basis, n) {
  aInRange('scalar', k, _0n5, n)
  const [[a1, b1], [a2, b2]] = basis
  const c1 = divNearest(b2 * k, n)
  const c2 = divNearest(-b1 * k, n)
  let k1 = k - c1 * a1 - c2 * a2
  let k2 = -c1 * b1 - c2 * b2
  const k1neg = k1 < _0n5
  const k2neg = k2 < _0n5
  if (k1neg) k1 = -k1
  if (k2neg) k2 = -k2
  const MAX_NUM = bitMask(Math.ceil(bitLen(n) / 2)) + _1n5
  if (k1 < _0n5 || k1 >= MAX_NUM || k2 < _0n5 || k2 >= MAX_NUM) {
    throw new Error('splitScalar (endomorphism): failed for k')
  }
  return { k1neg, k1, k2neg, k2 }
}
var _0n5 = /* @__PURE__ */ BigInt(0)
var _1n5 = /* @__PURE__ */ BigInt(1)
var _2n3 = /* @__PURE__ */ BigInt(2)
var _3n3 = /* @__PURE__ */ BigInt(3)
var _4n4 = /* @__PURE__ */ BigInt(4)
function weierstrass(params, extraOpts = {}) {
  const validated = createCurveFields('weierstrass', params, extraOpts)
  const Fp3 = validated.Fp
  const Fn = validated.Fn
  const CURVE = validated.CURVE
  const { h: cofactor, n: CURVE_ORDER } = CURVE
  validateObject(
    extraOpts,
    {},
    {
      allowInfinityPoint: 'boolean',
      clearCofactor: 'function',
      isTorsionFree: 'function',
      fromBytes: 'function',
      toBytes: 'function',
      endo: 'object',
      randomBytes: 'function',
    },
  )
  const { endo: endoOpts, allowInfinityPoint, clearCofactor, isTorsionFree, fromBytes, toBytes } = extraOpts
  const randomBytes3 = extraOpts.randomBytes === void 0 ? randomBytes2 : extraOpts.randomBytes
  if (endoOpts) {
    if (!Fp3.is0(CURVE.a) || typeof endoOpts.beta !== 'bigint' || !Array.isArray(endoOpts.basises)) {
      throw new Error('invalid endo: expected "beta": bigint and "basises": array')
    }
  }
  const endo = endoOpts
    ? {
        beta: endoOpts.beta,
        basises: endoOpts.basises.map((basis) => [...basis]),
      }
    : void 0
  const lengths = getWLengths(Fp3, Fn)
  function assertCompressionIsSupported() {
    if (!Fp3.isOdd) throw new Error('compression is not supported: Field does not have .isOdd()')
  }
  function pointToBytes(_c, point, isCompressed) {
    if (point.is0()) {
      if (!allowInfinityPoint) throw new Error('bad point: ZERO')
      return Uint8Array.of(0)
    }
    const { x: x2, y } = point.toAffine()
    const bx = Fp3.toBytes(x2)
    abool(isCompressed, 'isCompressed')
    if (isCompressed) {
      assertCompressionIsSupported()
      const hasEvenY = !Fp3.isOdd(y)
      return concatBytes3(pprefix(hasEvenY), bx)
    } else {
      return concatBytes3(Uint8Array.of(4), bx, Fp3.toBytes(y))
    }
  }
  function pointFromBytes(bytes) {
    abytes2(bytes, void 0, 'Point')
    const { publicKey: comp, publicKeyUncompressed: uncomp } = lengths
    const length = bytes.length
    const head = bytes[0]
    const tail = bytes.subarray(1)
    if (allowInfinityPoint && length === 1 && head === 0) return { x: Fp3.ZERO, y: Fp3.ZERO }
    if (length === comp && (head === 2 || head === 3)) {
      const x2 = Fp3.fromBytes(tail)
      if (!Fp3.isValid(x2)) throw new Error('bad point: is not on curve, wrong x')
      const y2 = weierstrassEquation(x2)
      let y
      try {
        y = Fp3.sqrt(y2)
      } catch (sqrtError) {
        const err2 = sqrtError instanceof Error ? ': ' + sqrtError.message : ''
        throw new Error('bad point: is not on curve, sqrt error' + err2)
      }
      assertCompressionIsSupported()
      const evenY = Fp3.isOdd(y)
      const evenH = (head & 1) === 1
      if (evenH !== evenY) y = Fp3.neg(y)
      return { x: x2, y }
    } else if (length === uncomp && head === 4) {
      const L = Fp3.BYTES
      const x2 = Fp3.fromBytes(tail.subarray(0, L))
      const y = Fp3.fromBytes(tail.subarray(L, L * 2))
      if (!isValidXY(x2, y)) throw new Error('bad point: is not on curve')
      return { x: x2, y }
    } else {
      throw new Error(
        `bad point: got length ${length}, expected compressed=${comp} or uncompressed=${uncomp}`,
      )
    }
  }
  const encodePoint = toBytes === void 0 ? pointToBytes : toBytes
  const decodePoint = fromBytes === void 0 ? pointFromBytes : fromBytes
  const b3 = Fp3.mul(CURVE.b, _3n3)
  const mulA = Fp3.is0(CURVE.a) ? (_) => Fp3.ZERO : (x2) => Fp3.mul(CURVE.a, x2)
  function weierstrassEquation(x2) {
    const x22 = Fp3.sqr(x2)
    const x3 = Fp3.mul(x22, x2)
    return Fp3.add(Fp3.add(x3, Fp3.mul(x2, CURVE.a)), CURVE.b)
  }
  function isValidXY(x2, y) {
    const left = Fp3.sqr(y)
    const right = weierstrassEquation(x2)
    return Fp3.eql(left, right)
  }
  if (!isValidXY(CURVE.Gx, CURVE.Gy)) throw new Error('bad curve params: generator point')
  const _4a3 = Fp3.mul(Fp3.pow(CURVE.a, _3n3), _4n4)
  const _27b2 = Fp3.mul(Fp3.sqr(CURVE.b), BigInt(27))
  if (Fp3.is0(Fp3.add(_4a3, _27b2))) throw new Error('bad curve params: a or b')
  function acoord(title, n, banZero = false) {
    if (!Fp3.isValid(n) || (banZero && Fp3.is0(n))) throw new Error(`bad point coordinate ${title}`)
    return typeof n === 'object' && n !== null ? Fp3.create(n) : n
  }
  function aprjpoint(other) {
    if (!(other instanceof Point)) throw new Error('Weierstrass Point expected')
  }
  function splitEndoScalarN(k) {
    if (!endo || !endo.basises) throw new Error('no endo')
    return _splitEndoScalar(k, endo.basises, Fn.ORDER)
  }
  function pushWnafPair(points, scalars, p, k) {
    if (!Fn.isValid(k)) throw new RangeError('invalid scalar: out of range')
    if (endo) {
      const { k1neg, k1, k2neg, k2 } = splitEndoScalarN(k)
      const psi = new Point(Fp3.mul(p.X, endo.beta), p.Y, p.Z)
      points.push(k1neg ? p.negate() : p, k2neg ? psi.negate() : psi)
      scalars.push(k1, k2)
    } else {
      points.push(p)
      scalars.push(k)
    }
  }
  const validityCache = /* @__PURE__ */ new WeakSet()
  class Point {
    static BASE = new Point(CURVE.Gx, CURVE.Gy, Fp3.ONE)
    static ZERO = new Point(Fp3.ZERO, Fp3.ONE, Fp3.ZERO)
    static Fp = Fp3
    static Fn = Fn
    X
    Y
    Z
    /** Does NOT validate if the point is valid. Use `.assertValidity()`. */
    constructor(X, Y, Z) {
      this.X = acoord('x', X)
      this.Y = acoord('y', Y, true)
      this.Z = acoord('z', Z)
      Object.freeze(this)
    }
    static CURVE() {
      return CURVE
    }
    /** Does NOT validate if the point is valid. Use `.assertValidity()`. */
    static fromAffine(p) {
      const { x: x2, y } = p || {}
      if (!p || !Fp3.isValid(x2) || !Fp3.isValid(y)) throw new Error('invalid affine point')
      if (p instanceof Point) throw new Error('projective point not allowed')
      if (Fp3.is0(x2) && Fp3.is0(y)) return Point.ZERO
      return new Point(x2, y, Fp3.ONE)
    }
    static fromBytes(bytes) {
      const P = Point.fromAffine(decodePoint(abytes2(bytes, void 0, 'point')))
      P.assertValidity()
      return P
    }
    static fromHex(hex) {
      return Point.fromBytes(hexToBytes2(hex))
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    /**
     * @param isLazy - true will defer table computation until the first multiplication
     */
    precompute(windowSize = 6, isLazy = true) {
      wnaf.setWindowSize(this, windowSize)
      if (!isLazy) this.multiply(_3n3)
      return this
    }
    // TODO: return `this`
    /** A point on curve is valid if it conforms to equation. */
    assertValidity() {
      if (this.is0()) {
        if (allowInfinityPoint && Fp3.is0(this.X) && Fp3.eql(this.Y, Fp3.ONE) && Fp3.is0(this.Z)) return
        throw new Error('bad point: ZERO')
      }
      if (validityCache.has(this)) return
      const { x: x2, y } = this.toAffine()
      if (!Fp3.isValid(x2) || !Fp3.isValid(y)) throw new Error('bad point: x or y not field elements')
      if (!isValidXY(x2, y)) throw new Error('bad point: equation left != right')
      if (!this.isTorsionFree()) throw new Error('bad point: not in prime-order subgroup')
      validityCache.add(this)
    }
    hasEvenY() {
      const { y } = this.toAffine()
      if (!Fp3.isOdd) throw new Error("Field doesn't support isOdd")
      return !Fp3.isOdd(y)
    }
    /** Compare one point to another. */
    equals(other) {
      aprjpoint(other)
      const { X: X1, Y: Y1, Z: Z1 } = this
      const { X: X2, Y: Y2, Z: Z2 } = other
      const U1 = Fp3.eql(Fp3.mul(X1, Z2), Fp3.mul(X2, Z1))
      const U2 = Fp3.eql(Fp3.mul(Y1, Z2), Fp3.mul(Y2, Z1))
      return U1 && U2
    }
    /** Flips point to one corresponding to (x, -y) in Affine coordinates. */
    negate() {
      return new Point(this.X, Fp3.neg(this.Y), this.Z)
    }
    // Renes-Costello-Batina exception-free doubling formula.
    // There is 30% faster Jacobian formula, but it is not complete.
    // https://eprint.iacr.org/2015/1060, algorithm 3
    // Cost: 8M + 3S + 3*a + 2*b3 + 15add.
    double() {
      const { X: X1, Y: Y1, Z: Z1 } = this
      let X3 = Fp3.ZERO,
        Y3 = Fp3.ZERO,
        Z3 = Fp3.ZERO
      let t0 = Fp3.mul(X1, X1)
      const t1 = Fp3.mul(Y1, Y1)
      let t2 = Fp3.mul(Z1, Z1)
      let t3 = Fp3.mul(X1, Y1)
      t3 = Fp3.add(t3, t3)
      Z3 = Fp3.mul(X1, Z1)
      Z3 = Fp3.add(Z3, Z3)
      X3 = mulA(Z3)
      Y3 = Fp3.mul(b3, t2)
      Y3 = Fp3.add(X3, Y3)
      X3 = Fp3.sub(t1, Y3)
      Y3 = Fp3.add(t1, Y3)
      Y3 = Fp3.mul(X3, Y3)
      X3 = Fp3.mul(t3, X3)
      Z3 = Fp3.mul(b3, Z3)
      t2 = mulA(t2)
      t3 = Fp3.sub(t0, t2)
      t3 = mulA(t3)
      t3 = Fp3.add(t3, Z3)
      Z3 = Fp3.add(t0, t0)
      t0 = Fp3.add(Z3, t0)
      t0 = Fp3.add(t0, t2)
      t0 = Fp3.mul(t0, t3)
      Y3 = Fp3.add(Y3, t0)
      t2 = Fp3.mul(Y1, Z1)
      t2 = Fp3.add(t2, t2)
      t0 = Fp3.mul(t2, t3)
      X3 = Fp3.sub(X3, t0)
      Z3 = Fp3.mul(t2, t1)
      Z3 = Fp3.add(Z3, Z3)
      Z3 = Fp3.add(Z3, Z3)
      return new Point(X3, Y3, Z3)
    }
    // Renes-Costello-Batina exception-free addition formula.
    // There is 30% faster Jacobian formula, but it is not complete.
    // https://eprint.iacr.org/2015/1060, algorithm 1
    // Cost: 12M + 0S + 3*a + 3*b3 + 23add.
    add(other) {
      aprjpoint(other)
      const { X: X1, Y: Y1, Z: Z1 } = this
      const { X: X2, Y: Y2, Z: Z2 } = other
      let X3 = Fp3.ZERO,
        Y3 = Fp3.ZERO,
        Z3 = Fp3.ZERO
      let t0 = Fp3.mul(X1, X2)
      let t1 = Fp3.mul(Y1, Y2)
      let t2 = Fp3.mul(Z1, Z2)
      let t3 = Fp3.add(X1, Y1)
      let t4 = Fp3.add(X2, Y2)
      t3 = Fp3.mul(t3, t4)
      t4 = Fp3.add(t0, t1)
      t3 = Fp3.sub(t3, t4)
      t4 = Fp3.add(X1, Z1)
      let t5 = Fp3.add(X2, Z2)
      t4 = Fp3.mul(t4, t5)
      t5 = Fp3.add(t0, t2)
      t4 = Fp3.sub(t4, t5)
      t5 = Fp3.add(Y1, Z1)
      X3 = Fp3.add(Y2, Z2)
      t5 = Fp3.mul(t5, X3)
      X3 = Fp3.add(t1, t2)
      t5 = Fp3.sub(t5, X3)
      Z3 = mulA(t4)
      X3 = Fp3.mul(b3, t2)
      Z3 = Fp3.add(X3, Z3)
      X3 = Fp3.sub(t1, Z3)
      Z3 = Fp3.add(t1, Z3)
      Y3 = Fp3.mul(X3, Z3)
      t1 = Fp3.add(t0, t0)
      t1 = Fp3.add(t1, t0)
      t2 = mulA(t2)
      t4 = Fp3.mul(b3, t4)
      t1 = Fp3.add(t1, t2)
      t2 = Fp3.sub(t0, t2)
      t2 = mulA(t2)
      t4 = Fp3.add(t4, t2)
      t0 = Fp3.mul(t1, t4)
      Y3 = Fp3.add(Y3, t0)
      t0 = Fp3.mul(t5, t4)
      X3 = Fp3.mul(t3, X3)
      X3 = Fp3.sub(X3, t0)
      t0 = Fp3.mul(t3, t1)
      Z3 = Fp3.mul(t5, Z3)
      Z3 = Fp3.add(Z3, t0)
      return new Point(X3, Y3, Z3)
    }
    subtract(other) {
      aprjpoint(other)
      return this.add(other.negate())
    }
    is0() {
      return this.equals(Point.ZERO)
    }
    /**
     * Constant time multiplication.
     * Uses precomputed tables (signed fixed-window wNAF) when available.
     * Uses scalar blinding and avoids endomorphism splitting in the secret-scalar path.
     * @param scalar - by which the point would be multiplied
     * @returns New point
     */
    multiply(scalar) {
      if (!Fn.isValidNot0(scalar)) throw new RangeError('invalid scalar: out of range')
      const { p, f } = wnaf.mulSecret(this, scalar, cofactor, normalize)
      return normalize([p, f])[0]
    }
    /**
     * Non-constant-time multiplication. Uses width-4 wNAF with GLV endomorphism splitting
     * when available (two half-width scalars sharing one halved doubling chain).
     * It's faster, but should only be used when you don't care about
     * an exposed secret key e.g. sig verification, which works over *public* keys.
     */
    multiplyUnsafe(scalar) {
      const sc = scalar
      if (!Fn.isValid(sc)) throw new RangeError('invalid scalar: out of range')
      if (sc === _0n5 || this.is0()) return Point.ZERO
      if (sc === _1n5) return this
      if (wnaf.hasWindowSize(this)) return wnaf.mulUnsafe(this, sc, normalize)
      const points = []
      const scalars = []
      pushWnafPair(points, scalars, this, sc)
      return mulAddUnsafe(Point, points, scalars)
    }
    /**
     * Non-constant-time double-scalar multiplication `a⋅this + b⋅other` (Strauss–Shamir).
     * Both walks share one doubling chain via {@link mulAddUnsafe}, and GLV endomorphism
     * (when available) halves the chain again by splitting each scalar into two half-width
     * parts. Used by ECDSA verification and public-key recovery for `R = u1⋅G + u2⋅P`.
     * Only for public scalars.
     */
    mulAddUnsafe(a, other, b) {
      aprjpoint(other)
      const points = []
      const scalars = []
      pushWnafPair(points, scalars, this, a)
      pushWnafPair(points, scalars, other, b)
      return mulAddUnsafe(Point, points, scalars)
    }
    /**
     * Converts Projective point to affine (x, y) coordinates.
     * (X, Y, Z) ∋ (x=X/Z, y=Y/Z).
     * @param invertedZ - Z^-1 (inverted zero) - optional, precomputation is useful for invertBatch
     */
    toAffine(invertedZ) {
      let iz = invertedZ
      if (iz != null && !Fp3.isValid(iz)) throw new RangeError('"invertedZ" expected valid field element')
      const { X, Y, Z } = this
      if (Fp3.eql(Z, Fp3.ONE)) return { x: X, y: Y }
      const is0 = this.is0()
      if (iz == null) iz = is0 ? Fp3.ONE : Fp3.inv(Z)
      const x2 = Fp3.mul(X, iz)
      const y = Fp3.mul(Y, iz)
      const zz = Fp3.mul(Z, iz)
      if (is0) return { x: Fp3.ZERO, y: Fp3.ZERO }
      if (!Fp3.eql(zz, Fp3.ONE)) throw new Error('invZ was invalid')
      return { x: x2, y }
    }
    /**
     * Checks whether Point is free of torsion elements (is in prime subgroup).
     * Always torsion-free for cofactor=1 curves.
     */
    isTorsionFree() {
      if (cofactor === _1n5) return true
      if (isTorsionFree) return isTorsionFree(Point, this)
      return wnaf.mulUnsafe(this, CURVE_ORDER).is0()
    }
    clearCofactor() {
      if (cofactor === _1n5) return this
      if (clearCofactor) return clearCofactor(Point, this)
      return this.multiplyUnsafe(cofactor)
    }
    isSmallOrder() {
      if (cofactor === _1n5) return this.is0()
      return this.clearCofactor().is0()
    }
    toBytes(isCompressed = true) {
      abool(isCompressed, 'isCompressed')
      this.assertValidity()
      return encodePoint(Point, this, isCompressed)
    }
    toHex(isCompressed = true) {
      return bytesToHex2(this.toBytes(isCompressed))
    }
    toString() {
      return `<Point ${this.is0() ? 'ZERO' : this.toHex()}>`
    }
  }
  const normalize = (points) => normalizeZ(Point, points)
  const wnaf = new ScalarMultiplier(Point, randomBytes3)
  if (wnaf.bits >= 6) Point.BASE.precompute(6)
  Object.freeze(Point.prototype)
  Object.freeze(Point)
  return Point
}
function pprefix(hasEvenY) {
  return Uint8Array.of(hasEvenY ? 2 : 3)
}
function getWLengths(Fp3, Fn) {
  return {
    secretKey: Fn.BYTES,
    publicKey: 1 + Fp3.BYTES,
    publicKeyUncompressed: 1 + 2 * Fp3.BYTES,
    publicKeyHasPrefix: true,
    // Raw compact `(r || s)` signature width; DER and recovered signatures use
    // different lengths outside this helper.
    signature: 2 * Fn.BYTES,
  }
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/bls.js
var _0n6 = BigInt(0)
var _1n6 = BigInt(1)
var _2n4 = BigInt(2)
var _3n4 = BigInt(3)
function NAfDecomposition(a) {
  const res = []
  for (; a > _1n6; a >>= _1n6) {
    if ((a & _1n6) === _0n6) res.unshift(0)
    else if ((a & _3n4) === _3n4) {
      res.unshift(-1)
      a += _1n6
    } else res.unshift(1)
  }
  return res
}
function aNonEmpty(arr) {
  if (!Array.isArray(arr) || arr.length === 0) throw new Error('expected non-empty array')
}
function createBlsPairing(fields2, G12, G22, params) {
  validateObject(
    fields2,
    { Fp: 'object', Fr: 'object', Fp2: 'object', Fp12: 'object' },
    { Fp6: 'object' },
    'fields',
  )
  if (typeof G12 !== 'function')
    throw new TypeError('"G1_Point" expected point constructor, got type=' + typeof G12)
  if (typeof G22 !== 'function')
    throw new TypeError('"G2_Point" expected point constructor, got type=' + typeof G22)
  validateObject(
    params,
    { ateLoopSize: 'bigint', xNegative: 'boolean', twistType: 'string' },
    { randomBytes: 'function', postPrecompute: 'function' },
    'params',
  )
  const { Fp: Fp3, Fr, Fp2: Fp22, Fp12: Fp123 } = fields2
  const { twistType, ateLoopSize, xNegative, postPrecompute } = params
  const fp22 = (c0, c1) => ({ c0, c1 })
  const fp2f = ({ c0, c1 }) => Object.freeze({ c0, c1 })
  const add2 = (a, b) => fp22(Fp3.add(a.c0, b.c0), Fp3.add(a.c1, b.c1))
  const sub2 = (a, b) => fp22(Fp3.sub(a.c0, b.c0), Fp3.sub(a.c1, b.c1))
  const mul2 = (a, b) => {
    const t0 = Fp3.mul(a.c0, b.c0)
    const t1 = Fp3.mul(a.c1, b.c1)
    return fp22(Fp3.sub(t0, t1), Fp3.sub(Fp3.mul(Fp3.add(a.c0, a.c1), Fp3.add(b.c0, b.c1)), Fp3.add(t0, t1)))
  }
  const mul2ByFp = (a, rhs) => fp22(Fp3.mul(a.c0, rhs), Fp3.mul(a.c1, rhs))
  const mul2ByNonresidue = (a) => Fp22.mulByNonresidue(a)
  const mul014ByLine = ({ c0: f0, c1: f1 }, o0, l1, l4, Px, Py) => {
    const o1 = mul2ByFp(l1, Px)
    const o4 = mul2ByFp(l4, Py)
    const { c0: a0, c1: a1, c2: a2 } = f0
    const { c0: b0, c1: b1, c2: b2 } = f1
    const t0_0 = mul2(a0, o0)
    const t0_1 = mul2(a1, o1)
    const t0_c0 = add2(mul2ByNonresidue(sub2(mul2(add2(a1, a2), o1), t0_1)), t0_0)
    const t0_c1 = sub2(sub2(mul2(add2(o0, o1), add2(a0, a1)), t0_0), t0_1)
    const t0_c2 = add2(sub2(mul2(add2(a0, a2), o0), t0_0), t0_1)
    const t1_c0 = mul2ByNonresidue(mul2(b2, o4))
    const t1_c1 = mul2(b0, o4)
    const t1_c2 = mul2(b1, o4)
    const s0 = add2(a0, b0)
    const s1 = add2(a1, b1)
    const s2 = add2(a2, b2)
    const o14 = add2(o1, o4)
    const t2_0 = mul2(s0, o0)
    const t2_1 = mul2(s1, o14)
    const t2_c0 = add2(mul2ByNonresidue(sub2(mul2(add2(s1, s2), o14), t2_1)), t2_0)
    const t2_c1 = sub2(sub2(mul2(add2(o0, o14), add2(s0, s1)), t2_0), t2_1)
    const t2_c2 = add2(sub2(mul2(add2(s0, s2), o0), t2_0), t2_1)
    return Object.freeze({
      c0: Object.freeze({
        c0: fp2f(add2(mul2ByNonresidue(t1_c2), t0_c0)),
        c1: fp2f(add2(t1_c0, t0_c1)),
        c2: fp2f(add2(t1_c1, t0_c2)),
      }),
      c1: Object.freeze({
        c0: fp2f(sub2(sub2(t2_c0, t0_c0), t1_c0)),
        c1: fp2f(sub2(sub2(t2_c1, t0_c1), t1_c1)),
        c2: fp2f(sub2(sub2(t2_c2, t0_c2), t1_c2)),
      }),
    })
  }
  const mul034ByLine = ({ c0: f0, c1: f1 }, l0, l3, o4, Px, Py) => {
    const o0 = mul2ByFp(l0, Py)
    const o3 = mul2ByFp(l3, Px)
    const { c0: a0, c1: a1, c2: a2 } = f0
    const { c0: b0, c1: b1, c2: b2 } = f1
    const a_c0 = mul2(a0, o0)
    const a_c1 = mul2(a1, o0)
    const a_c2 = mul2(a2, o0)
    const b0m = mul2(b0, o3)
    const b1m = mul2(b1, o4)
    const b_c0 = add2(mul2ByNonresidue(sub2(mul2(add2(b1, b2), o4), b1m)), b0m)
    const b_c1 = sub2(sub2(mul2(add2(o3, o4), add2(b0, b1)), b0m), b1m)
    const b_c2 = add2(sub2(mul2(add2(b0, b2), o3), b0m), b1m)
    const s0 = add2(a0, b0)
    const s1 = add2(a1, b1)
    const s2 = add2(a2, b2)
    const o03 = add2(o0, o3)
    const e0m = mul2(s0, o03)
    const e1m = mul2(s1, o4)
    const e_c0 = add2(mul2ByNonresidue(sub2(mul2(add2(s1, s2), o4), e1m)), e0m)
    const e_c1 = sub2(sub2(mul2(add2(o03, o4), add2(s0, s1)), e0m), e1m)
    const e_c2 = add2(sub2(mul2(add2(s0, s2), o03), e0m), e1m)
    return Object.freeze({
      c0: Object.freeze({
        c0: fp2f(add2(mul2ByNonresidue(b_c2), a_c0)),
        c1: fp2f(add2(b_c0, a_c1)),
        c2: fp2f(add2(b_c1, a_c2)),
      }),
      c1: Object.freeze({
        c0: fp2f(sub2(sub2(e_c0, a_c0), b_c0)),
        c1: fp2f(sub2(sub2(e_c1, a_c1), b_c1)),
        c2: fp2f(sub2(sub2(e_c2, a_c2), b_c2)),
      }),
    })
  }
  let lineFunction
  if (twistType === 'multiplicative') {
    lineFunction = (c0, c1, c2, f, Px, Py) => mul014ByLine(f, c0, c1, c2, Px, Py)
  } else if (twistType === 'divisive') {
    lineFunction = (c0, c1, c2, f, Px, Py) => mul034ByLine(f, c2, c1, c0, Px, Py)
  } else throw new Error('bls: unknown twist type')
  const Fp2div2 = Fp22.div(Fp22.ONE, Fp22.mul(Fp22.ONE, _2n4))
  function pointDouble(ell, Rx, Ry, Rz) {
    const t0 = Fp22.sqr(Ry)
    const t1 = Fp22.sqr(Rz)
    const t2 = Fp22.mulByB(Fp22.mul(t1, _3n4))
    const t3 = Fp22.mul(t2, _3n4)
    const t4 = Fp22.sub(Fp22.sub(Fp22.sqr(Fp22.add(Ry, Rz)), t1), t0)
    const c0 = Fp22.sub(t2, t0)
    const c1 = Fp22.mul(Fp22.sqr(Rx), _3n4)
    const c2 = Fp22.neg(t4)
    ell.push([c0, c1, c2])
    Rx = Fp22.mul(Fp22.mul(Fp22.mul(Fp22.sub(t0, t3), Rx), Ry), Fp2div2)
    Ry = Fp22.sub(Fp22.sqr(Fp22.mul(Fp22.add(t0, t3), Fp2div2)), Fp22.mul(Fp22.sqr(t2), _3n4))
    Rz = Fp22.mul(t0, t4)
    return { Rx, Ry, Rz }
  }
  function pointAdd(ell, Rx, Ry, Rz, Qx, Qy) {
    const t0 = Fp22.sub(Ry, Fp22.mul(Qy, Rz))
    const t1 = Fp22.sub(Rx, Fp22.mul(Qx, Rz))
    const c0 = Fp22.sub(Fp22.mul(t0, Qx), Fp22.mul(t1, Qy))
    const c1 = Fp22.neg(t0)
    const c2 = t1
    ell.push([c0, c1, c2])
    const t2 = Fp22.sqr(t1)
    const t3 = Fp22.mul(t2, t1)
    const t4 = Fp22.mul(t2, Rx)
    const t5 = Fp22.add(Fp22.sub(t3, Fp22.mul(t4, _2n4)), Fp22.mul(Fp22.sqr(t0), Rz))
    Rx = Fp22.mul(t1, t5)
    Ry = Fp22.sub(Fp22.mul(Fp22.sub(t4, t5), t0), Fp22.mul(t3, Ry))
    Rz = Fp22.mul(Rz, t3)
    return { Rx, Ry, Rz }
  }
  const ATE_NAF = NAfDecomposition(ateLoopSize)
  const calcPairingPrecomputes = (point) => {
    if (!(point instanceof G22)) throw new TypeError('"point" expected G2 point, got type=' + typeof point)
    const p = point
    const { x: x2, y } = p.toAffine()
    const Qx = x2,
      Qy = y,
      negQy = Fp22.neg(y)
    let Rx = Qx,
      Ry = Qy,
      Rz = Fp22.ONE
    const ell = []
    for (const bit of ATE_NAF) {
      const cur = []
      ;({ Rx, Ry, Rz } = pointDouble(cur, Rx, Ry, Rz))
      if (bit) ({ Rx, Ry, Rz } = pointAdd(cur, Rx, Ry, Rz, Qx, bit === -1 ? negQy : Qy))
      ell.push(cur)
    }
    if (postPrecompute) {
      const last = ell[ell.length - 1]
      postPrecompute(Rx, Ry, Rz, Qx, Qy, pointAdd.bind(null, last))
    }
    return ell
  }
  function millerLoopBatch(pairs, withFinalExponent = false) {
    aarray(pairs, 'pairs', (pair, title) => {
      aarray(pair, title)
      if (pair.length !== 3) throw new TypeError(`"${title}" expected precompute tuple`)
      aarray(pair[0], title + '[0]')
    })
    let f12 = Fp123.ONE
    if (pairs.length) {
      const ellLen = pairs[0][0].length
      for (let i2 = 0; i2 < ellLen; i2++) {
        if (i2 !== 0) f12 = Fp123.sqr(f12)
        for (const [ell, Px, Py] of pairs) {
          for (const [c0, c1, c2] of ell[i2]) f12 = lineFunction(c0, c1, c2, f12, Px, Py)
        }
      }
    }
    if (xNegative) f12 = Fp123.conjugate(f12)
    return withFinalExponent ? Fp123.finalExponentiate(f12) : f12
  }
  function pairingBatch(pairs, withFinalExponent = true) {
    aarray(pairs, 'pairs')
    const res = []
    for (let i2 = 0; i2 < pairs.length; i2++) {
      const pair = pairs[i2]
      validateObject(pair, { g1: 'object', g2: 'object' }, {}, 'pairs[' + i2 + ']')
      const { g1: g12, g2: g22 } = pair
      if (!(g12 instanceof G12))
        throw new TypeError('"pairs[' + i2 + '].g1" expected G1 point, got type=' + typeof g12)
      if (!(g22 instanceof G22))
        throw new TypeError('"pairs[' + i2 + '].g2" expected G2 point, got type=' + typeof g22)
      if (g12.is0() || g22.is0()) throw new Error('pairing is not available for ZERO point')
      g12.assertValidity()
      g22.assertValidity()
      const Qa = g12.toAffine()
      res.push([calcPairingPrecomputes(g22), Qa.x, Qa.y])
    }
    return millerLoopBatch(res, withFinalExponent)
  }
  function pairing(Q, P, withFinalExponent = true) {
    if (!(Q instanceof G12)) throw new TypeError('"Q" expected G1 point, got type=' + typeof Q)
    if (!(P instanceof G22)) throw new TypeError('"P" expected G2 point, got type=' + typeof P)
    return pairingBatch([{ g1: Q, g2: P }], withFinalExponent)
  }
  const lengths = {
    seed: getMinHashLength(Fr.ORDER),
  }
  const rand = params.randomBytes === void 0 ? randomBytes2 : params.randomBytes
  const randomSecretKey = (seed) => {
    seed = seed === void 0 ? rand(lengths.seed) : seed
    abytes2(seed, lengths.seed, 'seed')
    return mapHashToField(seed, Fr.ORDER)
  }
  Object.freeze(lengths)
  return {
    lengths,
    Fr,
    Fp12: Fp123,
    // NOTE: we re-export Fp12 here because pairing results are Fp12!
    millerLoopBatch,
    pairing,
    pairingBatch,
    calcPairingPrecomputes,
    randomSecretKey,
  }
}
function createBlsSig(blsPairing, PubPoint, SigPoint, isSigG1, hashToSigCurve, SignatureCoder) {
  const { Fr, Fp12: Fp123, pairingBatch, randomSecretKey, lengths } = blsPairing
  if (!SignatureCoder) {
    SignatureCoder = {
      fromBytes: notImplemented,
      fromHex: notImplemented,
      toBytes: notImplemented,
      toHex: notImplemented,
    }
  }
  const sigCoder = Object.freeze({ ...SignatureCoder })
  function normPub(point) {
    return point instanceof PubPoint ? point : PubPoint.fromBytes(point)
  }
  function normSig(point) {
    return point instanceof SigPoint ? point : sigCoder.fromBytes(point)
  }
  function amsg(m) {
    if (!(m instanceof SigPoint))
      throw new Error(`expected valid message hashed to ${!isSigG1 ? 'G2' : 'G1'} curve`)
    return m
  }
  const pair = !isSigG1 ? (a, b) => ({ g1: a, g2: b }) : (a, b) => ({ g1: b, g2: a })
  return Object.freeze({
    lengths: Object.freeze({ ...lengths, secretKey: Fr.BYTES }),
    keygen(seed) {
      const secretKey = randomSecretKey(seed)
      const publicKey = this.getPublicKey(secretKey)
      return { secretKey, publicKey }
    },
    // P = pk x G
    getPublicKey(secretKey) {
      let sec
      try {
        sec = PubPoint.Fn.fromBytes(secretKey)
      } catch (error) {
        throw new Error('invalid private key: ' + typeof secretKey, { cause: error })
      }
      return PubPoint.BASE.multiply(sec)
    },
    // S = pk x H(m)
    sign(message, secretKey, unusedArg) {
      if (unusedArg != null) throw new Error('sign() expects 2 arguments')
      const sec = PubPoint.Fn.fromBytes(secretKey)
      amsg(message).assertValidity()
      return message.multiply(sec)
    },
    // Checks if pairing of public key & hash is equal to pairing of generator & signature.
    // e(P, H(m)) == e(G, S)
    // e(S, G) == e(H(m), P)
    verify(signature, message, publicKey, unusedArg) {
      if (unusedArg != null) throw new Error('verify() expects 3 arguments')
      signature = normSig(signature)
      publicKey = normPub(publicKey)
      const P = publicKey.negate()
      const G = PubPoint.BASE
      const Hm = amsg(message)
      const S = signature
      try {
        const exp = pairingBatch([pair(P, Hm), pair(G, S)])
        return Fp123.eql(exp, Fp123.ONE)
      } catch {
        return false
      }
    },
    // https://ethresear.ch/t/fast-verification-of-multiple-bls-signatures/5407
    // e(G, S) = e(G, SUM(n)(Si)) = MUL(n)(e(G, Si))
    // TODO: maybe `{message: G2Hex, publicKey: G1Hex}[]` instead?
    verifyBatch(signature, items2) {
      aNonEmpty(items2)
      const sig = normSig(signature)
      const nMessages = items2.map((i2) => amsg(i2.message))
      const nPublicKeys = items2.map((i2) => normPub(i2.publicKey))
      const messagePubKeyMap = /* @__PURE__ */ new Map()
      for (let i2 = 0; i2 < nPublicKeys.length; i2++) {
        const pub = nPublicKeys[i2]
        const msg = nMessages[i2]
        let keys = messagePubKeyMap.get(msg)
        if (keys === void 0) {
          keys = []
          messagePubKeyMap.set(msg, keys)
        }
        keys.push(pub)
      }
      const paired = []
      const G = PubPoint.BASE
      try {
        for (const [msg, keys] of messagePubKeyMap) {
          const groupPublicKey = keys.reduce((acc, msg2) => acc.add(msg2))
          paired.push(pair(groupPublicKey, msg))
        }
        paired.push(pair(G.negate(), sig))
        return Fp123.eql(pairingBatch(paired), Fp123.ONE)
      } catch {
        return false
      }
    },
    // Adds a bunch of public key points together.
    // pk1 + pk2 + pk3 = pkA
    aggregatePublicKeys(publicKeys) {
      aNonEmpty(publicKeys)
      publicKeys = publicKeys.map((pub) => normPub(pub))
      const agg = publicKeys.reduce((sum, p) => sum.add(p), PubPoint.ZERO)
      agg.assertValidity()
      return agg
    },
    // Adds a bunch of signature points together.
    // pk1 + pk2 + pk3 = pkA
    aggregateSignatures(signatures) {
      aNonEmpty(signatures)
      signatures = signatures.map((sig) => normSig(sig))
      const agg = signatures.reduce((sum, s) => sum.add(s), SigPoint.ZERO)
      agg.assertValidity()
      return agg
    },
    hash(messageBytes, DST2) {
      abytes2(messageBytes)
      const opts = DST2 === void 0 ? void 0 : { DST: DST2 }
      return hashToSigCurve(messageBytes, opts)
    },
    Signature: Object.freeze({ ...sigCoder }),
  })
}
function blsBasic(fields2, G1_Point2, G2_Point2, params) {
  const { Fp: Fp3, Fr, Fp2: Fp22, Fp6: Fp62, Fp12: Fp123 } = fields2
  const G12 = { Point: G1_Point2 }
  const G22 = { Point: G2_Point2 }
  const pairingRes = createBlsPairing(fields2, G1_Point2, G2_Point2, params)
  const { millerLoopBatch, pairing, pairingBatch, calcPairingPrecomputes, randomSecretKey, lengths } =
    pairingRes
  G12.Point.BASE.precompute(4)
  Object.freeze(G12)
  Object.freeze(G22)
  return Object.freeze({
    lengths: Object.freeze(lengths),
    millerLoopBatch,
    pairing,
    pairingBatch,
    G1: G12,
    G2: G22,
    fields: Object.freeze({ Fr, Fp: Fp3, Fp2: Fp22, Fp6: Fp62, Fp12: Fp123 }),
    params: Object.freeze({
      ateLoopSize: params.ateLoopSize,
      xNegative: params.xNegative,
      twistType: params.twistType,
      postPrecompute: params.postPrecompute,
    }),
    utils: Object.freeze({
      randomSecretKey,
      calcPairingPrecomputes,
    }),
  })
}
function blsHashers(fields2, G1_Point2, G2_Point2, params, hasherParams) {
  const base = blsBasic(fields2, G1_Point2, G2_Point2, params)
  validateObject(
    hasherParams,
    { hasherOpts: 'object', hasherOptsG1: 'object', hasherOptsG2: 'object' },
    { mapToG1: 'function', mapToG2: 'function' },
    'hasherParams',
  )
  const G1Hasher = createHasher2(
    G1_Point2,
    hasherParams.mapToG1 === void 0 ? notImplemented : hasherParams.mapToG1,
    {
      ...hasherParams.hasherOpts,
      ...hasherParams.hasherOptsG1,
    },
  )
  const G2Hasher = createHasher2(
    G2_Point2,
    hasherParams.mapToG2 === void 0 ? notImplemented : hasherParams.mapToG2,
    {
      ...hasherParams.hasherOpts,
      ...hasherParams.hasherOptsG2,
    },
  )
  return Object.freeze({ ...base, G1: G1Hasher, G2: G2Hasher })
}
function bls(fields2, G1_Point2, G2_Point2, params, hasherParams, signatureCoders2) {
  const base = blsHashers(fields2, G1_Point2, G2_Point2, params, hasherParams)
  const pairingRes = {
    ...base,
    Fr: base.fields.Fr,
    Fp12: base.fields.Fp12,
    calcPairingPrecomputes: base.utils.calcPairingPrecomputes,
    randomSecretKey: base.utils.randomSecretKey,
  }
  const longSignatures = createBlsSig(
    pairingRes,
    G1_Point2,
    G2_Point2,
    false,
    base.G2.hashToCurve,
    signatureCoders2?.LongSignature,
  )
  const shortSignatures = createBlsSig(
    pairingRes,
    G2_Point2,
    G1_Point2,
    true,
    base.G1.hashToCurve,
    signatureCoders2?.ShortSignature,
  )
  return Object.freeze({ ...base, longSignatures, shortSignatures })
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/abstract/tower.js
var _0n7 = /* @__PURE__ */ BigInt(0)
var _1n7 = /* @__PURE__ */ BigInt(1)
var _2n5 = /* @__PURE__ */ BigInt(2)
var _3n5 = /* @__PURE__ */ BigInt(3)
var _6n = /* @__PURE__ */ BigInt(6)
var _12n = /* @__PURE__ */ BigInt(12)
var isObj = (value) => !!value && typeof value === 'object'
function calcFrobeniusCoefficients(Fp3, nonResidue, modulus, degree, num = 1, divisor) {
  asafenumber(num, 'num')
  asafenumber(degree, 'degree')
  const divisorN = divisor === void 0 ? degree : divisor
  asafenumber(divisorN, 'divisor')
  const F = Fp3
  if (typeof modulus !== 'bigint' || modulus <= _1n7)
    throw new Error('calcFrobeniusCoefficients: expected valid modulus, got ' + modulus)
  if (degree <= 0) throw new Error('calcFrobeniusCoefficients: expected positive degree, got ' + degree)
  if (num <= 0) throw new Error('calcFrobeniusCoefficients: expected positive row count, got ' + num)
  if (divisorN <= 0) throw new Error('calcFrobeniusCoefficients: expected positive divisor, got ' + divisorN)
  const _divisor = BigInt(divisorN)
  const towerModulus = modulus ** BigInt(degree)
  const res = []
  for (let i2 = 0; i2 < num; i2++) {
    const a = BigInt(i2 + 1)
    const powers2 = []
    for (let j = 0, qPower = _1n7; j < degree; j++) {
      const numer = a * qPower - a
      if (numer % _divisor) throw new Error('calcFrobeniusCoefficients: inexact tower exponent')
      const power = (numer / _divisor) % towerModulus
      powers2.push(F.pow(nonResidue, power))
      qPower *= modulus
    }
    res.push(powers2)
  }
  return res
}
function psiFrobenius(Fp3, Fp22, base) {
  validateField(Fp3)
  validateField(Fp22)
  validateObject(
    Fp22,
    {
      Fp: 'object',
      frobeniusMap: 'function',
      fromBigTuple: 'function',
      mulByB: 'function',
      mulByNonresidue: 'function',
      reim: 'function',
      Fp4Square: 'function',
      NONRESIDUE: 'object',
    },
    {},
  )
  if (!isObj(base) || Array.isArray(base))
    throw new TypeError('"base" expected Fp2 element, got type=' + typeof base)
  if (!Fp22.isValid(base)) throw new RangeError('"base" expected valid Fp2 element')
  const PSI_X = Fp22.pow(base, (Fp3.ORDER - _1n7) / _3n5)
  const PSI_Y = Fp22.pow(base, (Fp3.ORDER - _1n7) / _2n5)
  function psi(x2, y) {
    const x22 = Fp22.mul(Fp22.frobeniusMap(x2, 1), PSI_X)
    const y2 = Fp22.mul(Fp22.frobeniusMap(y, 1), PSI_Y)
    return [x22, y2]
  }
  const PSI2_X = Fp22.pow(base, (Fp3.ORDER ** _2n5 - _1n7) / _3n5)
  const PSI2_Y = Fp22.pow(base, (Fp3.ORDER ** _2n5 - _1n7) / _2n5)
  if (!Fp22.eql(PSI2_Y, Fp22.neg(Fp22.ONE))) throw new Error('psiFrobenius: PSI2_Y!==-1')
  function psi2(x2, y) {
    return [Fp22.mul(x2, PSI2_X), Fp22.neg(y)]
  }
  const mapAffine = (fn) => (c, P) => {
    if (typeof c !== 'function') throw new TypeError('"c" expected point constructor, got type=' + typeof c)
    validatePointCons(c)
    if (!(P instanceof c)) throw new TypeError('"P" expected Point instance, got type=' + typeof P)
    const affine = P.toAffine()
    const p = fn(affine.x, affine.y)
    return c.fromAffine({ x: p[0], y: p[1] })
  }
  const G2psi3 = mapAffine(psi)
  const G2psi22 = mapAffine(psi2)
  return { psi, psi2, G2psi: G2psi3, G2psi2: G2psi22, PSI_X, PSI_Y, PSI2_X, PSI2_Y }
}
var _Field2 = class {
  ORDER
  BITS
  BYTES
  isLE
  ZERO
  ONE
  Fp
  NONRESIDUE
  mulByB
  Fp_NONRESIDUE
  Fp_div2
  constructor(Fp3, opts = {}) {
    const { NONRESIDUE = BigInt(-1), FP2_NONRESIDUE, Fp2mulByB } = opts
    const ORDER2 = Fp3.ORDER
    const FP2_ORDER = ORDER2 * ORDER2
    this.Fp = Fp3
    this.ORDER = FP2_ORDER
    this.BITS = bitLen(FP2_ORDER)
    this.BYTES = Math.ceil(bitLen(FP2_ORDER) / 8)
    this.isLE = Fp3.isLE
    this.ZERO = this.create({ c0: Fp3.ZERO, c1: Fp3.ZERO })
    this.ONE = this.create({ c0: Fp3.ONE, c1: Fp3.ZERO })
    this.Fp_NONRESIDUE = Fp3.create(NONRESIDUE)
    this.Fp_div2 = Fp3.div(Fp3.ONE, _2n5)
    this.NONRESIDUE = this.create({ c0: FP2_NONRESIDUE[0], c1: FP2_NONRESIDUE[1] })
    this.mulByB = (num) => {
      const { c0, c1 } = Fp2mulByB(num)
      return Object.freeze({ c0, c1 })
    }
    Object.freeze(this)
  }
  fromBigTuple(tuple) {
    if (!Array.isArray(tuple) || tuple.length !== 2) throw new Error('invalid Fp2.fromBigTuple')
    const [c0, c1] = tuple
    if (typeof c0 !== 'bigint' || typeof c1 !== 'bigint') throw new Error('invalid Fp2.fromBigTuple')
    return this.create({ c0, c1 })
  }
  create(num) {
    const { Fp: Fp3 } = this
    const c0 = Fp3.create(num.c0)
    const c1 = Fp3.create(num.c1)
    return Object.freeze({ c0, c1 })
  }
  isValid(num) {
    if (!isObj(num)) throw new TypeError('invalid field element: expected object, got ' + typeof num)
    const { c0, c1 } = num
    const { Fp: Fp3 } = this
    return Fp3.isValid(c0) && Fp3.isValid(c1)
  }
  is0(num) {
    if (!isObj(num)) return false
    const { c0, c1 } = num
    const { Fp: Fp3 } = this
    return Fp3.is0(c0) && Fp3.is0(c1)
  }
  isValidNot0(num) {
    return !this.is0(num) && this.isValid(num)
  }
  eql({ c0, c1 }, { c0: r0, c1: r1 }) {
    const { Fp: Fp3 } = this
    return Fp3.eql(c0, r0) && Fp3.eql(c1, r1)
  }
  neg({ c0, c1 }) {
    const { Fp: Fp3 } = this
    return Object.freeze({ c0: Fp3.neg(c0), c1: Fp3.neg(c1) })
  }
  pow(num, power) {
    return FpPow(this, num, power)
  }
  invertBatch(nums) {
    return FpInvertBatch(this, nums, true)
  }
  // Normalized
  add(f1, f2) {
    const { Fp: Fp3 } = this
    const { c0, c1 } = f1
    const { c0: r0, c1: r1 } = f2
    return Object.freeze({
      c0: Fp3.add(c0, r0),
      c1: Fp3.add(c1, r1),
    })
  }
  sub({ c0, c1 }, { c0: r0, c1: r1 }) {
    const { Fp: Fp3 } = this
    return Object.freeze({
      c0: Fp3.sub(c0, r0),
      c1: Fp3.sub(c1, r1),
    })
  }
  mul({ c0, c1 }, rhs) {
    const { Fp: Fp3 } = this
    if (typeof rhs === 'bigint') return Object.freeze({ c0: Fp3.mul(c0, rhs), c1: Fp3.mul(c1, rhs) })
    const { c0: r0, c1: r1 } = rhs
    const t1 = Fp3.mul(c0, r0)
    const t2 = Fp3.mul(c1, r1)
    const o0 = Fp3.sub(t1, t2)
    const o1 = Fp3.sub(Fp3.mul(Fp3.add(c0, c1), Fp3.add(r0, r1)), Fp3.add(t1, t2))
    return Object.freeze({ c0: o0, c1: o1 })
  }
  sqr({ c0, c1 }) {
    const { Fp: Fp3 } = this
    const a = Fp3.add(c0, c1)
    const b = Fp3.sub(c0, c1)
    const c = Fp3.add(c0, c0)
    return Object.freeze({ c0: Fp3.mul(a, b), c1: Fp3.mul(c, c1) })
  }
  // NonNormalized stuff
  addN(a, b) {
    return this.add(a, b)
  }
  subN(a, b) {
    return this.sub(a, b)
  }
  mulN(a, b) {
    return this.mul(a, b)
  }
  sqrN(a) {
    return this.sqr(a)
  }
  // Why inversion for bigint inside Fp instead of Fp2? it is even used in that context?
  div(lhs, rhs) {
    const { Fp: Fp3 } = this
    return this.mul(lhs, typeof rhs === 'bigint' ? Fp3.inv(Fp3.create(rhs)) : this.inv(rhs))
  }
  inv({ c0: a, c1: b }) {
    const { Fp: Fp3 } = this
    const factor = Fp3.inv(Fp3.create(a * a + b * b))
    return Object.freeze({ c0: Fp3.mul(factor, Fp3.create(a)), c1: Fp3.mul(factor, Fp3.create(-b)) })
  }
  sqrt(num) {
    const { Fp: Fp3 } = this
    const { c0, c1 } = num
    if (Fp3.is0(c1)) {
      if (FpLegendre(Fp3, c0) === 1) return this.create({ c0: Fp3.sqrt(c0), c1: Fp3.ZERO })
      else return this.create({ c0: Fp3.ZERO, c1: Fp3.sqrt(Fp3.div(c0, this.Fp_NONRESIDUE)) })
    }
    const a = Fp3.sqrt(Fp3.sub(Fp3.sqr(c0), Fp3.mul(Fp3.sqr(c1), this.Fp_NONRESIDUE)))
    let d = Fp3.mul(Fp3.add(a, c0), this.Fp_div2)
    const legendre = FpLegendre(Fp3, d)
    if (legendre === -1) d = Fp3.sub(d, a)
    const a0 = Fp3.sqrt(d)
    const candidateSqrt = this.create({ c0: a0, c1: Fp3.div(Fp3.mul(c1, this.Fp_div2), a0) })
    if (!this.eql(this.sqr(candidateSqrt), num)) throw new Error('Cannot find square root')
    const x1 = candidateSqrt
    const x2 = this.neg(x1)
    const { re: re1, im: im1 } = this.reim(x1)
    const { re: re2, im: im2 } = this.reim(x2)
    if (im1 > im2 || (im1 === im2 && re1 > re2)) return x1
    return x2
  }
  // Same as sgn0_m_eq_2 in RFC 9380
  isOdd(x2) {
    const { re: x0, im: x1 } = this.reim(x2)
    const sign_0 = x0 % _2n5
    const zero_0 = x0 === _0n7
    const sign_1 = x1 % _2n5
    return BigInt(sign_0 || (zero_0 && sign_1)) == _1n7
  }
  // Bytes util
  fromBytes(b) {
    const { Fp: Fp3 } = this
    abytes2(b)
    if (b.length !== this.BYTES) throw new Error('fromBytes invalid length=' + b.length)
    return this.create({
      c0: Fp3.fromBytes(b.subarray(0, Fp3.BYTES)),
      c1: Fp3.fromBytes(b.subarray(Fp3.BYTES)),
    })
  }
  toBytes({ c0, c1 }) {
    return concatBytes3(this.Fp.toBytes(c0), this.Fp.toBytes(c1))
  }
  cmov({ c0, c1 }, { c0: r0, c1: r1 }, c) {
    const { Fp: Fp3 } = this
    return this.create({
      c0: Fp3.cmov(c0, r0, c),
      c1: Fp3.cmov(c1, r1, c),
    })
  }
  reim({ c0, c1 }) {
    return { re: c0, im: c1 }
  }
  Fp4Square(a, b) {
    const a2 = this.sqr(a)
    const b2 = this.sqr(b)
    return {
      first: this.add(this.mulByNonresidue(b2), a2),
      // b² * Nonresidue + a²
      second: this.sub(this.sub(this.sqr(this.add(a, b)), a2), b2),
      // (a + b)² - a² - b²
    }
  }
  // multiply by u + 1
  mulByNonresidue({ c0, c1 }) {
    const { Fp: Fp3, NONRESIDUE: nr } = this
    if (nr.c0 === Fp3.ONE && nr.c1 === Fp3.ONE) {
      return Object.freeze({ c0: Fp3.sub(c0, c1), c1: Fp3.add(c0, c1) })
    }
    if (nr.c1 === Fp3.ONE) {
      return Object.freeze({
        c0: Fp3.sub(Fp3.mul(c0, nr.c0), c1),
        c1: Fp3.add(c0, Fp3.mul(c1, nr.c0)),
      })
    }
    return this.mul({ c0, c1 }, nr)
  }
  frobeniusMap(num, power) {
    const { c0, c1 } = num
    const { Fp: Fp3 } = this
    return Object.freeze({ c0, c1: power % 2 === 0 ? c1 : Fp3.neg(c1) })
  }
}
var _Field6 = class {
  ORDER
  BITS
  BYTES
  isLE
  ZERO
  ONE
  Fp2
  constructor(Fp22) {
    this.Fp2 = Fp22
    this.ORDER = Fp22.Fp.ORDER ** _6n
    this.BITS = 3 * Fp22.BITS
    this.BYTES = 3 * Fp22.BYTES
    this.isLE = Fp22.isLE
    this.ZERO = this.create({ c0: Fp22.ZERO, c1: Fp22.ZERO, c2: Fp22.ZERO })
    this.ONE = this.create({ c0: Fp22.ONE, c1: Fp22.ZERO, c2: Fp22.ZERO })
    Object.freeze(this)
  }
  // Most callers never touch Frobenius maps, so keep the sextic tables lazy:
  // eagerly deriving them dominates `bls12-381.js` / `bn254.js` import time.
  get FROBENIUS_COEFFICIENTS_1() {
    const frob2 = _FROBENIUS_COEFFICIENTS_6.get(this)
    if (frob2) return frob2[0]
    const { Fp2: Fp22 } = this
    const { Fp: Fp3 } = Fp22
    const rows = calcFrobeniusCoefficients(Fp22, Fp22.NONRESIDUE, Fp3.ORDER, 6, 2, 3)
    const cache = [Object.freeze(rows[0]), Object.freeze(rows[1])]
    _FROBENIUS_COEFFICIENTS_6.set(this, cache)
    return cache[0]
  }
  get FROBENIUS_COEFFICIENTS_2() {
    const frob2 = _FROBENIUS_COEFFICIENTS_6.get(this)
    if (frob2) return frob2[1]
    void this.FROBENIUS_COEFFICIENTS_1
    return _FROBENIUS_COEFFICIENTS_6.get(this)[1]
  }
  add({ c0, c1, c2 }, { c0: r0, c1: r1, c2: r2 }) {
    const { Fp2: Fp22 } = this
    return Object.freeze({
      c0: Fp22.add(c0, r0),
      c1: Fp22.add(c1, r1),
      c2: Fp22.add(c2, r2),
    })
  }
  sub({ c0, c1, c2 }, { c0: r0, c1: r1, c2: r2 }) {
    const { Fp2: Fp22 } = this
    return Object.freeze({
      c0: Fp22.sub(c0, r0),
      c1: Fp22.sub(c1, r1),
      c2: Fp22.sub(c2, r2),
    })
  }
  mul({ c0, c1, c2 }, rhs) {
    const { Fp2: Fp22 } = this
    if (typeof rhs === 'bigint') {
      return Object.freeze({
        c0: Fp22.mul(c0, rhs),
        c1: Fp22.mul(c1, rhs),
        c2: Fp22.mul(c2, rhs),
      })
    }
    const { c0: r0, c1: r1, c2: r2 } = rhs
    const t0 = Fp22.mul(c0, r0)
    const t1 = Fp22.mul(c1, r1)
    const t2 = Fp22.mul(c2, r2)
    return Object.freeze({
      // t0 + (c1 + c2) * (r1 * r2) - (T1 + T2) * (u + 1)
      c0: Fp22.add(
        t0,
        Fp22.mulByNonresidue(Fp22.sub(Fp22.mul(Fp22.add(c1, c2), Fp22.add(r1, r2)), Fp22.add(t1, t2))),
      ),
      // (c0 + c1) * (r0 + r1) - (T0 + T1) + T2 * (u + 1)
      c1: Fp22.add(
        Fp22.sub(Fp22.mul(Fp22.add(c0, c1), Fp22.add(r0, r1)), Fp22.add(t0, t1)),
        Fp22.mulByNonresidue(t2),
      ),
      // T1 + (c0 + c2) * (r0 + r2) - T0 + T2
      c2: Fp22.sub(Fp22.add(t1, Fp22.mul(Fp22.add(c0, c2), Fp22.add(r0, r2))), Fp22.add(t0, t2)),
    })
  }
  sqr({ c0, c1, c2 }) {
    const { Fp2: Fp22 } = this
    const t0 = Fp22.sqr(c0)
    const t1 = Fp22.mul(Fp22.mul(c0, c1), _2n5)
    const t3 = Fp22.mul(Fp22.mul(c1, c2), _2n5)
    const t4 = Fp22.sqr(c2)
    return Object.freeze({
      c0: Fp22.add(Fp22.mulByNonresidue(t3), t0),
      // T3 * (u + 1) + T0
      c1: Fp22.add(Fp22.mulByNonresidue(t4), t1),
      // T4 * (u + 1) + T1
      // T1 + (c0 - c1 + c2)² + T3 - T0 - T4
      c2: Fp22.sub(Fp22.sub(Fp22.add(Fp22.add(t1, Fp22.sqr(Fp22.add(Fp22.sub(c0, c1), c2))), t3), t0), t4),
    })
  }
  addN(a, b) {
    return this.add(a, b)
  }
  subN(a, b) {
    return this.sub(a, b)
  }
  mulN(a, b) {
    return this.mul(a, b)
  }
  sqrN(a) {
    return this.sqr(a)
  }
  create(num) {
    const { Fp2: Fp22 } = this
    const c0 = Fp22.create(num.c0)
    const c1 = Fp22.create(num.c1)
    const c2 = Fp22.create(num.c2)
    return Object.freeze({ c0, c1, c2 })
  }
  isValid(num) {
    if (!isObj(num)) throw new TypeError('invalid field element: expected object, got ' + typeof num)
    const { c0, c1, c2 } = num
    const { Fp2: Fp22 } = this
    return Fp22.isValid(c0) && Fp22.isValid(c1) && Fp22.isValid(c2)
  }
  is0(num) {
    if (!isObj(num)) return false
    const { c0, c1, c2 } = num
    const { Fp2: Fp22 } = this
    return Fp22.is0(c0) && Fp22.is0(c1) && Fp22.is0(c2)
  }
  isValidNot0(num) {
    return !this.is0(num) && this.isValid(num)
  }
  neg({ c0, c1, c2 }) {
    const { Fp2: Fp22 } = this
    return Object.freeze({ c0: Fp22.neg(c0), c1: Fp22.neg(c1), c2: Fp22.neg(c2) })
  }
  eql({ c0, c1, c2 }, { c0: r0, c1: r1, c2: r2 }) {
    const { Fp2: Fp22 } = this
    return Fp22.eql(c0, r0) && Fp22.eql(c1, r1) && Fp22.eql(c2, r2)
  }
  sqrt(_) {
    return notImplemented()
  }
  // Do we need division by bigint at all? Should be done via order:
  div(lhs, rhs) {
    const { Fp2: Fp22 } = this
    const { Fp: Fp3 } = Fp22
    return this.mul(lhs, typeof rhs === 'bigint' ? Fp3.inv(Fp3.create(rhs)) : this.inv(rhs))
  }
  pow(num, power) {
    return FpPow(this, num, power)
  }
  invertBatch(nums) {
    return FpInvertBatch(this, nums, true)
  }
  inv({ c0, c1, c2 }) {
    const { Fp2: Fp22 } = this
    const t0 = Fp22.sub(Fp22.sqr(c0), Fp22.mulByNonresidue(Fp22.mul(c2, c1)))
    const t1 = Fp22.sub(Fp22.mulByNonresidue(Fp22.sqr(c2)), Fp22.mul(c0, c1))
    const t2 = Fp22.sub(Fp22.sqr(c1), Fp22.mul(c0, c2))
    const t4 = Fp22.inv(
      Fp22.add(Fp22.mulByNonresidue(Fp22.add(Fp22.mul(c2, t1), Fp22.mul(c1, t2))), Fp22.mul(c0, t0)),
    )
    return Object.freeze({ c0: Fp22.mul(t4, t0), c1: Fp22.mul(t4, t1), c2: Fp22.mul(t4, t2) })
  }
  // Bytes utils
  fromBytes(b) {
    const { Fp2: Fp22 } = this
    abytes2(b)
    if (b.length !== this.BYTES) throw new Error('fromBytes invalid length=' + b.length)
    const B2 = Fp22.BYTES
    return this.create({
      c0: Fp22.fromBytes(b.subarray(0, B2)),
      c1: Fp22.fromBytes(b.subarray(B2, B2 * 2)),
      c2: Fp22.fromBytes(b.subarray(2 * B2)),
    })
  }
  toBytes({ c0, c1, c2 }) {
    const { Fp2: Fp22 } = this
    return concatBytes3(Fp22.toBytes(c0), Fp22.toBytes(c1), Fp22.toBytes(c2))
  }
  cmov({ c0, c1, c2 }, { c0: r0, c1: r1, c2: r2 }, c) {
    const { Fp2: Fp22 } = this
    return this.create({
      c0: Fp22.cmov(c0, r0, c),
      c1: Fp22.cmov(c1, r1, c),
      c2: Fp22.cmov(c2, r2, c),
    })
  }
  fromBigSix(tuple) {
    const { Fp2: Fp22 } = this
    if (!Array.isArray(tuple) || tuple.length !== 6) throw new Error('invalid Fp6.fromBigSix')
    for (let i2 = 0; i2 < 6; i2++)
      if (typeof tuple[i2] !== 'bigint') throw new Error('invalid Fp6.fromBigSix')
    const t = tuple
    return this.create({
      c0: Fp22.fromBigTuple(t.slice(0, 2)),
      c1: Fp22.fromBigTuple(t.slice(2, 4)),
      c2: Fp22.fromBigTuple(t.slice(4, 6)),
    })
  }
  frobeniusMap(num, power) {
    const { c0, c1, c2 } = num
    if (power % 6 === 0) return Object.freeze({ c0, c1, c2 })
    const { Fp2: Fp22 } = this
    return Object.freeze({
      c0: Fp22.frobeniusMap(c0, power),
      c1: Fp22.mul(Fp22.frobeniusMap(c1, power), this.FROBENIUS_COEFFICIENTS_1[power % 6]),
      c2: Fp22.mul(Fp22.frobeniusMap(c2, power), this.FROBENIUS_COEFFICIENTS_2[power % 6]),
    })
  }
  mulByFp2({ c0, c1, c2 }, rhs) {
    const { Fp2: Fp22 } = this
    return Object.freeze({
      c0: Fp22.mul(c0, rhs),
      c1: Fp22.mul(c1, rhs),
      c2: Fp22.mul(c2, rhs),
    })
  }
  mulByNonresidue({ c0, c1, c2 }) {
    const { Fp2: Fp22 } = this
    return Object.freeze({ c0: Fp22.mulByNonresidue(c2), c1: c0, c2: c1 })
  }
  // Sparse multiplication
  mul1({ c0, c1, c2 }, b1) {
    const { Fp2: Fp22 } = this
    return Object.freeze({
      c0: Fp22.mulByNonresidue(Fp22.mul(c2, b1)),
      c1: Fp22.mul(c0, b1),
      c2: Fp22.mul(c1, b1),
    })
  }
  // Sparse multiplication
  mul01({ c0, c1, c2 }, b0, b1) {
    const { Fp2: Fp22 } = this
    const t0 = Fp22.mul(c0, b0)
    const t1 = Fp22.mul(c1, b1)
    return Object.freeze({
      // ((c1 + c2) * b1 - T1) * (u + 1) + T0
      c0: Fp22.add(Fp22.mulByNonresidue(Fp22.sub(Fp22.mul(Fp22.add(c1, c2), b1), t1)), t0),
      // (b0 + b1) * (c0 + c1) - T0 - T1
      c1: Fp22.sub(Fp22.sub(Fp22.mul(Fp22.add(b0, b1), Fp22.add(c0, c1)), t0), t1),
      // (c0 + c2) * b0 - T0 + T1
      c2: Fp22.add(Fp22.sub(Fp22.mul(Fp22.add(c0, c2), b0), t0), t1),
    })
  }
}
var _FROBENIUS_COEFFICIENTS_6 = /* @__PURE__ */ new WeakMap()
var _Field12 = class {
  ORDER
  BITS
  BYTES
  isLE
  ZERO
  ONE
  Fp6
  X_LEN
  finalExponentiate
  constructor(Fp62, opts) {
    const { X_LEN, Fp12finalExponentiate } = opts
    const { Fp2: Fp22 } = Fp62
    const { Fp: Fp3 } = Fp22
    this.Fp6 = Fp62
    this.ORDER = Fp3.ORDER ** _12n
    this.BITS = 2 * Fp62.BITS
    this.BYTES = 2 * Fp62.BYTES
    this.isLE = Fp62.isLE
    this.ZERO = this.create({ c0: Fp62.ZERO, c1: Fp62.ZERO })
    this.ONE = this.create({ c0: Fp62.ONE, c1: Fp62.ZERO })
    this.X_LEN = X_LEN
    this.finalExponentiate = (num) => {
      const copy2 = ({ c0, c1 }) => Object.freeze({ c0, c1 })
      const copy6 = ({ c0, c1, c2 }) => Object.freeze({ c0: copy2(c0), c1: copy2(c1), c2: copy2(c2) })
      const res = Fp12finalExponentiate(num)
      return Object.freeze({ c0: copy6(res.c0), c1: copy6(res.c1) })
    }
    Object.freeze(this)
  }
  // Keep the degree-12 Frobenius row lazy too; after the first lookup the cached
  // array is reused exactly like the old eager table.
  get FROBENIUS_COEFFICIENTS() {
    const frob2 = _FROBENIUS_COEFFICIENTS_12.get(this)
    if (frob2) return frob2
    const { Fp2: Fp22 } = this.Fp6
    const { Fp: Fp3 } = Fp22
    const cache = Object.freeze(calcFrobeniusCoefficients(Fp22, Fp22.NONRESIDUE, Fp3.ORDER, 12, 1, 6)[0])
    _FROBENIUS_COEFFICIENTS_12.set(this, cache)
    return cache
  }
  create(num) {
    const { Fp6: Fp62 } = this
    const c0 = Fp62.create(num.c0)
    const c1 = Fp62.create(num.c1)
    return Object.freeze({ c0, c1 })
  }
  isValid(num) {
    if (!isObj(num)) throw new TypeError('invalid field element: expected object, got ' + typeof num)
    const { c0, c1 } = num
    const { Fp6: Fp62 } = this
    return Fp62.isValid(c0) && Fp62.isValid(c1)
  }
  is0(num) {
    if (!isObj(num)) return false
    const { c0, c1 } = num
    const { Fp6: Fp62 } = this
    return Fp62.is0(c0) && Fp62.is0(c1)
  }
  isValidNot0(num) {
    return !this.is0(num) && this.isValid(num)
  }
  neg({ c0, c1 }) {
    const { Fp6: Fp62 } = this
    return Object.freeze({ c0: Fp62.neg(c0), c1: Fp62.neg(c1) })
  }
  eql({ c0, c1 }, { c0: r0, c1: r1 }) {
    const { Fp6: Fp62 } = this
    return Fp62.eql(c0, r0) && Fp62.eql(c1, r1)
  }
  sqrt(_) {
    return notImplemented()
  }
  inv({ c0, c1 }) {
    const { Fp6: Fp62 } = this
    const t = Fp62.inv(Fp62.sub(Fp62.sqr(c0), Fp62.mulByNonresidue(Fp62.sqr(c1))))
    return Object.freeze({ c0: Fp62.mul(c0, t), c1: Fp62.neg(Fp62.mul(c1, t)) })
  }
  div(lhs, rhs) {
    const { Fp6: Fp62 } = this
    const { Fp2: Fp22 } = Fp62
    const { Fp: Fp3 } = Fp22
    return this.mul(lhs, typeof rhs === 'bigint' ? Fp3.inv(Fp3.create(rhs)) : this.inv(rhs))
  }
  pow(num, power) {
    return FpPow(this, num, power)
  }
  invertBatch(nums) {
    return FpInvertBatch(this, nums, true)
  }
  // Normalized
  add({ c0, c1 }, { c0: r0, c1: r1 }) {
    const { Fp6: Fp62 } = this
    return Object.freeze({
      c0: Fp62.add(c0, r0),
      c1: Fp62.add(c1, r1),
    })
  }
  sub({ c0, c1 }, { c0: r0, c1: r1 }) {
    const { Fp6: Fp62 } = this
    return Object.freeze({
      c0: Fp62.sub(c0, r0),
      c1: Fp62.sub(c1, r1),
    })
  }
  mul({ c0, c1 }, rhs) {
    const { Fp6: Fp62 } = this
    if (typeof rhs === 'bigint') return Object.freeze({ c0: Fp62.mul(c0, rhs), c1: Fp62.mul(c1, rhs) })
    const { c0: r0, c1: r1 } = rhs
    const t1 = Fp62.mul(c0, r0)
    const t2 = Fp62.mul(c1, r1)
    return Object.freeze({
      c0: Fp62.add(t1, Fp62.mulByNonresidue(t2)),
      // T1 + T2 * v
      // (c0 + c1) * (r0 + r1) - (T1 + T2)
      c1: Fp62.sub(Fp62.mul(Fp62.add(c0, c1), Fp62.add(r0, r1)), Fp62.add(t1, t2)),
    })
  }
  sqr({ c0, c1 }) {
    const { Fp6: Fp62 } = this
    const ab = Fp62.mul(c0, c1)
    return Object.freeze({
      // (c1 * v + c0) * (c0 + c1) - AB - AB * v
      c0: Fp62.sub(
        Fp62.sub(Fp62.mul(Fp62.add(Fp62.mulByNonresidue(c1), c0), Fp62.add(c0, c1)), ab),
        Fp62.mulByNonresidue(ab),
      ),
      c1: Fp62.add(ab, ab),
    })
  }
  // NonNormalized stuff
  addN(a, b) {
    return this.add(a, b)
  }
  subN(a, b) {
    return this.sub(a, b)
  }
  mulN(a, b) {
    return this.mul(a, b)
  }
  sqrN(a) {
    return this.sqr(a)
  }
  // Bytes utils
  fromBytes(b) {
    const { Fp6: Fp62 } = this
    abytes2(b)
    if (b.length !== this.BYTES) throw new Error('fromBytes invalid length=' + b.length)
    return this.create({
      c0: Fp62.fromBytes(b.subarray(0, Fp62.BYTES)),
      c1: Fp62.fromBytes(b.subarray(Fp62.BYTES)),
    })
  }
  toBytes({ c0, c1 }) {
    const { Fp6: Fp62 } = this
    return concatBytes3(Fp62.toBytes(c0), Fp62.toBytes(c1))
  }
  cmov({ c0, c1 }, { c0: r0, c1: r1 }, c) {
    const { Fp6: Fp62 } = this
    return this.create({
      c0: Fp62.cmov(c0, r0, c),
      c1: Fp62.cmov(c1, r1, c),
    })
  }
  // Utils
  // toString() {
  //   return '' + 'Fp12(' + this.c0 + this.c1 + '* w');
  // },
  // fromTuple(c: [Fp6, Fp6]) {
  //   return new Fp12(...c);
  // }
  fromBigTwelve(tuple) {
    const { Fp6: Fp62 } = this
    if (!Array.isArray(tuple) || tuple.length !== 12) throw new Error('invalid Fp12.fromBigTwelve')
    for (let i2 = 0; i2 < 12; i2++)
      if (typeof tuple[i2] !== 'bigint') throw new Error('invalid Fp12.fromBigTwelve')
    const t = tuple
    return this.create({
      c0: Fp62.fromBigSix(t.slice(0, 6)),
      c1: Fp62.fromBigSix(t.slice(6, 12)),
    })
  }
  // Raises to q**i -th power
  frobeniusMap(lhs, power) {
    const p = power % 12
    if (p === 0) return Object.freeze({ c0: lhs.c0, c1: lhs.c1 })
    if (p === 6) return this.conjugate(lhs)
    const { Fp6: Fp62 } = this
    const { Fp2: Fp22 } = Fp62
    const { c0, c1, c2 } = Fp62.frobeniusMap(lhs.c1, power)
    const coeff = this.FROBENIUS_COEFFICIENTS[p]
    return Object.freeze({
      c0: Fp62.frobeniusMap(lhs.c0, power),
      c1: Object.freeze({
        c0: Fp22.mul(c0, coeff),
        c1: Fp22.mul(c1, coeff),
        c2: Fp22.mul(c2, coeff),
      }),
    })
  }
  mulByFp2({ c0, c1 }, rhs) {
    const { Fp6: Fp62 } = this
    return Object.freeze({
      c0: Fp62.mulByFp2(c0, rhs),
      c1: Fp62.mulByFp2(c1, rhs),
    })
  }
  conjugate({ c0, c1 }) {
    return Object.freeze({ c0, c1: this.Fp6.neg(c1) })
  }
  // A cyclotomic group is a subgroup of Fp^n defined by
  //   GΦₙ(p) = {α ∈ Fpⁿ : α^Φₙ(p) = 1}
  // The result of any pairing is in a cyclotomic subgroup
  // https://eprint.iacr.org/2009/565.pdf
  // https://eprint.iacr.org/2010/354.pdf
  _cyclotomicSquare({ c0, c1 }) {
    const { Fp6: Fp62 } = this
    const { Fp2: Fp22 } = Fp62
    const { c0: c0c0, c1: c0c1, c2: c0c2 } = c0
    const { c0: c1c0, c1: c1c1, c2: c1c2 } = c1
    const { first: t3, second: t4 } = Fp22.Fp4Square(c0c0, c1c1)
    const { first: t5, second: t6 } = Fp22.Fp4Square(c1c0, c0c2)
    const { first: t7, second: t8 } = Fp22.Fp4Square(c0c1, c1c2)
    const t9 = Fp22.mulByNonresidue(t8)
    return Object.freeze({
      c0: Object.freeze({
        c0: Fp22.add(Fp22.mul(Fp22.sub(t3, c0c0), _2n5), t3),
        // 2 * (T3 - c0c0)  + T3
        c1: Fp22.add(Fp22.mul(Fp22.sub(t5, c0c1), _2n5), t5),
        // 2 * (T5 - c0c1)  + T5
        c2: Fp22.add(Fp22.mul(Fp22.sub(t7, c0c2), _2n5), t7),
      }),
      // 2 * (T7 - c0c2)  + T7
      c1: Object.freeze({
        c0: Fp22.add(Fp22.mul(Fp22.add(t9, c1c0), _2n5), t9),
        // 2 * (T9 + c1c0) + T9
        c1: Fp22.add(Fp22.mul(Fp22.add(t4, c1c1), _2n5), t4),
        // 2 * (T4 + c1c1) + T4
        c2: Fp22.add(Fp22.mul(Fp22.add(t6, c1c2), _2n5), t6),
      }),
    })
  }
  // https://eprint.iacr.org/2009/565.pdf
  _cyclotomicExp(num, n) {
    aInRange('cyclotomic exponent', n, _0n7, _1n7 << BigInt(this.X_LEN))
    if (n === _0n7) return this.ONE
    let z = num
    for (let i2 = bitLen(n) - 2; i2 >= 0; i2--) {
      z = this._cyclotomicSquare(z)
      if (bitGet(n, i2)) z = this.mul(z, num)
    }
    return z
  }
}
var _FROBENIUS_COEFFICIENTS_12 = /* @__PURE__ */ new WeakMap()
function tower12(opts) {
  validateObject(
    opts,
    {
      ORDER: 'bigint',
      X_LEN: 'number',
      FP2_NONRESIDUE: 'object',
      Fp2mulByB: 'function',
      Fp12finalExponentiate: 'function',
    },
    { NONRESIDUE: 'bigint' },
  )
  asafenumber(opts.X_LEN, 'X_LEN')
  if (opts.X_LEN < 1) throw new Error('invalid X_LEN')
  const nonresidue = opts.FP2_NONRESIDUE
  if (!Array.isArray(nonresidue) || nonresidue.length !== 2) throw new Error('invalid FP2_NONRESIDUE')
  if (typeof nonresidue[0] !== 'bigint' || typeof nonresidue[1] !== 'bigint')
    throw new Error('invalid FP2_NONRESIDUE')
  const Fp3 = Field(opts.ORDER)
  const Fp22 = new _Field2(Fp3, opts)
  const Fp62 = new _Field6(Fp22)
  const Fp123 = new _Field12(Fp62, opts)
  return { Fp: Fp3, Fp2: Fp22, Fp6: Fp62, Fp12: Fp123 }
}

// ../../node_modules/.pnpm/@noble+curves@2.4.0/node_modules/@noble/curves/bls12-381.js
var _0n8 = BigInt(0)
var _1n8 = BigInt(1)
var _2n6 = BigInt(2)
var _3n6 = BigInt(3)
var _4n5 = BigInt(4)
var BLS_X = BigInt('0xd201000000010000')
var BLS_X_LEN = bitLen(BLS_X)
var bls12_381_CURVE_G1 = {
  p: BigInt(
    '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab',
  ),
  n: BigInt('0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001'),
  h: BigInt('0x396c8c005555e1568c00aaab0000aaab'),
  a: _0n8,
  b: _4n5,
  Gx: BigInt(
    '0x17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb',
  ),
  Gy: BigInt(
    '0x08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1',
  ),
}
var bls12_381_Fr = Field(bls12_381_CURVE_G1.n, {
  modFromBytes: true,
})
function bls12FromCompressed(g0, g12, { g2: g22, g3, g4, g5 }) {
  return { c0: { c0: g0, c1: g4, c2: g3 }, c1: { c0: g22, c1: g12, c2: g5 } }
}
function bls12Compress({ c0, c1 }) {
  return { g2: c1.c0, g3: c0.c2, g4: c0.c1, g5: c1.c2 }
}
function bls12CyclotomicSquareCompressed({ g2: g22, g3, g4, g5 }) {
  const { first: h23c0, second: h23c1 } = Fp2.Fp4Square(g4, g5)
  const { first: h45c0, second: h45c1 } = Fp2.Fp4Square(g22, g3)
  const d2 = Fp2.add(g22, g22)
  const d3 = Fp2.add(g3, g3)
  const d4 = Fp2.add(g4, g4)
  const d5 = Fp2.add(g5, g5)
  return {
    g2: Fp2.add(Fp2.mul(Fp2.mulByNonresidue(h23c1), _3n6), d2),
    g3: Fp2.sub(Fp2.mul(h23c0, _3n6), d3),
    g4: Fp2.sub(Fp2.mul(h45c0, _3n6), d4),
    g5: Fp2.add(Fp2.mul(h45c1, _3n6), d5),
  }
}
function bls12RecoverG1Ratio({ g2: g22, g3, g4, g5 }) {
  if (Fp2.is0(g22)) return { num: Fp2.mul(Fp2.mul(g4, g5), _2n6), den: g3 }
  return {
    num: Fp2.add(Fp2.sub(Fp2.mul(Fp2.sqr(g4), _3n6), Fp2.mul(g3, _2n6)), Fp2.mulByNonresidue(Fp2.sqr(g5))),
    den: Fp2.mul(g22, _4n5),
  }
}
function bls12RecoverG0(g12, { g2: g22, g3, g4, g5 }) {
  const g3g4 = Fp2.mul(g3, g4)
  const t = Fp2.add(Fp2.sub(Fp2.mul(Fp2.sub(Fp2.sqr(g12), g3g4), _2n6), g3g4), Fp2.mul(g22, g5))
  return Fp2.add(Fp2.mulByNonresidue(t), Fp2.ONE)
}
function bls12CyclotomicExpCompressed(num, squarings) {
  const gs = []
  let g = bls12Compress(num)
  for (const count of squarings) {
    for (let i2 = 0; i2 < count; i2++) g = bls12CyclotomicSquareCompressed(g)
    gs.push(g)
  }
  const isOne = gs.map(({ g2: g22, g3 }) => Fp2.is0(g22) && Fp2.is0(g3))
  const ratios = gs.map(bls12RecoverG1Ratio)
  const invDens = Fp2.invertBatch(ratios.map(({ den }) => den))
  const elems = gs.map((compressed, i2) => {
    if (isOne[i2]) return Fp12.ONE
    const g12 = Fp2.mul(ratios[i2].num, invDens[i2])
    return bls12FromCompressed(bls12RecoverG0(g12, compressed), g12, compressed)
  })
  return { result: Fp12.mul(Fp12.mul(elems[0], elems[1]), elems[2]), last: elems[2] }
}
function bls12CyclotomicExpX(num) {
  const { result, last } = bls12CyclotomicExpCompressed(num, [16, 32, 9])
  let r = result
  let s = last
  for (let i2 = 0; i2 < 3; i2++) s = Fp12._cyclotomicSquare(s)
  r = Fp12.mul(r, s)
  for (let i2 = 0; i2 < 2; i2++) s = Fp12._cyclotomicSquare(s)
  r = Fp12.mul(r, s)
  s = Fp12._cyclotomicSquare(s)
  return Fp12.mul(r, s)
}
var { Fp, Fp2, Fp6, Fp12 } = tower12({
  ORDER: bls12_381_CURVE_G1.p,
  X_LEN: BLS_X_LEN,
  // Finite extension field over irreducible polynominal.
  // Fp(u) / (u² - β) where β = -1
  // Public `Fp2.NONRESIDUE` below is the sextic-tower value `(1, 1) = u + 1`;
  // the quadratic non-residue for the base Fp2 construction is still `-1`.
  FP2_NONRESIDUE: [_1n8, _1n8],
  Fp2mulByB: ({ c0, c1 }) => {
    const t0 = Fp.mul(c0, _4n5)
    const t1 = Fp.mul(c1, _4n5)
    return { c0: Fp.sub(t0, t1), c1: Fp.add(t0, t1) }
  },
  Fp12finalExponentiate: (num) => {
    const powMinusX = (num2) => Fp12.conjugate(bls12CyclotomicExpX(num2))
    const t0 = Fp12.div(Fp12.frobeniusMap(num, 6), num)
    const t1 = Fp12.mul(Fp12.frobeniusMap(t0, 2), t0)
    const t2 = powMinusX(t1)
    const t3 = Fp12.mul(Fp12.conjugate(Fp12._cyclotomicSquare(t1)), t2)
    const t4 = powMinusX(t3)
    const t5 = powMinusX(t4)
    const t6 = Fp12.mul(powMinusX(t5), Fp12._cyclotomicSquare(t2))
    const t7 = powMinusX(t6)
    const t2_t5_pow_q2 = Fp12.frobeniusMap(Fp12.mul(t2, t5), 2)
    const t4_t1_pow_q3 = Fp12.frobeniusMap(Fp12.mul(t4, t1), 3)
    const t6_t1c_pow_q1 = Fp12.frobeniusMap(Fp12.mul(t6, Fp12.conjugate(t1)), 1)
    const t7_t3c_t1 = Fp12.mul(Fp12.mul(t7, Fp12.conjugate(t3)), t1)
    return Fp12.mul(Fp12.mul(Fp12.mul(t2_t5_pow_q2, t4_t1_pow_q3), t6_t1c_pow_q1), t7_t3c_t1)
  },
})
var frob
var getFrob = () => frob || (frob = psiFrobenius(Fp, Fp2, Fp2.div(Fp2.ONE, Fp2.NONRESIDUE)))
var G2psi = (c, P) => {
  const fn = getFrob().G2psi
  G2psi = fn
  return fn(c, P)
}
var G2psi2 = (c, P) => {
  const fn = getFrob().G2psi2
  G2psi2 = fn
  return fn(c, P)
}
var hasher_opts = Object.freeze({
  DST: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_',
  encodeDST: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_',
  p: Fp.ORDER,
  m: 2,
  k: 128,
  expand: 'xmd',
  hash: sha2562,
})
var bls12_381_CURVE_G2 = {
  p: Fp2.ORDER,
  n: bls12_381_CURVE_G1.n,
  h: BigInt(
    '0x5d543a95414e7f1091d50792876a202cd91de4547085abaa68a205b2e5a7ddfa628f1cb4d9e82ef21537e293a6691ae1616ec6e786f0c70cf1c38e31c7238e5',
  ),
  a: Fp2.ZERO,
  b: Fp2.fromBigTuple([_4n5, _4n5]),
  Gx: Fp2.fromBigTuple([
    BigInt(
      '0x024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8',
    ),
    BigInt(
      '0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e',
    ),
  ]),
  Gy: Fp2.fromBigTuple([
    BigInt(
      '0x0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801',
    ),
    BigInt(
      '0x0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be',
    ),
  ]),
}
var sortBit = (parts, p) => {
  for (const part of parts) {
    if (part !== _0n8) return Boolean((part * _2n6) / p)
  }
  return false
}
var fp2 = {
  // Generic tower bytes use `c0 || c1`, but the BLS12-381 G2 point/signature wire encoding uses
  // `c1 || c0`, so keep this local wrapper instead of changing generic field serialization.
  encode({ c0, c1 }) {
    const { BYTES: L } = Fp
    return concatBytes3(numberToBytesBE(c1, L), numberToBytesBE(c0, L))
  },
  decode(bytes) {
    const { BYTES: L } = Fp
    return Fp2.create({
      c0: decodeFp(bytes.subarray(L)),
      c1: decodeFp(bytes.subarray(0, L)),
    })
  },
}
var BaseFp = Fp
function decodeFp(bytes) {
  return Fp.fromBytes(bytes)
}
var coder = (name, Fp3, b, encode, decode, yparts) => {
  const F = Fp3
  const enc = encode
  const dec = decode
  const W = F.BYTES
  return (allowUncompressed) => ({
    encode(point, compressed = true) {
      if (!compressed && !allowUncompressed)
        throw new Error('invalid signature: expected compressed encoding')
      const infinity = point.is0()
      const { x: x2, y } = point.toAffine()
      const bytes = compressed ? enc(x2) : concatBytes3(enc(x2), enc(y))
      let sort
      if (compressed && !infinity) sort = sortBit(yparts(y), BaseFp.ORDER)
      return setMask(bytes, { compressed, infinity, sort })
    },
    decode(bytes) {
      const raw = allowUncompressed ? abytes2(bytes, void 0, 'point') : abytes2(bytes, W, 'signature')
      const { compressed, infinity, sort, value } = parseMask(raw)
      if (!allowUncompressed && !compressed)
        throw new Error('invalid signature: expected compressed encoding')
      const len = compressed ? W : 2 * W
      if (value.length !== len) throw new Error(`invalid ${name} point: expected ${len} bytes`)
      if (infinity) {
        for (const b2 of value) {
          if (b2) throw new Error(`invalid ${name} point: non-canonical zero`)
        }
        return { x: F.ZERO, y: F.ZERO }
      }
      const x2 = dec(compressed ? value : value.subarray(0, W))
      let y
      if (compressed) {
        y = F.sqrt(F.add(F.pow(x2, _3n6), b))
        if (!y) throw new Error(`invalid ${name} point: compressed`)
        if (sortBit(yparts(y), BaseFp.ORDER) !== sort) y = F.neg(y)
      } else {
        y = dec(value.subarray(W))
      }
      if (!compressed && F.is0(x2) && F.is0(y)) throw new Error(`invalid ${name} point: uncompressed`)
      return { x: x2, y }
    },
  })
}
function validateMask({ compressed, infinity, sort }) {
  if (
    (!compressed && !infinity && sort) || // 0010_0000 = 0x20
    (!compressed && infinity && sort) || // 0110_0000 = 0x60
    (compressed && infinity && sort)
  )
    throw new Error('invalid encoding flag')
}
function parseMask(bytes) {
  bytes = copyBytes(bytes)
  const mask = bytes[0] & 224
  const compressed = !!((mask >> 7) & 1)
  const infinity = !!((mask >> 6) & 1)
  const sort = !!((mask >> 5) & 1)
  validateMask({ compressed, infinity, sort })
  bytes[0] &= 31
  return { compressed, infinity, sort, value: bytes }
}
function setMask(bytes, mask) {
  if (bytes[0] & 224) throw new Error('setMask: non-empty mask')
  validateMask({ compressed: !!mask.compressed, infinity: !!mask.infinity, sort: !!mask.sort })
  if (mask.compressed) bytes[0] |= 128
  if (mask.infinity) bytes[0] |= 64
  if (mask.sort) bytes[0] |= 32
  return bytes
}
var g1coder = coder(
  'G1',
  Fp,
  Fp.create(bls12_381_CURVE_G1.b),
  (x2) => numberToBytesBE(x2, Fp.BYTES),
  decodeFp,
  (y) => [y],
)
var g1 = { point: g1coder(true), sig: g1coder(false) }
var signatureG1ToBytes = (point) => {
  point.assertValidity()
  return g1.sig.encode(point)
}
function signatureG1FromBytes(bytes) {
  const Point = bls12_381.G1.Point
  const point = Point.fromAffine(g1.sig.decode(bytes))
  point.assertValidity()
  return point
}
var g2coder = coder('G2', Fp2, bls12_381_CURVE_G2.b, fp2.encode, fp2.decode, (y) => [y.c1, y.c0])
var g2 = { point: g2coder(true), sig: g2coder(false) }
var signatureG2ToBytes = (point) => {
  point.assertValidity()
  return g2.sig.encode(point)
}
function signatureG2FromBytes(bytes) {
  const Point = bls12_381.G2.Point
  const point = Point.fromAffine(g2.sig.decode(bytes))
  point.assertValidity()
  return point
}
var signatureCoders = {
  ShortSignature: {
    fromBytes(bytes) {
      return signatureG1FromBytes(abytes2(bytes))
    },
    fromHex(hex) {
      return signatureG1FromBytes(hexToBytes2(hex))
    },
    toBytes(point) {
      return signatureG1ToBytes(point)
    },
    // Historical alias: BLS signatures have a single compressed byte format here.
    toRawBytes(point) {
      return signatureG1ToBytes(point)
    },
    toHex(point) {
      return bytesToHex2(signatureG1ToBytes(point))
    },
  },
  LongSignature: {
    fromBytes(bytes) {
      return signatureG2FromBytes(abytes2(bytes))
    },
    fromHex(hex) {
      return signatureG2FromBytes(hexToBytes2(hex))
    },
    toBytes(point) {
      return signatureG2ToBytes(point)
    },
    // Historical alias: BLS signatures have a single compressed byte format here.
    toRawBytes(point) {
      return signatureG2ToBytes(point)
    },
    toHex(point) {
      return bytesToHex2(signatureG2ToBytes(point))
    },
  },
}
var fields = {
  Fp,
  Fp2,
  Fp6,
  Fp12,
  Fr: bls12_381_Fr,
}
var G1_Point = weierstrass(bls12_381_CURVE_G1, {
  // Public point APIs still accept infinity, even though the Zcash proof
  // encoding rules cited above only define nonzero point encodings.
  allowInfinityPoint: true,
  Fn: bls12_381_Fr,
  fromBytes: g1.point.decode,
  toBytes: (_c, point, isComp) => g1.point.encode(point, isComp),
  // Checks is the point resides in prime-order subgroup.
  // point.isTorsionFree() should return true for valid points
  // It returns false for shitty points.
  // https://eprint.iacr.org/2021/1130.pdf
  isTorsionFree: (c, point) => {
    const beta = BigInt('0x5f19672fdf76ce51ba69c6076a0f77eaddb3a93be6f89688de17d813620a00022e01fffffffefffe')
    const phi = new c(Fp.mul(point.X, beta), point.Y, point.Z)
    const xP = point.multiplyUnsafe(BLS_X).negate()
    const u2P = xP.multiplyUnsafe(BLS_X)
    return u2P.equals(phi)
  },
  // Clear cofactor of G1
  // https://eprint.iacr.org/2019/403
  clearCofactor: (_c, point) => {
    return point.multiplyUnsafe(BLS_X).add(point)
  },
})
var G2_Point = weierstrass(bls12_381_CURVE_G2, {
  Fp: Fp2,
  // Public point APIs still accept infinity, even though the Zcash proof
  // encoding rules cited above only define nonzero point encodings.
  allowInfinityPoint: true,
  Fn: bls12_381_Fr,
  fromBytes: g2.point.decode,
  toBytes: (_c, point, isComp) => g2.point.encode(point, isComp),
  // https://eprint.iacr.org/2021/1130.pdf
  // Older version: https://eprint.iacr.org/2019/814.pdf
  isTorsionFree: (c, P) => {
    return P.multiplyUnsafe(BLS_X).negate().equals(G2psi(c, P))
  },
  // clear_cofactor_bls12381_g2 from RFC 9380.
  // https://eprint.iacr.org/2017/419.pdf
  // prettier-ignore
  clearCofactor: (c, P) => {
    const x2 = BLS_X
    const t1 = P.multiplyUnsafe(x2).negate()
    let t2 = G2psi(c, P)
    let t3 = P.double()
    t3 = G2psi2(c, t3)
    t3 = t3.subtract(t2)
    t2 = t1.add(t2)
    t2 = t2.multiplyUnsafe(x2).negate()
    t3 = t3.add(t2)
    t3 = t3.subtract(t1)
    const Q = t3.subtract(P)
    return Q
  },
})
var bls12_hasher_opts = {
  mapToG1,
  mapToG2,
  hasherOpts: hasher_opts,
  // RFC 9380 Appendix J defines distinct G1/G2 RO and NU suite IDs, and
  // draft-irtf-cfrg-bls-signature-06 §4.2.1 gives separate G1/G2 `_NUL_` DSTs.
  // Keep G1 encode-to-curve on the G1 domain instead of inheriting G2's `encodeDST`.
  hasherOptsG1: {
    ...hasher_opts,
    m: 1,
    DST: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
    encodeDST: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  },
  hasherOptsG2: { ...hasher_opts },
}
var bls12_params = {
  ateLoopSize: BLS_X,
  // The BLS parameter x for BLS12-381
  xNegative: true,
  twistType: 'multiplicative',
  randomBytes: randomBytes2,
}
var bls12_381 = bls(fields, G1_Point, G2_Point, bls12_params, bls12_hasher_opts, signatureCoders)
var isogenyMapG2 = isogenyMap(
  Fp2,
  [
    // xNum
    [
      [
        '0x5c759507e8e333ebb5b7a9a47d7ed8532c52d39fd3a042a88b58423c50ae15d5c2638e343d9c71c6238aaaaaaaa97d6',
        '0x5c759507e8e333ebb5b7a9a47d7ed8532c52d39fd3a042a88b58423c50ae15d5c2638e343d9c71c6238aaaaaaaa97d6',
      ],
      [
        '0x0',
        '0x11560bf17baa99bc32126fced787c88f984f87adf7ae0c7f9a208c6b4f20a4181472aaa9cb8d555526a9ffffffffc71a',
      ],
      [
        '0x11560bf17baa99bc32126fced787c88f984f87adf7ae0c7f9a208c6b4f20a4181472aaa9cb8d555526a9ffffffffc71e',
        '0x8ab05f8bdd54cde190937e76bc3e447cc27c3d6fbd7063fcd104635a790520c0a395554e5c6aaaa9354ffffffffe38d',
      ],
      [
        '0x171d6541fa38ccfaed6dea691f5fb614cb14b4e7f4e810aa22d6108f142b85757098e38d0f671c7188e2aaaaaaaa5ed1',
        '0x0',
      ],
    ],
    // xDen
    [
      [
        '0x0',
        '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa63',
      ],
      [
        '0xc',
        '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa9f',
      ],
      ['0x1', '0x0'],
      // LAST 1
    ],
    // yNum
    [
      [
        '0x1530477c7ab4113b59a4c18b076d11930f7da5d4a07f649bf54439d87d27e500fc8c25ebf8c92f6812cfc71c71c6d706',
        '0x1530477c7ab4113b59a4c18b076d11930f7da5d4a07f649bf54439d87d27e500fc8c25ebf8c92f6812cfc71c71c6d706',
      ],
      [
        '0x0',
        '0x5c759507e8e333ebb5b7a9a47d7ed8532c52d39fd3a042a88b58423c50ae15d5c2638e343d9c71c6238aaaaaaaa97be',
      ],
      [
        '0x11560bf17baa99bc32126fced787c88f984f87adf7ae0c7f9a208c6b4f20a4181472aaa9cb8d555526a9ffffffffc71c',
        '0x8ab05f8bdd54cde190937e76bc3e447cc27c3d6fbd7063fcd104635a790520c0a395554e5c6aaaa9354ffffffffe38f',
      ],
      [
        '0x124c9ad43b6cf79bfbf7043de3811ad0761b0f37a1e26286b0e977c69aa274524e79097a56dc4bd9e1b371c71c718b10',
        '0x0',
      ],
    ],
    // yDen
    [
      [
        '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffa8fb',
        '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffa8fb',
      ],
      [
        '0x0',
        '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffa9d3',
      ],
      [
        '0x12',
        '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa99',
      ],
      ['0x1', '0x0'],
      // LAST 1
    ],
  ].map((i2) => i2.map((pair) => Fp2.fromBigTuple(pair.map(BigInt)))),
)
var isogenyMapG1 = isogenyMap(
  Fp,
  [
    // xNum
    [
      '0x11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7',
      '0x17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bb',
      '0xd54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0',
      '0x1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861',
      '0xe99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9',
      '0x1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983',
      '0xd6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84',
      '0x17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88e',
      '0x80d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317',
      '0x169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9e',
      '0x10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7b',
      '0x6e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229',
    ],
    // xDen
    [
      '0x8ca8d548cff19ae18b2e62f4bd3fa6f01d5ef4ba35b48ba9c9588617fc8ac62b558d681be343df8993cf9fa40d21b1c',
      '0x12561a5deb559c4348b4711298e536367041e8ca0cf0800c0126c2588c48bf5713daa8846cb026e9e5c8276ec82b3bff',
      '0xb2962fe57a3225e8137e629bff2991f6f89416f5a718cd1fca64e00b11aceacd6a3d0967c94fedcfcc239ba5cb83e19',
      '0x3425581a58ae2fec83aafef7c40eb545b08243f16b1655154cca8abc28d6fd04976d5243eecf5c4130de8938dc62cd8',
      '0x13a8e162022914a80a6f1d5f43e7a07dffdfc759a12062bb8d6b44e833b306da9bd29ba81f35781d539d395b3532a21e',
      '0xe7355f8e4e667b955390f7f0506c6e9395735e9ce9cad4d0a43bcef24b8982f7400d24bc4228f11c02df9a29f6304a5',
      '0x772caacf16936190f3e0c63e0596721570f5799af53a1894e2e073062aede9cea73b3538f0de06cec2574496ee84a3a',
      '0x14a7ac2a9d64a8b230b3f5b074cf01996e7f63c21bca68a81996e1cdf9822c580fa5b9489d11e2d311f7d99bbdcc5a5e',
      '0xa10ecf6ada54f825e920b3dafc7a3cce07f8d1d7161366b74100da67f39883503826692abba43704776ec3a79a1d641',
      '0x95fc13ab9e92ad4476d6e3eb3a56680f682b4ee96f7d03776df533978f31c1593174e4b4b7865002d6384d168ecdd0a',
      '0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001',
      // LAST 1
    ],
    // yNum
    [
      '0x90d97c81ba24ee0259d1f094980dcfa11ad138e48a869522b52af6c956543d3cd0c7aee9b3ba3c2be9845719707bb33',
      '0x134996a104ee5811d51036d776fb46831223e96c254f383d0f906343eb67ad34d6c56711962fa8bfe097e75a2e41c696',
      '0xcc786baa966e66f4a384c86a3b49942552e2d658a31ce2c344be4b91400da7d26d521628b00523b8dfe240c72de1f6',
      '0x1f86376e8981c217898751ad8746757d42aa7b90eeb791c09e4a3ec03251cf9de405aba9ec61deca6355c77b0e5f4cb',
      '0x8cc03fdefe0ff135caf4fe2a21529c4195536fbe3ce50b879833fd221351adc2ee7f8dc099040a841b6daecf2e8fedb',
      '0x16603fca40634b6a2211e11db8f0a6a074a7d0d4afadb7bd76505c3d3ad5544e203f6326c95a807299b23ab13633a5f0',
      '0x4ab0b9bcfac1bbcb2c977d027796b3ce75bb8ca2be184cb5231413c4d634f3747a87ac2460f415ec961f8855fe9d6f2',
      '0x987c8d5333ab86fde9926bd2ca6c674170a05bfe3bdd81ffd038da6c26c842642f64550fedfe935a15e4ca31870fb29',
      '0x9fc4018bd96684be88c9e221e4da1bb8f3abd16679dc26c1e8b6e6a1f20cabe69d65201c78607a360370e577bdba587',
      '0xe1bba7a1186bdb5223abde7ada14a23c42a0ca7915af6fe06985e7ed1e4d43b9b3f7055dd4eba6f2bafaaebca731c30',
      '0x19713e47937cd1be0dfd0b8f1d43fb93cd2fcbcb6caf493fd1183e416389e61031bf3a5cce3fbafce813711ad011c132',
      '0x18b46a908f36f6deb918c143fed2edcc523559b8aaf0c2462e6bfe7f911f643249d9cdf41b44d606ce07c8a4d0074d8e',
      '0xb182cac101b9399d155096004f53f447aa7b12a3426b08ec02710e807b4633f06c851c1919211f20d4c04f00b971ef8',
      '0x245a394ad1eca9b72fc00ae7be315dc757b3b080d4c158013e6632d3c40659cc6cf90ad1c232a6442d9d3f5db980133',
      '0x5c129645e44cf1102a159f748c4a3fc5e673d81d7e86568d9ab0f5d396a7ce46ba1049b6579afb7866b1e715475224b',
      '0x15e6be4e990f03ce4ea50b3b42df2eb5cb181d8f84965a3957add4fa95af01b2b665027efec01c7704b456be69c8b604',
    ],
    // yDen
    [
      '0x16112c4c3a9c98b252181140fad0eae9601a6de578980be6eec3232b5be72e7a07f3688ef60c206d01479253b03663c1',
      '0x1962d75c2381201e1a0cbd6c43c348b885c84ff731c4d59ca4a10356f453e01f78a4260763529e3532f6102c2e49a03d',
      '0x58df3306640da276faaae7d6e8eb15778c4855551ae7f310c35a5dd279cd2eca6757cd636f96f891e2538b53dbf67f2',
      '0x16b7d288798e5395f20d23bf89edb4d1d115c5dbddbcd30e123da489e726af41727364f2c28297ada8d26d98445f5416',
      '0xbe0e079545f43e4b00cc912f8228ddcc6d19c9f0f69bbb0542eda0fc9dec916a20b15dc0fd2ededda39142311a5001d',
      '0x8d9e5297186db2d9fb266eaac783182b70152c65550d881c5ecd87b6f0f5a6449f38db9dfa9cce202c6477faaf9b7ac',
      '0x166007c08a99db2fc3ba8734ace9824b5eecfdfa8d0cf8ef5dd365bc400a0051d5fa9c01a58b1fb93d1a1399126a775c',
      '0x16a3ef08be3ea7ea03bcddfabba6ff6ee5a4375efa1f4fd7feb34fd206357132b920f5b00801dee460ee415a15812ed9',
      '0x1866c8ed336c61231a1be54fd1d74cc4f9fb0ce4c6af5920abc5750c4bf39b4852cfe2f7bb9248836b233d9d55535d4a',
      '0x167a55cda70a6e1cea820597d94a84903216f763e13d87bb5308592e7ea7d4fbc7385ea3d529b35e346ef48bb8913f55',
      '0x4d2f259eea405bd48f010a01ad2911d9c6dd039bb61a6290e591b36e636a5c871a5c29f4f83060400f8b49cba8f6aa8',
      '0xaccbb67481d033ff5852c1e48c50c477f94ff8aefce42d28c0f9a88cea7913516f968986f7ebbea9684b529e2561092',
      '0xad6b9514c767fe3c3613144b45f1496543346d98adf02267d5ceef9a00d9b8693000763e3b90ac11e99b138573345cc',
      '0x2660400eb2e4f3b628bdd0d53cd76f2bf565b94e72927c1cb748df27942480e420517bd8714cc80d1fadc1326ed06f7',
      '0xe0fa1d816ddc03e6b24255e0d7819c171c40f65e273b853324efcd6356caa205ca2f570f13497804415473a1d634b8f',
      '0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001',
      // LAST 1
    ],
  ].map((i2) => i2.map((j) => BigInt(j))),
)
var G1_SWU
var G2_SWU
var getG1_SWU = () =>
  G1_SWU ||
  (G1_SWU = mapToCurveSimpleSWU(Fp, {
    A: Fp.create(
      BigInt(
        '0x144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1d',
      ),
    ),
    B: Fp.create(
      BigInt(
        '0x12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0',
      ),
    ),
    Z: Fp.create(BigInt(11)),
  }))
var getG2_SWU = () =>
  G2_SWU ||
  (G2_SWU = mapToCurveSimpleSWU(Fp2, {
    // SWU map for the RFC 9380 §8.8.2 pre-isogeny G2 curve E':
    // y² = x³ + 240i * x + 1012 + 1012i
    A: Fp2.create({ c0: Fp.create(_0n8), c1: Fp.create(BigInt(240)) }),
    // A' = 240 * I
    B: Fp2.create({ c0: Fp.create(BigInt(1012)), c1: Fp.create(BigInt(1012)) }),
    // B' = 1012 * (1 + I)
    Z: Fp2.create({ c0: Fp.create(BigInt(-2)), c1: Fp.create(BigInt(-1)) }),
    // Z: -(2 + I)
  }))
function mapToG1(scalars) {
  const { x: x2, y } = getG1_SWU()(Fp.create(scalars[0]))
  return isogenyMapG1(x2, y)
}
function mapToG2(scalars) {
  const { x: x2, y } = getG2_SWU()(Fp2.fromBigTuple(scalars))
  return isogenyMapG2(x2, y)
}

// ../../packages/domain/src/signature/verify-aggregate.ts
var DST = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG_'
var { Fp12: Fp122 } = bls12_381.fields
var MINUS_GENERATOR = bls12_381.G1.Point.BASE.negate()
function verifyAggregate(signature, parts) {
  const point = parts.length > 0 ? readSignature(signature) : void 0
  if (!point) return false
  const pairs = /* @__PURE__ */ new Map()
  for (const { publicKey, message } of parts) {
    const id = toHex(publicKey)
    const known2 = pairs.get(id)
    const key = known2?.g1 ?? readPublicKey(publicKey)
    if (!key) return false
    const signed = hashToPoint(concatBytes(publicKey, message))
    pairs.set(id, { g1: key, g2: known2 ? known2.g2.add(signed) : signed })
  }
  const product = bls12_381.pairingBatch([{ g1: MINUS_GENERATOR, g2: point }, ...pairs.values()])
  return Fp122.eql(product, Fp122.ONE)
}
function hashToPoint(message) {
  return bls12_381.G2.hashToCurve(message, { DST })
}
function readPublicKey(bytes) {
  return read(() => bls12_381.G1.Point.fromBytes(bytes))
}
function readSignature(bytes) {
  return read(() => bls12_381.G2.Point.fromBytes(bytes))
}
function read(parse) {
  try {
    const point = parse()
    point.assertValidity()
    return point.is0() || !point.isTorsionFree() ? void 0 : point
  } catch {
    return void 0
  }
}

// ../../packages/domain/src/signature/sign.ts
var { G1, G2 } = bls12_381
var GROUP_ORDER = G1.Point.Fn.ORDER
function aggregateSignatures(signatures) {
  return signatures.reduce((sum, one) => sum.add(pointOf(one)), G2.Point.ZERO).toBytes()
}
function pointOf(signature) {
  try {
    const point = G2.Point.fromBytes(signature)
    point.assertValidity()
    return point
  } catch (cause) {
    throw new RangeError('not a signature', { cause })
  }
}

// ../../packages/domain/src/build/sign-spends.ts
var NETWORK_OPCODES = [43, 44, 45, 46, 47, 48]
var ENDINGS = Object.values(NETWORKS).flatMap((genesis) => [
  genesis,
  ...NETWORK_OPCODES.map((opcode) => sha256(concatBytes(genesis, Uint8Array.of(opcode)))),
])
function joinSignatures(signatures) {
  try {
    return aggregateSignatures(signatures)
  } catch (cause) {
    throw new BuildError('bad-signature', 'The bytes are no signature', { cause })
  }
}

// ../../packages/domain/src/build/spend-own.ts
function refuseSameCoins(ids) {
  const seen = /* @__PURE__ */ new Set()
  for (const id of ids) {
    if (seen.has(id)) throw new BuildError('same-coin-twice', `Coin ${id} would be spent twice`)
    seen.add(id)
  }
}

// ../../packages/domain/src/build/take-royalty.ts
function isFungible(demand) {
  return demand.kind === 'fungible'
}
function isNftDemand(demand) {
  return demand.kind === 'nft'
}

// ../../packages/domain/src/build/aggregate-offers.ts
function aggregateOffers(offers, run2) {
  if (offers.length === 0) throw new BuildError('not-an-offer', 'No offer is given')
  const open = offers.map((bundle) => openOffer(bundle, run2))
  if (open.some(({ demands }) => demands.some(isNftDemand)))
    throw new BuildError('unsupported-asset', 'Only listings can be joined, not bids')
  refuseSameCoins(open.flatMap(({ coinIds }) => coinIds))
  const joined = /* @__PURE__ */ new Map()
  for (const request of offers.flatMap(({ coinSpends }) => coinSpends.filter(isRequest))) {
    const puzzle = toHex(request.coin.puzzleHash)
    joined.set(puzzle, joinRequests(joined.get(puzzle), request))
  }
  return {
    bundle: {
      coinSpends: [...open.flatMap(({ makerSpends }) => makerSpends), ...joined.values()],
      signature: joinSignatures(open.map(({ signature }) => signature)),
    },
    anyWallet: splitsEvenly(open),
  }
}
function joinRequests(one, other) {
  const payments = [one, other].flatMap((spend) => (spend ? [...items(parseClvm(spend.solution))] : []))
  return { ...other, solution: writeList(payments.map(bytesOf)) }
}
function splitsEvenly(offers) {
  const nfts = offers.flatMap((offer) => offer.nfts)
  const demands = offers.flatMap((offer) => offer.demands.filter(isFungible))
  const [lead] = demands
  if (demands.some(({ asset }) => asset !== lead?.asset)) return false
  const total = demands.reduce((sum, { payments }) => sum + totalOf(payments), 0n)
  return nfts.every(({ nft, stated }) => {
    const insisted = stated.reduce(
      (sum, { amount }) => sum + royaltyDue(amount, 1, nft.royaltyBasisPoints),
      0n,
    )
    return insisted === royaltyDue(total, nfts.length, nft.royaltyBasisPoints)
  })
}

// ../../packages/domain/src/offer/offer-network.ts
var MAX_SIGNATURES = 200
function networkOf(bundle, spends, networks = NETWORK_NAMES, verify2 = verifyAggregate) {
  const required = requiredSignatures(spends)
  if (!required || required.length > MAX_SIGNATURES) return null
  if (required.length === 0) return 'nosig'
  const { signature } = bundle
  const signedFor = (network) =>
    signature !== void 0 &&
    verify2(
      signature,
      required.map((one) => ({
        publicKey: one.publicKey,
        message: signedMessage(one, NETWORKS[network]),
      })),
    )
  return networks.find(signedFor) ?? null
}
function requiredSignatures(spends) {
  const found = []
  for (const { conditions, coinId, spend } of spends) {
    const id = hexBytes(coinId)
    for (const { opcode, args } of conditions) {
      if (!demandsSignature(opcode)) continue
      const one = readRequiredSignature(opcode, args, spend.coin, id)
      if (!one) return void 0
      found.push(one)
    }
  }
  return found
}

// ../../node_modules/.pnpm/@scure+base@2.4.0/node_modules/@scure/base/index.js
var freeze = (fn) => Object.freeze(fn())
function isBytes3(a) {
  return (
    a instanceof Uint8Array ||
    (ArrayBuffer.isView(a) &&
      a.constructor.name === 'Uint8Array' &&
      'BYTES_PER_ELEMENT' in a &&
      a.BYTES_PER_ELEMENT === 1)
  )
}
function abytes3(b) {
  if (!isBytes3(b)) throw new TypeError('Uint8Array expected')
}
function isArrayOf(isString, arr) {
  if (!Array.isArray(arr)) return false
  if (arr.length === 0) return true
  if (isString) {
    return arr.every((item) => typeof item === 'string')
  } else {
    return arr.every((item) => Number.isSafeInteger(item))
  }
}
function afn(input) {
  if (typeof input !== 'function') throw new TypeError('function expected')
  return true
}
function astr(label, input) {
  if (typeof input !== 'string') throw new TypeError(`${label}: string expected`)
  return true
}
function anumber3(n, title = 'number') {
  if (typeof n !== 'number') throw new TypeError(`${title}: expected number, got ${typeof n}`)
  if (!Number.isSafeInteger(n)) throw new RangeError(`${title}: expected safe integer, got ${n}`)
}
function anumArr(label, input) {
  if (!isArrayOf(false, input)) throw new TypeError(`${label}: array of numbers expected`)
}
var powers = /* @__PURE__ */ (() => {
  const res = []
  for (let i2 = 0; i2 < 40; i2++) res.push(2 ** i2)
  return res
})()
function u8ToNumArr(u82, len = u82.length) {
  const res = new Array(len)
  for (let i2 = 0; i2 < len; i2++) res[i2] = u82[i2]
  return res
}
var asciiDecoder = /* @__PURE__ */ (() => {
  try {
    const decoder = new TextDecoder()
    return decoder.decode(Uint8Array.of(65, 48, 43, 127)) === 'A0+\x7F' ? decoder : void 0
  } catch (e) {
    return void 0
  }
})()
var B2S_CHUNK = 8192
function charcodesToString(codes) {
  const len = codes.length
  if (asciiDecoder !== void 0 && len >= 12) return asciiDecoder.decode(codes)
  if (len <= B2S_CHUNK) return String.fromCharCode.apply(null, codes)
  let res = ''
  for (let i2 = 0; i2 < len; i2 += B2S_CHUNK)
    res += String.fromCharCode.apply(null, codes.subarray(i2, i2 + B2S_CHUNK))
  return res
}
function radix2(bits2) {
  anumber3(bits2)
  if (bits2 <= 0 || bits2 > 8) throw new RangeError('radix2: bits should be in (0..8]')
  const mask = powers[bits2] - 1
  return {
    encode: (bytes) => {
      abytes3(bytes)
      const len = bytes.length
      const res = new Uint8Array(Math.ceil((len * 8) / bits2))
      let carry = 0
      let pos = 0
      let j = 0
      for (let i2 = 0; i2 < len; ) {
        if (i2 + 2 < len) {
          carry = (carry << 24) | (bytes[i2] << 16) | (bytes[i2 + 1] << 8) | bytes[i2 + 2]
          pos += 24
          i2 += 3
        } else {
          carry = ((carry << 8) | bytes[i2]) & 65535
          pos += 8
          i2++
        }
        for (;;) {
          pos -= bits2
          res[j++] = (carry >> pos) & mask
          if (pos < bits2) break
        }
      }
      if (pos > 0) res[j] = (carry << (bits2 - pos)) & mask
      return res
    },
    decode: (digits) => {
      const len = digits.length
      const res = new Uint8Array(Math.floor((len * bits2) / 8))
      let carry = 0
      let pos = 0
      let j = 0
      for (let i2 = 0; i2 < len; i2++) {
        carry = ((carry << bits2) | digits[i2]) & 65535
        pos += bits2
        for (; pos >= 8; pos -= 8) res[j++] = (carry >> (pos - 8)) & 255
      }
      carry = (carry << (8 - pos)) & 255
      if (pos >= bits2) throw new Error('Excess padding')
      if (carry > 0) throw new Error(`Non-zero padding: ${carry}`)
      return res
    },
  }
}
function alphabet(letters, aliases) {
  const len = letters.length
  if (len > 128) throw new Error('alphabet: max 128 letters')
  const encTable = new Uint8Array(len)
  const decTable = new Int8Array(128).fill(-1)
  for (let i2 = 0; i2 < len; i2++) {
    const code = letters.charCodeAt(i2)
    if (letters.codePointAt(i2) !== code || code > 127)
      throw new Error('alphabet: single-char ASCII letters only')
    encTable[i2] = code
    decTable[code] = i2
  }
  if (aliases !== void 0) {
    for (const alias of Object.keys(aliases)) {
      const code = alias.charCodeAt(0)
      const target = decTable[aliases[alias].charCodeAt(0)]
      if (alias.length !== 1 || code > 127 || target === void 0 || target === -1)
        throw new Error(`alphabet: invalid alias ${alias}`)
      decTable[code] = target
    }
  }
  return {
    encode: (digits) => {
      const codes = new Uint8Array(digits.length)
      for (let i2 = 0; i2 < digits.length; i2++) {
        const d = digits[i2]
        const code = encTable[d]
        if (code === void 0) throw new Error(`alphabet.encode: invalid digit ${d}`)
        codes[i2] = code
      }
      return charcodesToString(codes)
    },
    decode: (input) => {
      astr('decode', input)
      const slen = input.length
      const digits = new Uint8Array(slen)
      for (let i2 = 0; i2 < slen; i2++) {
        const code = input.charCodeAt(i2)
        const digit = code < 128 ? decTable[code] : -1
        if (digit === -1) throw new Error(`Unknown letter "${input[i2]}". Allowed: ${letters}`)
        digits[i2] = digit
      }
      return digits
    },
  }
}
function unsafeWrapper(fn) {
  afn(fn)
  return (...args) => {
    try {
      return fn.apply(null, args)
    } catch (e) {}
  }
}
var BECH_ALPHABET = /* @__PURE__ */ alphabet('qpzry9x8gf2tvdw0s3jn54khce6mua7l')
var BECH_UPPERCASE_PRINTABLE = /^[\x21-\x60\x7b-\x7e]+$/
function assertBech32Printable(label, value) {
  for (let i2 = 0; i2 < value.length; i2++) {
    const c = value.charCodeAt(i2)
    if (c < 33 || c > 126) throw new Error(`${label}: printable ASCII expected`)
  }
}
function wordsToU8(words) {
  const len = words.length
  const res = new Uint8Array(len)
  for (let i2 = 0; i2 < len; i2++) {
    const w = words[i2]
    if (w < 0 || w >= 32) throw new Error(`alphabet.encode: invalid digit ${w}`)
    res[i2] = w
  }
  return res
}
var POLYMOD_GENERATORS = [996825010, 642813549, 513874426, 1027748829, 705979059]
function bech32Polymod(pre) {
  const b = pre >> 25
  let chk = (pre & 33554431) << 5
  for (let i2 = 0; i2 < POLYMOD_GENERATORS.length; i2++) {
    if (((b >> i2) & 1) === 1) chk ^= POLYMOD_GENERATORS[i2]
  }
  return chk
}
function bechChecksum(prefix, words, encodingConst = 1) {
  const len = prefix.length
  let chk = 1
  for (let i2 = 0; i2 < len; i2++) {
    const c = prefix.charCodeAt(i2)
    if (c < 33 || c > 126) throw new Error(`Invalid prefix (${prefix})`)
    chk = bech32Polymod(chk) ^ (c >> 5)
  }
  chk = bech32Polymod(chk)
  for (let i2 = 0; i2 < len; i2++) chk = bech32Polymod(chk) ^ (prefix.charCodeAt(i2) & 31)
  for (const v of words) chk = bech32Polymod(chk) ^ v
  for (let i2 = 0; i2 < 6; i2++) chk = bech32Polymod(chk)
  chk ^= encodingConst
  const sum = new Uint8Array(6)
  for (let i2 = 0; i2 < 6; i2++) sum[i2] = (chk >>> (5 * (5 - i2))) & 31
  return BECH_ALPHABET.encode(sum)
}
function genBech32(encoding) {
  const ENCODING_CONST = encoding === 'bech32' ? 1 : 734539939
  const _words = radix2(5)
  const toWords = (from) => {
    abytes3(from)
    const len = from.length
    const res = new Array(Math.ceil((len * 8) / 5))
    let carry = 0
    let pos = 0
    let j = 0
    for (let i2 = 0; i2 < len; i2++) {
      carry = (carry << 8) | from[i2]
      pos += 8
      for (; pos >= 5; pos -= 5) res[j++] = (carry >> (pos - 5)) & 31
    }
    if (pos > 0) res[j] = (carry << (5 - pos)) & 31
    return res
  }
  const fromWords = (to) => {
    anumArr('radix2.decode', to)
    const len = to.length
    const digits = new Uint8Array(len)
    for (let i2 = 0; i2 < len; i2++) {
      const w = to[i2]
      if (w < 0 || w >= 32) throw new Error(`convertRadix2: invalid word=${w}`)
      digits[i2] = w
    }
    return _words.decode(digits)
  }
  const fromWordsUnsafe = unsafeWrapper(fromWords)
  function encode(prefix, words, limit = 90) {
    astr('bech32.encode prefix', prefix)
    if (limit !== false) anumber3(limit, 'limit')
    if (isBytes3(words)) words = u8ToNumArr(words)
    anumArr('bech32.encode', words)
    const plen = prefix.length
    if (plen === 0) throw new TypeError(`Invalid prefix length ${plen}`)
    const actualLength = plen + 7 + words.length
    if (limit !== false && actualLength > limit)
      throw new TypeError(`Length ${actualLength} exceeds limit ${limit}`)
    assertBech32Printable('bech32.encode prefix', prefix)
    const lowered = prefix.toLowerCase()
    const sum = bechChecksum(lowered, words, ENCODING_CONST)
    return `${lowered}1${BECH_ALPHABET.encode(wordsToU8(words))}${sum}`
  }
  function decode(str, limit = 90) {
    astr('bech32.decode input', str)
    if (limit !== false) anumber3(limit, 'limit')
    const slen = str.length
    if (slen < 8 || (limit !== false && slen > limit))
      throw new TypeError(`invalid string length ${slen}, expected (8..${limit})`)
    const lowered = str.toLowerCase()
    if (str !== lowered) {
      if (!BECH_UPPERCASE_PRINTABLE.test(str)) {
        assertBech32Printable('bech32.decode input', str)
        throw new Error(`mixed-case string not allowed`)
      }
    }
    const sepIndex = lowered.lastIndexOf('1')
    if (sepIndex === 0 || sepIndex === -1) throw new Error(`invalid separator "1"`)
    const prefix = lowered.slice(0, sepIndex)
    const data = lowered.slice(sepIndex + 1)
    if (data.length < 6) throw new Error('invalid data length')
    const digits = BECH_ALPHABET.decode(data)
    const words = u8ToNumArr(digits, digits.length - 6)
    const sum = bechChecksum(prefix, words, ENCODING_CONST)
    if (!data.endsWith(sum)) throw new Error(`Invalid checksum in ${str}`)
    return { prefix, words }
  }
  const decodeUnsafe = unsafeWrapper(decode)
  function decodeToBytes(str, limit = 90) {
    const { prefix, words } = decode(str, limit)
    return {
      prefix,
      words,
      bytes: fromWords(words),
    }
  }
  function encodeFromBytes(prefix, bytes) {
    return encode(prefix, toWords(bytes))
  }
  return {
    encode,
    decode,
    encodeFromBytes,
    decodeToBytes,
    decodeUnsafe,
    fromWords,
    fromWordsUnsafe,
    toWords,
  }
}
var bech32m = /* @__PURE__ */ freeze(() => genBech32('bech32m'))

// ../../node_modules/.pnpm/fflate@0.8.3/node_modules/fflate/esm/index.mjs
import { createRequire as createRequire2 } from 'module'

var require2 = createRequire2('/')
var _a
var Worker
var isMarkedAsUntransferable
try {
  ;(_a = require2('worker_threads')),
    (Worker = _a.Worker),
    (isMarkedAsUntransferable = _a.isMarkedAsUntransferable)
} catch (e) {}
var u8 = Uint8Array
var u16 = Uint16Array
var i32 = Int32Array
var fleb = new u8([
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  /* unused */
  0, 0,
  /* impossible */
  0,
])
var fdeb = new u8([
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  /* unused */
  0, 0,
])
var clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15])
var freb = (eb, start) => {
  var b = new u16(31)
  for (var i2 = 0; i2 < 31; ++i2) {
    b[i2] = start += 1 << eb[i2 - 1]
  }
  var r = new i32(b[30])
  for (var i2 = 1; i2 < 30; ++i2) {
    for (var j = b[i2]; j < b[i2 + 1]; ++j) {
      r[j] = ((j - b[i2]) << 5) | i2
    }
  }
  return { b, r }
}
var _a = freb(fleb, 2)
var fl = _a.b
var revfl = _a.r
;(fl[28] = 258), (revfl[258] = 28)
var _b = freb(fdeb, 0)
var fd = _b.b
var revfd = _b.r
var rev = new u16(32768)
for (i = 0; i < 32768; ++i) {
  x = ((i & 43690) >> 1) | ((i & 21845) << 1)
  x = ((x & 52428) >> 2) | ((x & 13107) << 2)
  x = ((x & 61680) >> 4) | ((x & 3855) << 4)
  rev[i] = (((x & 65280) >> 8) | ((x & 255) << 8)) >> 1
}
var x
var i
var hMap = (cd, mb, r) => {
  var s = cd.length
  var i2 = 0
  var l = new u16(mb)
  for (; i2 < s; ++i2) {
    if (cd[i2]) ++l[cd[i2] - 1]
  }
  var le = new u16(mb)
  for (i2 = 1; i2 < mb; ++i2) {
    le[i2] = (le[i2 - 1] + l[i2 - 1]) << 1
  }
  var co
  if (r) {
    co = new u16(1 << mb)
    var rvb = 15 - mb
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        var sv = (i2 << 4) | cd[i2]
        var r_1 = mb - cd[i2]
        var v = le[cd[i2] - 1]++ << r_1
        for (var m = v | ((1 << r_1) - 1); v <= m; ++v) {
          co[rev[v] >> rvb] = sv
        }
      }
    }
  } else {
    co = new u16(s)
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        co[i2] = rev[le[cd[i2] - 1]++] >> (15 - cd[i2])
      }
    }
  }
  return co
}
var flt = new u8(288)
for (i = 0; i < 144; ++i) flt[i] = 8
var i
for (i = 144; i < 256; ++i) flt[i] = 9
var i
for (i = 256; i < 280; ++i) flt[i] = 7
var i
for (i = 280; i < 288; ++i) flt[i] = 8
var i
var fdt = new u8(32)
for (i = 0; i < 32; ++i) fdt[i] = 5
var i
var flm = /* @__PURE__ */ hMap(flt, 9, 0)
var flrm = /* @__PURE__ */ hMap(flt, 9, 1)
var fdm = /* @__PURE__ */ hMap(fdt, 5, 0)
var fdrm = /* @__PURE__ */ hMap(fdt, 5, 1)
var max = (a) => {
  var m = a[0]
  for (var i2 = 1; i2 < a.length; ++i2) {
    if (a[i2] > m) m = a[i2]
  }
  return m
}
var bits = (d, p, m) => {
  var o = (p / 8) | 0
  return ((d[o] | (d[o + 1] << 8)) >> (p & 7)) & m
}
var bits16 = (d, p) => {
  var o = (p / 8) | 0
  return (d[o] | (d[o + 1] << 8) | (d[o + 2] << 16)) >> (p & 7)
}
var shft = (p) => ((p + 7) / 8) | 0
var slc = (v, s, e) => {
  if (s == null || s < 0) s = 0
  if (e == null || e > v.length) e = v.length
  return new u8(v.subarray(s, e))
}
var ec = [
  'unexpected EOF',
  'invalid block type',
  'invalid length/literal',
  'invalid distance',
  'stream finished',
  'no stream handler',
  ,
  // determined by compression function
  'no callback',
  'invalid UTF-8 data',
  'extra field too long',
  'date not in range 1980-2099',
  'filename too long',
  'stream finishing',
  'invalid zip data',
  // determined by unknown compression method
]
var err = (ind, msg, nt) => {
  var e = new Error(msg || ec[ind])
  e.code = ind
  if (Error.captureStackTrace) Error.captureStackTrace(e, err)
  if (!nt) throw e
  return e
}
var inflt = (dat, st, buf, dict) => {
  var sl = dat.length,
    dl = dict ? dict.length : 0
  if (!sl || (st.f && !st.l)) return buf || new u8(0)
  var noBuf = !buf
  var resize = noBuf || st.i != 2
  var noSt = st.i
  if (noBuf) buf = new u8(sl * 3)
  var cbuf = (l2) => {
    var bl = buf.length
    if (l2 > bl) {
      var nbuf = new u8(Math.max(bl * 2, l2))
      nbuf.set(buf)
      buf = nbuf
    }
  }
  var final = st.f || 0,
    pos = st.p || 0,
    bt = st.b || 0,
    lm = st.l,
    dm = st.d,
    lbt = st.m,
    dbt = st.n
  var tbts = sl * 8
  do {
    if (!lm) {
      final = bits(dat, pos, 1)
      var type = bits(dat, pos + 1, 3)
      pos += 3
      if (!type) {
        var s = shft(pos) + 4,
          l = dat[s - 4] | (dat[s - 3] << 8),
          t = s + l
        if (t > sl) {
          if (noSt) err(0)
          break
        }
        if (resize) cbuf(bt + l)
        buf.set(dat.subarray(s, t), bt)
        ;(st.b = bt += l), (st.p = pos = t * 8), (st.f = final)
        continue
      } else if (type == 1) (lm = flrm), (dm = fdrm), (lbt = 9), (dbt = 5)
      else if (type == 2) {
        var hLit = bits(dat, pos, 31) + 257,
          hcLen = bits(dat, pos + 10, 15) + 4
        var tl = hLit + bits(dat, pos + 5, 31) + 1
        pos += 14
        var ldt = new u8(tl)
        var clt = new u8(19)
        for (var i2 = 0; i2 < hcLen; ++i2) {
          clt[clim[i2]] = bits(dat, pos + i2 * 3, 7)
        }
        pos += hcLen * 3
        var clb = max(clt),
          clbmsk = (1 << clb) - 1
        var clm = hMap(clt, clb, 1)
        for (var i2 = 0; i2 < tl; ) {
          var r = clm[bits(dat, pos, clbmsk)]
          pos += r & 15
          var s = r >> 4
          if (s < 16) {
            ldt[i2++] = s
          } else {
            var c = 0,
              n = 0
            if (s == 16) (n = 3 + bits(dat, pos, 3)), (pos += 2), (c = ldt[i2 - 1])
            else if (s == 17) (n = 3 + bits(dat, pos, 7)), (pos += 3)
            else if (s == 18) (n = 11 + bits(dat, pos, 127)), (pos += 7)
            while (n--) ldt[i2++] = c
          }
        }
        var lt = ldt.subarray(0, hLit),
          dt = ldt.subarray(hLit)
        lbt = max(lt)
        dbt = max(dt)
        lm = hMap(lt, lbt, 1)
        dm = hMap(dt, dbt, 1)
      } else err(1)
      if (pos > tbts) {
        if (noSt) err(0)
        break
      }
    }
    if (resize) cbuf(bt + 131072)
    var lms = (1 << lbt) - 1,
      dms = (1 << dbt) - 1
    var lpos = pos
    for (; ; lpos = pos) {
      var c = lm[bits16(dat, pos) & lms],
        sym = c >> 4
      pos += c & 15
      if (pos > tbts) {
        if (noSt) err(0)
        break
      }
      if (!c) err(2)
      if (sym < 256) buf[bt++] = sym
      else if (sym == 256) {
        ;(lpos = pos), (lm = null)
        break
      } else {
        var add = sym - 254
        if (sym > 264) {
          var i2 = sym - 257,
            b = fleb[i2]
          add = bits(dat, pos, (1 << b) - 1) + fl[i2]
          pos += b
        }
        var d = dm[bits16(dat, pos) & dms],
          dsym = d >> 4
        if (!d) err(3)
        pos += d & 15
        var dt = fd[dsym]
        if (dsym > 3) {
          var b = fdeb[dsym]
          ;(dt += bits16(dat, pos) & ((1 << b) - 1)), (pos += b)
        }
        if (pos > tbts) {
          if (noSt) err(0)
          break
        }
        if (resize) cbuf(bt + 131072)
        var end = bt + add
        if (bt < dt) {
          var shift = dl - dt,
            dend = Math.min(dt, end)
          if (shift + bt < 0) err(3)
          for (; bt < dend; ++bt) buf[bt] = dict[shift + bt]
        }
        for (; bt < end; ++bt) buf[bt] = buf[bt - dt]
      }
    }
    ;(st.l = lm), (st.p = lpos), (st.b = bt), (st.f = final)
    if (lm) (final = 1), (st.m = lbt), (st.d = dm), (st.n = dbt)
  } while (!final)
  return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt)
}
var wbits = (d, p, v) => {
  v <<= p & 7
  var o = (p / 8) | 0
  d[o] |= v
  d[o + 1] |= v >> 8
}
var wbits16 = (d, p, v) => {
  v <<= p & 7
  var o = (p / 8) | 0
  d[o] |= v
  d[o + 1] |= v >> 8
  d[o + 2] |= v >> 16
}
var hTree = (d, mb) => {
  var t = []
  for (var i2 = 0; i2 < d.length; ++i2) {
    if (d[i2]) t.push({ s: i2, f: d[i2] })
  }
  var s = t.length
  var t2 = t.slice()
  if (!s) return { t: et, l: 0 }
  if (s == 1) {
    var v = new u8(t[0].s + 1)
    v[t[0].s] = 1
    return { t: v, l: 1 }
  }
  t.sort((a, b) => a.f - b.f)
  t.push({ s: -1, f: 25001 })
  var l = t[0],
    r = t[1],
    i0 = 0,
    i1 = 1,
    i22 = 2
  t[0] = { s: -1, f: l.f + r.f, l, r }
  while (i1 != s - 1) {
    l = t[t[i0].f < t[i22].f ? i0++ : i22++]
    r = t[i0 != i1 && t[i0].f < t[i22].f ? i0++ : i22++]
    t[i1++] = { s: -1, f: l.f + r.f, l, r }
  }
  var maxSym = t2[0].s
  for (var i2 = 1; i2 < s; ++i2) {
    if (t2[i2].s > maxSym) maxSym = t2[i2].s
  }
  var tr = new u16(maxSym + 1)
  var mbt = ln(t[i1 - 1], tr, 0)
  if (mbt > mb) {
    var i2 = 0,
      dt = 0
    var lft = mbt - mb,
      cst = 1 << lft
    t2.sort((a, b) => tr[b.s] - tr[a.s] || a.f - b.f)
    for (; i2 < s; ++i2) {
      var i2_1 = t2[i2].s
      if (tr[i2_1] > mb) {
        dt += cst - (1 << (mbt - tr[i2_1]))
        tr[i2_1] = mb
      } else break
    }
    dt >>= lft
    while (dt > 0) {
      var i2_2 = t2[i2].s
      if (tr[i2_2] < mb) dt -= 1 << (mb - tr[i2_2]++ - 1)
      else ++i2
    }
    for (; i2 >= 0 && dt; --i2) {
      var i2_3 = t2[i2].s
      if (tr[i2_3] == mb) {
        --tr[i2_3]
        ++dt
      }
    }
    mbt = mb
  }
  return { t: new u8(tr), l: mbt }
}
var ln = (n, l, d) => (n.s == -1 ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1)) : (l[n.s] = d))
var lc = (c) => {
  var s = c.length
  while (s && !c[--s]);
  var cl = new u16(++s)
  var cli = 0,
    cln = c[0],
    cls = 1
  var w = (v) => {
    cl[cli++] = v
  }
  for (var i2 = 1; i2 <= s; ++i2) {
    if (c[i2] == cln && i2 != s) ++cls
    else {
      if (!cln && cls > 2) {
        for (; cls > 138; cls -= 138) w(32754)
        if (cls > 2) {
          w(cls > 10 ? ((cls - 11) << 5) | 28690 : ((cls - 3) << 5) | 12305)
          cls = 0
        }
      } else if (cls > 3) {
        w(cln), --cls
        for (; cls > 6; cls -= 6) w(8304)
        if (cls > 2) w(((cls - 3) << 5) | 8208), (cls = 0)
      }
      while (cls--) w(cln)
      cls = 1
      cln = c[i2]
    }
  }
  return { c: cl.subarray(0, cli), n: s }
}
var clen = (cf, cl) => {
  var l = 0
  for (var i2 = 0; i2 < cl.length; ++i2) l += cf[i2] * cl[i2]
  return l
}
var wfblk = (out, pos, dat) => {
  var s = dat.length
  var o = shft(pos + 2)
  out[o] = s & 255
  out[o + 1] = s >> 8
  out[o + 2] = out[o] ^ 255
  out[o + 3] = out[o + 1] ^ 255
  for (var i2 = 0; i2 < s; ++i2) out[o + i2 + 4] = dat[i2]
  return (o + 4 + s) * 8
}
var wblk = (dat, out, final, syms, lf, df, eb, li, bs, bl, p) => {
  wbits(out, p++, final)
  ++lf[256]
  var _a2 = hTree(lf, 15),
    dlt = _a2.t,
    mlb = _a2.l
  var _b2 = hTree(df, 15),
    ddt = _b2.t,
    mdb = _b2.l
  var _c = lc(dlt),
    lclt = _c.c,
    nlc = _c.n
  var _d = lc(ddt),
    lcdt = _d.c,
    ndc = _d.n
  var lcfreq = new u16(19)
  for (var i2 = 0; i2 < lclt.length; ++i2) ++lcfreq[lclt[i2] & 31]
  for (var i2 = 0; i2 < lcdt.length; ++i2) ++lcfreq[lcdt[i2] & 31]
  var _e = hTree(lcfreq, 7),
    lct = _e.t,
    mlcb = _e.l
  var nlcc = 19
  for (; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc);
  var flen = (bl + 5) << 3
  var ftlen = clen(lf, flt) + clen(df, fdt) + eb
  var dtlen =
    clen(lf, dlt) +
    clen(df, ddt) +
    eb +
    14 +
    3 * nlcc +
    clen(lcfreq, lct) +
    2 * lcfreq[16] +
    3 * lcfreq[17] +
    7 * lcfreq[18]
  if (bs >= 0 && flen <= ftlen && flen <= dtlen) return wfblk(out, p, dat.subarray(bs, bs + bl))
  var lm, ll, dm, dl
  wbits(out, p, 1 + (dtlen < ftlen)), (p += 2)
  if (dtlen < ftlen) {
    ;(lm = hMap(dlt, mlb, 0)), (ll = dlt), (dm = hMap(ddt, mdb, 0)), (dl = ddt)
    var llm = hMap(lct, mlcb, 0)
    wbits(out, p, nlc - 257)
    wbits(out, p + 5, ndc - 1)
    wbits(out, p + 10, nlcc - 4)
    p += 14
    for (var i2 = 0; i2 < nlcc; ++i2) wbits(out, p + 3 * i2, lct[clim[i2]])
    p += 3 * nlcc
    var lcts = [lclt, lcdt]
    for (var it = 0; it < 2; ++it) {
      var clct = lcts[it]
      for (var i2 = 0; i2 < clct.length; ++i2) {
        var len = clct[i2] & 31
        wbits(out, p, llm[len]), (p += lct[len])
        if (len > 15) wbits(out, p, (clct[i2] >> 5) & 127), (p += clct[i2] >> 12)
      }
    }
  } else {
    ;(lm = flm), (ll = flt), (dm = fdm), (dl = fdt)
  }
  for (var i2 = 0; i2 < li; ++i2) {
    var sym = syms[i2]
    if (sym > 255) {
      var len = (sym >> 18) & 31
      wbits16(out, p, lm[len + 257]), (p += ll[len + 257])
      if (len > 7) wbits(out, p, (sym >> 23) & 31), (p += fleb[len])
      var dst = sym & 31
      wbits16(out, p, dm[dst]), (p += dl[dst])
      if (dst > 3) wbits16(out, p, (sym >> 5) & 8191), (p += fdeb[dst])
    } else {
      wbits16(out, p, lm[sym]), (p += ll[sym])
    }
  }
  wbits16(out, p, lm[256])
  return p + ll[256]
}
var deo = /* @__PURE__ */ new i32([65540, 131080, 131088, 131104, 262176, 1048704, 1048832, 2114560, 2117632])
var et = /* @__PURE__ */ new u8(0)
var dflt = (dat, lvl, plvl, pre, post, st) => {
  var s = st.z || dat.length
  var o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7e3)) + post)
  var w = o.subarray(pre, o.length - post)
  var lst = st.l
  var pos = (st.r || 0) & 7
  if (lvl) {
    if (pos) w[0] = st.r >> 3
    var opt = deo[lvl - 1]
    var n = opt >> 13,
      c = opt & 8191
    var msk_1 = (1 << plvl) - 1
    var prev = st.p || new u16(32768),
      head = st.h || new u16(msk_1 + 1)
    var bs1_1 = Math.ceil(plvl / 3),
      bs2_1 = 2 * bs1_1
    var hsh = (i3) => (dat[i3] ^ (dat[i3 + 1] << bs1_1) ^ (dat[i3 + 2] << bs2_1)) & msk_1
    var syms = new i32(25e3)
    var lf = new u16(288),
      df = new u16(32)
    var lc_1 = 0,
      eb = 0,
      i2 = st.i || 0,
      li = 0,
      wi = st.w || 0,
      bs = 0
    for (; i2 + 2 < s; ++i2) {
      var hv = hsh(i2)
      var imod = i2 & 32767,
        pimod = head[hv]
      prev[imod] = pimod
      head[hv] = imod
      if (wi <= i2) {
        var rem = s - i2
        if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
          pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i2 - bs, pos)
          ;(li = lc_1 = eb = 0), (bs = i2)
          for (var j = 0; j < 286; ++j) lf[j] = 0
          for (var j = 0; j < 30; ++j) df[j] = 0
        }
        var l = 2,
          d = 0,
          ch_1 = c,
          dif = (imod - pimod) & 32767
        if (rem > 2 && hv == hsh(i2 - dif)) {
          var maxn = Math.min(n, rem) - 1
          var maxd = Math.min(32767, i2)
          var ml = Math.min(258, rem)
          while (dif <= maxd && --ch_1 && imod != pimod) {
            if (dat[i2 + l] == dat[i2 + l - dif]) {
              var nl = 0
              for (; nl < ml && dat[i2 + nl] == dat[i2 + nl - dif]; ++nl);
              if (nl > l) {
                ;(l = nl), (d = dif)
                if (nl > maxn) break
                var mmd = Math.min(dif, nl - 2)
                var md = 0
                for (var j = 0; j < mmd; ++j) {
                  var ti = (i2 - dif + j) & 32767
                  var pti = prev[ti]
                  var cd = (ti - pti) & 32767
                  if (cd > md) (md = cd), (pimod = ti)
                }
              }
            }
            ;(imod = pimod), (pimod = prev[imod])
            dif += (imod - pimod) & 32767
          }
        }
        if (d) {
          syms[li++] = 268435456 | (revfl[l] << 18) | revfd[d]
          var lin = revfl[l] & 31,
            din = revfd[d] & 31
          eb += fleb[lin] + fdeb[din]
          ++lf[257 + lin]
          ++df[din]
          wi = i2 + l
          ++lc_1
        } else {
          syms[li++] = dat[i2]
          ++lf[dat[i2]]
        }
      }
    }
    for (i2 = Math.max(i2, wi); i2 < s; ++i2) {
      syms[li++] = dat[i2]
      ++lf[dat[i2]]
    }
    pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i2 - bs, pos)
    if (!lst) {
      st.r = (pos & 7) | (w[(pos / 8) | 0] << 3)
      pos -= 7
      ;(st.h = head), (st.p = prev), (st.i = i2), (st.w = wi)
    }
  } else {
    for (var i2 = st.w || 0; i2 < s + lst; i2 += 65535) {
      var e = i2 + 65535
      if (e >= s) {
        w[(pos / 8) | 0] = lst
        e = s
      }
      pos = wfblk(w, pos + 1, dat.subarray(i2, e))
    }
    st.i = s
  }
  return slc(o, 0, pre + shft(pos) + post)
}
var adler = () => {
  var a = 1,
    b = 0
  return {
    p: (d) => {
      var n = a,
        m = b
      var l = d.length | 0
      for (var i2 = 0; i2 != l; ) {
        var e = Math.min(i2 + 2655, l)
        for (; i2 < e; ++i2) m += n += d[i2]
        ;(n = (n & 65535) + 15 * (n >> 16)), (m = (m & 65535) + 15 * (m >> 16))
      }
      ;(a = n), (b = m)
    },
    d: () => {
      ;(a %= 65521), (b %= 65521)
      return ((a & 255) << 24) | ((a & 65280) << 8) | ((b & 255) << 8) | (b >> 8)
    },
  }
}
var dopt = (dat, opt, pre, post, st) => {
  if (!st) {
    st = { l: 1 }
    if (opt.dictionary) {
      var dict = opt.dictionary.subarray(-32768)
      var newDat = new u8(dict.length + dat.length)
      newDat.set(dict)
      newDat.set(dat, dict.length)
      dat = newDat
      st.w = dict.length
    }
  }
  return dflt(
    dat,
    opt.level == null ? 6 : opt.level,
    opt.mem == null
      ? st.l
        ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5)
        : 20
      : 12 + opt.mem,
    pre,
    post,
    st,
  )
}
var wbytes = (d, b, v) => {
  for (; v; ++b) (d[b] = v), (v >>>= 8)
}
var zlh = (c, o) => {
  var lv = o.level,
    fl2 = lv == 0 ? 0 : lv < 6 ? 1 : lv == 9 ? 3 : 2
  ;(c[0] = 120), (c[1] = (fl2 << 6) | (o.dictionary && 32))
  c[1] |= 31 - (((c[0] << 8) | c[1]) % 31)
  if (o.dictionary) {
    var h = adler()
    h.p(o.dictionary)
    wbytes(c, 2, h.d())
  }
}
var zls = (d, dict) => {
  if ((d[0] & 15) != 8 || d[0] >> 4 > 7 || ((d[0] << 8) | d[1]) % 31) err(6, 'invalid zlib data')
  if (((d[1] >> 5) & 1) == +!dict)
    err(6, 'invalid zlib data: ' + (d[1] & 32 ? 'need' : 'unexpected') + ' dictionary')
  return ((d[1] >> 3) & 4) + 2
}
var Inflate = /* @__PURE__ */ (() => {
  function Inflate2(opts, cb) {
    if (typeof opts == 'function') (cb = opts), (opts = {})
    this.ondata = cb
    var dict = opts && opts.dictionary && opts.dictionary.subarray(-32768)
    this.s = { i: 0, b: dict ? dict.length : 0 }
    this.o = new u8(32768)
    this.p = new u8(0)
    if (dict) this.o.set(dict)
  }
  Inflate2.prototype.e = function (c) {
    if (!this.ondata) err(5)
    if (this.d) err(4)
    if (!this.p.length) this.p = c
    else if (c.length) {
      var n = new u8(this.p.length + c.length)
      n.set(this.p), n.set(c, this.p.length), (this.p = n)
    }
  }
  Inflate2.prototype.c = function (final) {
    this.s.i = +(this.d = final || false)
    var bts = this.s.b
    var dt = inflt(this.p, this.s, this.o)
    this.ondata(slc(dt, bts, this.s.b), this.d)
    ;(this.o = slc(dt, this.s.b - 32768)), (this.s.b = this.o.length)
    ;(this.p = slc(this.p, (this.s.p / 8) | 0)), (this.s.p &= 7)
  }
  Inflate2.prototype.push = function (chunk, final) {
    this.e(chunk), this.c(final)
  }
  return Inflate2
})()
function zlibSync(data, opts) {
  if (!opts) opts = {}
  var a = adler()
  a.p(data)
  var d = dopt(data, opts, opts.dictionary ? 6 : 2, 4)
  return (zlh(d, opts), wbytes(d, d.length - 4, a.d()), d)
}
var Unzlib = /* @__PURE__ */ (() => {
  function Unzlib2(opts, cb) {
    Inflate.call(this, opts, cb)
    this.v = opts && opts.dictionary ? 2 : 1
  }
  Unzlib2.prototype.push = function (chunk, final) {
    Inflate.prototype.e.call(this, chunk)
    if (this.v) {
      if (this.p.length < 6 && !final) return
      ;(this.p = this.p.subarray(zls(this.p, this.v - 1))), (this.v = 0)
    }
    if (final) {
      if (this.p.length < 4) err(6, 'invalid zlib data')
      this.p = this.p.subarray(0, -4)
    }
    Inflate.prototype.c.call(this, final)
  }
  return Unzlib2
})()
var td = typeof TextDecoder != 'undefined' && /* @__PURE__ */ new TextDecoder()
var tds = 0
try {
  td.decode(et, { stream: true })
  tds = 1
} catch (e) {}

// ../../packages/domain/src/spend-bundle/streamable.ts
var SpendBundleError = class extends Error {
  name = 'SpendBundleError'
  code
  constructor(code, message, cause) {
    super(message, { cause })
    this.code = code
  }
}
function parseSpendBundle(bytes) {
  try {
    return read2(bytes)
  } catch (cause) {
    if (cause instanceof SpendBundleError) throw cause
    throw new SpendBundleError('not-a-spend-bundle', 'The bytes are not a spend bundle', cause)
  }
}
function read2(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(0)
  if (count > bytes.length / 74)
    throw new SpendBundleError('not-a-spend-bundle', 'More spends are announced than fit')
  let at = 4
  const take = (size) => {
    if (at + size > bytes.length) throw new SpendBundleError('not-a-spend-bundle', 'The bytes end too early')
    at += size
    return bytes.subarray(at - size, at)
  }
  const coinSpends = []
  for (let i2 = 0; i2 < count; i2++) {
    const parentCoinInfo = take(32)
    const puzzleHash = take(32)
    const amount = view.getBigUint64(at)
    at += 8
    const puzzleReveal = take(skip(bytes, at) - at)
    const solution = take(skip(bytes, at) - at)
    coinSpends.push({ coin: { parentCoinInfo, puzzleHash, amount }, puzzleReveal, solution })
  }
  const signature = take(96)
  if (at !== bytes.length)
    throw new SpendBundleError('not-a-spend-bundle', 'There are bytes behind the signature')
  return { coinSpends, signature }
}

// ../../packages/domain/src/spend-bundle/write-streamable.ts
function formatSpendBundle({ coinSpends, signature }) {
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, coinSpends.length)
  const spends = coinSpends.flatMap(({ coin, puzzleReveal, solution }) => {
    const amount = new Uint8Array(8)
    new DataView(amount.buffer).setBigUint64(0, coin.amount)
    return [coin.parentCoinInfo, coin.puzzleHash, amount, puzzleReveal, solution]
  })
  return concatBytes(count, ...spends, signature ?? INFINITY)
}
function spendBundleHash(bundle) {
  return hex32Of(sha256(formatSpendBundle(bundle)))
}
var INFINITY = Uint8Array.of(192, ...new Uint8Array(95))

// ../../packages/domain/src/offer/offer-dictionary.ts
var OLDEST_CURRENT_VERSION = 5
var LATEST_VERSION = 6
var OLDEST_KNOWN_VERSION = 2
var PARTS = [
  concatBytes(standardProgram.bytes, cat1Program.bytes),
  oldSettlementProgram.bytes,
  concatBytes(
    singletonProgram.bytes,
    nftStateProgram.bytes,
    nftOwnershipProgram.bytes,
    metadataUpdaterProgram.bytes,
    royaltyTransferProgram.bytes,
  ),
  catProgram.bytes,
  settlementProgram.bytes,
  // Format 6 changed nothing but its number, so that older wallets would refuse it.
  new Uint8Array(),
]
function offerDictionary(version) {
  return concatBytes(...PARTS.slice(0, version))
}

// ../../packages/domain/src/offer/offer-text.ts
var MAX_TEXT = 3e5
var MAX_BUNDLE = 8e6
var PREFIX = 'offer'
function decodeOffer(text) {
  const { version, packed } = readText(text)
  if (version > LATEST_VERSION || version < OLDEST_KNOWN_VERSION)
    throw new OfferError('version', `Offer format ${version} is not known`)
  const bundle = readBundle(unpack(packed, offerDictionary(version)))
  if (version < OLDEST_CURRENT_VERSION) throw new OfferError('old-format', whatIsOld(version, bundle))
  return bundle
}
function encodeOffer(bundle, version = LATEST_VERSION) {
  return packOffer(formatSpendBundle(bundle), version)
}
function packOffer(bundle, version = LATEST_VERSION) {
  const packed = zlibSync(bundle, { level: 9, dictionary: offerDictionary(version) })
  const bytes = concatBytes(Uint8Array.of(version >> 8, version & 255), packed)
  return bech32m.encode(PREFIX, bech32m.toWords(bytes), false)
}
function readText(text) {
  const trimmed = text.trim()
  if (trimmed.length > MAX_TEXT) throw new OfferError('too-large', `The offer is over ${MAX_TEXT} characters`)
  if (!/^offer1/i.test(trimmed)) throw new OfferError('not-an-offer', 'The text is not an offer')
  const decoded = bech32m.decodeUnsafe(trimmed, false)
  const bytes = decoded && bech32m.fromWordsUnsafe(decoded.words)
  if (!bytes) throw new OfferError('checksum', 'The offer was cut short or damaged: its checksum is wrong')
  const [high, low] = bytes
  if (high === void 0 || low === void 0)
    throw new OfferError('corrupt', 'The offer has a checksum and nothing else')
  return { version: (high << 8) | low, packed: Uint8Array.from(bytes.slice(2)) }
}
function readBundle(bytes) {
  try {
    return parseSpendBundle(bytes)
  } catch (cause) {
    throw new OfferError('corrupt', 'The offer holds no spend bundle', cause)
  }
}
function whatIsOld(version, { coinSpends }) {
  const has = (needle) =>
    coinSpends.some(
      ({ puzzleReveal, solution }) => includes(puzzleReveal, needle) || includes(solution, needle),
    )
  const cat1 = has(cat1Program.bytes) || has(cat1Program.hash)
  const settlement = has(oldSettlementProgram.bytes) || has(oldSettlementProgram.hash)
  const old = [
    ...(cat1 ? ['CAT1 tokens, which were replaced in 2022'] : []),
    ...(settlement ? ['the settlement puzzle of before 2023, which wallets no longer complete'] : []),
  ]
  const reason = old.length > 0 ? `it needs ${old.join(' and ')}` : 'wallets no longer take it'
  return `Offer format ${version} is too old: ${reason}`
}
function includes(bytes, needle) {
  const [start] = needle
  if (start === void 0) return true
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1)) {
    let length = 1
    while (length < needle.length && bytes[at + length] === needle[length]) length++
    if (length === needle.length) return true
  }
  return false
}
function unpack(data, dictionary) {
  const parts = []
  let size = 0
  const inflate = new Unzlib({ dictionary }, (part) => {
    size += part.length
    if (size > MAX_BUNDLE) throw new OfferError('too-large', 'The offer unpacks to too much')
    parts.push(part)
  })
  const bite = 1024
  try {
    for (let at = 0; at < data.length; at += bite)
      inflate.push(data.subarray(at, at + bite), at + bite >= data.length)
  } catch (cause) {
    if (cause instanceof OfferError) throw cause
    throw new OfferError('corrupt', 'The offer does not unpack', cause)
  }
  return concatBytes(...parts)
}

// ../../packages/domain/src/offer/verify-offer.ts
function verifyOffer(bundle, run2, networks = NETWORK_NAMES, verify2 = verifyAggregate) {
  const spends = runMakerSpends(bundle, run2)
  return { ...readSpends(bundle, spends), network: networkOf(bundle, spends, networks, verify2) }
}

// src/sandbox/join-offers.ts
function answerJoin({ join }, run2) {
  try {
    const { bundle, anyWallet } = aggregateOffers(join.map(decodeOffer), run2)
    return { ok: true, offer: encodeOffer(bundle), anyWallet }
  } catch (error) {
    if (error instanceof BuildError || error instanceof OfferError)
      return { ok: false, reason: error.code, message: error.message }
    return { ok: false, reason: 'unreadable', message: 'The offers cannot be read' }
  }
}
function isJoinQuestion(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'join' in value &&
    Array.isArray(value.join) &&
    value.join.every((text) => typeof text === 'string')
  )
}

// src/sandbox/native-verify.ts
import { createRequire as createRequire3 } from 'node:module'

function isNative(value) {
  if (typeof value !== 'object' || value === null || !('PublicKey' in value) || !('Signature' in value))
    return false
  const { PublicKey, Signature } = value
  return hasFunctions(PublicKey, ['fromBytes', 'aggregateVerify']) && hasFunctions(Signature, ['fromBytes'])
}
function hasFunctions(value, names) {
  return typeof value === 'function' && names.every((name) => typeof Reflect.get(value, name) === 'function')
}
function nativeVerify() {
  const found = load()
  if (!isNative(found)) return void 0
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
function isInfinity([first2 = 0]) {
  return (first2 & 64) !== 0
}
function load() {
  try {
    return createRequire3(import.meta.url)('chia-wallet-sdk-linux-x64-gnu')
  } catch {
    return void 0
  }
}

// src/sandbox/read-offer.ts
function answerOffer(question, run2, verify2) {
  if (!isQuestion(question)) return { ok: false, reason: 'not-an-offer', message: 'No text was given' }
  try {
    const bundle = decodeOffer(question.text)
    const others = NETWORK_NAMES.filter((name) => !question.networks.includes(name))
    const offer = verifyOffer(bundle, run2, [...question.networks, ...others], verify2)
    return { ok: true, offer, bundleHash: spendBundleHash(bundle) }
  } catch (error) {
    if (error instanceof OfferError) return { ok: false, reason: error.code, message: error.message }
    return { ok: false, reason: 'unreadable', message: 'The offer cannot be read' }
  }
}
function isQuestion(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'networks' in value &&
    Array.isArray(value.networks)
  )
}

// ../../packages/domain/src/chain/message-tie.ts
var PARENT = 4
var PUZZLE = 2
var AMOUNT = 1
var WHOLE_COIN = PARENT | PUZZLE | AMOUNT
function messageTie(way, args, coin, coinId) {
  const [modeNode, textNode, ...others] = items(args)
  const mode = modeNode && integerOf(modeNode, 1)
  const text = textNode && atomOf(textNode)
  if (mode === void 0 || mode < 0n || mode > 63n || !text) throw new RangeError('no message')
  const [sender, receiver] = [Number(mode) >> 3, Number(mode) & WHOLE_COIN]
  const own = ownEnd(way === 'send' ? sender : receiver, coin, coinId)
  const other = otherEnd(way === 'send' ? receiver : sender, others)
  const [from, to] = way === 'send' ? [own, other] : [other, own]
  return `message ${mode} ${toHex(text)} from ${from} to ${to}`
}
function ownEnd(bits2, { parentCoinInfo, puzzleHash, amount }, coinId) {
  if (bits2 === WHOLE_COIN) return coinId
  const facts = [
    ...(bits2 & PARENT ? [parentCoinInfo] : []),
    ...(bits2 & PUZZLE ? [puzzleHash] : []),
    ...(bits2 & AMOUNT ? [encodeInteger(amount)] : []),
  ]
  return facts.map(toHex).join(' ')
}
function otherEnd(bits2, given) {
  const count = bits2 === WHOLE_COIN ? 1 : [PARENT, PUZZLE, AMOUNT].filter((bit) => bits2 & bit).length
  const facts = given.slice(0, count).map(atomOf)
  return facts.map((fact) => (fact ? toHex(fact) : '')).join(' ')
}

// ../../packages/domain/src/chain/spend-ties.ts
var PLACE = 'place '
var COIN = 'coin '
function tiesOf(spend, run2) {
  const { parentCoinInfo, puzzleHash } = spend.coin
  const coinId = coinIdOf(spend.coin)
  const gives = [COIN + coinId, PLACE + toHex(puzzleHash)]
  const needs = [COIN + toHex(parentCoinInfo)]
  let made = 0n
  try {
    for (const condition of items(
      conditionsOf(parseClvm(spend.puzzleReveal), parseClvm(spend.solution), run2),
    )) {
      const opcode = isPair(condition) ? Number(integerOf(first(condition), 2)) : void 0
      if (opcode === void 0) continue
      const args = rest(condition)
      if (opcode === OPCODE.CREATE_COIN) made += amountOf(args)
      const tie = tieOf(opcode, args, spend.coin, coinId)
      if (tie?.gives) gives.push(tie.gives)
      if (tie?.needs) needs.push(tie.needs)
    }
  } catch {
    made = void 0
  }
  return { spend, coinId, gives, needs, made }
}
function amountOf(args) {
  const amount = integerOf(first(rest(args)), 9)
  if (amount === void 0 || amount < 0n) throw new RangeError('no amount of a coin')
  return amount
}
function tieOf(opcode, args, coin, coinId) {
  const said = () => atomAt(args)
  switch (opcode) {
    case OPCODE.CREATE_COIN_ANNOUNCEMENT:
      return { gives: `said by coin ${announcementId(hexBytes(coinId), said())}` }
    case OPCODE.ASSERT_COIN_ANNOUNCEMENT:
      return { needs: `said by coin ${toHex(said())}` }
    case OPCODE.CREATE_PUZZLE_ANNOUNCEMENT:
      return { gives: `said at place ${announcementId(coin.puzzleHash, said())}` }
    case OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT:
      return { needs: `said at place ${toHex(said())}` }
    case OPCODE.ASSERT_CONCURRENT_SPEND:
      return { needs: COIN + toHex(said()) }
    case OPCODE.ASSERT_CONCURRENT_PUZZLE:
      return { needs: PLACE + toHex(said()) }
    case OPCODE.SEND_MESSAGE:
      return { gives: messageTie('send', args, coin, coinId) }
    case OPCODE.RECEIVE_MESSAGE:
      return { needs: messageTie('receive', args, coin, coinId) }
    default:
      return void 0
  }
}
function atomAt(args) {
  const atom = atomOf(first(args))
  if (!atom) throw new TypeError('no atom where one belongs')
  return atom
}

// ../../packages/domain/src/chain/fee-behind.ts
function feeBehind(spends, launcherIds, run2) {
  const launchers = new Set(launcherIds)
  const all = spends.map((spend) => tiesOf(spend, run2))
  const groupOf = groups(all)
  const wanted = /* @__PURE__ */ new Set()
  for (const [at, { coinId, spend }] of all.entries())
    if (launchers.has(coinId) || launchers.has(toHex(spend.coin.parentCoinInfo))) wanted.add(groupOf(at))
  if (wanted.size === 0) return void 0
  return reckon(all.filter((_, at) => wanted.has(groupOf(at))))
}
function reckon(tied) {
  const spent = new Set(tied.map(({ coinId }) => coinId))
  let came = 0n
  let passed = 0n
  let made = 0n
  for (const { spend, made: own } of tied) {
    if (spent.has(toHex(spend.coin.parentCoinInfo))) passed += spend.coin.amount
    else came += spend.coin.amount
    made += own ?? 0n
  }
  const left = made - passed
  const isWhole = tied.every((one) => one.made !== void 0) && came >= left
  return { fee: isWhole ? came - left : void 0, came, left, spends: tied.map(({ spend }) => spend) }
}
function groups(all) {
  const above = all.map((_, at) => at)
  const rootOf = (at) => {
    let root = at
    for (let next = above[root]; next !== void 0 && next !== root; next = above[root]) root = next
    above[at] = root
    return root
  }
  const givers = /* @__PURE__ */ new Map()
  for (const [at, { gives }] of all.entries())
    for (const tie of gives) {
      const found = givers.get(tie)
      if (found) found.push(at)
      else givers.set(tie, [at])
    }
  for (const [at, { needs }] of all.entries())
    for (const tie of needs) {
      const found = givers.get(tie) ?? []
      if (tie.startsWith(PLACE) && found.length > 1) continue
      for (const giver of found) above[rootOf(giver)] = rootOf(at)
    }
  return rootOf
}

// src/sandbox/reckon-fee.ts
var NO_FEE = { fee: null, came: 0n, left: 0n, coinIds: [], minted: 0 }
function answerFee({ block, own, minted }, run2) {
  const found = feeBehind(block, own, run2)
  if (!found) return NO_FEE
  const { fee = null, came, left, spends } = found
  const coinIds = spends.map(({ coin }) => coinIdOf(coin))
  const touched = /* @__PURE__ */ new Set([
    ...coinIds,
    ...spends.map(({ coin }) => hex32Of(coin.parentCoinInfo)),
  ])
  return { fee, came, left, coinIds, minted: minted.filter((id) => touched.has(id)).length }
}
function isFeeQuestion(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'block' in value &&
    Array.isArray(value.block) &&
    'own' in value &&
    'minted' in value
  )
}

// src/sandbox/offer-child.ts
var run = nodeClvmRunner()
var verify = nativeVerify()
answerQuestions((question) => {
  if (isJoinQuestion(question)) return answerJoin(question, run)
  return isFeeQuestion(question) ? answerFee(question, run) : answerOffer(question, run, verify)
})
/*! Bundled license information:

@noble/curves/utils.js:
@noble/curves/abstract/modular.js:
@noble/curves/abstract/curve.js:
@noble/curves/abstract/weierstrass.js:
@noble/curves/abstract/bls.js:
@noble/curves/abstract/tower.js:
@noble/curves/bls12-381.js:
  (*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) *)

@scure/base/index.js:
  (*! scure-base - MIT License (c) 2022 Paul Miller (paulmillr.com) *)
*/
//# sourceMappingURL=offer-child.js.map
