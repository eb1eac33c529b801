/** Why there is no picture of a work: a reason of the file, or that its kind has none to show. */
export type Lack = 'waiting' | 'unreachable' | 'differs' | Kind | 'none'

/** What a file is that is more than a picture. */
export type Kind = 'audio' | 'video' | 'model' | 'document'

/** What is known of a work without a picture; rows of activity know its kind alone. */
export interface Unpictured {
  data_type: number
  media_type?: string | null | undefined
  integrity_state?: number | undefined
}

const kinds: Record<number, Kind> = { 2: 'audio', 3: 'video', 4: 'document' }

/** By the API's numbers: what was found out about the bytes comes before what kind they are. */
export function lackOf(work: Unpictured): Lack {
  const { integrity_state } = work
  if (integrity_state === 2) return 'differs'
  if (integrity_state === 3) return 'unreachable'
  if (integrity_state === 0) return 'waiting'
  return kindOf(work) ?? 'none'
}

/** The API's numbers count models among documents. */
export function kindOf({ data_type, media_type }: Unpictured): Kind | undefined {
  return media_type?.startsWith('model/') ? 'model' : kinds[data_type]
}
