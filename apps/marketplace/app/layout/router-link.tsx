import type { LinkRenderer } from '@chiaroscuro/ui'
import { Link as RemixLink } from '@remix-run/react'
import { isFlagged, judgeNavigation } from '#app/feature/external-link/navigation-rule.js'

/**
 * Draws the links of `packages/ui` with the router; pages are fetched when a pointer rests on them. What leads out
 * without being flagged (`rel="external"`), or could run something, is drawn as the words it stands on.
 */
export const routerLink: LinkRenderer = ({ href, keepScroll = false, anchorRef, ...rest }) => {
  const verdict = judgeNavigation(href, { flagged: isFlagged(rest.rel) })
  if (verdict === 'unflagged' || verdict === 'dangerous')
    return <span className={rest.className}>{rest.children}</span>
  if (verdict === 'outside') return <a ref={anchorRef} href={href} {...rest} />
  return <RemixLink ref={anchorRef} to={href} prefetch="intent" preventScrollReset={keepScroll} {...rest} />
}
