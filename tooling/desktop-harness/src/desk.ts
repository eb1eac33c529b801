import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

/** What a page is told beside the app's own messages. */
export type Control =
  | { readonly control: 'open'; readonly url: string; readonly title: string }
  | { readonly control: 'visit'; readonly url: string }
  | { readonly control: 'choose'; readonly number: number }
  | { readonly control: 'close' }
  | { readonly control: 'seen'; readonly url: string }

/** A window of the app, and the page of a browser that shows it. */
export class Pane extends EventEmitter {
  readonly id: number
  readonly title: string
  readonly preload: string
  /** Where the app's own scheme says its page is. */
  url = ''
  readonly #streams = new Set<ServerResponse>()
  #unsent: string[] = []

  constructor(id: number, title: string, preload: string) {
    super()
    this.id = id
    this.title = title
    this.preload = preload
  }

  get isSeen(): boolean {
    return this.#streams.size > 0
  }

  attach(stream: ServerResponse): void {
    this.#streams.add(stream)
    stream.once('close', () => {
      this.#streams.delete(stream)
      this.emit('detached')
    })
    for (const line of this.#unsent) stream.write(line)
    this.#unsent = []
    this.emit('attached')
  }

  /** Tells the page; what it is told before it listens waits for it. */
  tell(message: Control | { readonly channel: string; readonly args: readonly unknown[] }): void {
    const line = `data: ${JSON.stringify(message)}\n\n`
    if (this.#streams.size === 0) this.#unsent.push(line)
    for (const stream of this.#streams) stream.write(line)
  }

  end(): void {
    for (const stream of this.#streams) stream.end()
  }
}

type Handler = (event: unknown, ...args: unknown[]) => unknown
type Serve = (request: Request) => Response | Promise<Response>

/** Everything that the stand-in's parts share: windows, handlers, and who may look at what. */
export class Desk {
  readonly panes = new Map<number, Pane>()
  readonly handlers = new Map<string, Handler>()
  readonly schemes = new Map<string, Serve>()
  readonly events = new EventEmitter()
  #opened = 0
  readonly #tokens = new Map<string, number>()
  readonly #cookies = new Map<string, number>()
  /** Where its pages are served; known once the server listens. */
  port = 0
  data = ''
  /** Lets a second start of the app, by the same person, say what it was started with. */
  readonly secret = randomBytes(24).toString('base64url')

  add(title: string, preload: string): Pane {
    // A number is given once: what was let into a window that is closed is let into no other.
    const pane = new Pane(++this.#opened, title, preload)
    this.panes.set(pane.id, pane)
    return pane
  }

  /** Each window has an origin of its own, so that no page reaches into another. */
  hostOf({ id }: Pane): string {
    return id === 1 ? `127.0.0.1:${this.port}` : `w${id}.localhost:${this.port}`
  }

  /** An address that opens a window once. */
  addressOf(pane: Pane): string {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, pane.id)
    return `http://${this.hostOf(pane)}/stand-in/open/${token}`
  }

  /** The cookie for whoever brings a token; a token serves once. */
  admit(token: string): { readonly pane: Pane; readonly cookie: string } | undefined {
    const pane = this.panes.get(this.#tokens.get(token) ?? 0)
    this.#tokens.delete(token)
    if (!pane) return undefined
    const cookie = randomBytes(24).toString('base64url')
    this.#cookies.set(cookie, pane.id)
    return { pane, cookie }
  }

  paneOf(cookie: string | undefined): Pane | undefined {
    return this.panes.get(this.#cookies.get(cookie ?? '') ?? 0)
  }
}

export const desk = new Desk()
