/** Everything may be read; search results and half-filtered lists need not be indexed. */
export function loader() {
  const text = 'User-agent: *\nAllow: /\nDisallow: /search\nDisallow: /preferences\nDisallow: /preview\n'
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
