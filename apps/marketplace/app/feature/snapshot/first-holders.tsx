import type { SnapshotHead } from '@chiaroscuro/domain/snapshot'
import { EmptyState, figure, quiet, Table, type TableColumn } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShownHolder } from '#app/feature/snapshot/shown-holder.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import { HeadFacts } from './head-facts.js'
import * as css from './page.css.js'

/** How many there are, as of which block, and the first of them. */
export function FirstHolders({ head, holders }: { head: SnapshotHead; holders: readonly ShownHolder[] }) {
  const { t, i18n } = useLingui()
  const marks: TableColumn<ShownHolder> = {
    id: 'mark',
    head: t`Mark`,
    cell: ({ mark }) => <Mark mark={mark} />,
  }
  const columns: TableColumn<ShownHolder>[] = [
    {
      id: 'holder',
      head: t`Holder`,
      card: 'whole',
      cell: ({ address, username, profile }) => (
        <Who
          name={username}
          did={username ? profile : null}
          address={address}
          label={t`address of the holder`}
        />
      ),
    },
    ...(holders.some(({ mark }) => mark !== null) ? [marks] : []),
    { id: 'works', head: t`Works`, align: 'end', cell: ({ count }) => i18n.number(count) },
  ]
  const left = head.holders - holders.length
  return (
    <section className={`${css.part} ${figure}`} aria-labelledby="found">
      <h2 id="found" className={frame.bandTitle}>
        <Plural value={head.holders} one="# holder" other="# holders" />
      </h2>
      <HeadFacts head={head} />
      {holders.length === 0 ? (
        <EmptyState title={t`Nobody held any of these`}>
          <Trans>Perhaps the height is before they were minted, or no work has these traits.</Trans>
        </EmptyState>
      ) : (
        <Table label={t`Holders`} columns={columns} rows={[...holders]} keyOf={({ address }) => address} />
      )}
      {left > 0 ? (
        <p className={quiet}>
          <Plural value={left} one="# more is in the file." other="# more are in the file." />
        </p>
      ) : null}
    </section>
  )
}

function Mark({ mark }: { mark: string | null }) {
  if (mark === 'burn') return <Trans>Burned: nobody owns it</Trans>
  if (mark === 'offers') return <Trans>Waits to be settled: nobody owns it</Trans>
  return null
}
