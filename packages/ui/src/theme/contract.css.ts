import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { darkColor, font, lightColor, motion, radius, space, textSize } from './token.js'

/** Colours by name; their values follow the theme. */
export const color = createGlobalThemeContract(lightColor, (_, path) => `c-${path.at(-1)}`)

/** What does not change between themes. */
export const scale = createGlobalTheme(':root', { space, text: textSize, radius, font, motion })

const light = { colorScheme: 'light', vars: assignVars(color, lightColor) }
const dark = { colorScheme: 'dark', vars: assignVars(color, darkColor) }

/*
 * The choice is an attribute the server writes from a cookie; without one the system decides.
 * So no script runs before the first paint, and nothing flashes.
 */
globalStyle(':root', light)
globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': dark } })
globalStyle(':root[data-theme="dark"]', dark)
