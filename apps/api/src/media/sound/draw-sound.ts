import { createHash } from 'node:crypto'
import { loudnessOfMp3 } from './read-mp3.js'
import { loudnessOfWav } from './read-wav.js'

/** Types of files whose loudness is known without a decoder. */
export function isDrawnSound(mimeType: string): boolean {
  return mimeType === 'audio/wav' || mimeType === 'audio/mpeg'
}

const BARS = 56
const SIDE = 1000
const MARGIN = 110
const STEP = (SIDE - 2 * MARGIN) / BARS
const WIDTH = STEP * 0.56
/** A bar of silence is a dot. */
const LEAST = WIDTH
const MOST = 560

/** A vector picture of how loud a sound is from beginning to end, in a colour of its own. Throws where that cannot be told. */
export function drawSound(file: Buffer): string {
  const loudness = loudnessOfWav(file, BARS) ?? loudnessOfMp3(file, BARS)
  const loudest = loudness && Math.max(...loudness)
  if (!loudness || !loudest || !Number.isFinite(loudest))
    throw new RangeError('How loud the sound is cannot be told')
  const hue = Math.round(((createHash('sha256').update(file).digest()[0] ?? 0) / 256) * 360)
  const bars = loudness.map((level, at) => {
    // Ears hear less of a difference than there is.
    const height = LEAST + (MOST - LEAST) * (level / loudest) ** 0.6
    return `<rect x="${round(MARGIN + at * STEP + (STEP - WIDTH) / 2)}" y="${round((SIDE - height) / 2)}" width="${round(WIDTH)}" height="${round(height)}" rx="${round(WIDTH / 2)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="hsl(${hue}, 20%, 15%)"/><g fill="hsl(${hue}, 38%, 80%)">${bars.join('')}</g></svg>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
