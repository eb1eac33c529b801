import type { Surface } from './read-model.js'

/** What is seen of a model from where it is looked at: of each point of the picture, the triangle before all others. */
export interface Sight {
  readonly size: number
  /** The surface that is seen at a point, counted from 1; 0 where there is none. */
  readonly surface: Uint16Array
  /** Which of that surface's triangles. */
  readonly triangle: Uint32Array
  /** Corners of each surface as the picture has them: across, down, and one over the distance. */
  readonly corners: readonly Float32Array[]
}

/** Half the angle of sight, and how far one looks down: as the viewer first shows a model. */
const HALF_ANGLE = Math.PI / 12
const DOWN = Math.PI / 12
const SIN = Math.sin(DOWN)
const COS = Math.cos(DOWN)
/** How much of the picture the model takes, the longer way. */
const SHARE = 0.84
/** As many as a point can name. */
const MAX_SURFACES = 65_535

/** Turns a direction of the scene to where it points as it is looked at: right, up, and towards the eye. */
export function turned(x: number, y: number, z: number, into: Float64Array): void {
  into[0] = x
  into[1] = y * COS - z * SIN
  into[2] = y * SIN + z * COS
}

/** A square sight, `size` points wide, that the whole model fills. Throws where there is nothing to see, or too much. */
export function seeModel(surfaces: readonly Surface[], size: number): Sight {
  if (surfaces.length > MAX_SURFACES) throw new RangeError('The model has too many surfaces')
  const corners = surfaces.map(lookAt(surfaces))
  fit(corners, size)
  const sight = {
    ...{ size, corners },
    surface: new Uint16Array(size * size),
    triangle: new Uint32Array(size * size),
  }
  const nearest = new Float32Array(size * size)
  for (const [at, { corners: order }] of surfaces.entries())
    for (let triangle = 0; triangle < order.length / 3; triangle++) cover(sight, nearest, at, order, triangle)
  return sight
}

/** Where corners are seen from outside of the box that all of them are in. */
function lookAt(surfaces: readonly Surface[]): (surface: Surface) => Float32Array {
  const places = surfaces.map(({ positions }) => positions)
  const [across, up, deep] = [0, 1, 2].map((axis) => span(places, axis))
  if (!across || !up || !deep) throw new RangeError('A box has three sides')
  const radius = Math.hypot(across.half, up.half, deep.half)
  if (!(radius > 0 && radius < 1e30)) throw new RangeError('The model has no extent')
  const distance = radius / Math.sin(HALF_ANGLE)
  const point = new Float64Array(3)
  return ({ positions }) => {
    const seen = new Float32Array(positions.length)
    for (let at = 0; at < positions.length; at += 3) {
      const x = (positions[at] ?? 0) - across.middle
      const y = (positions[at + 1] ?? 0) - up.middle
      turned(x, y, (positions[at + 2] ?? 0) - deep.middle, point)
      const near = 1 / (distance - (point[2] ?? 0))
      seen[at] = (point[0] ?? 0) * near
      seen[at + 1] = -(point[1] ?? 0) * near
      seen[at + 2] = near
    }
    return seen
  }
}

/** From the least to the most of each third number. */
function span(lists: readonly Float32Array[], from: number): { middle: number; half: number } {
  let least = Infinity
  let most = -Infinity
  for (const list of lists)
    for (let at = from; at < list.length; at += 3) {
      least = Math.min(least, list[at] ?? 0)
      most = Math.max(most, list[at] ?? 0)
    }
  return { middle: (least + most) / 2, half: (most - least) / 2 }
}

/** Moves and widens what is seen until it fills the picture. */
function fit(corners: readonly Float32Array[], size: number): void {
  const across = span(corners, 0)
  const down = span(corners, 1)
  const half = Math.max(across.half, down.half)
  if (!(half > 0)) throw new RangeError('The model has no extent')
  const scale = (size * SHARE) / 2 / half
  for (const seen of corners)
    for (let at = 0; at < seen.length; at += 3) {
      seen[at] = size / 2 + ((seen[at] ?? 0) - across.middle) * scale
      seen[at + 1] = size / 2 + ((seen[at + 1] ?? 0) - down.middle) * scale
    }
}

/** Puts one triangle before what lies behind it, point by point. */
function cover(
  { size, corners, surface, triangle: triangles }: Sight,
  nearest: Float32Array,
  at: number,
  order: Uint32Array,
  triangle: number,
): void {
  const seen = corners[at]
  if (!seen) return
  const a = (order[triangle * 3] ?? 0) * 3
  const b = (order[triangle * 3 + 1] ?? 0) * 3
  const c = (order[triangle * 3 + 2] ?? 0) * 3
  const ax = seen[a] ?? 0
  const ay = seen[a + 1] ?? 0
  const az = seen[a + 2] ?? 0
  const bx = (seen[b] ?? 0) - ax
  const by = (seen[b + 1] ?? 0) - ay
  const cx = (seen[c] ?? 0) - ax
  const cy = (seen[c + 1] ?? 0) - ay
  const area = bx * cy - by * cx
  if (!(Math.abs(area) > 1e-9)) return
  const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
  const right = Math.min(size - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
  const bottom = Math.min(size - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5))
  const nearB = ((seen[b + 2] ?? 0) - az) / area
  const nearC = ((seen[c + 2] ?? 0) - az) / area
  const sign = Math.sign(area)
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax
      const ofB = px * cy - py * cx
      const ofC = bx * py - by * px
      if (ofB * sign < 0 || ofC * sign < 0 || (area - ofB - ofC) * sign < 0) continue
      const near = az + ofB * nearB + ofC * nearC
      const place = y * size + x
      if (near <= (nearest[place] ?? 0)) continue
      nearest[place] = near
      surface[place] = at + 1
      triangles[place] = triangle
    }
  }
}
