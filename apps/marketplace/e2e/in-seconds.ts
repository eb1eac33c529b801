/** What a `datetime-local` field takes, so many seconds from now. */
export function inSeconds(seconds: number): string {
  const when = new Date(Date.now() + seconds * 1000)
  return new Date(when.getTime() - when.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
