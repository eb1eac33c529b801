import { NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRDracoMeshCompression } from '@gltf-transform/extensions'
import draco from 'draco3dgltf'
import { MeshoptEncoder } from 'meshoptimizer/encoder'

export type Packing = 'Draco' | 'Meshopt'

/** A binary glTF file with its meshes packed, as studios of artists write it; whoever cannot unpack that draws nothing. */
export async function packModel(file: Uint8Array, packing: Packing): Promise<Buffer> {
  await MeshoptEncoder.ready
  const io = new NodeIO()
    .registerExtensions([KHRDracoMeshCompression, EXTMeshoptCompression])
    .registerDependencies({
      'draco3d.encoder': await draco.createEncoderModule(),
      'meshopt.encoder': MeshoptEncoder,
    })
  const model = await io.readBinary(file)
  if (packing === 'Draco') model.createExtension(KHRDracoMeshCompression).setRequired(true)
  else model.createExtension(EXTMeshoptCompression).setRequired(true)
  return Buffer.from(await io.writeBinary(model))
}
