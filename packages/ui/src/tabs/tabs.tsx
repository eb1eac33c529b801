import { useEffect, useRef } from 'react'
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
  const list = useRef<HTMLElement>(null)
  // Where not all have room side by side, the one that is open is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place in the row
  useEffect(() => {
    const row = list.current
    const here = row?.querySelector('[aria-current]')?.getBoundingClientRect()
    const { left = 0, width = 0 } = row?.getBoundingClientRect() ?? {}
    if (row && here) row.scrollLeft += here.left + here.width / 2 - left - width / 2
  }, [current])
  return (
    <nav ref={list} className={css.list} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
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
