import type { EarlyAccessEntry } from '@chiaroscuro/contract/operation'
import { Table, type TableColumn, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as form from '#app/feature/form/form.css.js'
import * as css from '#app/feature/moderation/moderation.css.js'
import { Rooms } from '#app/feature/moderation/rooms.js'
import type { AskedSnapshot } from '#app/feature/snapshot/asked-snapshot.js'
import { SnapshotPage } from '#app/feature/snapshot/page.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'

export interface AdminSnapshotPageProps {
  typed: AskedSnapshot
  signer: string | null
  asked: ListPage<EarlyAccessEntry>
}

/** The tool that everybody has, and the list that only those who run the site see. */
export function AdminSnapshotPage({ typed, signer, asked }: AdminSnapshotPageProps) {
  return (
    <SnapshotPage
      {...{ typed, signer, refused: undefined, answer: undefined }}
      above={<Rooms current="snapshot" />}
      below={<EarlyAccess asked={asked} />}
    />
  )
}

function EarlyAccess({ asked }: { asked: ListPage<EarlyAccessEntry> }) {
  const { t } = useLingui()
  const columns: TableColumn<EarlyAccessEntry>[] = [
    { id: 'email', head: t`E-mail address`, card: 'whole', cell: ({ email }) => email },
    { id: 'when', head: t`When`, align: 'end', cell: ({ received_at }) => <When at={received_at} /> },
  ]
  return (
    <section className={css.below} id="asked">
      <h2 className={frame.bandTitle}>
        <Trans>Early access to the studio</Trans>
      </h2>
      {asked.items.length === 0 ? (
        <p className={form.hint}>
          <Trans>Nobody has asked yet.</Trans>
        </p>
      ) : (
        <Table
          label={t`Early access to the studio`}
          columns={columns}
          rows={asked.items}
          keyOf={({ email }) => email}
        />
      )}
      <div className={css.acts}>
        {asked.later ? (
          <a className={textLink} href="/admin/snapshot#asked">
            <Trans>The last</Trans>
          </a>
        ) : null}
        {asked.next ? (
          <a
            className={textLink}
            href={`/admin/snapshot?${new URLSearchParams({ asked: asked.next })}#asked`}
          >
            <Trans>Earlier</Trans>
          </a>
        ) : null}
      </div>
    </section>
  )
}
