import { textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '@remix-run/react'
import * as css from '#app/feature/form/form.css.js'
import { Said } from '#app/feature/form/said.js'
import type { Outcome } from '#app/identity/screen.js'
import { useAnswer } from '#app/identity/use-answer.js'
import * as frame from '#app/layout/frame.css.js'
import { ScreenBody, ScreenTitle } from './screen-body.js'

/** One screen a step; each is a form that also works by being posted. */
export function LoginPage({ first, returnTo }: { first: Outcome; returnTo: string }) {
  const { outcome, busy, answer, onSubmit, onFocus, giveUp } = useAnswer(first, returnTo)
  const { screen, fault, note } =
    'screen' in outcome
      ? outcome
      : { screen: { at: 'credentials' } as const, fault: undefined, note: undefined }
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
  return (
    <div className={frame.wrap}>
      <div className={css.page}>
        <h1 className={frame.pageTitle}>
          <ScreenTitle screen={screen} />
        </h1>
        <form
          method="post"
          action={`/login${query}`}
          className={css.form}
          onSubmit={onSubmit}
          onFocus={onFocus}
          data-waits=""
        >
          <input type="hidden" name="at" value={screen.at} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Said fault={fault} note={note} />
          <ScreenBody screen={screen} busy={busy} query={query} onPasskey={answer} />
        </form>
        <div className={css.foot}>
          {screen.at === 'credentials' ? (
            <p>
              <Trans>
                New here?{' '}
                <Link to={`/register${query}`} className={textLink}>
                  Create an account
                </Link>
              </Trans>
            </p>
          ) : (
            <p>
              <a
                href={`/login?view=credentials${query.replace('?', '&')}`}
                className={textLink}
                onClick={giveUp}
              >
                <Trans>Back to log in</Trans>
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
