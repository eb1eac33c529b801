/* For style files: tokens and sprinkles. Components and text classes come from the package's own face. */
export { color, scale } from './contract.css.js'
export { sprinkles } from './sprinkles.css.js'
export { screen } from './token.js'
