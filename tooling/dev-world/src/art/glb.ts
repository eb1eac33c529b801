/** A surface of triangles: three numbers a corner, and three corners a triangle. */
export interface Mesh {
  readonly positions: Float32Array
  /** Of length one, where light falls from. */
  readonly normals: Float32Array
  readonly triangles: Uint16Array
}

/** How a surface takes light, as glTF 2.0 writes it: each number from 0 to 1. */
export interface Finish {
  readonly color: readonly [red: number, green: number, blue: number]
  readonly metal: number
  readonly rough: number
}

const FLOAT = 5126
const SHORT = 5123
const WORD = 4

/** One mesh as a binary glTF 2.0 file. */
export function toGlb(mesh: Mesh, finish: Finish): Buffer {
  const parts = [mesh.positions, mesh.normals, mesh.triangles].map(bytesOf)
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const views = parts.map((part, buffer) => ({
    buffer: 0,
    byteOffset: offsets[buffer],
    byteLength: part.length,
  }))
  const corners = mesh.positions.length / 3
  const accessors = [
    { bufferView: 0, componentType: FLOAT, count: corners, type: 'VEC3', ...extent(mesh.positions) },
    { bufferView: 1, componentType: FLOAT, count: corners, type: 'VEC3' },
    { bufferView: 2, componentType: SHORT, count: mesh.triangles.length, type: 'SCALAR' },
  ]
  const material = {
    pbrMetallicRoughness: {
      baseColorFactor: [...finish.color, 1],
      metallicFactor: finish.metal,
      roughnessFactor: finish.rough,
    },
  }
  const body = Buffer.concat(parts)
  const scene = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [material],
    buffers: [{ byteLength: body.length }],
    bufferViews: views,
    accessors,
  }
  const chunks = [chunk('JSON', padded(Buffer.from(JSON.stringify(scene)), ' ')), chunk('BIN\0', body)]
  const head = Buffer.alloc(12)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(head.length + chunks.reduce((sum, { length }) => sum + length, 0), 8)
  return Buffer.concat([head, ...chunks])
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array): Buffer {
  return padded(Buffer.from(buffer, byteOffset, byteLength), '\0')
}

function padded(bytes: Buffer, filler: string): Buffer {
  const rest = (WORD - (bytes.length % WORD)) % WORD
  return Buffer.concat([bytes, Buffer.alloc(rest, filler)])
}

function chunk(kind: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(bytes.length, 0)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, bytes])
}

function extent(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  for (const [index, value] of positions.entries()) {
    const axis = index % 3
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  }
  return { min, max }
}
