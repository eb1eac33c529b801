// @vitest-environment node
import type { EntryContext } from '@remix-run/node'
import { Scripts } from '@remix-run/react'
import { expect, it } from 'vitest'
import { Late } from '#app/feature/section/late.js'
import { comesInParts, drawPage, streamPage } from './draw-page.server.js'

const words = '登录 </script><script>alert(1)</script> <!-- & "\u2028'

function context(Page: () => JSX.Element, data: string): EntryContext {
  const bytes = new TextEncoder().encode(data)
  // What Remix hands to an entry, as far as one route without loaders has it.
  return {
    manifest: {
      url: '/assets/manifest.js',
      version: '1',
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', hasLoader: false, module: '/root.js', imports: [] } },
    },
    routeModules: { root: { default: Page } },
    staticHandlerContext: {
      ...{ loaderData: {}, actionData: null, errors: null, statusCode: 200, loaderHeaders: {} },
      ...{ actionHeaders: {}, activeDeferreds: null, basename: '/' },
      location: { pathname: '/', search: '', hash: '', state: null, key: 'k' },
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root', path: '' } }],
    },
    serverHandoffString: '{}',
    // In pieces that end in the middle of a letter.
    serverHandoffStream: new ReadableStream({
      start(to) {
        for (const byte of bytes) to.enqueue(Uint8Array.of(byte))
        to.close()
      },
    }),
    renderMeta: {},
    future: { v3_singleFetch: true },
    isSpaMode: false,
    serializeError: (error: Error) => error,
  } as unknown as EntryContext
}

const draw = async (Page: () => JSX.Element) => {
  const page = await drawPage({
    context: context(Page, words),
    url: 'http://site.test/',
    nonce: 'abc',
    around: (inner) => inner,
  })
  return new TextDecoder().decode(page)
}

it('writes a page, and after it the data that its scripts begin with', async () => {
  const html = await draw(() => (
    <html lang="zh">
      <body title={words}>
        <Scripts />
      </body>
    </html>
  ))
  const [page, script] = html.split('</body></html>')
  expect(page).toMatch(/^<!DOCTYPE html><html lang="zh"><body title="登录 &lt;\/script&gt;/)
  const told = /^<script nonce="abc">(.*)<\/script>$/s.exec(script ?? '')?.[1] ?? ''
  expect(told).not.toContain('<')
  const got: string[] = []
  const controller = { enqueue: (text: string) => got.push(text), close: () => got.push('end') }
  new Function('window', told)({ __remixContext: { streamController: controller } })
  expect(got).toEqual([words, 'end'])
})

it('writes no data where a page runs no scripts', async () => {
  expect(await draw(() => <html lang="en" />)).toBe('<!DOCTYPE html><html lang="en"></html>')
})

it('fails where a part of the page does', async () => {
  const Broken = (): JSX.Element => {
    throw new Error('broken')
  }
  await expect(draw(Broken)).rejects.toThrow('broken')
})

it('sends what is late after the rest, whole and with its own data', async () => {
  let come = (_: { ok: true; value: string }) => {}
  const part = new Promise<{ ok: true; value: string }>((done) => {
    come = done
  })
  const Page = () => (
    <html lang="zh">
      <body>
        <p>first</p>
        <Late part={part} waiting="wait" failed="none">
          {(value) => <p title={value}>{value}</p>}
        </Late>
        <Scripts />
      </body>
    </html>
  )
  const faults: unknown[] = []
  const stream = await streamPage(
    { context: context(Page, words), url: 'http://site.test/', nonce: 'abc', around: (inner) => inner },
    { signal: new AbortController().signal, onFault: (fault) => faults.push(fault) },
  )
  const pieces: string[] = []
  const decoder = new TextDecoder()
  for await (const piece of stream) {
    pieces.push(decoder.decode(piece, { stream: true }))
    if (pieces.join('').includes('</html>')) come({ ok: true, value: '登录'.repeat(3000) })
  }
  const html = pieces.join('')
  const [shell = '', rest = ''] = html.split('</body></html>')
  expect(shell).toMatch(/^<!DOCTYPE html><html lang="zh"><body><p>first<\/p>.*wait/)
  expect(shell).not.toContain('登录')
  expect(rest).toContain(`<p title="${'登录'.repeat(3000)}">${'登录'.repeat(3000)}</p>`)
  expect(html).not.toContain('\0')
  expect(rest.match(/<script(?! nonce="abc")/g)).toBeNull()
  expect(faults).toEqual([])
})

it.each([
  [{ root: { a: 1 }, page: { list: [1] } }, false],
  [{ root: null, page: { list: [1], chart: Promise.resolve({ ok: false }) } }, true],
])('knows a page that comes in parts by its data', (loaderData, isSo) => {
  const whole = context(() => <html lang="en" />, '')
  const staticHandlerContext = { ...whole.staticHandlerContext, loaderData }
  expect(comesInParts({ ...whole, staticHandlerContext })).toBe(isSo)
})

it('throws what fails before anything is sent, and tells nobody else', async () => {
  const Broken = (): JSX.Element => {
    throw new Error('broken')
  }
  const told: unknown[] = []
  const asked = { context: context(Broken, words), url: 'http://site.test/', nonce: 'abc' }
  const stream = streamPage(
    { ...asked, around: (inner) => inner },
    { signal: new AbortController().signal, onFault: (fault) => told.push(fault) },
  )
  await expect(stream).rejects.toThrow('broken')
  expect(told).toEqual([])
})
