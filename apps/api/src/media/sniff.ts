import { fileTypeFromBuffer } from 'file-type'

export interface Sniffed {
  readonly mimeType: string
  /** 0 unknown, 1 image, 2 audio, 3 video, 4 other document. */
  readonly dataType: number
}

const DOCUMENTS = new Set([
  'application/pdf',
  'text/html',
  'model/gltf-binary',
  'model/gltf+json',
  'application/zip',
])

/** What bytes are, from the bytes alone: names and headers of strangers are not believed. */
export async function sniff(bytes: Buffer): Promise<Sniffed> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const mimeType = found && found.mime !== 'application/xml' ? found.mime : textType(bytes)
  return { mimeType, dataType: dataTypeOf(mimeType) }
}

function textType(bytes: Buffer): string {
  const head = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase()
  if (head.startsWith('<svg') || (head.startsWith('<?xml') && head.includes('<svg'))) return 'image/svg+xml'
  if (head.startsWith('<!doctype html') || head.startsWith('<html')) return 'text/html'
  if (head.startsWith('{') && head.includes('"asset"')) return 'model/gltf+json'
  return bytes.subarray(0, 1024).includes(0) ? 'application/octet-stream' : 'text/plain'
}

function dataTypeOf(mimeType: string): number {
  if (mimeType.startsWith('image/')) return 1
  if (mimeType.startsWith('audio/')) return 2
  if (mimeType.startsWith('video/')) return 3
  return DOCUMENTS.has(mimeType) ? 4 : 0
}
