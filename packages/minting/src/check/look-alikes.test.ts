import { asHex32 } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { LOOK_BYTES, lookAlikes } from './look-alikes.js'

const hash = (at: number) => asHex32(at.toString(16).padStart(64, '0'))

/** A picture of its own: soft hills of light and colour, by a seed. */
function picture(seed: number): Uint8Array {
  let state = seed * 2_654_435_761 + 1
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
  const waves = Array.from({ length: 6 }, () => [next() * 1.2, next() * 1.2, next() * 6.3, next() * 40])
  return Uint8Array.from({ length: LOOK_BYTES }, (_, at) => {
    const [x, y, channel] = [Math.floor(at / 3) % 16, Math.floor(at / 48), at % 3]
    return waves.reduce(
      (sum, [a = 0, b = 0, c = 0, d = 0], wave) =>
        sum + d * Math.sin(a * x + b * y + c + channel * (wave % 2)),
      128,
    )
  })
}
const changed = (look: Uint8Array, by: (at: number) => number) =>
  look.map((value, at) => Math.max(0, Math.min(255, value + by(at))))

describe('pictures that look alike', () => {
  const looks = Array.from({ length: 10_000 }, (_, at): [ReturnType<typeof hash>, Uint8Array] => [
    hash(at),
    picture(at + 1),
  ])

  it('are found among ten thousand, and no two others with them', () => {
    const noisy = changed(picture(4_001), (at) => ((at * 7) % 5) - 2)
    const duller = changed(picture(9_001), () => -4)
    const found = lookAlikes([...looks, [hash(20_000), noisy], [hash(20_001), duller]])
    expect([...found]).toEqual([
      [hash(20_000), hash(4_000)],
      [hash(20_001), hash(9_000)],
    ])
  })

  it('are all held against the first of them', () => {
    const own = picture(1)
    const copies = Array.from({ length: 5000 }, (_, at): [ReturnType<typeof hash>, Uint8Array] => [
      hash(at),
      changed(own, (byte) => (byte + at) % 2),
    ])
    const found = lookAlikes(copies)
    expect(found.size).toBe(4999)
    expect(new Set(found.values())).toEqual(new Set([hash(0)]))
  })

  it('differ in more than a place of some size, or in colour alone', () => {
    const own = picture(7)
    const patch = changed(own, (at) => (at >= 300 && at < 303 ? 120 : 0))
    const tinted = changed(own, (at) => (at % 3 === 0 ? 25 : -8))
    expect(
      lookAlikes([
        [hash(0), own],
        [hash(1), patch],
        [hash(2), tinted],
      ]).size,
    ).toBe(0)
    expect(
      lookAlikes([
        [hash(0), own],
        [hash(1), own.slice(1)],
      ]).size,
    ).toBe(0)
  })
})
