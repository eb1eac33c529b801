import { globalStyle } from '@vanilla-extract/css'
import { color, scale } from './contract.css.js'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })
globalStyle('html', {
  fontFamily: scale.font.sans,
  fontSize: '16px',
  lineHeight: 1.5,
  color: color.ink0,
  background: color.paper0,
  accentColor: color.leaf,
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
  // Inter would draw the x between two digits of an address as a multiplication sign.
  fontVariantLigatures: 'no-contextual',
  scrollPaddingTop: '88px',
})
globalStyle('body', { minHeight: '100dvh', display: 'flex', flexDirection: 'column' })
globalStyle('h1, h2, h3', { fontWeight: 'inherit', fontSize: 'inherit', textWrap: 'balance' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select', { font: 'inherit', color: 'inherit' })
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle('img, video, svg', { display: 'block', maxWidth: '100%' })
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle(':focus-visible', {
  outline: `2px solid ${color.leaf}`,
  outlineOffset: '2px',
  borderRadius: '4px',
})
globalStyle('::selection', { background: color.leafWash, color: color.ink0 })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
})
