import type { NftDetail } from '@chiaroscuro/contract/operation'
import { type Fault, fileFaultOf } from './fault.js'

/** What stands on the stage. Bytes that do not match their hash are never shown. */
export type StageKind =
  | { kind: 'withheld'; why: 'blocked' | 'mismatch' | 'unreachable' | 'waiting'; fault: Fault | null }
  | { kind: FileKind; uri: string }
  | { kind: 'thumbnail'; uri: string }

type FileKind = 'image' | 'video' | 'audio' | 'model' | 'html' | 'pdf' | 'other'

type Facts = Pick<NftDetail, 'is_blocked' | 'media_type' | 'thumbnail_uri'> & {
  data: Pick<
    NftDetail['data'],
    | 'integrity_state'
    | 'integrity_reason'
    | 'integrity_code'
    | 'integrity_detail'
    | 'media_uri'
    | 'thumbnail_uri'
  >
}

/** Chooses by what is known of the bytes: blocked, wrong, missing, or of which type. */
export function stageKind({ is_blocked, media_type, thumbnail_uri, data }: Facts): StageKind {
  if (is_blocked) return { kind: 'withheld', why: 'blocked', fault: null }
  if (data.integrity_state === 2) return { kind: 'withheld', why: 'mismatch', fault: fileFaultOf(data) }
  const thumbnail = data.thumbnail_uri ?? thumbnail_uri
  if (data.media_uri !== null) return { kind: kindOf(media_type), uri: data.media_uri }
  if (thumbnail !== null) return { kind: 'thumbnail', uri: thumbnail }
  return data.integrity_state === 3
    ? { kind: 'withheld', why: 'unreachable', fault: fileFaultOf(data) }
    : { kind: 'withheld', why: 'waiting', fault: null }
}

function kindOf(type: string | null): FileKind {
  const plain = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (plain.startsWith('image/')) return 'image'
  if (plain.startsWith('video/')) return 'video'
  if (plain.startsWith('audio/')) return 'audio'
  if (plain === 'model/gltf-binary' || plain === 'model/gltf+json') return 'model'
  if (plain === 'text/html' || plain === 'application/xhtml+xml') return 'html'
  if (plain === 'application/pdf') return 'pdf'
  return 'other'
}
