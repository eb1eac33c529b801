import type { ReactNode } from 'react'
import { safeUrl } from './safe-url.js'

/** A way out of the site, flagged as one. What is not a plain web address stays text. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  const url = safeUrl(href)
  if (!url) return <span>{children}</span>
  return (
    <a href={url} className={className} rel="noopener noreferrer nofollow ugc external" target="_blank">
      {children}
    </a>
  )
}
