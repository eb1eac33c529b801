/** Kilobits a second by the number a frame names, of MPEG 1 and of the two after it. */
const RATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const SAMPLES = [44_100, 48_000, 32_000] as const
/** A gain of this stands for a full tone, and four more for twice as much (ISO 11172-3, 2.4.3.4). */
const FULL_GAIN = 210

interface Frame {
  readonly length: number
  readonly loudness: number
}

/**
 * How loud an MP3 file is in each of `count` slices of its time: as its encoder wrote it before each frame, so that nothing is
 * decoded. Nothing where there are too few frames to say.
 */
export function loudnessOfMp3(file: Buffer, count: number): readonly number[] | undefined {
  const all: number[] = []
  for (let at = tagLength(file); at + 40 < file.length; ) {
    const frame = frameAt(file, at)
    if (frame) all.push(frame.loudness)
    at += frame?.length ?? 1
  }
  if (all.length < count) return undefined
  return Array.from({ length: count }, (_, slice) => {
    const some = all.slice(
      Math.floor((all.length * slice) / count),
      Math.floor((all.length * (slice + 1)) / count),
    )
    return some.reduce((sum, one) => sum + one, 0) / some.length
  })
}

/** Length of a tag before the first frame (ID3v2), whose bytes have seven bits each. */
function tagLength(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file.length < 10) return 0
  return 10 + file.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
}

function frameAt(file: Buffer, at: number): Frame | undefined {
  const head = file.readUInt32BE(at)
  // Eleven bits that are set, version, layer III.
  if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== 1) return undefined
  const version = (head >>> 19) & 3
  const isFirst = version === 3
  const rate = RATES[isFirst ? 0 : 1][((head >>> 12) & 15) - 1]
  const samples = SAMPLES[(head >>> 10) & 3]
  if (version === 1 || rate === undefined || samples === undefined) return undefined
  const perSecond = isFirst ? samples : version === 2 ? samples / 2 : samples / 4
  const length = Math.floor(((isFirst ? 144 : 72) * rate * 1000) / perSecond) + ((head >>> 9) & 1)
  const isMono = ((head >>> 6) & 3) === 3
  const after = at + ((head >>> 16) & 1 ? 4 : 6)
  return { length, loudness: loudnessAt(file, after * 8, isFirst, isMono ? 1 : 2) }
}

/** From what stands before a frame's sound: of each channel and half the length of what follows, and the gain. */
function loudnessAt(file: Buffer, from: number, isFirst: boolean, channels: 1 | 2): number {
  const halves = isFirst ? 2 : 1
  const before = isFirst ? 9 + (channels === 1 ? 5 : 3) + 4 * channels : 8 + channels
  const each = isFirst ? 59 : 63
  let sum = 0
  for (let part = 0; part < halves * channels; part++) {
    const at = from + before + part * each
    // Where nothing follows there is silence.
    if (bits(file, at, 12) > 0) sum += 2 ** ((bits(file, at + 21, 8) - FULL_GAIN) / 4)
  }
  return sum / (halves * channels)
}

/** Up to sixteen bits of a file, as a number. */
function bits(file: Buffer, at: number, count: number): number {
  const byte = at >>> 3
  const three = ((file[byte] ?? 0) << 16) | ((file[byte + 1] ?? 0) << 8) | (file[byte + 2] ?? 0)
  return (three >>> (24 - (at & 7) - count)) & (2 ** count - 1)
}
