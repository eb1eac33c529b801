import { color, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const who = style({
  display: 'grid',
  gridTemplateColumns: '28px 48px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'center',
  minWidth: '220px',
  '@media': { [screen.card]: { width: '100%', minWidth: 0 } },
})
export const place = style({ color: color.ink2, fontVariantNumeric: 'tabular-nums' })
export const name = style({ display: 'block', fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis' })
export const under = style({ display: 'block', fontSize: '12.5px', color: color.ink2 })
