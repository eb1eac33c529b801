import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CodeField } from '#app/feature/form/code-field.js'
import * as form from '#app/feature/form/form.css.js'
import { Said } from '#app/feature/form/said.js'
import { Send } from '#app/feature/form/send.js'
import { TotpSetup } from '#app/feature/form/totp-setup.js'
import { AddPasskey } from '#app/feature/passkey/add-passkey.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import { SignOutForm } from '#app/layout/sign-out-form.js'
import * as css from './page.css.js'
import type { SecurityAnswer } from './security-answer.js'

export interface Account {
  email: string
  hasTotp: boolean | null
  /** Null where they cannot be read. */
  passkeys: readonly Thing[] | null
  devices: readonly Thing[] | null
}

/** Something of the account that can be given up, and when it was made or seen. */
interface Thing {
  id: string
  name: string | null
  at: string | null
}

/** How one signs in, what is remembered, and the way out everywhere. */
export function SecurityPage({ account, answer }: { account: Account; answer: SecurityAnswer | undefined }) {
  const { t } = useLingui()
  return (
    <div className={frame.wrap}>
      <div className={css.page}>
        <h1 className={frame.pageTitle}>
          <Trans>Account and security</Trans>
        </h1>
        <p className={frame.pageLead}>
          <Trans>Signed in as {account.email}</Trans>
        </p>
        <Said fault={answer?.fault} />
        <Done done={answer?.done} />
        <Section title={t`Authenticator app`}>
          <Totp hasTotp={account.hasTotp} setup={answer?.totp} />
        </Section>
        <Section title={t`Passkeys`}>
          <p className={form.hint}>
            <Trans>A passkey signs you in with this device’s lock instead of a password.</Trans>
          </p>
          <Rows things={account.passkeys} unnamed={t`Passkey`} intent="passkey-delete" act={t`Remove`} />
          <AddPasskey />
        </Section>
        <Section title={t`Remembered devices`}>
          <p className={form.hint}>
            <Trans>These devices are not asked for a code.</Trans>
          </p>
          <Rows things={account.devices} unnamed={t`Unnamed device`} intent="device-forget" act={t`Forget`} />
        </Section>
        <Section title={t`Log out`}>
          <SignOutForm choices />
        </Section>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={frame.bandTitle}>{title}</h2>
      {children}
    </section>
  )
}

function Done({ done }: Pick<SecurityAnswer, 'done'>) {
  const { t } = useLingui()
  const words = {
    'totp-on': t`Your authenticator app is asked for from now on.`,
    'totp-off': t`The authenticator app is not asked for any more.`,
    'passkey-deleted': t`The passkey is removed.`,
    'device-forgotten': t`The device is forgotten.`,
  }
  return done ? (
    <p className={`${form.said} ${form.note}`} role="status">
      {words[done]}
    </p>
  ) : null
}

function Totp({ hasTotp, setup }: { hasTotp: boolean | null; setup: SecurityAnswer['totp'] }) {
  const { t } = useLingui()
  if (setup)
    return (
      <Form method="post" className={css.form}>
        <input type="hidden" name="intent" value="totp-confirm" />
        <input type="hidden" name="secret" value={setup.secret} />
        <input type="hidden" name="uri" value={setup.uri} />
        <TotpSetup secret={setup.secret} uri={setup.uri} />
        <CodeField />
        <Send busy={false}>{t`Confirm`}</Send>
      </Form>
    )
  return (
    <Form method="post" className={css.form}>
      <p className={form.hint}>
        {hasTotp ? (
          <Trans>An authenticator app confirms every log in from a new device.</Trans>
        ) : (
          <Trans>A second factor keeps others out, even with your password.</Trans>
        )}
      </p>
      <div>
        <Button type="submit" name="intent" value={hasTotp ? 'totp-off' : 'totp-start'}>
          {hasTotp ? <Trans>Turn it off</Trans> : <Trans>Set it up</Trans>}
        </Button>
      </div>
    </Form>
  )
}

interface RowsProps {
  things: readonly Thing[] | null
  unnamed: string
  intent: string
  act: string
}

function Rows({ things, unnamed, intent, act }: RowsProps) {
  if (!things)
    return (
      <p className={form.hint}>
        <Trans>This cannot be read at the moment.</Trans>
      </p>
    )
  if (things.length === 0)
    return (
      <p className={form.hint}>
        <Trans>None yet.</Trans>
      </p>
    )
  return (
    <ul className={css.rows}>
      {things.map(({ id, name, at }) => (
        <li key={id} className={css.row}>
          <span className={css.name}>
            {name ?? unnamed}
            {at ? (
              <span className={form.hint}>
                {' · '}
                <When at={at} />
              </span>
            ) : null}
          </span>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value={intent}
              size="small"
              aria-label={`${act}: ${name ?? unnamed}`}
            >
              {act}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
