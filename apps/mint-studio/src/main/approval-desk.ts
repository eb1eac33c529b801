import type { BrowserWindow } from 'electron'
import { type Approval, approval } from '../ipc/approval.js'
import { StudioError } from '../ipc/failure.js'
import type { EngineHost } from './engine-host.js'

/**
 * Where a person's word is asked for: in a window that main owns, from what the engine read in the spends themselves. The page that
 * asked has no say in what stands there, and the word goes to the plan of that hash and to no other.
 */
export class ApprovalDesk {
  readonly #engine: EngineHost
  readonly #open: () => BrowserWindow
  readonly #mayMint: (network: string) => Promise<void>
  #window: BrowserWindow | undefined
  #asked: Approval | undefined
  /** From the first word of a question until its window is there: a second one must not take its place. */
  #isOpening = false

  /** `mayMint` rejects where whoever asks may not begin a mint on a network. */
  constructor(engine: EngineHost, open: () => BrowserWindow, mayMint: (network: string) => Promise<void>) {
    this.#engine = engine
    this.#open = open
    this.#mayMint = mayMint
  }

  /** Rejects with `StudioError` `asked-already`, as the engine does, and as `mayMint` does. */
  async ask(id: string): Promise<void> {
    if (this.#window || this.#isOpening) throw new StudioError('asked-already')
    this.#isOpening = true
    try {
      // The engine refuses a plan that was approved before: of what is under way nobody is asked anything here.
      const asked = approval.parse(await this.#engine.call('approvalOf', { id }))
      try {
        await this.#mayMint(asked.network)
      } catch (refusal) {
        await this.#engine.call('refuse', { id })
        throw refusal
      }
      this.#asked = asked
      const window = this.#open()
      this.#window = window
      window.on('closed', () => void this.#close(false))
    } finally {
      this.#isOpening = false
    }
  }

  isOf(contents: unknown): boolean {
    return this.#window?.webContents === contents
  }

  /** Throws `StudioError` `nothing-asked`. */
  asked(): Approval {
    if (!this.#asked) throw new StudioError('nothing-asked')
    return this.#asked
  }

  async answer(isApproved: boolean): Promise<void> {
    this.asked()
    await this.#close(isApproved)
  }

  /** Whatever closes the window but the button says no. */
  async #close(isApproved: boolean): Promise<void> {
    const [asked, window] = [this.#asked, this.#window]
    this.#asked = undefined
    this.#window = undefined
    if (!asked) return
    const { projectId: id, planHash } = asked
    try {
      await this.#engine.call(isApproved ? 'approve' : 'refuse', isApproved ? { id, planHash } : { id })
    } finally {
      window?.destroy()
    }
  }
}
