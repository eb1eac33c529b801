import { scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { overPicture } from '#app/feature/watchlist/watch-button.css.js'

/** Over a picture, across from the star. */
export const over = style([overPicture, { left: 'auto', right: scale.space[4] }])
globalStyle(`li:hover > ${over}`, { opacity: 1 })
