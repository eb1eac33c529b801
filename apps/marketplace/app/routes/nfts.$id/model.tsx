import { buttonShape } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useState } from 'react'
import * as css from './stage.css.js'

interface ModelProps {
  /** The page that draws it. */
  page: string
  name: string
  /** A picture of it; null where there is none. */
  children: ReactNode
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A thing to turn over. What draws it weighs more than the page, so it comes for those who ask; without script by itself. */
export function Model({ page, name, children }: ModelProps) {
  const [isOpen, setOpen] = useState(false)
  // The page that draws it has no origin: it reads a stranger's file.
  if (isOpen)
    return (
      <iframe
        ref={focus}
        className={css.model}
        src={page}
        title={name}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
      />
    )
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className={css.closedModel} data-part="model">
      {children ?? (
        <svg className={css.modelMark} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.5l8 4.5v8l-8 4.5l-8-4.5v-8ZM4 8l8 4.5l8-4.5M12 12.5v8" />
        </svg>
      )}
      <a
        className={children ? `${buttonShape({})} ${css.motion}` : buttonShape({})}
        href={page}
        target="_blank"
        rel="noopener noreferrer external"
        onClick={open}
      >
        <Trans>Turn it over in 3D</Trans>
      </a>
    </div>
  )
}
