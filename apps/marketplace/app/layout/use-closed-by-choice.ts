import { type RefObject, useEffect } from 'react'

/**
 * Closes a menu once a page is chosen in it, not when the page changes: that may be while somebody opens it, a moment
 * after another choice.
 */
export function useClosedByChoice(root: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = root.current
    const close = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const opensElsewhere = ctrlKey || metaKey || shiftKey
      if (!opensElsewhere && target instanceof Element && target.closest('a')) menu?.removeAttribute('open')
    }
    menu?.addEventListener('click', close)
    return () => menu?.removeEventListener('click', close)
  }, [root])
}
