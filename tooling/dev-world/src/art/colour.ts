/** A colour as #rrggbb. */
export type Colour = string

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Red, green and blue of a colour, 0 to 255. */
export function toRgb(colour: Colour): [number, number, number] {
  return channels(colour)
}

/** A colour between two, `share` of the way to the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = channels(from)
  const b = channels(to)
  const blend = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${blend.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

/** A colour on a ramp of stops, `share` from 0 to 1. */
export function ramp(stops: readonly [Colour, Colour, ...Colour[]], share: number): Colour {
  const at = Math.max(0, Math.min(0.9999, share)) * (stops.length - 1)
  const index = Math.floor(at)
  return mix(stops[index] ?? stops[0], stops[index + 1] ?? stops[1], at - index)
}

/** Towards black. */
export function darken(colour: Colour, share: number): Colour {
  return mix(colour, '#0b0a08', share)
}

/** Towards white. */
export function lighten(colour: Colour, share: number): Colour {
  return mix(colour, '#fffdf8', share)
}
