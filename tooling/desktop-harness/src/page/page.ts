import { chooseFolder } from './choose-folder.js'
import { showNotice } from './notice.js'

type Listener = (event: unknown, ...args: unknown[]) => void

/** Electron as a sandboxed preload knows it, over the requests of a page. */
const listeners = new Map<string, Set<Listener>>()

const ipcRenderer = {
  async invoke(name: string, input?: unknown): Promise<unknown> {
    const answer = await fetch('/stand-in/call', {
      method: 'POST',
      body: JSON.stringify({ name, input }),
    })
    if (!answer.ok) throw new Error(`Error invoking remote method '${name}'`)
    const { value }: { value?: unknown } = await answer.json()
    return value
  },
  on(channel: string, listener: Listener) {
    const heard = listeners.get(channel) ?? new Set()
    listeners.set(channel, heard.add(listener))
  },
  removeListener: (channel: string, listener: Listener) => void listeners.get(channel)?.delete(listener),
}

const contextBridge = {
  exposeInMainWorld(name: string, api: object) {
    Object.defineProperty(window, name, { value: Object.freeze({ ...api }), enumerable: true })
  },
}

const standIn = {
  require(name: string): object {
    if (name !== 'electron') throw new Error(`module not found: ${name}`)
    return { ipcRenderer, contextBridge }
  },
}
Object.defineProperty(window, 'standIn', { value: standIn })

interface Told {
  channel?: string
  args?: unknown[]
  control?: 'open' | 'visit' | 'choose' | 'close' | 'seen'
  url?: string
  title?: string
  number?: number
}

const stream = new EventSource('/stand-in/events')
stream.onmessage = ({ data }) => {
  const told: Told = JSON.parse(String(data))
  if (told.channel)
    for (const listener of listeners.get(told.channel) ?? []) listener({}, ...(told.args ?? []))
  else if (told.control === 'open' && told.url) showNotice(told.url, told.title ?? '')
  else if (told.control === 'seen') showNotice('', '')
  else if (told.control === 'visit' && told.url) window.open(told.url, '_blank', 'noopener')
  else if (told.control === 'choose' && told.number) chooseFolder(told.number)
  else if (told.control === 'close') leave()
}

/** A page that a script opened may close itself; another one is left empty. */
function leave(): void {
  stream.close()
  window.close()
  document.body.replaceChildren()
}
