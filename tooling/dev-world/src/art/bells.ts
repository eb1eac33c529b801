import type { Trait } from './artwork.js'
import { trait } from './artwork.js'
import type { Random } from './random.js'

/** A sound as a WAV file. */
export interface Sound {
  readonly file: Buffer
  readonly traits: readonly Trait[]
}

const rate = 22_050
const scales = [
  ['Dorian', [0, 2, 3, 5, 7, 9, 10]],
  ['In', [0, 1, 5, 7, 8]],
  ['Pentatonic', [0, 2, 4, 7, 9]],
  ['Whole tone', [0, 2, 4, 6, 8, 10]],
] as const
/** Partials of a struck bell: frequency, loudness and decay against the note's own. */
const partials = [
  [0.5, 0.35, 1.6],
  [1, 1, 1],
  [1.19, 0.5, 0.8],
  [1.5, 0.3, 0.6],
  [2, 0.55, 0.5],
  [2.66, 0.25, 0.3],
  [4.2, 0.12, 0.18],
] as const

function strike(samples: Float32Array, at: number, frequency: number, loudness: number, decay: number): void {
  for (const [ratio, level, length] of partials) {
    const step = (2 * Math.PI * frequency * ratio) / rate
    // A rotating phasor: one multiplication a sample instead of one sine.
    const [c, s] = [Math.cos(step), Math.sin(step)]
    const fade = Math.exp(-1 / (decay * length * rate))
    let re = loudness * level
    let im = 0
    const end = Math.min(samples.length, at + Math.floor(decay * length * rate * 5))
    for (let index = at; index < end; index++) {
      samples[index] = (samples[index] ?? 0) + im
      const next = (re * c - im * s) * fade
      im = (re * s + im * c) * fade
      re = next
    }
  }
}

function toWav(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6)
  const edge = rate * 0.35
  samples.forEach((sample, index) => {
    const fade = Math.min(1, (samples.length - index) / edge)
    file.writeInt16LE(Math.round((sample / loudest) * 29_000 * fade), 44 + index * 2)
  })
  return file
}

/** A few bells over a low tone, composed by the numbers of the seed. */
export function ringBells(random: Random): Sound {
  const [scaleName, scale] = random.pick(scales)
  const seconds = random.int(6, 8)
  const root = 110 * 2 ** (random.int(-3, 6) / 12)
  const bells = random.int(7, 16)
  const drone = random.chance(0.6)
  const samples = new Float32Array(rate * seconds)
  if (drone)
    for (const [ratio, level] of [
      [0.5, 0.22],
      [1.002, 0.13],
      [1.498, 0.08],
    ] as const)
      for (let index = 0; index < samples.length; index++) {
        const swell = Math.sin((Math.PI * index) / samples.length)
        samples[index] =
          (samples[index] ?? 0) + Math.sin((2 * Math.PI * root * ratio * index) / rate) * level * swell
      }
  let time = 0.1
  for (let bell = 0; bell < bells; bell++) {
    const degree = scale[random.int(0, scale.length - 1)] ?? 0
    const octave = random.weighted([
      [1, 2],
      [2, 4],
      [4, 2],
    ])
    const decay = random.range(0.5, 1.5)
    strike(
      samples,
      Math.floor(time * rate),
      root * octave * 2 ** (degree / 12),
      random.range(0.3, 0.8),
      decay,
    )
    time += ((seconds - 1.6) / bells) * random.range(0.5, 1.5)
    if (time > seconds - 0.8) break
  }
  return {
    file: toWav(samples),
    traits: [
      trait('Scale', scaleName),
      trait('Bells', bells),
      trait('Ground', drone ? 'Low tone' : 'Silence'),
      trait('Seconds', seconds),
    ],
  }
}
