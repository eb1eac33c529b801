/** A non-negative integer as a CLVM atom: big-endian, minimal, with a zero byte where the sign bit would be set. */
export function encodeInteger(value: bigint): Uint8Array {
  if (value < 0n) throw new RangeError('negative')
  if (value === 0n) return new Uint8Array()
  let digits = value.toString(16)
  if (digits.length % 2 === 1) digits = `0${digits}`
  if (Number.parseInt(digits.slice(0, 2), 16) >= 0x80) digits = `00${digits}`
  const bytes = new Uint8Array(digits.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16)
  return bytes
}
