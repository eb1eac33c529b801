/** A backfill at a moment. */
export interface Progress {
  readonly from: number
  readonly height: number
  readonly peak: number
  readonly elapsedMs: number
}

const BAR = 24

/** One line: how far a backfill is, how fast, and when it should be there. */
export function progressLine({ from, height, peak, elapsedMs }: Progress): string {
  const whole = Math.max(1, peak - from)
  const share = Math.min(1, Math.max(0, (height - from) / whole))
  const filled = Math.round(share * BAR)
  const rate = elapsedMs > 0 ? ((height - from) * 1000) / elapsedMs : 0
  const left = rate > 0 ? duration((peak - height) / rate) : '–'
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`
  return `${bar} ${(share * 100).toFixed(1)} %  ${count(height)} of ${count(peak)}  ${count(rate)} blocks/s  ETA ${left}`
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
