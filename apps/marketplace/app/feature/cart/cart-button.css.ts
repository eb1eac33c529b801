import { scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { overPicture } from '#app/feature/watchlist/watch-button.css.js'
import { CART } from '#app/layout/cart-lines.js'
import { drawn } from '#app/layout/drawn.css.js'

const WHEELS = CART.wheels.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
const DRAWING = `<g stroke-width="1.5"><path d="${CART.body}" stroke-linejoin="round"/>${WHEELS}</g>`

/** Over a picture, across from the star. */
export const over = style([
  overPicture,
  {
    left: 'auto',
    right: scale.space[4],
    '::before': drawn(DRAWING, 16),
  },
])
globalStyle(`li:hover > ${over}`, { opacity: 1 })
