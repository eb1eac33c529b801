import { color, scale } from '@chiaroscuro/ui/theme'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: scale.space[12],
  alignItems: 'center',
  minWidth: 0,
  width: '100%',
})

export const name = style({
  display: 'block',
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Room for a thumb. */
export const when = style({ paddingBlock: '5px', selectors: { '&:hover': { color: color.leaf } } })

export const under = style({ display: 'block', fontSize: '12.5px', color: color.ink2 })

const tag = style({ display: 'inline-flex', alignItems: 'center', gap: '7px', whiteSpace: 'nowrap' })
const dot = style({
  selectors: {
    '&::before': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      border: `2px solid ${color.lineStrong}`,
    },
  },
})

export const type = styleVariants({
  plain: [tag, dot],
  trade: [tag, dot, { selectors: { '&::before': { background: color.leaf, borderColor: color.leaf } } }],
  mint: [tag, dot, { selectors: { '&::before': { background: color.ink2, borderColor: color.ink2 } } }],
  burn: [tag, dot, { selectors: { '&::before': { background: color.brick, borderColor: color.brick } } }],
})

const arrive = keyframes({ from: { background: color.leafWash }, to: { background: 'transparent' } })

/** One soft highlight for a row that has just come. */
export const fresh = style({ animation: `${arrive} 2.4s ease-out 1` })
