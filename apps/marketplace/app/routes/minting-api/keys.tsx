import type { ApiKey } from '@chiaroscuro/contract/operation'
import { Button, quiet, Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { Send } from '#app/feature/form/send.js'
import * as css from '#app/feature/minting-api/minting-api.css.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import type { MintingAnswer, MintingFault } from './minting-answer.js'

/** Keys that may mint: made and shown once, and taken back. */
export function Keys({ keys, answer }: { keys: readonly ApiKey[]; answer: MintingAnswer | undefined }) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const columns: readonly TableColumn<ApiKey>[] = [
    { id: 'name', head: t`Name`, cell: ({ name }) => name },
    { id: 'id', head: t`Begins with`, cell: ({ id }) => <span className={css.mono}>chk_{id}</span> },
    {
      id: 'used',
      head: t`Used last`,
      cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} /> : t`Never`),
    },
    { id: 'act', head: t`State`, align: 'end', cell: (key) => <Revoke apiKey={key} busy={busy} /> },
  ]
  return (
    <section className={css.part} aria-labelledby="keys">
      <h2 id="keys" className={frame.bandTitle}>
        <Trans>Keys</Trans>
      </h2>
      {answer?.made ? (
        <div className={`${form.said} ${form.note}`} role="status">
          <p>
            <Trans>
              This is the key “{answer.made.name}”. It is shown this once: keep it where only your program
              reads it.
            </Trans>
          </p>
          <p className={form.secret}>{answer.made.key}</p>
        </div>
      ) : null}
      <Said answer={answer} />
      {keys.length > 0 ? (
        <Table label={t`Keys`} columns={columns} rows={keys} keyOf={({ id }) => id} />
      ) : (
        <p className={quiet}>
          <Trans>You have no key that may mint.</Trans>
        </p>
      )}
      <Form method="post" className={css.form}>
        <input type="hidden" name="intent" value="make" />
        <Field label={t`Name of a new key`} name="name" maxLength={60} autoComplete="off" />
        <Send busy={busy}>{t`Make a key`}</Send>
      </Form>
    </section>
  )
}

function Revoke({ apiKey: { id, name, revoked_at }, busy }: { apiKey: ApiKey; busy: boolean }) {
  const { t } = useLingui()
  if (revoked_at)
    return (
      <span className={quiet}>
        <Trans>Revoked</Trans>
      </span>
    )
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="revoke" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" disabled={busy} aria-label={`${t`Revoke`}: ${name}`}>
        <Trans>Revoke</Trans>
      </Button>
    </Form>
  )
}

function Said({ answer }: { answer: MintingAnswer | undefined }) {
  const { t } = useLingui()
  if (answer?.done === 'revoked')
    return (
      <p className={`${form.said} ${form.note}`} role="status">
        <Trans>The key opens nothing any more.</Trans>
      </p>
    )
  if (!answer?.fault) return null
  const words: Readonly<Record<MintingFault, string>> = {
    name: t`A key needs a name of up to 60 letters.`,
    'too-many': t`You have as many keys as an account may have: revoke one first.`,
    'too-often': t`Too many attempts. Please wait a few minutes and try again.`,
    'not-enabled': t`The minting API is not enabled`,
    other: t`It cannot be said just now. Please try again in a minute.`,
  }
  return (
    <p className={`${form.said} ${form.fault}`} role="alert">
      {words[answer.fault]}
    </p>
  )
}
