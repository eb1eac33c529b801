import type { Drawing, Trait } from './artwork.js'
import { trait } from './artwork.js'
import { type Finish, type Mesh, toGlb } from './glb.js'
import type { Random } from './random.js'
import { ground, num, svg } from './svg.js'

/** A thing in space as a binary glTF file. */
export interface Model {
  readonly file: Buffer
  readonly traits: readonly Trait[]
}

type NamedFinish = readonly [name: string, finish: Finish]
type Vector = readonly [x: number, y: number, z: number]

/** How often a knot goes around its ring, and how often through it. */
const knots = [
  ['Trefoil', 2, 3],
  ['Cinquefoil', 2, 5],
  ['Septfoil', 2, 7],
  ['Eight crossings', 3, 4],
  ['Ten crossings', 3, 5],
] as const
const finishes: readonly [NamedFinish, ...NamedFinish[]] = [
  ['Porcelain', { color: [0.88, 0.86, 0.81], metal: 0, rough: 0.28 }],
  ['Brass', { color: [0.72, 0.5, 0.2], metal: 1, rough: 0.32 }],
  ['Lacquer', { color: [0.42, 0.03, 0.03], metal: 0, rough: 0.12 }],
  ['Slate', { color: [0.09, 0.1, 0.12], metal: 0.1, rough: 0.7 }],
]
const inks = [
  ['Black ink', '#1d1f24'],
  ['Sepia', '#5b3a24'],
] as const
const rings = 400
const corners = 16

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Where a knot is after a share of its way. */
function along(around: number, through: number): (share: number) => Vector {
  return (share) => {
    const turn = share * Math.PI * 2
    const far = 1 + 0.42 * Math.cos(through * turn)
    return [far * Math.cos(around * turn), far * Math.sin(around * turn), 0.42 * Math.sin(through * turn)]
  }
}

/** A cord along a knot: circles of `corners`, each square to the way of the cord. */
function cord(point: (share: number) => Vector, thickness: number): Mesh {
  const positions = new Float32Array(rings * corners * 3)
  const normals = new Float32Array(rings * corners * 3)
  for (let ring = 0; ring < rings; ring++) {
    const at = point(ring / rings)
    const way = unit(minus(point((ring + 0.5) / rings), point((ring - 0.5) / rings)))
    // Away from the ring's middle: it turns with the knot, so that the cord is whole where it begins and ends.
    const out = unit(cross(way, cross([at[0], at[1], 0], way)))
    const side = cross(way, out)
    for (let corner = 0; corner < corners; corner++) {
      const turn = (corner / corners) * Math.PI * 2
      const normal = out.map((value, axis) => value * Math.cos(turn) + (side[axis] ?? 0) * Math.sin(turn))
      const start = (ring * corners + corner) * 3
      normals.set(normal, start)
      positions.set(
        normal.map((value, axis) => (at[axis] ?? 0) + value * thickness),
        start,
      )
    }
  }
  return { positions, normals, triangles: stitched() }
}

/** Two triangles between each corner and the next ring's, the last ring sewn to the first. */
function stitched(): Uint16Array {
  const triangles: number[] = []
  const place = (ring: number, corner: number) => (ring % rings) * corners + (corner % corners)
  for (let ring = 0; ring < rings; ring++)
    for (let corner = 0; corner < corners; corner++) {
      const [a, b] = [place(ring, corner), place(ring, corner + 1)]
      const [c, d] = [place(ring + 1, corner), place(ring + 1, corner + 1)]
      triangles.push(a, c, b, b, c, d)
    }
  return Uint16Array.from(triangles)
}

/** What is said of a knot, whatever it is made of. */
function shapeOf([name, around, through]: (typeof knots)[number]): Trait[] {
  return [trait('Knot', name), trait('Crossings', around === 2 ? through : through * 2)]
}

/** A knot that one could hold. */
export function tieKnot(random: Random): Model {
  const knot = random.pick(knots)
  const [, around, through] = knot
  const [finishName, finish] = random.pick(finishes)
  const isThick = random.chance(0.4)
  const thickness = isThick ? 0.2 : 0.12
  return {
    file: toGlb(cord(along(around, through), around === 3 ? thickness * 0.8 : thickness), finish),
    traits: [...shapeOf(knot), trait('Finish', finishName), trait('Cord', isThick ? 'Thick' : 'Thin')],
  }
}

/** The same seen from above, in ink: what lies higher is drawn over what lies lower. */
export function drawKnot(random: Random): Drawing {
  const knot = random.pick(knots)
  const [, around, through] = knot
  const [inkName, ink] = random.pick(inks)
  const point = along(around, through)
  const steps = 360
  const paper = '#e9e4d8'
  const place = ([x, y]: Vector) => `${num(500 + x * 250)} ${num(500 + y * 250)}`
  const line = (step: number, reach: number) =>
    `M${place(point((step - reach) / steps))}L${place(point((step + reach) / steps))}`
  const pieces = Array.from({ length: steps }, (_, step) => ({ step, height: point(step / steps)[2] }))
  pieces.sort((a, b) => a.height - b.height)
  // The paper beside a piece is cut off square: what it goes over ends there, what it goes on to does not.
  const parts = pieces.map(
    ({ step }) =>
      `<path d="${line(step, 0.6)}" stroke="${paper}" stroke-width="64"/><path d="${line(step, 1.2)}" stroke="${ink}" stroke-width="40" stroke-linecap="round"/>`,
  )
  return {
    svg: svg([ground(paper), ...parts]),
    title: 'Study for a knot',
    traits: [...shapeOf(knot), trait('Finish', inkName)],
  }
}
