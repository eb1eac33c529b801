/** Whether the scripts of a page ask for the data of another, by the ending that they give its path. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data')
}
