/** Whether a path is that of a page made for frames on other sites: the only ones that may be framed. */
export function isEmbed(pathname: string): boolean {
  return /^\/profile-embed\/[^/]+$/.test(pathname)
}
