import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Types of files that a browser draws with the library, not by itself. */
const MODEL = /^model\/gltf(?:-binary|\+json)$/
const PAGE = /^\/models\/([0-9a-f]{64})$/
const LIBRARY = '/viewer/model-viewer-4.4.0.js'
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
const SCRIPT = `const viewer = document.querySelector('model-viewer')
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

/**
 * A page to turn a model over in. Its bytes are a stranger's, the library that reads them is not ours: both run without an
 * origin, and can load nothing but files that lie here.
 */
export function sendModelPage(
  hash: string,
  rootUrl: string,
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
    'content-security-policy': policy(root),
    'cache-control': 'public, max-age=3600',
    'referrer-policy': 'no-referrer',
  })
}

function policy(root: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${root}${LIBRARY} ${SCRIPT_HASH}`,
    `connect-src ${root}/files/ blob: data:`,
    'img-src blob: data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

let packed: Promise<Buffer> | undefined

/** The library, as it ships itself; read and packed at the first request, and kept. False where a path is not its. */
export async function sendLibrary(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (path !== LIBRARY) return false
  packed ??= pack()
  send(response, request, await packed, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    // The page that asks for it has no origin.
    'access-control-allow-origin': '*',
  })
  return true
}

async function pack(): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url)
  return promisify(gzip)(await readFile(resolve('@google/model-viewer/dist/model-viewer.min.js')))
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
