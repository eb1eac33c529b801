import type { PushDevices } from '@chiaroscuro/contract/operation'
import { Button, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import * as css from '#app/feature/alert/alert.css.js'
import * as form from '#app/feature/form/form.css.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import { PushHere } from './push-here.js'

/** The browsers that one is told in, and the way to make this one of them. */
export function PushPlaces({ push }: { push: PushDevices }) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const { public_key: publicKey, items } = push
  if (publicKey === null && items.length === 0) return null
  return (
    <section aria-labelledby="browsers" className={css.form}>
      <h2 id="browsers" className={frame.bandTitle}>
        <Trans>In your browsers</Trans>
      </h2>
      <p className={form.hint}>
        <Trans>
          The same news on this device, even while the site is closed. Your browser’s push service carries it
          encrypted and cannot read it. Signing out ends it.
        </Trans>
      </p>
      {publicKey === null ? null : <PushHere publicKey={publicKey} known={items.map(({ id }) => id)} />}
      {items.length === 0 ? null : (
        <ul className={css.rows}>
          {items.map(({ id, label, created_at }) => (
            <li key={id} className={css.place}>
              <div className={css.said}>
                <p>{label}</p>
                <p className={quiet}>
                  <When at={created_at} />
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="device" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="push-off"
                  disabled={busy}
                  aria-label={t`Remove ${label}`}
                >
                  <Trans>Remove</Trans>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
