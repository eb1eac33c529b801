import { Document, NodeIO, Primitive } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRDracoMeshCompression,
  KHRMaterialsUnlit,
  KHRTextureBasisu,
} from '@gltf-transform/extensions'
import draco from 'draco3dgltf'
import { MeshoptEncoder } from 'meshoptimizer/encoder'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawModel, type RawPicture } from './draw-model.js'

const SIZE = 64
const ETC1S =
  'q0tUWCAyMLsNChoKAAAAAAEAAAAIAAAACAAAAAAAAAAAAAAAAQAAAAEAAAABAAAAaAAAACwAAACUAAAAJAAAALgAAAAAAAAAggAAAAAAAAA6AQAAAAAAAAEAAAAAAAAAAAAAAAAAAAAsAAAAAAAAAAIAKACjAQIAAwMAAAgAAAAAAAAAAAA/AAAAAAAAAAAA/////x8AAABLVFh3cml0ZXIAQmFzaXMgVW5pdmVyc2FsIDIuNTAAAAIAAQAqAAAABQAAACsAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAgwEQAAAAAAADiRAQwEQAAAAAAgCQgAEwACAAAAAAgBgATAAAAAAAACCasqqqqAmDARAAAAAAAAJJKAJgAEAAAAABAFAImAgAAAAAAkDYCwASAAAAAAAAiEAAA'
const UASTC =
  'q0tUWCAyMLsNChoKAAAAAAEAAAAIAAAACAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAaAAAACwAAACUAAAALAAAAAAAAAAAAAAAAAAAAAAAAADAAAAAAAAAAEAAAAAAAAAAQAAAAAAAAAAsAAAAAAAAAAIAKACmAQIAAwMAABAAAAAAAAAAAAB/AAAAAAAAAAAA/////x8AAABLVFh3cml0ZXIAQmFzaXMgVW5pdmVyc2FsIDIuNTAAAAQAAAB/fwAA9x8A4B96AAAAAAAAAAAAABcA4P8fAuABAAAAAAAAAAD3HwDgH3oAAAAAAAAAAAAAFwDg/x8C4AEAAAAAAAAAAA=='
const UASTC_ZSTD =
  'q0tUWCAyMLsNChoKAAAAAAEAAAAIAAAACAAAAAAAAAAAAAAAAQAAAAEAAAACAAAAaAAAACwAAACUAAAAJAAAAAAAAAAAAAAAAAAAAAAAAAC4AAAAAAAAACMAAAAAAAAAQAAAAAAAAAAsAAAAAAAAAAIAKACmAQIAAwMAABAAAAAAAAAAAAB/AAAAAAAAAAAA/////x8AAABLVFh3cml0ZXIAQmFzaXMgVW5pdmVyc2FsIDIuNTAAACi1L/0gQNUAAHj3HwDgH3oAFwDg/x8C4AEDAENhMPNxDRgB'
type Color = [red: number, green: number, blue: number, alpha: number]
const RED: Color = [0.8, 0.02, 0.02, 1]
const BLUE: Color = [0.02, 0.02, 0.8, 1]

/** A square from -1 to 1 that faces the eye, `z` towards it. */
const square = (z = 0) => [-1, -1, z, 1, -1, z, 1, 1, z, -1, 1, z]
const TWO = [0, 1, 2, 0, 2, 3]

interface Part {
  readonly positions: readonly number[]
  readonly indices?: readonly number[]
  readonly color?: Color
  readonly mode?: number
  readonly more?: (part: Primitive, model: Document) => void
}

function model(...parts: readonly Part[]): Document {
  const made = new Document()
  const buffer = made.createBuffer()
  const scene = made.createScene()
  for (const { positions, indices, color = RED, mode, more } of parts) {
    const part = made
      .createPrimitive()
      .setMaterial(made.createMaterial().setBaseColorFactor(color).setMetallicFactor(0))
    const at = made.createAccessor().setType('VEC3').setArray(new Float32Array(positions)).setBuffer(buffer)
    part.setAttribute('POSITION', at)
    if (indices) part.setIndices(made.createAccessor().setArray(new Uint16Array(indices)).setBuffer(buffer))
    if (mode !== undefined) part.setMode(mode as 4 | 5 | 6)
    more?.(part, made)
    scene.addChild(made.createNode().setMesh(made.createMesh().addPrimitive(part)))
  }
  return made
}

const io = new NodeIO().registerExtensions([
  KHRDracoMeshCompression,
  EXTMeshoptCompression,
  KHRMaterialsUnlit,
  KHRTextureBasisu,
])
beforeAll(async () => {
  await MeshoptEncoder.ready
  io.registerDependencies({
    'draco3d.encoder': await draco.createEncoderModule(),
    'meshopt.encoder': MeshoptEncoder,
  })
})

const packed = (made: Document) => io.writeBinary(made)
const draw = async (made: Document) => drawModel(await packed(made), SIZE)

function at({ size, pixels }: RawPicture, x: number, y: number): number[] {
  const place = (Math.floor(y * size) * size + Math.floor(x * size)) * 3
  return [...pixels.subarray(place, place + 3)]
}
const looks = ([red = 0, green = 0, blue = 0]: number[]) =>
  red > 2 * green && red > 2 * blue ? 'red' : blue > 2 * red && blue > 2 * green ? 'blue' : 'neither'
const middle = (picture: RawPicture) => looks(at(picture, 0.5, 0.5))

describe('a picture of a model', () => {
  it('shows it in its colour, before a ground', async () => {
    const picture = await draw(model({ positions: square(), indices: TWO }))
    expect(middle(picture)).toBe('red')
    expect(looks(at(picture, 0.02, 0.02))).toBe('neither')
    // The longer way it takes most of the picture.
    expect(looks(at(picture, 0.1, 0.5))).toBe('red')
  })

  it('shows what is nearer, in whatever order it comes', async () => {
    const [near, far] = [
      { positions: square(0.4), indices: TWO, color: BLUE },
      { positions: square(-0.4), indices: TWO },
    ]
    expect(middle(await draw(model(near, far)))).toBe('blue')
    expect(middle(await draw(model(far, near)))).toBe('blue')
  })

  it('is lit from the upper left', async () => {
    const facing = (positions: number[]) => draw(model({ positions, indices: [0, 1, 2] }))
    const brightness = async (picture: Promise<RawPicture>) => at(await picture, 0.5, 0.5)[0] ?? 0
    const up = brightness(facing([-1, 0, 1, 1, 0, 1, 0, 1, -1]))
    const down = brightness(facing([-1, 0, 1, 1, 0, 1, 0, -1, -1]))
    expect(await up).toBeGreaterThan((await down) * 1.3)
  })

  it('knows strips, fans and triangles without a list', async () => {
    const [a, b, c, d] = [0, 3, 6, 9].map((from) => square().slice(from, from + 3))
    const strip = [a, b, d, c].flatMap((corner) => corner ?? [])
    const pictures = await Promise.all([
      draw(model({ positions: strip, mode: Primitive.Mode.TRIANGLE_STRIP ?? 5 })),
      draw(model({ positions: square(), mode: Primitive.Mode.TRIANGLE_FAN ?? 6 })),
      draw(model({ positions: TWO.flatMap((corner) => square().slice(corner * 3, corner * 3 + 3)) })),
    ])
    for (const picture of pictures) {
      expect(looks(at(picture, 0.3, 0.3))).toBe('red')
      expect(looks(at(picture, 0.7, 0.7))).toBe('red')
    }
  })

  it('places parts as their nodes say', async () => {
    const made = model(
      { positions: square(), indices: TWO },
      { positions: square(), indices: TWO, color: BLUE },
    )
    const [left, right] = made.getRoot().listNodes()
    left?.setTranslation([-3, 0, 0])
    right?.setTranslation([3, 0, 0]).setScale([1, 1, 2])
    const picture = await draw(made)
    expect([0.15, 0.5, 0.85].map((x) => looks(at(picture, x, 0.5)))).toEqual(['red', 'neither', 'blue'])
  })

  it('lays textures and colours of corners on it', async () => {
    const pixels = Buffer.from([255, 0, 0, 0, 0, 255])
    const image = await sharp(pixels, { raw: { width: 2, height: 1, channels: 3 } })
      .png()
      .toBuffer()
    const textured = await draw(
      model({
        ...{ positions: square(), indices: TWO, color: [1, 1, 1, 1] },
        more(part, made) {
          const places = new Float32Array([0, 1, 1, 1, 1, 0, 0, 0])
          part.setAttribute('TEXCOORD_0', made.createAccessor().setType('VEC2').setArray(places))
          part
            .getMaterial()
            ?.setBaseColorTexture(made.createTexture().setImage(image).setMimeType('image/png'))
        },
      }),
    )
    expect([0.3, 0.7].map((x) => looks(at(textured, x, 0.5)))).toEqual(['red', 'blue'])
    const painted = await draw(
      model({
        ...{ positions: square(), indices: TWO, color: [1, 1, 1, 1] },
        more(part, made) {
          const colors = new Float32Array([0, 1, 2, 3].flatMap(() => [0, 0, 1]))
          part.setAttribute('COLOR_0', made.createAccessor().setType('VEC3').setArray(colors))
        },
      }),
    )
    expect(middle(painted)).toBe('blue')
  })

  // Eight by eight pixels, red on the left and blue on the right, as Basis Universal 2.50 packs them.
  it.each([
    ['ETC1S', ETC1S],
    ['UASTC', UASTC],
    ['UASTC in Zstandard', UASTC_ZSTD],
  ])('lays textures on it that are packed as KTX2: %s', async (_, packedTexture) => {
    const places = [0, 1, 1, 1, 1, 0, 0, 0]
    const textured = (image: Uint8Array) =>
      draw(
        model({
          ...{ positions: square(), indices: TWO, color: [1, 1, 1, 1] },
          more(part, made) {
            made.createExtension(KHRTextureBasisu).setRequired(true)
            const accessor = made.createAccessor().setType('VEC2').setArray(new Float32Array(places))
            part.setAttribute('TEXCOORD_0', accessor)
            const texture = made.createTexture().setImage(image).setMimeType('image/ktx2')
            part.getMaterial()?.setBaseColorTexture(texture)
          },
        }),
      )
    const image = Buffer.from(packedTexture, 'base64')
    const picture = await textured(image)
    expect([0.3, 0.7].map((x) => looks(at(picture, x, 0.5)))).toEqual(['red', 'blue'])
    // Cut off, or of a size it cannot have: the surface keeps its own colour, and nothing else comes of it.
    const huge = Buffer.from(image)
    huge.writeUInt32LE(0x7fff_fff0, 20)
    for (const broken of [image.subarray(0, 100), image.subarray(0, image.length - 20), huge])
      expect(looks(at(await textured(broken), 0.3, 0.5))).toBe('neither')
  })

  it('shows what takes no light in its own colour', async () => {
    const picture = await draw(
      model({
        ...{ positions: square(), indices: TWO, color: [1, 0, 1, 1] },
        more(part, made) {
          part
            .getMaterial()
            ?.setExtension('KHR_materials_unlit', made.createExtension(KHRMaterialsUnlit).createUnlit())
        },
      }),
    )
    expect(at(picture, 0.5, 0.5)).toEqual([255, 0, 255])
  })

  it.each([KHRDracoMeshCompression, EXTMeshoptCompression])(
    'unpacks what is packed by $EXTENSION_NAME',
    async (packing) => {
      const made = model({ positions: square(), indices: TWO })
      made.createExtension<KHRDracoMeshCompression | EXTMeshoptCompression>(packing).setRequired(true)
      const bytes = await packed(made)
      expect(Buffer.from(bytes).includes(packing.EXTENSION_NAME)).toBe(true)
      expect(middle(await drawModel(bytes, SIZE))).toBe('red')
    },
  )

  it('reads a JSON file that holds its data, and asks no address for any', async () => {
    const { json, resources } = await io.writeJSON(model({ positions: square(), indices: TWO }))
    const [data = new Uint8Array()] = Object.values(resources)
    const withUri = (uri: string) =>
      Buffer.from(JSON.stringify({ ...json, buffers: [{ ...json.buffers?.[0], uri }] }))
    const inside = withUri(`data:application/octet-stream;base64,${Buffer.from(data).toString('base64')}`)
    expect(middle(await drawModel(inside, SIZE))).toBe('red')
    await expect(drawModel(withUri('http://127.0.0.1:9/model.bin'), SIZE)).rejects.toThrow('external')
  })
})

describe('what is no model to be seen', () => {
  it.each([
    ['nothing', model()],
    ['a point', model({ positions: [1, 1, 1], mode: 0 })],
    ['a single place', model({ positions: Array(9).fill(1) })],
    ['places that are no numbers', model({ positions: [0, 0, 0, 1, Number.NaN, 0, 0, 1, 0] })],
    ['a corner that is not there', model({ positions: square(), indices: [0, 1, 9] })],
  ])('is refused: %s', async (_, made) => {
    await expect(draw(made)).rejects.toThrow()
  })

  it('is refused or drawn, whatever bytes are turned', async () => {
    const whole = Buffer.from(await packed(model({ positions: square(), indices: TWO })))
    let drawn = 0
    for (let at = 0; at < whole.length; at += 3) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
      await drawModel(bytes, 16).then(
        () => drawn++,
        (error: unknown) => expect(error).toBeInstanceOf(Error),
      )
    }
    expect(drawn).toBeGreaterThan(20)
  })
})
