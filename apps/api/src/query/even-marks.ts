const ALL_IDS = 2n ** 256n
/** Of what a stretch may have, as much is expected in it: hashes are not spread quite evenly. */
const FILLED = 0.9

/**
 * Where to cut so many launcher ids into stretches of about `size`, and hardly ever more. They are hashes, and as many lie in one
 * part of all there can be as in another, so that none needs to be looked at.
 */
export function evenMarks(count: number, size: number): readonly string[] {
  const stretches = count <= size ? 1n : BigInt(Math.ceil(count / (size * FILLED)))
  return Array.from({ length: Number(stretches) - 1 }, (_, i) =>
    (((BigInt(i) + 1n) * ALL_IDS) / stretches).toString(16).padStart(64, '0'),
  )
}
