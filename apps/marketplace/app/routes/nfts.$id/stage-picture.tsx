import { Button, useAttempts } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { sourcesOf } from '#app/feature/picture/media-url.js'
import * as css from './stage.css.js'

/** A little under its width, so that phones of middling density take the middle size at once. */
const SIZES = '(max-width: 860px) 70vw, 620px'

interface StagePictureProps {
  src: string
  name: string
  /** Of the file; a guess where it is not known. */
  size: { width: number; height: number }
  color: string | undefined
}

/** The picture of a work, as large as it may be; plain words and another try where it does not come. */
export function StagePicture({ src, name, size, color }: StagePictureProps) {
  const { image, onError, count, isLost, again } = useAttempts(src)
  // Never wider than its height allows: no bands beside it.
  const width = `min(100%, ${(css.tallest * size.width) / size.height}dvh)`
  if (isLost)
    return (
      <div className={css.words}>
        <span className={css.wordsTitle}>
          <Trans>Picture unavailable</Trans>
        </span>
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  return (
    <img
      key={count}
      ref={image}
      onError={onError}
      className={css.work}
      {...sourcesOf(src, SIZES)}
      sizes={SIZES}
      alt={name}
      {...size}
      style={{ width, background: color, aspectRatio: `${size.width} / ${size.height}` }}
      decoding="async"
      {...{ fetchpriority: 'high' }}
    />
  )
}
