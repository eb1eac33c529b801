/** A message as subscribers get it. */
export interface Mail {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** Milliseconds. */
  readonly publishedAt: number
}

interface Held extends Mail {
  readonly until: number
}

/** Topics, and letters to one, are no more than these: the oldest goes. */
const MOST_TOPICS = 1000
const MOST_HELD = 50

/** What nobody has fetched yet, by topic. */
export class Mailboxes {
  readonly #boxes = new Map<string, Held[]>()

  put(mail: Mail, ttlSeconds: number): void {
    const held = this.#boxes.get(mail.topic) ?? []
    this.#boxes.delete(mail.topic)
    const until = mail.publishedAt + ttlSeconds * 1000
    this.#boxes.set(mail.topic, [...held, { ...mail, until }].slice(-MOST_HELD))
    for (const oldest of this.#boxes.keys()) {
      if (this.#boxes.size <= MOST_TOPICS) break
      this.#boxes.delete(oldest)
    }
  }

  /** Empties a box. */
  take(topic: string, now: number): Mail[] {
    const held = this.#boxes.get(topic) ?? []
    this.#boxes.delete(topic)
    return held.filter(({ until }) => until > now).map(({ until: _, ...mail }) => mail)
  }
}
