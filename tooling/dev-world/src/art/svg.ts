import type { Colour } from './colour.js'

/** Side of every drawing in its own units. */
export const side = 1000

/** A point in the drawing. */
export type Point = readonly [number, number]

/** A number short enough for a path. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Smooth path through points: quadratic curves over their midpoints. */
export function curve(points: readonly Point[], closed = false): string {
  const [first, second] = points
  if (!first || !second) return ''
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const list = closed ? [...points, first, second] : points
  const start = closed ? middle(first, second) : first
  let text = `M${num(start[0])} ${num(start[1])}`
  for (let index = 1; index < list.length - 1; index++) {
    const here = list[index] ?? first
    const end = middle(here, list[index + 1] ?? first)
    text += `Q${num(here[0])} ${num(here[1])} ${num(end[0])} ${num(end[1])}`
  }
  if (closed) return `${text}Z`
  const last = list[list.length - 1] ?? first
  return `${text}L${num(last[0])} ${num(last[1])}`
}

/** Vertical gradient under an id. */
export function verticalGradient(id: string, stops: readonly (readonly [number, Colour, number?])[]): string {
  const text = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${text.join('')}</linearGradient>`
}

/** Radial gradient in drawing units under an id. */
export function radialGradient(
  id: string,
  [x, y, radius]: readonly [number, number, number],
  stops: readonly (readonly [number, Colour, number?])[],
): string {
  const text = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}">${text.join('')}</radialGradient>`
}

/** The whole plane in one paint. */
export function ground(paint: string): string {
  return `<rect width="${side}" height="${side}" fill="${paint}"/>`
}

/** A document around drawn parts. */
export function svg(parts: readonly string[], defs: readonly string[] = []): string {
  const head = defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${head}${parts.join('')}</svg>`
}
