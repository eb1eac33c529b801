import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as frame from '#app/layout/frame.css.js'
import type { VerifyTools } from '#app/verify/verify-text.js'
import type { Given } from './given.js'
import * as css from './page.css.js'
import { UploadCard } from './upload-card.js'
import { mayBeListed, useUploads } from './use-uploads.js'

export interface UploadDeskProps {
  given: readonly Given[]
  tools: VerifyTools
}

/** The offers that were given, each with its verdict and the way into the book. */
export function UploadDesk({ given, tools }: UploadDeskProps) {
  const { t } = useLingui()
  const { uploads, list } = useUploads(given, tools)
  const ready = uploads.filter(mayBeListed)
  const isRead = uploads.filter(({ verdict }) => verdict).length
  return (
    <section className={css.desk} aria-label={t`Offers to list`}>
      <div className={css.deskHead}>
        <h2 className={frame.bandTitle}>
          <Trans>Checked in your browser</Trans>
        </h2>
        <p role="status" className={css.quiet}>
          {isRead < uploads.length ? (
            <Trans>
              {isRead} of {uploads.length} are read
            </Trans>
          ) : (
            <Plural
              value={ready.length}
              _0="None is left to list"
              one="# can be listed"
              other="# can be listed"
            />
          )}
        </p>
        {ready.length > 1 ? (
          <Button tone="act" onClick={() => void list(ready.map(({ key }) => key))}>
            <Trans>List all {ready.length}</Trans>
          </Button>
        ) : null}
      </div>
      <ol className={css.cards}>
        {uploads.map((upload, at) => (
          <li key={upload.key}>
            <UploadCard upload={upload} number={at + 1} onList={() => void list([upload.key])} />
          </li>
        ))}
      </ol>
    </section>
  )
}
