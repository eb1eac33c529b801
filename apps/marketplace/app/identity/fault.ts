/** What a fault is called: the service's own name for it, or that of whatever was thrown. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Unknown'
}
