import { concatBytes } from '@chiaroscuro/domain/bytes'
import type { JournalFile } from '../engine/port.js'

/** A journal that lasts as long as a rehearsal. */
export class MemoryJournal implements JournalFile {
  #bytes: Uint8Array = new Uint8Array()

  async read(): Promise<Uint8Array> {
    return this.#bytes
  }
  async cut(length: number): Promise<void> {
    this.#bytes = this.#bytes.slice(0, length)
  }
  async append(line: Uint8Array): Promise<void> {
    this.#bytes = concatBytes(this.#bytes, line)
  }
}
