import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
// Node's own stream of React 18 leaves zero bytes within letters of several.
import { renderToReadableStream } from 'react-dom/server.browser'

export interface PageToDraw {
  context: EntryContext
  url: string
  nonce: string
  /** What the site puts around its pages. */
  around: (page: ReactNode) => ReactNode
}

/** Whether a part of the page is still on its way (docs/decisions/0078). */
export function comesInParts({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values<unknown>(loaderData).some(
    (data) =>
      typeof data === 'object' &&
      data !== null &&
      Object.values(data).some((part) => part instanceof Promise),
  )
}

/**
 * A page whose late parts come after the rest, each with the data that the scripts have of it. Throws what the page throws
 * without them; a part that fails later is drawn by the browser, and told to `onFault`.
 */
export async function streamPage(
  { context, url, nonce, around }: PageToDraw,
  { signal, onFault }: { signal: AbortSignal; onFault: (fault: unknown) => void },
): Promise<ReadableStream<Uint8Array>> {
  let begun = false
  const page = around(<RemixServer context={context} url={url} nonce={nonce} />)
  const stream = await renderToReadableStream(page, {
    nonce,
    signal,
    // What fails before is thrown, and told by whoever catches it.
    onError: (fault) => {
      if (begun) onFault(fault)
    },
  })
  begun = true
  return stream
}

/**
 * A page, whole, with the data its scripts begin with after it. React's stream, which encodes each attribute by itself so that
 * what is late can come later, had a fifth of the time that a page takes to do what one string does (0069). Throws what a
 * part of the page throws.
 */
export async function drawPage({
  context,
  url,
  nonce,
  around,
}: PageToDraw): Promise<Uint8Array<ArrayBuffer>> {
  // With the stream of the data, Remix would have React wait for its pieces.
  const { serverHandoffStream, ...shell } = context
  const drawn = renderToString(around(<RemixServer context={shell} url={url} nonce={nonce} />))
  // React's stream writes this first line, its string does not.
  const page = `<!DOCTYPE html>${drawn}`
  if (!serverHandoffStream || !context.renderMeta?.didRenderScripts) {
    await serverHandoffStream?.cancel()
    return Buffer.from(page)
  }
  const data = await textOf(serverHandoffStream)
  return Buffer.from(`${page}<script nonce="${nonce}">${handOver(data)}</script>`)
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of stream) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

const CONTROLLER = 'window.__remixContext.streamController'

/** Gives the router in the browser its data, in the words of Remix's own scripts. */
function handOver(data: string): string {
  // Nothing in a text may end the script, or begin a comment in it.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `${CONTROLLER}.enqueue(${text});${CONTROLLER}.close();`
}
