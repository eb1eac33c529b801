/** Samples of a WAV file: how to read one, and where they lie. */
interface Samples {
  /** From -1 to 1. */
  readonly read: (at: number) => number
  readonly from: number
  readonly count: number
  readonly width: number
}

const INTEGER = 1
const FLOAT = 3
/** The true format stands further on. */
const EXTENSIBLE = 0xfffe
/** So many samples of a slice say how loud it is. */
const ENOUGH = 20_000

/** How loud a WAV file is in each of `count` slices of its time, against a full tone; nothing where it is none to be read. */
export function loudnessOfWav(file: Buffer, count: number): readonly number[] | undefined {
  const samples = samplesOf(file)
  if (!samples || samples.count < count) return undefined
  const { read, from, width } = samples
  return Array.from({ length: count }, (_, slice) => {
    const first = Math.floor((samples.count * slice) / count)
    const end = Math.floor((samples.count * (slice + 1)) / count)
    const step = Math.max(1, Math.floor((end - first) / ENOUGH))
    let [sum, seen] = [0, 0]
    for (let at = first; at < end; at += step) {
      const value = read(from + at * width)
      sum += value * value
      seen++
    }
    return Math.sqrt(sum / seen)
  })
}

function samplesOf(file: Buffer): Samples | undefined {
  if (
    file.length < 12 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WAVE'
  )
    return undefined
  let read: ((at: number) => number) | undefined
  let width = 0
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4)
    // What is written on the fly does not know its length.
    const length = Math.min(file.readUInt32LE(at + 4), file.length - at - 8)
    if (name === 'fmt ' && length >= 16) {
      const format = file.readUInt16LE(at + 8)
      const isLong = format === EXTENSIBLE && length >= 26
      width = file.readUInt16LE(at + 22) / 8
      read = readerOf(file, isLong ? file.readUInt16LE(at + 32) : format, width)
    }
    if (name === 'data') return read && { read, from: at + 8, count: Math.floor(length / width), width }
    at += 8 + length + (length % 2)
  }
  return undefined
}

function readerOf(file: Buffer, format: number, width: number): ((at: number) => number) | undefined {
  if (format === FLOAT && width === 4) return (at) => file.readFloatLE(at)
  if (format === FLOAT && width === 8) return (at) => file.readDoubleLE(at)
  if (format !== INTEGER) return undefined
  if (width === 1) return (at) => ((file[at] ?? 128) - 128) / 128
  if (width < 2 || width > 4 || !Number.isInteger(width)) return undefined
  const full = 2 ** (8 * width - 1)
  return (at) => file.readIntLE(at, width) / full
}
