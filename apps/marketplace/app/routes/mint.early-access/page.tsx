import { buttonShape, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import { BotFields, type BotFieldsProps } from '#app/feature/form/bot-fields.js'
import { Field } from '#app/feature/form/field.js'
import * as css from '#app/feature/form/form.css.js'
import { Send } from '#app/feature/form/send.js'
import { Told } from '#app/feature/form/told.js'
import * as frame from '#app/layout/frame.css.js'
import type { EarlyAccessFault } from './early-access.js'

interface EarlyAccessProps extends BotFieldsProps {
  isSubmitted: boolean
  answered: { email: string; fault: EarlyAccessFault } | undefined
  busy: boolean
}

export function EarlyAccessPage({ isSubmitted, ...form }: EarlyAccessProps) {
  return (
    <div className={frame.wrap}>
      <div className={css.page}>
        <h1 className={frame.pageTitle}>
          <Trans>Early access to Mint Studio</Trans>
        </h1>
        {isSubmitted ? <Submitted /> : <Ask {...form} />}
      </div>
    </div>
  )
}

function Submitted() {
  return (
    <div className={css.form}>
      <p className={`${css.said} ${css.note}`} role="status">
        <strong>
          <Trans>Submitted!</Trans>
        </strong>{' '}
        <Trans>We write to this address once, when there is a place for you.</Trans>
      </p>
      <Link href="/mint" className={buttonShape({})}>
        <Trans>Back to minting</Trans>
      </Link>
    </div>
  )
}

function Ask({ answered, busy, ticket, widget }: Omit<EarlyAccessProps, 'isSubmitted'>) {
  const { t } = useLingui()
  const wrong = answered?.fault === 'email'
  return (
    <>
      <p className={frame.pageLead}>
        <Trans>Leave an e-mail address, and we write when Mint Studio is ready for you.</Trans>
      </p>
      <Form method="post" className={css.form}>
        <Fault fault={answered?.fault} />
        <Field
          label={t`E-mail address`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={answered?.email}
          aria-invalid={wrong || undefined}
          hint={t`Used for this alone, and given to nobody.`}
        />
        <BotFields ticket={ticket} widget={widget} />
        <Send busy={busy}>{t`Ask for early access`}</Send>
      </Form>
      <p className={css.foot}>
        <Link href="/mint/studio" className={textLink}>
          <Trans>What Mint Studio does</Trans>
        </Link>
      </p>
    </>
  )
}

function Fault({ fault }: { fault: EarlyAccessFault | undefined }) {
  const { t } = useLingui()
  if (!fault) return null
  const words: Record<EarlyAccessFault, string> = {
    email: t`This does not look like an e-mail address. Please check it.`,
    bot: t`We could not tell that a person filled this in. Please wait a moment and send it again.`,
    often: t`Too many requests from here. Please try again in a few minutes.`,
    unreachable: t`Your request could not be saved just now. Please try again in a minute.`,
  }
  return (
    <Told of={fault} tone="fault">
      {words[fault]}
    </Told>
  )
}
