import { createRequire } from 'node:module'
import { type Accessor, Logger, type Material, Primitive, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { type Mapped, readTexture } from './read-texture.js'

/** Four columns of four. */
type Matrix = readonly number[]

type Color = readonly [red: number, green: number, blue: number]

/** How a surface takes light, as glTF 2.0 has it; colours are linear. */
export interface Finish {
  readonly color: Color
  readonly metal: number
  readonly rough: number
  readonly glow: Color
  /** Shown in its own colour, whatever light there is. */
  readonly isUnlit: boolean
  readonly texture: Mapped | undefined
}

/** Triangles of one finish, where they stand in the scene: three numbers a corner, two where it lies on the texture. */
export interface Surface {
  readonly positions: Float32Array
  readonly normals: Float32Array | undefined
  readonly places: Float32Array | undefined
  readonly colors: Float32Array | undefined
  readonly corners: Uint32Array
  readonly finish: Finish
}

/** More than this is not drawn: a picture of it is not worth the minutes. */
const MAX_CORNERS = 6_000_000

/** The surfaces of a glTF 2.0 file, binary or JSON with all its data inside. Throws where it is none, or is too much. */
export async function readModel(bytes: Uint8Array): Promise<readonly Surface[]> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (text.includes('KHR_draco_mesh_compression'))
    io.registerDependencies({ 'draco3d.decoder': await dracoDecoder() })
  if (text.includes('EXT_meshopt_compression')) {
    await MeshoptDecoder.ready
    io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  }
  const isBinary = text.subarray(0, 4).toString('latin1') === 'glTF'
  const root = (await io.readBinary(isBinary ? text : binaryOf(text))).getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  const finishes = new Map<Material | null, Promise<Finish>>()
  const surfaces: Surface[] = []
  let left = MAX_CORNERS
  const found: (readonly [Primitive, Matrix])[] = []
  scene?.traverse((node) => {
    for (const part of node.getMesh()?.listPrimitives() ?? []) found.push([part, node.getWorldMatrix()])
  })
  for (const [part, matrix] of found) {
    const material = part.getMaterial()
    const finish = finishes.get(material) ?? readFinish(material)
    finishes.set(material, finish)
    const surface = readSurface(part, matrix, await finish)
    if (!surface) continue
    left -= surface.corners.length
    if (left < 0) throw new RangeError('The model has too many triangles')
    surfaces.push(surface)
  }
  return surfaces
}

/** The package reads its own wasm from beside its script. */
async function dracoDecoder(): Promise<unknown> {
  const draco: unknown = createRequire(import.meta.url)('draco3dgltf')
  const make = typeof draco === 'object' && draco !== null && Reflect.get(draco, 'createDecoderModule')
  if (typeof make !== 'function') throw new Error('draco3dgltf has no decoder')
  return make()
}

/** A JSON file in the binary form, which may name no files beside it. */
function binaryOf(json: Buffer): Buffer {
  const chunk = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')])
  const head = Buffer.alloc(20)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(head.length + chunk.length, 8)
  head.writeUInt32LE(chunk.length, 12)
  head.write('JSON', 16, 'latin1')
  return Buffer.concat([head, chunk])
}

function readSurface(part: Primitive, matrix: Matrix, finish: Finish): Surface | undefined {
  const at = part.getAttribute('POSITION')
  if (at === null) return undefined
  if (at.getCount() > MAX_CORNERS) throw new RangeError('The model has too many corners')
  const corners = trianglesOf(part, at.getCount())
  if (corners === undefined) return undefined
  const ofEach = (name: string) => {
    const found = part.getAttribute(name)
    return found?.getCount() === at.getCount() ? found : undefined
  }
  const normal = ofEach('NORMAL')
  const place = finish.texture && ofEach(`TEXCOORD_${finish.texture.set}`)
  const color = ofEach('COLOR_0')
  return {
    positions: placed(at, matrix, 1),
    normals: normal && placed(normal, normalMatrix(matrix), 0),
    places: place && numbersOf(place, 2),
    colors: color && numbersOf(color, 3),
    ...{ corners, finish },
  }
}

/** Corners of triangles, three by three; nothing where points or lines are drawn. */
function trianglesOf(part: Primitive, count: number): Uint32Array | undefined {
  const indices = part.getIndices()
  const length = indices?.getCount() ?? count
  if (length > MAX_CORNERS) throw new RangeError('The model has too many triangles')
  const order = Uint32Array.from({ length }, (_, at) => indices?.getScalar(at) ?? at)
  if (order.some((at) => at >= count)) throw new RangeError('A triangle has a corner that is not there')
  const { Mode } = Primitive
  const mode = part.getMode()
  if (mode === Mode.TRIANGLES) return order.subarray(0, length - (length % 3))
  if (mode !== Mode.TRIANGLE_STRIP && mode !== Mode.TRIANGLE_FAN) return undefined
  const corners = new Uint32Array(Math.max(0, length - 2) * 3)
  for (let at = 0; at + 2 < length; at++) {
    const first = mode === Mode.TRIANGLE_FAN ? 0 : at
    corners.set([order[first] ?? 0, order[at + 1] ?? 0, order[at + 2] ?? 0], at * 3)
  }
  return corners
}

/** The numbers of an accessor, `width` of each element. */
function numbersOf(accessor: Accessor, width: number): Float32Array {
  const count = accessor.getCount()
  const numbers = new Float32Array(count * width)
  const element: number[] = []
  for (let at = 0; at < count; at++) {
    accessor.getElement(at, element)
    for (let axis = 0; axis < width; axis++) numbers[at * width + axis] = element[axis] ?? 0
  }
  return numbers
}

/** Points (`w` 1) or directions (0) where a node stands. */
function placed(accessor: Accessor, m: Matrix, w: 0 | 1): Float32Array {
  const count = accessor.getCount()
  const result = new Float32Array(count * 3)
  const element: number[] = []
  for (let at = 0; at < count; at++) {
    accessor.getElement(at, element)
    const [x = 0, y = 0, z = 0] = element
    for (let axis = 0; axis < 3; axis++)
      result[at * 3 + axis] =
        (m[axis] ?? 0) * x + (m[axis + 4] ?? 0) * y + (m[axis + 8] ?? 0) * z + w * (m[axis + 12] ?? 0)
  }
  return result
}

/** Cofactors: what turns directions square to a surface as the surface is turned and stretched. */
function normalMatrix(m: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0] = m
  const [first, second, third] = [
    [e * i - f * h, f * g - d * i, d * h - e * g],
    [c * h - b * i, a * i - c * g, b * g - a * h],
    [b * f - c * e, c * d - a * f, a * e - b * d],
  ]
  return [...first, 0, ...second, 0, ...third, 0]
}

async function readFinish(material: Material | null): Promise<Finish> {
  const [red, green, blue] = material?.getBaseColorFactor() ?? [1, 1, 1]
  const texture = material?.getBaseColorTexture()
  const set = material?.getBaseColorTextureInfo()?.getTexCoord() ?? 0
  return {
    color: [red, green, blue],
    metal: material?.getMetallicFactor() ?? 0,
    rough: material?.getRoughnessFactor() ?? 1,
    glow: material?.getEmissiveTexture() ? [0, 0, 0] : (material?.getEmissiveFactor() ?? [0, 0, 0]),
    isUnlit: material?.getExtension('KHR_materials_unlit') != null,
    texture: texture ? await readTexture(texture.getImage(), set) : undefined,
  }
}
