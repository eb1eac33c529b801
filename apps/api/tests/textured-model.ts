import { Document, NodeIO } from '@gltf-transform/core'
import { EXTTextureWebP } from '@gltf-transform/extensions'
import sharp from 'sharp'

/** A white square that a blue picture is laid on, as a binary glTF file. */
export async function texturedModel(format: 'png' | 'jpeg' | 'webp'): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0000ff' } })
  const model = new Document()
  if (format === 'webp') model.createExtension(EXTTextureWebP).setRequired(true)
  const texture = model
    .createTexture()
    .setImage(await picture.toFormat(format).toBuffer())
    .setMimeType(`image/${format}`)
  const buffer = model.createBuffer()
  const corners = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0])
  const places = new Float32Array([0, 1, 1, 1, 1, 0, 0, 0])
  const part = model
    .createPrimitive()
    .setMaterial(model.createMaterial().setMetallicFactor(0).setBaseColorTexture(texture))
    .setAttribute('POSITION', model.createAccessor().setType('VEC3').setArray(corners).setBuffer(buffer))
    .setAttribute('TEXCOORD_0', model.createAccessor().setType('VEC2').setArray(places).setBuffer(buffer))
    .setIndices(
      model
        .createAccessor()
        .setArray(new Uint16Array([0, 1, 2, 0, 2, 3]))
        .setBuffer(buffer),
    )
  model.createScene().addChild(model.createNode().setMesh(model.createMesh().addPrimitive(part)))
  return new NodeIO().registerExtensions([EXTTextureWebP]).writeBinary(model)
}
