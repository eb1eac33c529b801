import { Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import * as form from '#app/feature/form/form.css.js'
import { Send } from '#app/feature/form/send.js'
import * as frame from '#app/layout/frame.css.js'

/** One click ends the letters of whoever got one. */
export function UnsubscribePage({ token, isDone }: { token: string; isDone: boolean }) {
  const { t } = useLingui()
  return (
    <div className={frame.wrap}>
      <div className={form.page}>
        <h1 className={frame.pageTitle}>
          <Trans>No more letters</Trans>
        </h1>
        {isDone ? (
          <p className={`${form.said} ${form.note}`} role="status">
            <Trans>Done. No more letters are sent to you.</Trans>
          </p>
        ) : (
          <Form
            method="post"
            action={`/user/notifications/unsubscribe?${new URLSearchParams({ token })}`}
            className={form.form}
          >
            <p className={form.hint}>
              <Trans>You are still told on the site itself.</Trans>
            </p>
            <Send busy={false}>{t`Send me no more letters`}</Send>
          </Form>
        )}
        <div className={form.foot}>
          <p>
            <Link href="/user/notifications" className={textLink}>
              <Trans>Choose what you hear of</Trans>
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
