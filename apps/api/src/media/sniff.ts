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
const HEAD = 4096

/** What bytes are, from the bytes alone: names and headers of strangers are not believed. */
export async function sniff(bytes: Buffer): Promise<Sniffed> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const mimeType = found && found.mime !== 'application/xml' ? found.mime : textType(bytes)
  return { mimeType, dataType: dataTypeOf(mimeType) }
}

function textType(bytes: Buffer): string {
  const head = bytes.subarray(0, HEAD)
  if (head.includes(0)) return 'application/octet-stream'
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .toLowerCase()
  const { root, doctype } = rootOf(text)
  if (root === 'svg') return 'image/svg+xml'
  if (root === 'html' || /^html\b/.test(doctype)) return 'text/html'
  if (text.trimStart().startsWith('{') && text.includes('"asset"')) return 'model/gltf+json'
  return 'text/plain'
}

/** The first element of a markup text and what its document type says, past declarations and comments. */
function rootOf(text: string): { root: string; doctype: string } {
  let rest = text.trimStart()
  let doctype = ''
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : ''
    if (end !== '') {
      const at = rest.indexOf(end)
      if (at < 0) return { root: '', doctype }
      rest = rest.slice(at + end.length).trimStart()
    } else if (rest.startsWith('<!doctype')) {
      doctype = rest.slice('<!doctype'.length, HEAD).trimStart()
      // Entities may be declared inside brackets.
      const at = /^[^>[]*(\[[^\]]*\][^>]*)?>/.exec(rest)?.[0].length
      if (at === undefined) return { root: '', doctype }
      rest = rest.slice(at).trimStart()
    } else return { root: /^<(?:[a-z]+:)?([a-z]+)[\s/>]/.exec(rest)?.[1] ?? '', doctype }
  }
}

function dataTypeOf(mimeType: string): number {
  if (mimeType.startsWith('image/')) return 1
  if (mimeType.startsWith('audio/')) return 2
  if (mimeType.startsWith('video/')) return 3
  return DOCUMENTS.has(mimeType) ? 4 : 0
}
