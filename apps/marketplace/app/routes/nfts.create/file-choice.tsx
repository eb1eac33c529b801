import { FileButton, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import * as form from '#app/feature/form/form.css.js'
import { Hash } from '#app/feature/hash/hash.js'
import * as css from './page.css.js'

/** The file that a work is, and what is known of it. */
export interface ChosenFile {
  readonly file: File
  /** Nothing while it is reckoned. */
  readonly hash: string | undefined
  /** To show it before it lies anywhere. */
  readonly href: string
}

interface FileChoiceProps {
  chosen: ChosenFile | undefined
  onChoose: (file: File) => void
}

/** A file of this machine, chosen or dropped. */
export function FileChoice({ chosen, onChoose }: FileChoiceProps) {
  const { t, i18n } = useLingui()
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    <fieldset
      className={css.drop}
      data-over={isOver}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        const [file] = event.dataTransfer.files
        if (file) onChoose(file)
      }}
    >
      <legend className={form.label}>{t`The work’s file`}</legend>
      <div className={css.dropRow}>
        <FileButton accept="image/*,audio/*,video/*,model/*,.glb,.gltf,.pdf,.html,.zip" onFile={onChoose}>
          {chosen ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
        </FileButton>
        <span className={quiet}>
          {chosen ? (
            `${chosen.file.name}, ${i18n.number(Math.max(1, Math.round(chosen.file.size / 1024)))} kB`
          ) : (
            <Trans>or drop it here: picture, sound, video, model, page</Trans>
          )}
        </span>
      </div>
      {chosen ? (
        <p className={quiet} role="status">
          {chosen.hash ? (
            <>
              SHA-256 <Hash value={chosen.hash} name={t`hash`} />
            </>
          ) : (
            <Trans>Reckoning its hash</Trans>
          )}
        </p>
      ) : null}
    </fieldset>
  )
}
