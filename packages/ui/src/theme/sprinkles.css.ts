import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { color, scale } from './contract.css.js'
import { screen } from './token.js'

const layout = defineProperties({
  conditions: { wide: {}, narrow: { '@media': screen.narrow } },
  defaultCondition: 'wide',
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: scale.space,
    padding: scale.space,
    paddingTop: scale.space,
    paddingBottom: scale.space,
    paddingLeft: scale.space,
    paddingRight: scale.space,
    marginTop: scale.space,
    marginBottom: scale.space,
    fontSize: scale.text,
  },
  shorthands: { paddingX: ['paddingLeft', 'paddingRight'], paddingY: ['paddingTop', 'paddingBottom'] },
})

const paint = defineProperties({
  properties: { color, background: color, fontFamily: scale.font, borderRadius: scale.radius },
})

/** Layout and paint by token, resolved when styles are built. */
export const sprinkles = createSprinkles(layout, paint)
