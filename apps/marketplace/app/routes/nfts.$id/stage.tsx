import { buttonShape, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { mediaUrl, modelUrl } from '#app/feature/picture/media-url.js'
import { hasPart } from '#app/layout/has-part.js'
import { useSite } from '#app/layout/site.js'
import { FaultWords } from './fault-words.js'
import { Lightbox } from './lightbox.js'
import { MovingPicture } from './moving-picture.js'
import type { ShownNft } from './shown-nft.js'
import { type Cover, Sound } from './sound.js'
import * as css from './stage.css.js'
import { type StageKind, stageKind } from './stage-kind.js'
import { StagePicture } from './stage-picture.js'

const Model = hasPart('model')
  ? (await import('./model.js')).Model
  : lazy(() => import('./model.js').then((module) => ({ default: module.Model })))

export interface StageProps {
  nft: ShownNft
  /** The picture moves. */
  moves?: boolean | undefined
  cover?: Cover | null | undefined
}

/** The work itself, or a plain statement of why it is not here. */
export function Stage({ nft, moves = false, cover = null }: StageProps) {
  const { i18n } = useLingui()
  const { mediaUrl: origin } = useSite()
  const choice = stageKind(nft)
  const url = choice.kind === 'withheld' ? null : mediaUrl(choice.uri, origin)
  const original = mediaUrl(nft.data.media_uri, origin)
  const shown =
    choice.kind === 'withheld' || url === null ? (
      <Withheld choice={choice} />
    ) : (
      <Work {...{ nft, choice, url, moves, cover }} />
    )
  return (
    <div>
      <div className={choice.kind === 'audio' ? `${css.stage} ${css.bare}` : css.stage}>
        {nft.sensitive_content && choice.kind !== 'withheld' ? <Veiled>{shown}</Veiled> : shown}
      </div>
      <div className={css.tools}>
        <span>
          {[
            nft.media_type,
            dimensions(nft),
            nft.data.media_bytes === null
              ? null
              : `${i18n.number(Math.ceil(nft.data.media_bytes / 1024))} kB`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={css.toolsEnd}>
          {(choice.kind === 'image' || choice.kind === 'thumbnail') && url && !nft.sensitive_content ? (
            <Lightbox url={url} name={nftName(nft)} />
          ) : null}
          {original && choice.kind !== 'withheld' ? (
            <a className={textLink} href={original} target="_blank" rel="noopener noreferrer external">
              <Trans>Open original</Trans> ↗
            </a>
          ) : null}
        </span>
      </div>
    </div>
  )
}

function dimensions({ media_width: width, media_height: height }: ShownNft): string | null {
  return width && height ? `${width} × ${height}` : null
}

/** Opened by the visitor's own decision, with or without script. */
function Veiled({ children }: { children: ReactNode }) {
  return (
    <details className={css.veil}>
      <summary className={css.words}>
        <span className={css.wordsTitle}>
          <Trans>Sensitive content</Trans>
        </span>
        <Trans>The creator marked this work as sensitive.</Trans>
        <span className={buttonShape({})}>
          <Trans>Show or hide it</Trans>
        </span>
      </summary>
      {children}
    </details>
  )
}

function Withheld({ choice }: { choice: StageKind }) {
  const { t } = useLingui()
  const why = choice.kind === 'withheld' ? choice.why : 'unreachable'
  const fault = choice.kind === 'withheld' ? choice.fault : null
  const titles = {
    blocked: t`Hidden`,
    mismatch: t`Not the minted file`,
    unreachable: t`File not reachable`,
    waiting: t`Not fetched yet`,
  }
  const texts = {
    blocked: t`This work is not shown here.`,
    mismatch: t`The file at these addresses differs from the hash recorded at minting, so it is not shown.`,
    unreachable: t`None of the addresses recorded on chain answered with the file.`,
    waiting: t`The file is fetched and checked against its hash; this takes a moment after minting.`,
  }
  return (
    <div className={css.words}>
      <span className={css.wordsTitle}>{titles[why]}</span>
      <span>{texts[why]}</span>
      {fault ? (
        <span>
          <FaultWords {...fault} />
        </span>
      ) : null}
    </div>
  )
}

interface WorkProps {
  nft: ShownNft
  choice: Exclude<StageKind, { kind: 'withheld' }>
  url: string
  moves: boolean
  cover: Cover | null
}

function Work({ nft, choice, url, moves, cover }: WorkProps) {
  const { t } = useLingui()
  const { mediaUrl: origin, locale } = useSite()
  const name = nftName(nft)
  const thumbnail = mediaUrl(nft.data.thumbnail_uri ?? nft.thumbnail_uri, origin)
  const size = { width: nft.media_width ?? 1024, height: nft.media_height ?? 1024 }
  // Never wider than its height allows: no bands beside it.
  const fit = { width: `min(100%, ${(css.tallest * size.width) / size.height}dvh)` }
  const image = (src: string) => (
    <StagePicture {...{ src, name, size }} color={nft.placeholder_color ?? undefined} />
  )
  switch (choice.kind) {
    case 'thumbnail':
      return image(url)
    case 'image':
      // Still pictures come in the size the screen needs; what moves comes whole.
      if (moves && thumbnail) return <MovingPicture url={url}>{image(thumbnail)}</MovingPicture>
      return image(thumbnail && !/svg/.test(nft.media_type ?? '') ? thumbnail : url)
    case 'video':
      return (
        <video
          className={css.work}
          src={url}
          poster={thumbnail ?? undefined}
          controls
          loop
          playsInline
          preload="metadata"
          aria-label={name}
          {...size}
          style={fit}
        />
      )
    case 'audio':
      return <Sound nft={nft} url={url} cover={cover} />
    case 'model':
      return (
        <Suspense>
          <Model page={modelUrl(url, locale)} name={name}>
            {thumbnail ? image(thumbnail) : null}
          </Model>
        </Suspense>
      )
    case 'html':
      // Scripts of a work run without an origin: no cookies, no storage, no way up.
      return (
        <iframe
          className={css.frame}
          style={{ aspectRatio: 1 }}
          src={url}
          title={name}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )
    case 'pdf':
      return (
        <iframe
          className={css.frame}
          style={{ aspectRatio: '3 / 4' }}
          src={url}
          title={name}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )
    case 'other':
      return thumbnail ? (
        image(thumbnail)
      ) : (
        <div className={css.words}>
          <span className={css.wordsTitle}>{t`No preview for this type of file`}</span>
          <span>{nft.media_type ?? t`The type of the file is unknown.`}</span>
        </div>
      )
  }
}
