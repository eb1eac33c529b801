import { Link } from '../link/link.js'
import { figure } from '../theme/text.css.js'
import * as css from './tabs.css.js'

export interface Tab {
  id: string
  href: string
  label: string
  count?: string
}

export interface TabsProps {
  /** What the tabs divide. */
  label: string
  current: string
  tabs: readonly Tab[]
}

/** Views of one thing, each with its own address. */
export function Tabs({ label, current, tabs }: TabsProps) {
  return (
    <nav className={css.list} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          ref={tab.id === current ? bringIntoSight : undefined}
          href={tab.href}
          className={css.tab}
          keepScroll
          aria-current={tab.id === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count ? <span className={`${css.count} ${figure}`}>{tab.count}</span> : null}
        </Link>
      ))}
    </nav>
  )
}

/** Where not all tabs have room side by side, the row shows the one that is open; the page stays where it is. */
function bringIntoSight(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [here, shown] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += here.left + here.width / 2 - shown.left - shown.width / 2
}
