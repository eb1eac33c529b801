import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD'

globalFontFace('Fraunces Variable', {
  src: "url('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

globalFontFace('Inter Variable', {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

/* Measured against the metrics of Times and Arial, so that nothing moves when the web font arrives. */
globalFontFace('Fraunces Fallback', {
  src: "local('Times New Roman'), local('Liberation Serif')",
  sizeAdjust: '115.5%',
  ascentOverride: '84.7%',
  descentOverride: '22.1%',
  lineGapOverride: '0%',
})

globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '106.9%',
  ascentOverride: '90.6%',
  descentOverride: '22.6%',
  lineGapOverride: '0%',
})
