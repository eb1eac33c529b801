/** Powers modulo N, the only costly part of SRP. A port: each platform has its own fastest way. */
export interface ModPow {
  /** base ^ exponent mod N. The base is any non-negative integer; the exponent is not negative. */
  readonly pow: (base: bigint, exponent: bigint) => bigint
  /** g ^ exponent mod N; quicker than `pow`, as the base is known beforehand. */
  readonly powG: (exponent: bigint) => bigint
  /** As `pow`, letting others have the thread in between; where a page is drawn by the same one. */
  readonly powAside?: (base: bigint, exponent: bigint) => Promise<bigint>
}
