import { scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { overPicture } from '#app/feature/watchlist/watch-button.css.js'
import { drawn } from '#app/layout/drawn.css.js'

const CART =
  '<g stroke-width="1.5"><path d="M1 2h2l1.7 8h7.8l1.6-5.8H3.5" stroke-linejoin="round"/><circle cx="5.6" cy="13" r="1"/><circle cx="11.6" cy="13" r="1"/></g>'

/** Over a picture, across from the star. */
export const over = style([
  overPicture,
  {
    left: 'auto',
    right: scale.space[4],
    '::before': drawn(CART, 16),
  },
])
globalStyle(`li:hover > ${over}`, { opacity: 1 })
