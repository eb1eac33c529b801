import { isFlagged, judgeNavigation } from './navigation-rule.js'

/**
 * Stands before every press on a link, whoever drew it: what the rule refuses goes nowhere. `isOutdated` says that the
 * router must not answer, because the site it knows is not there any more.
 */
export function guardLinks(isOutdated: () => boolean, root: Window = window): () => void {
  const onPress = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    const { origin } = root.location
    const verdict = judgeNavigation(link.href, { flagged: isFlagged(link.rel), origin })
    if (verdict === 'unflagged' || verdict === 'dangerous') {
      event.preventDefault()
      event.stopImmediatePropagation()
      console.warn(`A link was refused (${verdict})`)
    } else if (verdict === 'inside' && isOutdated()) {
      // The browser follows it by itself.
      event.stopImmediatePropagation()
    }
  }
  root.addEventListener('click', onPress, { capture: true })
  root.addEventListener('auxclick', onPress, { capture: true })
  return () => {
    root.removeEventListener('click', onPress, { capture: true })
    root.removeEventListener('auxclick', onPress, { capture: true })
  }
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}
