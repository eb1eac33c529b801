import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import * as css from './header.css.js'
import { pressed } from './pressed.js'

/** Leaves here (forgetting this device or not) or everywhere. */
export function SignOutForm({ choices = false }: { choices?: boolean }) {
  const forget = (event: FormEvent) => {
    if (pressed(event)?.getAttribute('value') !== 'keep') forgetDevice()
  }
  if (!choices)
    return (
      <form method="post" action="/logout" onSubmit={forget} data-waits="">
        <button type="submit" className={css.option}>
          <Trans>Logout</Trans>
        </button>
        <button type="submit" className={css.option} name="device" value="keep">
          <Trans>Sign out, keep this device</Trans>
        </button>
      </form>
    )
  return (
    <form method="post" action="/logout" onSubmit={forget} className={css.signOut} data-waits="">
      <Button type="submit">
        <Trans>Log out here</Trans>
      </Button>
      <Button type="submit" name="scope" value="everywhere">
        <Trans>Log out everywhere</Trans>
      </Button>
    </form>
  )
}

/** Device keys are kept by this browser alone. */
function forgetDevice(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
