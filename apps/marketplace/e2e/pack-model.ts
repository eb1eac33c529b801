import { NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRDracoMeshCompression, KHRTextureBasisu } from '@gltf-transform/extensions'
import draco from 'draco3dgltf'
import { MeshoptEncoder } from 'meshoptimizer/encoder'

export type Packing = 'Draco' | 'Meshopt' | 'KTX2'

/** Eight by eight pixels, red and blue, packed by Basis Universal 2.50 (UASTC). */
const TEXTURE =
  'q0tUWCAyMLsNChoKAAAAAAEAAAAIAAAACAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAaAAAACwAAACUAAAALAAAAAAAAAAAAAAAAAAAAAAAAADAAAAAAAAAAEAAAAAAAAAAQAAAAAAAAAAsAAAAAAAAAAIAKACmAQIAAwMAABAAAAAAAAAAAAB/AAAAAAAAAAAA/////x8AAABLVFh3cml0ZXIAQmFzaXMgVW5pdmVyc2FsIDIuNTAAAAQAAAB/fwAA9x8A4B96AAAAAAAAAAAAABcA4P8fAuABAAAAAAAAAAD3HwDgH3oAAAAAAAAAAAAAFwDg/x8C4AEAAAAAAAAAAA=='

/** A binary glTF file with its meshes or its texture packed, as studios of artists write it; whoever cannot unpack that draws nothing. */
export async function packModel(file: Uint8Array, packing: Packing): Promise<Buffer> {
  await MeshoptEncoder.ready
  const io = new NodeIO()
    .registerExtensions([KHRDracoMeshCompression, EXTMeshoptCompression, KHRTextureBasisu])
    .registerDependencies({
      'draco3d.encoder': await draco.createEncoderModule(),
      'meshopt.encoder': MeshoptEncoder,
    })
  const model = await io.readBinary(file)
  if (packing === 'Draco') model.createExtension(KHRDracoMeshCompression).setRequired(true)
  else if (packing === 'Meshopt') model.createExtension(EXTMeshoptCompression).setRequired(true)
  else {
    model.createExtension(KHRTextureBasisu).setRequired(true)
    const texture = model.createTexture().setImage(Buffer.from(TEXTURE, 'base64')).setMimeType('image/ktx2')
    for (const material of model.getRoot().listMaterials()) material.setBaseColorTexture(texture)
  }
  return Buffer.from(await io.writeBinary(model))
}
