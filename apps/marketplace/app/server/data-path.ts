/** The ending that the scripts of a page give a path whose data they ask for. */
const ENDING = /\.data$/

/** The path of the page, whether it is asked for whole or as data; the first page's data has a name of its own. */
export function pathOfPage(path: string): string {
  return path.replace(ENDING, '').replace(/^\/_root$/, '/')
}
