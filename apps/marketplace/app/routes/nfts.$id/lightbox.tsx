import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as css from './look-closer.css.js'
import * as stage from './stage.css.js'

// The dialog comes when somebody looks closer, not with the page.
const Dialog = lazy(() => import('./lazy-dialog.js'))

/** Shows one picture over the whole window. */
export function Lightbox({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const opened = useRef(false)
  // The dialog does not know what opened it, so the way back is ours to keep.
  useEffect(() => {
    if (!open && opened.current) opener.current?.focus()
    opened.current = open
  }, [open])
  return (
    <>
      <button ref={opener} type="button" className={css.open} onClick={() => setOpen(true)}>
        <Trans>Look closer</Trans>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog open onOpenChange={setOpen} title={name} closeLabel={t`Close`} full>
            <img className={stage.full} src={url} alt={name} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  )
}
