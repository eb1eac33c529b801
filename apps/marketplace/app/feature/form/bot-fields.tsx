import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { NonceContext } from '#app/layout/nonce.js'
import * as css from './form.css.js'

export interface BotFieldsProps {
  /** A signed time. */
  ticket: string
  /** A service's own check, where one is configured. */
  widget: { script: string; siteKey: string } | null
}

/** What a form carries so that people are told from bots: people see none of it, or a service's widget. */
export function BotFields({ ticket, widget }: BotFieldsProps) {
  const { t } = useLingui()
  const nonce = useContext(NonceContext)
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <div className={css.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={t`Leave this empty`} />
      </div>
      {widget ? (
        <>
          <div className="cf-turnstile" data-sitekey={widget.siteKey} />
          <script nonce={nonce} src={widget.script} async defer />
        </>
      ) : null}
    </>
  )
}
