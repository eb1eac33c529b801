/** What a letter's link carries; nothing for what can be none. */
export function readToken(url: URL): string | undefined {
  const token = url.searchParams.get('token') ?? ''
  return /^[\w-]{20,64}$/.test(token) ? token : undefined
}
