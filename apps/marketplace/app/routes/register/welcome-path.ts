/** Where a new account goes on: who they are, and what they want to hear of; then to where they came from. */
export function welcomePath(returnTo: string): string {
  return `/register?${new URLSearchParams({ welcome: '', returnTo })}`
}
