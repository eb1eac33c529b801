/** A holder as a page shows one. */
export interface ShownHolder {
  readonly address: string
  readonly count: number
  readonly username: string | null
  readonly profile: string | null
  readonly mark: string | null
}
