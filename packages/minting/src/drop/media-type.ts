import { fileTypeFromBuffer } from 'file-type'

/** What wallets and sites show, and by which endings such files are known. */
export const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/svg+xml': ['svg'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/wav': ['wav'],
  'audio/flac': ['flac'],
  'model/gltf-binary': ['glb'],
  'application/pdf': ['pdf'],
  'text/html': ['html', 'htm'],
}

/** Types that go by several names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'audio/ogg; codecs=opus': 'audio/ogg',
}

const HEAD = 4096

/** The media type that bytes have; `undefined` where they tell of none. Names are not asked. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD)).replace(/^\uFEFF/, '')
  // Declarations, comments and document types may stand before the first element.
  const root = /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<([a-z]+)[\s>/]/i.exec(head)?.[1]
  if (root?.toLowerCase() === 'svg') return 'image/svg+xml'
  if (root?.toLowerCase() === 'html' || /^\s*<!doctype html/i.test(head)) return 'text/html'
  try {
    const found = await fileTypeFromBuffer(bytes)
    return found && (OTHER_NAMES[found.mime] ?? found.mime)
  } catch {
    return undefined
  }
}
