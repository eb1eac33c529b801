import { isRecord } from '#app/feature/endless/is-record.js'

/** The editor's own script, by which it tells the page in its frame what is done; it is nowhere else. */
const BRIDGE = '/f/storyblok-v2-latest.js'
const TOLD = ['change', 'published', 'unpublished'] as const

/** Fetches the bridge of an editor and hears by it of every saved story. Gives back how to hear no more. */
export function followEditor(page: Document, editor: string, onChange: () => void): () => void {
  let isHeard = true
  const script = page.createElement('script')
  script.src = new URL(BRIDGE, editor).href
  script.async = true
  script.addEventListener('load', () => {
    if (isHeard && page.defaultView) listen(page.defaultView, () => isHeard && onChange())
  })
  page.head.append(script)
  return () => {
    isHeard = false
    script.remove()
  }
}

/** What the script leaves on the window is as foreign as anything else: where it is not what it should be, nothing is heard. */
function listen(window: object, onChange: () => void): void {
  const Bridge: unknown = 'StoryblokBridge' in window ? window.StoryblokBridge : undefined
  if (typeof Bridge !== 'function') return
  const bridge: unknown = Reflect.construct(Bridge, [{ preventClicks: true }])
  if (isRecord(bridge) && typeof bridge.on === 'function') bridge.on.call(bridge, [...TOLD], onChange)
}
