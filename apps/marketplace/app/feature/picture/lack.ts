/** Why there is no picture of a work: a reason of the file, or that its kind has none to show. */
export type Lack = 'waiting' | 'unreachable' | 'differs' | 'audio' | 'video' | 'model' | 'document' | 'none'

/** What is known of a work without a picture; rows of activity know its kind alone. */
export interface Unpictured {
  data_type: number
  media_type?: string | null | undefined
  integrity_state?: number | undefined
}

const kinds: Record<number, Lack> = { 2: 'audio', 3: 'video', 4: 'document' }

/** By the API's numbers: what was found out about the bytes comes before what kind they are. */
export function lackOf({ data_type, media_type, integrity_state }: Unpictured): Lack {
  if (integrity_state === 2) return 'differs'
  if (integrity_state === 3) return 'unreachable'
  if (integrity_state === 0) return 'waiting'
  if (isModel(media_type)) return 'model'
  return kinds[data_type] ?? 'none'
}

/** The API's numbers count models among documents. */
export function isModel(mediaType: string | null | undefined): boolean {
  return mediaType?.startsWith('model/') ?? false
}
