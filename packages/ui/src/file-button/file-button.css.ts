import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'
import { unseen } from '../theme/text.css.js'

export const root = style({
  position: 'relative',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.leaf}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

const NO_SCRIPT = '(scripting: none)'

/** Nobody says by script which file a form would post: there the browser does, in words of its own. */
export const posted = style([
  root,
  { '@media': { [NO_SCRIPT]: { flexWrap: 'wrap', height: 'auto', paddingBlock: scale.space[8] } } },
])

export const postedInput = style([
  unseen,
  {
    '@media': {
      [NO_SCRIPT]: {
        position: 'static',
        width: 'auto',
        maxWidth: '100%',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
])
