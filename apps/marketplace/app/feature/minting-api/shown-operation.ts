/** An operation as the API's own document describes it. */
export interface ShownOperation {
  id: string
  method: string
  path: string
  summary: string
  description: string
}
