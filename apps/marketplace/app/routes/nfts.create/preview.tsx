import { clip, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as frame from '#app/layout/frame.css.js'
import type { Draft } from './draft.js'
import type { ChosenFile } from './file-choice.js'
import * as css from './page.css.js'

interface PreviewProps {
  draft: Draft
  chosen: ChosenFile | undefined
  collection: string | undefined
}

/** The work as lists and its page will show it. */
export function Preview({ draft, chosen, collection }: PreviewProps) {
  const traits = draft.attributes.filter(({ traitType, value }) => traitType.trim() && value.trim())
  return (
    <section className={css.part} aria-labelledby="preview">
      <h2 id="preview" className={frame.bandTitle}>
        <Trans>As it will be shown</Trans>
      </h2>
      <div className={css.card}>
        <Shown chosen={chosen} isSensitive={draft.isSensitive} />
        <span className={clip}>{draft.name.trim() || <Trans>Without a name</Trans>}</span>
        <span className={`${clip} ${quiet}`}>{collection ?? <Trans>In no collection</Trans>}</span>
      </div>
      {draft.description.trim() ? <p>{draft.description.trim()}</p> : null}
      {traits.length > 0 ? (
        <dl className={css.traits}>
          {traits.map(({ key, traitType, value }) => (
            <Pair key={key} name={traitType.trim()} value={value.trim()} />
          ))}
        </dl>
      ) : null}
    </section>
  )
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={quiet}>{name}</dt>
      <dd className={css.traitValue}>{value}</dd>
    </>
  )
}

function Shown({ chosen, isSensitive }: { chosen: ChosenFile | undefined; isSensitive: boolean }) {
  const { t } = useLingui()
  const type = chosen?.file.type ?? ''
  if (isSensitive) return <span className={css.empty}>{t`Sensitive content`}</span>
  if (!chosen) return <span className={css.empty}>{t`No file yet`}</span>
  if (type.startsWith('image/')) return <img className={css.shown} src={chosen.href} alt="" />
  // biome-ignore lint/a11y/useMediaCaption: it is a stranger's own work, shown before it is minted
  if (type.startsWith('video/')) return <video className={css.shown} src={chosen.href} controls />
  // biome-ignore lint/a11y/useMediaCaption: it is a stranger's own work, played before it is minted
  if (type.startsWith('audio/')) return <audio src={chosen.href} controls />
  return <span className={css.empty}>{chosen.file.name}</span>
}
