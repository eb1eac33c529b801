import { style } from '@vanilla-extract/css'

export const line = style({ display: 'block', width: '96px', height: '28px', overflow: 'visible' })
