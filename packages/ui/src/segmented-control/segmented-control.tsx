import { Link } from '../link/link.js'
import * as css from './segmented-control.css.js'

export interface Choice {
  id: string
  href: string
  label: string
}

export interface SegmentedControlProps {
  label: string
  current: string
  choices: readonly Choice[]
}

/** A few exclusive choices as links, so that each has an address and works without script. */
export function SegmentedControl({ label, current, choices }: SegmentedControlProps) {
  return (
    <nav className={css.group} aria-label={label}>
      {choices.map((choice) => (
        <Link
          key={choice.id}
          href={choice.href}
          className={css.choice}
          keepScroll
          aria-current={choice.id === current ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
