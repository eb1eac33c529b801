import type { MintingOverview, MintState } from '@chiaroscuro/contract/operation'
import { quiet, Table, type TableColumn } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Hash } from '#app/feature/hash/hash.js'
import { Fact } from '#app/feature/minting-api/fact.js'
import * as css from '#app/feature/minting-api/minting-api.css.js'
import { ActForm } from '#app/feature/moderation/act-form.js'
import * as moderated from '#app/feature/moderation/moderation.css.js'
import type { ModerationAnswer } from '#app/feature/moderation/moderation-answer.js'
import { ModerationLog } from '#app/feature/moderation/moderation-log.js'
import type { Moderation } from '#app/feature/moderation/moderation-page.js'
import { ModerationSaid } from '#app/feature/moderation/moderation-said.js'
import { Rooms } from '#app/feature/moderation/rooms.js'
import { Money } from '#app/feature/money/money.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'

export interface AdminMintingPageProps {
  moderation: Moderation
  overview: MintingOverview
  answer: ModerationAnswer | undefined
}

/** How the minter is, who mints, and the keys that may. */
export function AdminMintingPage({ moderation, overview, answer }: AdminMintingPageProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Who mints</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              A key that is stopped orders nothing more. What it ordered before was paid for, and is minted.
              Every act is kept in the log.
            </Trans>
          </p>
        </div>
      </div>
      <Rooms current="minting" />
      <div className={moderated.page}>
        <ModerationSaid answer={answer} />
        <Health overview={overview} />
        <Keys overview={overview} formKey={moderation.key} />
        <Customers customers={overview.customers} />
        <ModerationLog log={moderation.log} path="/admin/minting-api" self={moderation.self} />
      </div>
    </div>
  )
}

function Health({ overview: { minter, states, oldest_waiting, runs } }: { overview: MintingOverview }) {
  const { t } = useLingui()
  const words: Readonly<Record<MintState, string>> = {
    queued: t`Waiting`,
    signed: t`Signed`,
    minted: t({ message: 'Minted', context: 'state of a piece' }),
    sold: t`Sold`,
    lapsed: t`Offer ran out`,
  }
  const shown: readonly MintState[] = ['queued', 'signed', 'minted', 'sold', 'lapsed']
  return (
    <section className={moderated.section} aria-labelledby="health">
      <h2 id="health" className={frame.bandTitle}>
        <Trans>The minter</Trans>
      </h2>
      {minter ? (
        <dl className={css.facts}>
          <Fact name={<Trans>Heard of</Trans>}>
            <When at={minter.seen_at} />
          </Fact>
          <Fact name={<Trans>Address</Trans>}>
            <Hash value={minter.address.encoded_id} name={t`address`} head={14} tail={8} />
          </Fact>
          <Fact name={<Trans>Balance</Trans>}>
            <Money units={minter.balance_mojos} exact />
          </Fact>
          {shown.map((state) => (
            <Fact key={state} name={words[state]}>
              {states[state]}
            </Fact>
          ))}
        </dl>
      ) : (
        <p className={quiet}>
          <Trans>No minter was ever heard of.</Trans>
        </p>
      )}
      {oldest_waiting ? (
        <p>
          <Trans>
            The oldest order that waits was sent <When at={oldest_waiting} />.
          </Trans>
        </p>
      ) : null}
      {runs
        .filter(({ attention }) => attention !== null)
        .map(({ id, attention }) => (
          <p key={id} role="alert">
            <Trans>
              Bundle {id} stands still: {attention}
            </Trans>
          </p>
        ))}
    </section>
  )
}

function Keys({ overview: { keys }, formKey }: { overview: MintingOverview; formKey: string }) {
  return (
    <section className={moderated.section} aria-labelledby="keys">
      <h2 id="keys" className={frame.bandTitle}>
        <Trans>Keys</Trans>
      </h2>
      {keys.length === 0 ? (
        <p className={quiet}>
          <Trans>Nobody has a key that may mint.</Trans>
        </p>
      ) : null}
      <ul className={moderated.rows}>
        {keys.map(({ id, name, user_id, ordered, last_used_at, revoked, stopped }) => (
          <li key={id} className={moderated.row}>
            <div className={moderated.what}>
              {name}
              <span className={moderated.small}>
                chk_{id} · {user_id}
              </span>
              <span className={moderated.small}>
                <Plural value={ordered} one="# piece ordered" other="# pieces ordered" />
                {last_used_at ? ' · ' : null}
                {last_used_at ? <When at={last_used_at} /> : null}
                {revoked ? ' · ' : null}
                {revoked ? <Trans>Revoked</Trans> : null}
              </span>
              {stopped ? <q className={moderated.reason}>{stopped.reason}</q> : null}
            </div>
            <details className={moderated.fold}>
              <summary className={moderated.door}>
                {stopped ? <Trans>Let the key mint again</Trans> : <Trans>Stop the key</Trans>}…
              </summary>
              <ActForm
                formKey={`${formKey}-${id}`}
                acts={[stopped ? 'permit' : 'stop']}
                about={{ kind: 'key', target: id, name }}
              />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Customers({ customers }: Pick<MintingOverview, 'customers'>) {
  const { t } = useLingui()
  const columns: readonly TableColumn<MintingOverview['customers'][number]>[] = [
    { id: 'user', head: t`Account`, card: 'whole', cell: ({ user_id }) => user_id },
    {
      id: 'profile',
      head: t`Profile`,
      card: 'whole',
      cell: ({ profile }) =>
        profile ? <Hash value={profile.encoded_id} name={t`profile id`} head={14} tail={6} /> : '–',
    },
    { id: 'ordered', head: t`Pieces`, align: 'end', cell: ({ ordered }) => ordered },
    { id: 'credits', head: t`Credits`, align: 'end', cell: ({ credits }) => credits },
    {
      id: 'paid',
      head: t({ message: 'Paid', context: 'sum' }),
      align: 'end',
      cell: ({ paid_mojos }) => <Money units={paid_mojos} exact />,
    },
  ]
  return (
    <section className={moderated.section} aria-labelledby="customers">
      <h2 id="customers" className={frame.bandTitle}>
        <Trans>Customers</Trans>
      </h2>
      {customers.length > 0 ? (
        <Table label={t`Customers`} columns={columns} rows={customers} keyOf={({ user_id }) => user_id} />
      ) : (
        <p className={quiet}>
          <Trans>Nobody has bought or used a credit yet.</Trans>
        </p>
      )}
    </section>
  )
}
