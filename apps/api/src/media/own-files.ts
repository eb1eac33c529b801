import { type FileStore, fileName } from './file-store.js'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'video/quicktime': 'mov',
  'model/gltf-binary': 'glb',
  'model/gltf+json': 'gltf',
  'text/plain': 'txt',
}
const PATH = /^\/files\/([0-9a-f]{64})(?:\.[a-z0-9]{1,5})?$/

/** The hash that a path of the media service names a file by; what follows it only helps programs that look at names. */
export function hashOfPath(path: string): string | undefined {
  return PATH.exec(path)?.[1]
}

/** Where a file that was put here is, for good. */
export function ownPath(hash: string, mimeType: string): string {
  const [, kind = ''] = mimeType.split('/')
  const extension = EXTENSIONS[mimeType] ?? (/^[a-z0-9]{1,5}$/.test(kind) ? kind : undefined)
  return `/files/${hash}${extension ? `.${extension}` : ''}`
}

/** Reads what lies here already, by its address: nothing has to be fetched from ourselves. */
export function ownFiles(rootUrl: string, files: FileStore) {
  const root = rootUrl.replace(/\/$/, '')
  return async (uri: string, maxBytes: number): Promise<Buffer | undefined> => {
    const hash = uri.startsWith(root) ? hashOfPath(uri.slice(root.length)) : undefined
    if (!hash) return undefined
    const size = await files.size(fileName(hash))
    return size === undefined || size > maxBytes ? undefined : files.read(fileName(hash))
  }
}
