import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawSound } from './draw-sound.js'
import { loudnessOfMp3 } from './read-mp3.js'
import { loudnessOfWav } from './read-wav.js'

const SECOND = 8000
/** A second of silence, one of half a tone, one of a whole one. */
const SWELL = Array.from({ length: 3 * SECOND }, (_, at) => Math.floor(at / SECOND) * 0.5 * Math.sin(at / 3))
const TONE = Math.SQRT1_2

type Width = 8 | 16 | 24 | 32

function wav(samples: readonly number[], bits: Width, isFloat = false, isLong = false): Buffer {
  const width = bits / 8
  const data = Buffer.alloc(samples.length * width)
  for (const [at, sample] of samples.entries()) {
    if (isFloat) data.writeFloatLE(sample, at * width)
    else if (bits === 8) data.writeUInt8(Math.round(128 + sample * 127), at)
    else data.writeIntLE(Math.round(sample * (2 ** (bits - 1) - 1)), at * width, width)
  }
  const format = Buffer.alloc(isLong ? 40 : 16)
  const code = isFloat ? 3 : 1
  format.writeUInt16LE(isLong ? 0xfffe : code, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(SECOND, 4)
  format.writeUInt16LE(bits, 14)
  if (isLong) format.writeUInt16LE(code, 24)
  return riff([
    ['LIST', Buffer.from('odd')],
    ['fmt ', format],
    ['data', data],
  ])
}

function riff(chunks: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const body = chunks.map(([name, bytes]) => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
    head.writeUInt32LE(bytes.length, 4)
    return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)])
  })
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...body])
}

/** A frame of MPEG 1 or 2, layer III, 128 or 64 kilobits a second, whose parts all have that gain; 0 is silence. */
function frame(gain: number, isFirst: boolean, isMono: boolean): Buffer {
  const bytes = Buffer.alloc(
    isFirst ? Math.floor((144 * 128_000) / 44_100) : Math.floor((72 * 64_000) / 22_050),
  )
  bytes.writeUInt32BE(((isFirst ? 0xfffb9000 : 0xfff38000) | (isMono ? 0xc0 : 0)) >>> 0, 0)
  const channels = isMono ? 1 : 2
  let text = '0'.repeat(isFirst ? 9 + (isMono ? 5 : 3) + 4 * channels : 8 + channels)
  for (let part = 0; part < channels * (isFirst ? 2 : 1); part++)
    text +=
      `${(gain > 0 ? 100 : 0).toString(2).padStart(12, '0')}${'0'.repeat(9)}${gain.toString(2).padStart(8, '0')}`.padEnd(
        isFirst ? 59 : 63,
        '0',
      )
  for (const [at, bit] of [...text].entries())
    bytes[4 + (at >> 3)] = (bytes[4 + (at >> 3)] ?? 0) | (Number(bit) << (7 - (at & 7)))
  return bytes
}

const close = (found: readonly number[] | undefined, wanted: readonly number[]) => {
  expect(found).toHaveLength(wanted.length)
  for (const [at, value] of wanted.entries()) expect(found?.[at]).toBeCloseTo(value, 1)
}

describe('loudness', () => {
  it.each([
    ['8 bits', wav(SWELL, 8)],
    ['16 bits', wav(SWELL, 16)],
    ['24 bits', wav(SWELL, 24)],
    ['32 bits', wav(SWELL, 32)],
    ['floats', wav(SWELL, 32, true)],
    ['a long header', wav(SWELL, 16, false, true)],
  ])('of a WAV file of %s is that of its samples', (_, file) => {
    close(loudnessOfWav(file, 3), [0, TONE / 2, TONE])
  })

  it('of a WAV file is told as far as it goes', () => {
    const whole = wav(SWELL, 16)
    // One that was written on the fly has no length.
    whole.writeUInt32LE(0xffffffff, whole.length - 2 * SWELL.length - 4)
    close(loudnessOfWav(whole.subarray(0, whole.length - 2 * SECOND), 2), [0, TONE / 2])
  })

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('of an MP3 file is what its frames say (MPEG 1: %s, mono: %s)', (isFirst, isMono) => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128, 0xff)])
    const frames = [0, 0, 206, 206, 210, 210].map((gain) => frame(gain, isFirst, isMono))
    close(loudnessOfMp3(Buffer.concat([tag, ...frames, Buffer.alloc(50)]), 3), [0, 0.5, 1])
  })

  it('of what is neither, or too short, is not told', () => {
    const files = [
      Buffer.alloc(0),
      Buffer.from('RIFF'),
      riff([['data', Buffer.alloc(999)]]),
      riff([
        ['fmt ', Buffer.alloc(16)],
        ['data', Buffer.alloc(999)],
      ]),
      Buffer.concat([frame(200, true, true), frame(200, true, true)]),
      Buffer.alloc(5000, 0xff),
    ]
    for (const file of files)
      expect([loudnessOfWav(file, 3), loudnessOfMp3(file, 3)]).toEqual([undefined, undefined])
  })
})

describe('a picture of a sound', () => {
  it('rises where the sound does', async () => {
    const { data, info } = await sharp(Buffer.from(drawSound(wav(SWELL, 16))))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = data[0] ?? 0
    const drawn = (from: number, to: number) => {
      let points = 0
      for (let at = 0; at < data.length; at += info.channels) {
        const x = (at / info.channels) % info.width
        if (x >= from && x < to && (data[at] ?? 0) > ground + 60) points++
      }
      return points
    }
    const [silent, half, whole] = [drawn(110, 360), drawn(380, 610), drawn(640, 890)]
    expect(half).toBeGreaterThan(silent * 5)
    expect(whole).toBeGreaterThan(half * 1.3)
  })

  it('is not drawn of silence, nor of bytes that are no sound', () => {
    const floats = wav(SWELL, 32, true)
    floats.fill(0xff, floats.length - 4000)
    for (const file of [
      wav(
        SWELL.map(() => 0),
        16,
      ),
      floats,
      Buffer.from('no sound at all'),
    ])
      expect(() => drawSound(file)).toThrow(RangeError)
  })
})
