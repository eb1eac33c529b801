import { G, N } from './group.js'
import type { ModPow } from './mod-pow.js'

const WINDOW = 5
/** Rows of the comb; 2^6 products of g are kept, about 25 kB: what is least for the few powers of one sign-in. */
const ROWS = 6
const COLUMNS = 43
/** Exponents the comb serves: the private key x, and `a` at its usual 256 bits. */
const COMB_BITS = ROWS * COLUMNS

/** N has 3072 bits. */
const HALF = 1536n
const WHOLE = 2n * HALF
/** 2^4608 mod N: what the uppermost quarter of a product weighs. */
const UPPER = (1n << (3n * HALF)) % N
/** Barrett's reciprocal of N for numbers of up to 4,672 bits. */
const RECIPROCAL_BITS = 3n * HALF + 64n
const RECIPROCAL = (1n << RECIPROCAL_BITS) / N

/**
 * high · 2^1536 + low, brought below 3 · N. No factor here or below is longer than half of N, as an engine multiplies
 * longer ones by a way that asks for memory each time: three times slower in Chromium.
 */
function reduce(high: bigint, low: bigint): bigint {
  const rest = (high >> WHOLE) * UPPER + (BigInt.asUintN(3072, high) << HALF) + low
  const quotient = ((rest >> (WHOLE - 1n)) * RECIPROCAL) >> (RECIPROCAL_BITS - WHOLE + 1n)
  return rest - quotient * N
}

/** a · b modulo N, of and to numbers below 3 · N. */
function product(a: bigint, b: bigint): bigint {
  return reduce((a >> HALF) * b, BigInt.asUintN(1536, a) * b)
}

/** a² modulo N: (h·2^1536 + l)² = h·(a + l)·2^1536 + l², with a quarter less work than `product`. */
function square(a: bigint): bigint {
  const low = BigInt.asUintN(1536, a)
  return reduce((a >> HALF) * (a + low), low * low)
}

/** base, base³, base⁵ … of a sliding window. */
function oddPowers(base: bigint): bigint[] {
  const twice = square(base)
  const powers = [base]
  for (let last = base; powers.length < 1 << (WINDOW - 1); powers.push(last)) last = product(last, twice)
  return powers
}

/** Squares between two breaths: about a millisecond's work of a quick machine, some ten of a slow phone's. */
const BREATH = 64

function pow(base: bigint, exponent: bigint): bigint {
  const steps = powSteps(base, exponent)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Sliding window: squares for every bit, one product for every run of up to five. Pauses at every breath. */
function* powSteps(base: bigint, exponent: bigint): Generator<undefined, bigint> {
  if (exponent === 0n) return 1n
  const odd = oddPowers(base % N)
  const bits = exponent.toString(2)
  let result = 1n
  let breath = BREATH
  for (let at = 0; at < bits.length; ) {
    if (at > breath) {
      yield
      breath += BREATH
    }
    let end = at + 1
    if (bits[at] === '1') {
      end = Math.min(at + WINDOW, bits.length)
      while (bits[end - 1] === '0') end--
    }
    if (result !== 1n) for (let i = at; i < end; i++) result = square(result)
    if (bits[at] === '1') result = product(result, odd[Number.parseInt(bits.slice(at, end), 2) >> 1] ?? 1n)
    at = end
  }
  return result % N
}

/** Entry i is the product of g^(2^(row · COLUMNS)) over the rows whose bit is set in i. */
function combTable(): readonly bigint[] {
  const table = [1n]
  let base = G
  for (let row = 0; row < ROWS; row++) {
    if (row > 0) for (let i = 0; i < COLUMNS; i++) base = square(base)
    for (const entry of table.slice()) table.push(product(entry, base))
  }
  return table
}

/** Reads the exponent as ROWS rows of bits and walks them column by column: 43 squares instead of 256. */
function powOfComb(table: readonly bigint[], exponent: bigint): bigint {
  const bits = exponent.toString(2).padStart(COMB_BITS, '0')
  let result = 1n
  for (let column = 0; column < COLUMNS; column++) {
    let entry = 0
    for (let row = 0; row < ROWS; row++) entry = (entry << 1) | (bits[row * COLUMNS + column] === '1' ? 1 : 0)
    if (result !== 1n) result = square(result)
    result = product(result, table[entry] ?? 1n)
  }
  return result % N
}

/**
 * Powers by BigInt, for browsers: a sliding window, and a comb for g that is built at its first use and kept. Not
 * constant in time, as no BigInt is. With `pause`, which resolves in a later task, there is a `powAside`.
 */
export function bigintModPow(pause?: () => Promise<void>): ModPow {
  let table: readonly bigint[] | undefined
  return {
    pow,
    ...(pause ? { powAside: (base, exponent) => withPauses(powSteps(base, exponent), pause) } : {}),
    powG(exponent) {
      if (exponent >> BigInt(COMB_BITS)) return pow(G, exponent)
      table ??= combTable()
      return powOfComb(table, exponent)
    },
  }
}

async function withPauses(steps: Generator<undefined, bigint>, pause: () => Promise<void>): Promise<bigint> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}
