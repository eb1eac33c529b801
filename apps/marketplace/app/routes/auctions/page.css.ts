import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const tabs = style({ marginBottom: scale.space[24] })
export const featured = style({ display: 'grid', gap: scale.space[16], marginBottom: scale.space[40] })
