import { G, N } from './group.js'
import type { ModPow } from './mod-pow.js'

const WINDOW = 5
/** Rows of the comb; 2^8 products of g are kept, about 100 kB. */
const ROWS = 8
/** Exponents the comb serves: the private key x, and `a` at its usual 256 bits. */
const COMB_BITS = 256
const COLUMNS = COMB_BITS / ROWS

/** base, base³, base⁵ … of a sliding window. */
function oddPowers(base: bigint): bigint[] {
  const square = (base * base) % N
  const powers = [base]
  for (let last = base; powers.length < 1 << (WINDOW - 1); powers.push(last)) last = (last * square) % N
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
    if (result !== 1n) for (let i = at; i < end; i++) result = (result * result) % N
    if (bits[at] === '1') result = (result * (odd[Number.parseInt(bits.slice(at, end), 2) >> 1] ?? 1n)) % N
    at = end
  }
  return result
}

/** Entry i is the product of g^(2^(row · COLUMNS)) over the rows whose bit is set in i. */
function combTable(): readonly bigint[] {
  const table = [1n]
  let base = G
  for (let row = 0; row < ROWS; row++) {
    for (const entry of table.slice()) table.push((entry * base) % N)
    for (let i = 0; i < COLUMNS; i++) base = (base * base) % N
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
    if (result !== 1n) result = (result * result) % N
    result = (result * (table[entry] ?? 1n)) % N
  }
  return result
}

/**
 * Powers by BigInt, for browsers: a sliding window, and a comb for g that is built at its first use (some
 * 2 ms) and kept. The engine's own `%` is as quick here as Barrett's or Montgomery's way, and makes less garbage. Not
 * constant in time, as no BigInt is.
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
