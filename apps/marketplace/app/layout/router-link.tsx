import type { LinkRenderer } from '@chiaroscuro/ui'
import { isFlagged, judgeNavigation } from '#app/feature/external-link/navigation-rule.js'

/**
 * Draws the links of `packages/ui`; `PageLinks` answers for those within the site by the router. What leads out
 * without being flagged (`rel="external"`), or could run something, is drawn as the words it stands on.
 */
export const routerLink: LinkRenderer = ({ href, keepScroll = false, anchorRef, ...rest }) => {
  const verdict = judgeNavigation(href, { flagged: isFlagged(rest.rel) })
  if (verdict === 'unflagged' || verdict === 'dangerous')
    return <span className={rest.className}>{rest.children}</span>
  if (verdict === 'outside') return <a ref={anchorRef} href={href} {...rest} />
  return (
    <a ref={anchorRef} href={href} data-page="" data-scroll={keepScroll ? 'keep' : undefined} {...rest} />
  )
}
