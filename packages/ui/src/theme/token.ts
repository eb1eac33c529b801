/** Paper and ink, one leaf green: a scale of twelve neutrals and four voices per theme. */
export const lightColor = {
  paper0: '#fdfcfa',
  paper1: '#f7f5f1',
  paper2: '#efece6',
  paper3: '#e3dfd6',
  line: '#ddd8ce',
  lineStrong: '#8f887a',
  ink0: '#16140f',
  ink1: '#3a362e',
  ink2: '#635d51',
  ink3: '#8f887a',
  mat: '#f0ede7',
  shade: 'rgb(22 20 15 / 0.45)',
  leaf: '#25714a',
  leafInk: '#ffffff',
  leafWash: '#e6f0e9',
  amber: '#8a590a',
  brick: '#a8402c',
} as const

/** The same names on ink. */
export const darkColor = {
  paper0: '#12110e',
  paper1: '#191814',
  paper2: '#22201b',
  paper3: '#2e2b25',
  line: '#322f28',
  lineStrong: '#7d7669',
  ink0: '#f4f1ea',
  ink1: '#d3cec3',
  ink2: '#a8a193',
  ink3: '#7d7669',
  mat: '#0b0a08',
  shade: 'rgb(0 0 0 / 0.7)',
  leaf: '#83d3a6',
  leafInk: '#0d1c13',
  leafWash: '#1a2a20',
  amber: '#e0b05c',
  brick: '#f0917b',
} as const

/** A 4 px grid; names are pixels. */
export const space = {
  0: '0',
  2: '0.125rem',
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  28: '1.75rem',
  32: '2rem',
  40: '2.5rem',
  48: '3rem',
  56: '3.5rem',
} as const

/** Type sizes; names are pixels. */
export const textSize = {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  25: '1.5625rem',
  31: '1.9375rem',
  39: '2.4375rem',
  49: '3.0625rem',
} as const

/** Art keeps its corners; controls and sheets are rounded. */
export const radius = { media: '2px', control: '8px', sheet: '12px', round: '999px' } as const

const chinese = "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'"

/** Font stacks; each web font is followed by a fallback of its own measure, then by the Chinese of the system. */
export const font = {
  serif: `'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', ${chinese}, serif`,
  sans: `'Inter Variable', 'Inter Fallback', system-ui, ${chinese}, sans-serif`,
  mono: "ui-monospace, 'SFMono-Regular', Menlo, 'Liberation Mono', monospace",
} as const

/** Motion is short and eases out. */
export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const

/** Widths at which layouts change. */
export const screen = {
  phone: 'screen and (max-width: 600px)',
  /** Tables turn into cards. */
  card: 'screen and (max-width: 768px)',
  narrow: 'screen and (max-width: 860px)',
  wide: 'screen and (min-width: 1280px)',
} as const
