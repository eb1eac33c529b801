import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type FileStore, fileName } from './file-store.js'

/** A file of a package, and what it is sent as. */
interface Part {
  readonly file: string
  /** Where the package names no such file to others: where it lies, from the one that `file` names. */
  readonly beside?: string
  readonly type: string
}

/** Types of files that a browser draws with the library, not by itself. */
const MODEL = /^model\/gltf(?:-binary|\+json)$/
const PAGE = /^\/models\/([0-9a-f]{64})$/
const JAVASCRIPT = 'text/javascript; charset=utf-8'
const LIBRARY = '/viewer/model-viewer-4.4.0.js'
const DRACO = '/viewer/draco-1.5.7/'
const MESHOPT = '/viewer/meshopt-1.3.0.js'
const BASIS = '/viewer/basis-4.5.4/'
/** What the page loads, under the names that the library asks for: itself, and what unpacks files that are packed so. */
const PARTS: ReadonlyMap<string, Part> = new Map([
  [LIBRARY, { file: '@google/model-viewer/dist/model-viewer.min.js', type: JAVASCRIPT }],
  [`${DRACO}draco_wasm_wrapper.js`, { file: 'draco3dgltf/draco_decoder_gltf_nodejs.js', type: JAVASCRIPT }],
  [`${DRACO}draco_decoder.wasm`, { file: 'draco3dgltf/draco_decoder_gltf.wasm', type: 'application/wasm' }],
  [MESHOPT, { file: 'meshoptimizer/decoder.cjs', type: JAVASCRIPT }],
  [
    `${BASIS}basis_transcoder.js`,
    { file: '@loaders.gl/textures', beside: 'libs/basis_transcoder.js', type: JAVASCRIPT },
  ],
  [
    `${BASIS}basis_transcoder.wasm`,
    { file: '@loaders.gl/textures', beside: 'libs/basis_transcoder.wasm', type: 'application/wasm' },
  ],
])
const WORDS = {
  en: {
    model: '3D model',
    fault: 'This browser could not draw the model. It can be downloaded as it is.',
    script: 'Drawing a model needs JavaScript. It can be downloaded as it is.',
  },
  zh: {
    model: '三维模型',
    fault: '此浏览器无法绘制该模型；可以下载原文件。',
    script: '绘制模型需要 JavaScript；可以下载原文件。',
  },
} as const

/** Turns only for those who like motion, and says so where nothing can be drawn. */
const SCRIPT = `self.ModelViewerElement = ${JSON.stringify({ dracoDecoderLocation: DRACO, meshoptDecoderLocation: MESHOPT, ktx2TranscoderLocation: BASIS })}
const viewer = document.querySelector('model-viewer')
const fail = () => { viewer.remove(); document.querySelector('#fault').hidden = false }
if (!document.createElement('canvas').getContext('webgl2')) fail()
viewer.addEventListener('error', fail)
viewer.addEventListener('load', () => { document.body.dataset.drawn = '' })
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) { viewer.autoRotate = true; viewer.setAttribute('autoplay', '') }`
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
const STYLE = `html, body { height: 100%; margin: 0; font: 15px/1.5 system-ui, sans-serif }
model-viewer { width: 100%; height: 100%; --poster-color: transparent; --progress-bar-color: #777 }
p { display: grid; place-content: center; height: 100%; margin: 0; padding: 24px; box-sizing: border-box; text-align: center; color: #555 }
p[hidden] { display: none }`

/** The hash of a model whose page a path asks for. */
export function modelOfPath(path: string): string | undefined {
  return PAGE.exec(path)?.[1]
}

export function isModel(mimeType: string): boolean {
  return MODEL.test(mimeType)
}

/** Where a model that is larger says what it is made with, which comes first in a binary file. */
const MOST_READ = 4 * 1024 * 1024

/** Whether a model's textures are packed by Basis Universal, as far as its beginning tells. */
export async function hasPackedTextures(files: FileStore, hash: string): Promise<boolean> {
  const size = await files.size(fileName(hash))
  if (!size) return false
  const begun = await buffer(await files.open(fileName(hash), 0, Math.min(size, MOST_READ) - 1))
  return begun.includes('KHR_texture_basisu')
}

/**
 * A page to turn a model over in. Its bytes are a stranger's, the library that reads them is not ours: both run without an
 * origin, and can load nothing but files that lie here.
 */
export function sendModelPage(
  hash: string,
  rootUrl: string,
  isPacked: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const root = rootUrl.replace(/\/$/, '')
  const lang = new URL(request.url ?? '/', root).searchParams.get('lang') === 'zh' ? 'zh' : 'en'
  const words = WORDS[lang]
  const page = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.model}</title>
<style>${STYLE}</style>
<script type="module" src="${LIBRARY}"></script>
<body>
<model-viewer src="/files/${hash}" alt="${words.model}" camera-controls touch-action="pan-y" interaction-prompt="none" rotation-per-second="14deg" shadow-intensity="0.7" shadow-softness="1"></model-viewer>
<p id="fault" hidden role="alert">${words.fault}</p>
<noscript><p>${words.script}</p></noscript>
<script>${SCRIPT}</script>
`
  send(response, request, Buffer.from(page), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(root, isPacked),
    'cache-control': 'public, max-age=3600',
    'referrer-policy': 'no-referrer',
  })
}

/** What unpacks textures writes functions of its own as it starts: those who need it are allowed to, in their page without an origin. */
function policy(root: string, isPacked: boolean): string {
  const evaluating = isPacked ? " 'unsafe-eval'" : ''
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${root}${LIBRARY} ${root}${MESHOPT} ${SCRIPT_HASH} 'wasm-unsafe-eval'${evaluating}`,
    `connect-src ${root}/files/ ${root}${DRACO} ${root}${BASIS} blob: data:`,
    'worker-src blob:',
    'img-src blob: data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const packed = new Map<string, Promise<Buffer>>()

/** A part of the library, as its package has it; read and packed at the first request, and kept. False where a path is none's. */
export async function sendLibrary(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const part = PARTS.get(path)
  if (!part) return false
  const kept = packed.get(path) ?? pack(part)
  packed.set(path, kept)
  send(response, request, await kept, {
    'content-type': part.type,
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    // The page that asks for it has no origin.
    'access-control-allow-origin': '*',
  })
  return true
}

async function pack({ file, beside }: Part): Promise<Buffer> {
  const found = createRequire(import.meta.url).resolve(file)
  return promisify(gzip)(await readFile(beside === undefined ? found : join(dirname(found), beside)))
}

function send(
  response: ServerResponse,
  { method }: IncomingMessage,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, {
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...headers,
  })
  response.end(method === 'HEAD' ? undefined : bytes)
}
