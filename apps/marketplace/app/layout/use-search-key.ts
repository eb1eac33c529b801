import { type RefObject, useEffect } from 'react'

/** `/` or Ctrl-K (⌘K) brings the keyboard to the search, unless one is typing somewhere. */
export function useSearchKey(input: RefObject<HTMLInputElement>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]')
      const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey
      const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!slash && !chord) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}
