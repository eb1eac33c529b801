import { globalFontFace } from '@vanilla-extract/css'
import { letters } from './letters.js'

const FONTS = {
  'Fraunces Variable': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'Inter Variable': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
}

for (const [family, file] of Object.entries(FONTS)) {
  const face = (src: string, unicodeRange: string) =>
    globalFontFace(family, {
      src: `url('${src}') format('woff2')`,
      fontWeight: '400 700',
      fontDisplay: 'swap',
      unicodeRange,
    })
  face(file, letters.common)
  // The same file for whoever does not cut it in two.
  face(`${file}?rest`, letters.rest)
}

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
