/** Hands the browser a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser has taken it up by the next turn.
  setTimeout(() => URL.revokeObjectURL(href), 0)
}
