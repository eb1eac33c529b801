import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { color, scale } from '../theme/contract.css.js'

/** The shape of a button, for buttons and for links that look like one. */
export const buttonShape = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: scale.space[8],
    borderRadius: scale.radius.control,
    border: '1px solid transparent',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background ${scale.motion.quick}, border-color ${scale.motion.quick}`,
    selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  },
  variants: {
    tone: {
      act: {
        background: color.leaf,
        color: color.leafInk,
        selectors: { '&:hover': { background: `color-mix(in srgb, ${color.leaf} 88%, ${color.ink0})` } },
      },
      quiet: {
        background: color.paper0,
        borderColor: color.line,
        selectors: { '&:hover': { borderColor: color.lineStrong } },
      },
      bare: { background: 'transparent', selectors: { '&:hover': { background: color.paper2 } } },
    },
    size: {
      small: { height: '30px', paddingInline: scale.space[12], fontSize: scale.text[13] },
      medium: { height: '38px', paddingInline: scale.space[16], fontSize: scale.text[14] },
      // As wide as a form on a phone: long words go on a second line.
      large: {
        minHeight: '46px',
        padding: `${scale.space[8]} ${scale.space[20]}`,
        fontSize: scale.text[16],
        textAlign: 'center',
        whiteSpace: 'normal',
      },
    },
    square: { true: { aspectRatio: '1', paddingInline: 0 } },
  },
  defaultVariants: { tone: 'quiet', size: 'medium' },
})

export type ButtonShape = NonNullable<RecipeVariants<typeof buttonShape>>
