import type { Premium } from '@chiaroscuro/contract/operation'
import { Table, type TableColumn } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#app/layout/site.js'

interface Right {
  readonly id: string
  readonly name: string
  readonly member: string
  readonly premium: string
}

/** What every account has, and what premium members have instead. */
export function Rights({ member, premium }: Pick<Premium, 'member' | 'premium'>) {
  const { t } = useLingui()
  const { locale } = useSite()
  const figure = (count: number | null) => (count === null ? t`no limit` : count.toLocaleString(locale))
  const yesNo = (is: boolean) => (is ? t`yes` : '—')
  const rows: readonly Right[] = [
    {
      id: 'requests',
      name: t`Requests to the API a minute, for you and for each key`,
      member: figure(member.requests_per_minute),
      premium: figure(premium.requests_per_minute),
    },
    {
      id: 'keys',
      name: t`API keys`,
      member: figure(member.api_keys),
      premium: figure(premium.api_keys),
    },
    {
      id: 'searches',
      name: t`Saved searches that you are told of`,
      member: figure(member.saved_searches),
      premium: figure(premium.saved_searches),
    },
    {
      id: 'mark',
      name: t`The supporter’s mark on your profiles`,
      member: yesNo(member.supporter_mark),
      premium: yesNo(premium.supporter_mark),
    },
    // The studio lets in whoever has an active membership, whatever else the API says of it.
    { id: 'studio', name: t`Early access to the mint studio`, member: yesNo(false), premium: yesNo(true) },
  ]
  const columns: readonly TableColumn<Right>[] = [
    { id: 'name', head: t`What you get`, card: 'whole', cell: ({ name }) => name },
    { id: 'member', head: t`Every account`, align: 'end', cell: (row) => row.member },
    { id: 'premium', head: t`Premium`, align: 'end', cell: (row) => row.premium },
  ]
  return <Table label={t`What premium gives`} columns={columns} rows={rows} keyOf={({ id }) => id} />
}
