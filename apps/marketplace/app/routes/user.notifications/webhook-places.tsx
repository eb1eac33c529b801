import type { WebhookAbout } from '@chiaroscuro/contract/operation'
import { Button, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import * as css from '#app/feature/alert/alert.css.js'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import * as frame from '#app/layout/frame.css.js'

/** A webhook, as far as its owner has to see it here. */
export interface Hook {
  readonly id: string
  readonly about: WebhookAbout
  readonly url: string
  readonly lastAnswer: string | null
  readonly isStopped: boolean
}

/** The programs that are told, and a form for another. */
export function WebhookPlaces({ hooks }: { hooks: readonly Hook[] }) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const words: Record<WebhookAbout, string> = {
    alerts: t`These notifications`,
    orders: t`Steps of what I mint by the API`,
    news: t`News of the chain`,
  }
  return (
    <section aria-labelledby="hooks" className={css.form}>
      <h2 id="hooks" className={frame.bandTitle}>
        <Trans>By webhook</Trans>
      </h2>
      <p className={form.hint}>
        <Trans>For programs of your own: a signed POST to an address, tried again for a week.</Trans>
      </p>
      {hooks.length === 0 ? null : (
        <ul className={css.rows}>
          {hooks.map(({ id, about, url, lastAnswer, isStopped }) => (
            <li key={id} className={css.place}>
              <div className={css.said}>
                <p>{url}</p>
                <p className={quiet}>
                  {words[about]}
                  {lastAnswer === null ? null : (
                    <>
                      {' · '}
                      <Trans>last answer {lastAnswer}</Trans>
                    </>
                  )}
                  {isStopped ? (
                    <>
                      {' · '}
                      <Trans>given up after a week</Trans>
                    </>
                  ) : null}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="hook" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="hook-off"
                  disabled={busy}
                  aria-label={t`Remove ${url}`}
                >
                  <Trans>Remove</Trans>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className={css.form}>
        <Field
          label={t`Address`}
          name="url"
          type="url"
          maxLength={500}
          placeholder="https://"
          spellCheck={false}
        />
        <fieldset className={form.choices}>
          <legend className={form.label}>
            <Trans>Send</Trans>
          </legend>
          {(['alerts', 'orders'] as const).map((about) => (
            <label key={about} className={css.choice}>
              <input type="radio" name="about" value={about} defaultChecked={about === 'alerts'} />
              {words[about]}
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" name="intent" value="hook-on" disabled={busy}>
            <Trans>Add the webhook</Trans>
          </Button>
        </div>
      </Form>
    </section>
  )
}
