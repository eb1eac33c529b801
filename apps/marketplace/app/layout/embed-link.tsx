import type { LinkRenderer } from '@chiaroscuro/ui'

/** Where profiles stand in other people's pages. */
const EMBED = '/profile-embed/'

/** Links within a frame on somebody else's page: views of the profile stay in it, everything else opens in full. */
export const embedLink: LinkRenderer = ({ href, keepScroll: _, anchorRef, ...rest }) => {
  const stays = href.startsWith(EMBED)
  return <a ref={anchorRef} href={href} {...(stays ? {} : { target: '_blank', rel: 'noopener' })} {...rest} />
}
