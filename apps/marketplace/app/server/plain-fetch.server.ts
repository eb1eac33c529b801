/** Asks what stands beside this server: what that compressed would only be unpacked again here. */
export const plainFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-encoding', 'identity')
  return fetch(input, { ...init, headers })
}
