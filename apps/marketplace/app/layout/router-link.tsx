import type { LinkRenderer } from '@chiaroscuro/ui'
import { Link as RemixLink } from '@remix-run/react'

/** Draws the links of `packages/ui` with the router; pages are fetched when a pointer rests on them. */
export const routerLink: LinkRenderer = ({ href, keepScroll = false, anchorRef, ...rest }) => (
  <RemixLink ref={anchorRef} to={href} prefetch="intent" preventScrollReset={keepScroll} {...rest} />
)
