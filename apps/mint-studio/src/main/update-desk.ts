import type { KeyObject } from 'node:crypto'
import { StudioError } from '../ipc/failure.js'
import type { UpdateView } from '../ipc/update.js'
import { type ClaimedUpdate, isNewer, isSigned, readSignedUpdate } from './signed-update.js'

/** What fetches updates and puts them in place: Electron's updater, told to do nothing by itself. */
export interface Updater {
  /** What the feed has; nothing where it has nothing else. */
  look(): Promise<ClaimedUpdate | undefined>
  /** Fetches what `look` gave last, and holds its bytes against the hashes that stood there. */
  fetch(): Promise<void>
  /** Ends the studio and starts the newer one. */
  install(): void
}

export interface UpdateParts {
  readonly updater: Updater
  /** Of the studio that runs. */
  readonly version: string
  readonly key: KeyObject
  /** What the feed says of its newest release, unread. */
  readonly readSigned: () => Promise<unknown>
  /** Whether something goes on that must not be cut off. */
  readonly isUnderWay: () => Promise<boolean>
  readonly onChange: () => void
}

/** Newer studios: looked for by themselves, and fetched and put in place only when their person says so. */
export interface UpdateDesk {
  getUpdate(): Promise<UpdateView>
  /** Never rejects: a feed that is silent, or not ours, has nothing. */
  look(): Promise<void>
  /** Rejects with `StudioError` `no-update`, `update-failed`. */
  fetchUpdate(): Promise<UpdateView>
  /** Rejects with `StudioError` `no-update`, `run-under-way`. */
  installUpdate(): Promise<undefined>
}

export function updateDesk(parts: UpdateParts): UpdateDesk {
  const { updater, version, key, readSigned, isUnderWay, onChange } = parts
  let view: UpdateView = { state: 'none' }
  const show = (next: UpdateView) => {
    view = next
    onChange()
  }
  return {
    getUpdate: async () => view,
    async look() {
      // What is being fetched, or waits, is not looked for again: it stays what was held against its signature.
      if (view.state === 'fetching' || view.state === 'ready') return
      try {
        const claimed = await updater.look()
        const signed = claimed && readSignedUpdate(await readSigned(), key)
        const isGood = signed && isSigned(claimed, signed) && isNewer(signed.version, version)
        if (isGood) show({ state: 'found', version: signed.version })
        else if (view.state !== 'none') show({ state: 'none' })
      } catch {
        // The next look may find it.
      }
    },
    async fetchUpdate() {
      if (view.state !== 'found') throw new StudioError('no-update')
      const found = view
      show({ ...found, state: 'fetching' })
      try {
        await updater.fetch()
      } catch (cause) {
        show(found)
        throw new StudioError('update-failed', { cause })
      }
      show({ ...found, state: 'ready' })
      return view
    },
    async installUpdate() {
      if (view.state !== 'ready') throw new StudioError('no-update')
      // An engine that does not answer may be in the middle of something.
      if (await isUnderWay().catch(() => true)) throw new StudioError('run-under-way')
      updater.install()
      return undefined
    },
  }
}

/** Where no feed was named when the studio was built. */
export const noUpdates: UpdateDesk = {
  getUpdate: async () => ({ state: 'none' }),
  look: async () => {},
  fetchUpdate: () => Promise.reject(new StudioError('no-update')),
  installUpdate: () => Promise.reject(new StudioError('no-update')),
}
