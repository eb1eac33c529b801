import type { ModerationEntry } from '@chiaroscuro/contract/operation'
import { Table, type TableColumn, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as form from '#app/feature/form/form.css.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import { actDone } from './act-words.js'
import { Actor, type Self } from './actor.js'
import { EntryTarget } from './entry-target.js'
import * as css from './moderation.css.js'

/** Everything that was ever done, the last first: entries are only added. */
export function ModerationLog({
  log,
  path,
  self,
}: {
  log: ListPage<ModerationEntry>
  path: string
  self: Self
}) {
  const { t } = useLingui()
  const columns = useColumns(self)
  return (
    <section className={css.section} id="log">
      <h2 className={frame.bandTitle}>
        <Trans>Log</Trans>
      </h2>
      {log.items.length === 0 ? (
        <p className={form.hint}>
          <Trans>Nothing was done yet.</Trans>
        </p>
      ) : (
        <Table
          label={t`Everything that was done`}
          columns={columns}
          rows={log.items}
          keyOf={({ number }) => String(number)}
        />
      )}
      <div className={css.acts}>
        {log.later ? (
          <a className={textLink} href={`${path}#log`}>
            <Trans>The last</Trans>
          </a>
        ) : null}
        {log.next ? (
          <a className={textLink} href={`${path}?${new URLSearchParams({ log: log.next })}#log`}>
            <Trans>Earlier</Trans>
          </a>
        ) : null}
      </div>
    </section>
  )
}

function useColumns(self: Self): TableColumn<ModerationEntry>[] {
  const { t, i18n } = useLingui()
  return [
    { id: 'act', head: t`Act`, card: 'bare', cell: ({ act }) => i18n._(actDone[act]) },
    { id: 'what', head: t`What`, card: 'whole', cell: (entry) => <EntryTarget entry={entry} /> },
    {
      id: 'why',
      head: t`Reason`,
      card: 'whole',
      cell: ({ reason }) => <span className={css.reason}>{reason}</span>,
    },
    {
      id: 'who',
      head: t`By whom`,
      cell: ({ by, by_name }) => <Actor id={by} name={by_name} self={self} />,
    },
    { id: 'when', head: t`When`, align: 'end', card: 'bare', cell: ({ at }) => <When at={at} /> },
  ]
}
