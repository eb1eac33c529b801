import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concatBytes, hexBytes, toHex } from '../bytes.js'
import {
  catProgram,
  isProgram,
  nftOwnershipProgram,
  nftStateProgram,
  settlementProgram,
  singletonProgram,
  standardProgram,
} from '../puzzle/program.js'
import {
  atomOf,
  bytesOf,
  ClvmError,
  curryTreeHash,
  encodeInteger,
  hashAtom,
  integerOf,
  isMinimal,
  items,
  parseClvm,
  treeHash,
  uncurry,
  writeAtom,
  writeCurried,
  writeInteger,
  writeList,
  writePair,
} from './index.js'
import { nodeClvmRunner } from './node.js'

type Tree = Uint8Array | [Tree, Tree]

/** The shortest serialization of a tree, written apart from the reader it tests. */
function serialize(tree: Tree): Uint8Array {
  if (!(tree instanceof Uint8Array))
    return concatBytes(Uint8Array.of(0xff), serialize(tree[0]), serialize(tree[1]))
  const { length } = tree
  if (length === 0) return Uint8Array.of(0x80)
  if (length === 1 && (tree[0] as number) <= 0x7f) return tree
  if (length < 0x40) return concatBytes(Uint8Array.of(0x80 | length), tree)
  return concatBytes(Uint8Array.of(0xc0 | (length >> 8), length & 0xff), tree)
}

const { tree } = fc.letrec<{ tree: Tree; pair: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.uint8Array({ maxLength: 200 }),
    tie('pair'),
  ),
  pair: fc.tuple(tie('tree'), tie('tree')) as fc.Arbitrary<Tree>,
}))

describe('reading serialized CLVM', () => {
  it('finds the end of any tree, and its hash is what its parts make', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const bytes = serialize(value)
        const node = parseClvm(bytes)
        expect(toHex(bytesOf(node))).toBe(toHex(bytes))
        expect(isMinimal(node)).toBe(true)
        expect(toHex(treeHash(node))).toBe(toHex(slowHash(value)))
      }),
    )
  })

  it('refuses any bytes with a clear error and nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          treeHash(parseClvm(bytes))
        } catch (error) {
          expect(error).toBeInstanceOf(ClvmError)
        }
      }),
    )
    expect(() => parseClvm(Uint8Array.of(0xff, 0x80))).toThrow(ClvmError)
    expect(() => parseClvm(Uint8Array.of(0xfe, 0x01))).toThrow(ClvmError)
    expect(() => parseClvm(Uint8Array.of(0x80, 0x80))).toThrow('bytes after the end')
    expect(() => parseClvm(Uint8Array.of(0xfb, 0xff, 0xff, 0xff, 0xff))).toThrow(ClvmError)
  })

  it('reads a tree 200,000 deep', () => {
    const deep = concatBytes(new Uint8Array(200_000).fill(0xff), new Uint8Array(200_001).fill(0x80))
    expect(treeHash(parseClvm(deep))).toHaveLength(32)
  })

  it('reads integers with their sign, and writes amounts so that they read back', () => {
    const read = (...bytes: number[]) => integerOf(parseClvm(serialize(Uint8Array.of(...bytes))))
    expect(read(0x8f)).toBe(-113n)
    expect(read(0x00, 0x8f)).toBe(143n)
    expect(read()).toBe(0n)
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (amount) => {
        expect(integerOf(parseClvm(serialize(encodeInteger(amount))))).toBe(amount)
      }),
    )
  })

  it('lists members whatever ends the list', () => {
    const list = parseClvm(serialize([Uint8Array.of(1), [Uint8Array.of(2), Uint8Array.of(3)]]))
    expect([...items(list)].map((item) => atomOf(item)?.[0])).toEqual([1, 2])
  })
})

describe('writing CLVM', () => {
  const write = (value: Tree): Uint8Array =>
    value instanceof Uint8Array ? writeAtom(value) : writePair(write(value[0]), write(value[1]))

  it('gives the shortest serialization of any tree', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(toHex(write(value))).toBe(toHex(serialize(value)))
      }),
    )
    for (const length of [0x3f, 0x40, 0x1fff, 0x2000, 0xf_ffff]) {
      const atom = new Uint8Array(length).fill(5)
      const node = parseClvm(writeAtom(atom))
      expect([length, isMinimal(node), atomOf(node)?.length]).toEqual([length, true, length])
    }
    expect(() => writeAtom(new Uint8Array(0x10_0000))).toThrow(RangeError)
  })

  it('writes lists and integers that read back', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n })), (amounts) => {
        const list = parseClvm(writeList(amounts.map(writeInteger)))
        expect([...items(list)].map((item) => integerOf(item))).toEqual(amounts)
      }),
    )
  })

  it('curries any number of arguments, as uncurrying finds them', () => {
    fc.assert(
      fc.property(tree, fc.array(tree, { maxLength: 6 }), (mod, args) => {
        const node = parseClvm(writeCurried(write(mod), args.map(write)))
        const parts = uncurry(node)
        expect(parts && toHex(bytesOf(parts.mod))).toBe(toHex(write(mod)))
        expect(parts?.args.map((arg) => toHex(bytesOf(arg)))).toEqual(args.map((arg) => toHex(write(arg))))
        const hashes = args.map((arg) => treeHash(parseClvm(write(arg))))
        expect(toHex(treeHash(node))).toBe(toHex(curryTreeHash(treeHash(parseClvm(write(mod))), hashes)))
      }),
    )
  })
})

describe('programs of the chain', () => {
  const programs = {
    catProgram,
    nftOwnershipProgram,
    nftStateProgram,
    settlementProgram,
    singletonProgram,
    standardProgram,
  }

  it.each(Object.entries(programs))('%s has the tree hash it is known by', (_, program) => {
    expect(toHex(treeHash(parseClvm(program.bytes)))).toBe(toHex(program.hash))
  })

  it('knows a program that was serialized in a longer way', () => {
    // The same atom with a two-byte length prefix: other bytes, same tree.
    const at = settlementProgram.bytes.findIndex(
      (byte, i) => byte === 0x80 && settlementProgram.bytes[i - 1] === 0xff,
    )
    const longer = concatBytes(
      settlementProgram.bytes.subarray(0, at),
      Uint8Array.of(0xc0, 0x00),
      settlementProgram.bytes.subarray(at + 1),
    )
    const node = parseClvm(longer)
    expect(isMinimal(node)).toBe(false)
    expect(isProgram(node, settlementProgram)).toBe(toHex(treeHash(node)) === toHex(settlementProgram.hash))
    expect(isProgram(parseClvm(catProgram.bytes), settlementProgram)).toBe(false)
  })

  it('uncurries what was curried, and hashes it without building it', () => {
    const key = new Uint8Array(48).fill(7)
    const curried = curry(standardProgram.bytes, [serialize(key)])
    const parts = uncurry(parseClvm(curried))
    expect(parts?.args).toHaveLength(1)
    expect(parts && isProgram(parts.mod, standardProgram)).toBe(true)
    expect(toHex(curryTreeHash(standardProgram.hash, [hashAtom(key)]))).toBe(
      toHex(treeHash(parseClvm(curried))),
    )
  })
})

describe('running programs', () => {
  const run = nodeClvmRunner()

  it('gives the result of a program', () => {
    // (+ 2 5) on (10 20)
    expect(toHex(run(hexBytes('ff10ff02ff0580'), hexBytes('ff0aff1480'), 1_000_000n))).toBe('1e')
  })

  it('turns failure and too much work into errors, and goes on', () => {
    expect(() => run(hexBytes('ff08ff8080'), hexBytes('80'), 1_000_000n)).toThrow(ClvmError)
    // (a 2 2) on itself never ends.
    expect(() => run(hexBytes('ff02ff02ff0280'), hexBytes('ff02ff02ff0280'), 50_000_000n)).toThrow(ClvmError)
    expect(() => run(hexBytes('ff'), hexBytes('80'), 1_000_000n)).toThrow(ClvmError)
    expect(toHex(run(hexBytes('01'), hexBytes('83616263'), 1_000_000n))).toBe('83616263')
  })
})

function slowHash(value: Tree): Uint8Array {
  if (value instanceof Uint8Array) return hashAtom(value)
  return treeHash(parseClvm(serialize(value)))
}

function curry(mod: Uint8Array, args: readonly Uint8Array[]): Uint8Array {
  const quote = (bytes: Uint8Array) => concatBytes(Uint8Array.of(0xff, 0x01), bytes)
  let environment: Uint8Array = Uint8Array.of(1)
  for (const arg of [...args].reverse()) {
    environment = concatBytes(
      Uint8Array.of(0xff, 0x04, 0xff),
      quote(arg),
      Uint8Array.of(0xff),
      environment,
      Uint8Array.of(0x80),
    )
  }
  return concatBytes(
    Uint8Array.of(0xff, 0x02, 0xff),
    quote(mod),
    Uint8Array.of(0xff),
    environment,
    Uint8Array.of(0x80),
  )
}
