import { G, N } from './group.js'
import type { ModPow } from './mod-pow.js'

const BITS = 3072n
/** ⌊2^6144 / N⌋: turns each division by N into two multiplications and shifts (Barrett). */
const RECIPROCAL = (1n << (2n * BITS)) / N
const WINDOW = 5
/** Rows of the comb; 2^8 products of g are kept, about 100 kB. */
const ROWS = 8
/** Exponents the comb serves: the private key x, and `a` at its usual 256 bits. */
const COMB_BITS = 256
const COLUMNS = COMB_BITS / ROWS

/** Remainder modulo N of a product of two remainders. */
function reduce(value: bigint): bigint {
  const quotient = ((value >> (BITS - 1n)) * RECIPROCAL) >> (BITS + 1n)
  let rest = value - quotient * N
  while (rest >= N) rest -= N
  return rest
}

/** base, base³, base⁵ … of a sliding window. */
function oddPowers(base: bigint): bigint[] {
  const square = reduce(base * base)
  const powers = [base]
  for (let last = base; powers.length < 1 << (WINDOW - 1); powers.push(last)) last = reduce(last * square)
  return powers
}

/** Sliding window: squares for every bit, one product for every run of up to five. */
function pow(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n
  const odd = oddPowers(base % N)
  const bits = exponent.toString(2)
  let result = 1n
  for (let at = 0; at < bits.length; ) {
    let end = at + 1
    if (bits[at] === '1') {
      end = Math.min(at + WINDOW, bits.length)
      while (bits[end - 1] === '0') end--
    }
    if (result !== 1n) for (let i = at; i < end; i++) result = reduce(result * result)
    if (bits[at] === '1') result = reduce(result * (odd[Number.parseInt(bits.slice(at, end), 2) >> 1] ?? 1n))
    at = end
  }
  return result
}

/** Entry i is the product of g^(2^(row · COLUMNS)) over the rows whose bit is set in i. */
function combTable(): readonly bigint[] {
  const table = [1n]
  let base = G
  for (let row = 0; row < ROWS; row++) {
    for (const entry of table.slice()) table.push(reduce(entry * base))
    for (let i = 0; i < COLUMNS; i++) base = reduce(base * base)
  }
  return table
}

/** Reads the exponent as ROWS rows of bits and walks them column by column: 32 squares instead of 256. */
function powOfComb(table: readonly bigint[], exponent: bigint): bigint {
  const bits = exponent.toString(2).padStart(COMB_BITS, '0')
  let result = 1n
  for (let column = 0; column < COLUMNS; column++) {
    let entry = 0
    for (let row = 0; row < ROWS; row++) entry = (entry << 1) | (bits[row * COLUMNS + column] === '1' ? 1 : 0)
    if (result !== 1n) result = reduce(result * result)
    result = reduce(result * (table[entry] ?? 1n))
  }
  return result
}

/**
 * Powers by BigInt, for browsers: a sliding window over Barrett reduction, and a comb for g that is built at its first
 * use (some 2 ms) and kept. Not constant in time, as no BigInt is.
 */
export function bigintModPow(): ModPow {
  let table: readonly bigint[] | undefined
  return {
    pow,
    powG(exponent) {
      if (exponent >> BigInt(COMB_BITS)) return pow(G, exponent)
      table ??= combTable()
      return powOfComb(table, exponent)
    },
  }
}
