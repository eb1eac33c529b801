import {
  type MediaFile,
  type MediaLeave,
  type MediaStanding,
  mediaLeave,
  mediaStanding,
} from '../ipc/media.js'
import type { AskMain } from './ask-main.js'

/** The media service for members, as far as the engine reaches it: sessions and tokens are main's. */
export interface MediaDoor {
  standing(): Promise<MediaStanding>
  askLeave(file: MediaFile): Promise<MediaLeave>
}

/** What main does not answer counts as nothing there, and as no leave. */
export function mediaDoor(ask: AskMain): MediaDoor {
  return {
    async standing() {
      return mediaStanding.safeParse(await ask('mediaStanding', undefined)).data ?? { kind: 'none' }
    },
    async askLeave(file) {
      return mediaLeave.safeParse(await ask('askLeave', file)).data ?? { kind: 'later' }
    },
  }
}
