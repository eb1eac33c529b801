import { LinkProvider, type LinkRenderer, Tabs } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './moderation.css.js'

export type Room = 'events' | 'appeals' | 'auction' | 'minting' | 'snapshot' | 'airdrop' | 'health'

/** Loads a page of its own: routes of these rooms are in nobody's manifest, so the router does not know the way. */
const plainLink: LinkRenderer = ({ keepScroll: _, anchorRef, ...rest }) => <a ref={anchorRef} {...rest} />

/** The rooms of those who run the site. */
export function Rooms({ current }: { current: Room }) {
  const { t } = useLingui()
  return (
    <div className={css.tabs}>
      <LinkProvider value={plainLink}>
        <Tabs
          label={t`Rooms of moderation`}
          current={current}
          tabs={[
            { id: 'events', label: t`Works and people`, href: '/admin/events' },
            { id: 'appeals', label: t`Appeals`, href: '/admin/appeals' },
            { id: 'auction', label: t`Auctions`, href: '/admin/auction' },
            { id: 'minting', label: t`Minting`, href: '/admin/minting-api' },
            { id: 'snapshot', label: t`Snapshots`, href: '/admin/snapshot' },
            { id: 'airdrop', label: t`Airdrops`, href: '/admin/airdrop' },
            { id: 'health', label: t`Health`, href: '/admin/health' },
          ]}
        />
      </LinkProvider>
    </div>
  )
}
