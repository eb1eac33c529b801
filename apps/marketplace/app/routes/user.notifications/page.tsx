import type { Alert, AlertPreferences, PushDevices } from '@chiaroscuro/contract/operation'
import { Button, buttonShape, EmptyState, Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import * as css from '#app/feature/alert/alert.css.js'
import { AlertList } from '#app/feature/alert/alert-list.js'
import { PreferenceFields } from '#app/feature/alert/preference-fields.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as form from '#app/feature/form/form.css.js'
import * as frame from '#app/layout/frame.css.js'
import type { NotificationsAnswer } from './notifications-answer.js'
import { PushPlaces } from './push-places.js'
import { type Hook, WebhookPlaces } from './webhook-places.js'

interface NotificationsProps {
  list: ListPage<Alert>
  unread: number
  preferences: AlertPreferences
  push: PushDevices
  hooks: readonly Hook[]
  hasProfile: boolean
  /** What is new of decisions about what is theirs. */
  decided: 'answered' | 'decided' | null
  answer: NotificationsAnswer | undefined
}

/** What one was told, and what one wants to hear of. */
export function NotificationsPage(props: NotificationsProps) {
  const { list, unread, preferences, push, hooks, hasProfile, decided, answer } = props
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const newest = list.items[0]?.id
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Notifications</Trans>
          </h1>
          <p className={frame.pageLead}>
            {unread === 0 ? (
              <Trans>Everything is read.</Trans>
            ) : (
              <Plural value={unread} one="# is new." other="# are new." />
            )}
          </p>
        </div>
        {unread > 0 && newest !== undefined && !list.later ? (
          <Form method="post">
            <input type="hidden" name="up_to" value={newest} />
            <Button type="submit" name="intent" value="read" disabled={busy}>
              <Trans>Mark all as read</Trans>
            </Button>
          </Form>
        ) : null}
      </div>
      <Outcome answer={answer} />
      <Decided news={decided} />
      <div className={css.two}>
        <section aria-label={t`What you were told`}>
          {list.items.length > 0 ? <AlertList page={list} /> : <Nothing hasProfile={hasProfile} />}
        </section>
        <div className={css.aside}>
          <section aria-labelledby="choose">
            <Form method="post" className={css.form} key={JSON.stringify(preferences)}>
              <h2 id="choose" className={frame.bandTitle}>
                <Trans>What you hear of</Trans>
              </h2>
              <PreferenceFields preferences={preferences} />
              <p className={form.hint}>
                <Trans>
                  Listings of works you do not own are told by your{' '}
                  <Link href="/user/searches" className={textLink}>
                    saved searches
                  </Link>
                  .
                </Trans>
              </p>
              <div>
                <Button type="submit" tone="act" name="intent" value="save" disabled={busy}>
                  <Trans>Save</Trans>
                </Button>
              </div>
            </Form>
          </section>
          <PushPlaces push={push} />
          <WebhookPlaces key={hooks.length} hooks={hooks} />
        </div>
      </div>
    </div>
  )
}

function Decided({ news }: { news: NotificationsProps['decided'] }) {
  if (news === null) return null
  return (
    <p className={`${form.said} ${form.note} ${css.outcome}`}>
      {news === 'answered' ? (
        <Trans>Your appeal was answered.</Trans>
      ) : (
        <Trans>The house decided about something of yours.</Trans>
      )}{' '}
      <Link href="/user/appeals" className={textLink}>
        <Trans>Decisions and appeals</Trans>
      </Link>
    </p>
  )
}

function Nothing({ hasProfile }: { hasProfile: boolean }) {
  const { t } = useLingui()
  if (hasProfile)
    return (
      <EmptyState title={t`Nothing has happened yet`}>
        <Trans>
          Bids on the works of your profiles, their listings, sales and withdrawals appear here within
          seconds.
        </Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`Claim a profile first`}
      action={
        <Link href="/user/claim/did" className={buttonShape({ tone: 'act' })}>
          <Trans>Claim a profile</Trans>
        </Link>
      }
    >
      <Trans>You are told about the works of your profiles, and of the addresses that hold them.</Trans>
    </EmptyState>
  )
}

function Outcome({ answer }: { answer: NotificationsAnswer | undefined }) {
  if (!answer) return null
  if ('done' in answer)
    return (
      <div className={`${form.said} ${form.note} ${css.outcome}`} role="status">
        <p>
          <Done done={answer.done} />
        </p>
        {answer.done === 'hook-on' ? <p className={form.secret}>{answer.secret}</p> : null}
      </div>
    )
  return (
    <p className={`${form.said} ${form.fault} ${css.outcome}`} role="alert">
      <Fault fault={answer.fault} />
    </p>
  )
}

function Done({ done }: { done: Extract<NotificationsAnswer, { done: unknown }>['done'] }) {
  switch (done) {
    case 'saved':
      return <Trans>Saved.</Trans>
    case 'read':
      return <Trans>Everything is read.</Trans>
    case 'push-on':
      return <Trans>You are told in this browser, too.</Trans>
    case 'push-off':
      return <Trans>Removed: nothing more is told there.</Trans>
    case 'hook-off':
      return <Trans>Removed: nothing more is sent there.</Trans>
    case 'hook-on':
      return <Trans>It is sent there from now on, signed by this secret, which is shown once:</Trans>
  }
}

function Fault({ fault }: { fault: Extract<NotificationsAnswer, { fault: unknown }>['fault'] }) {
  switch (fault) {
    case 'no-address':
      return <Trans>No letters can be sent to this account: it has no confirmed address.</Trans>
    case 'too-many':
      return <Trans>You are told in as many browsers as anybody can be: remove one first.</Trans>
    case 'too-many-hooks':
      return <Trans>You have as many webhooks as anybody can have: remove one first.</Trans>
    case 'address':
      return <Trans>This is no address of the public web that something can be sent to.</Trans>
    case 'not-offered':
      return <Trans>This is not offered here.</Trans>
    case 'other':
      return <Trans>It could not be saved just now. Please try again in a minute.</Trans>
  }
}
