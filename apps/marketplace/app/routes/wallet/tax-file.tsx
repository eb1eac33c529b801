import { buttonShape, Select } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSite } from '#app/layout/site.js'
import * as css from './own.css.js'

/** NFTs came to this chain then. */
const FIRST_YEAR = 2022

/** All that the address did, as a file for spreadsheets and tax. */
export function TaxFile({ address }: { address: string }) {
  const { t } = useLingui()
  const { apiUrl, now } = useSite()
  const [year, setYear] = useState('')
  const latest = new Date(now).getUTCFullYear()
  const years = Array.from({ length: Math.max(1, latest - FIRST_YEAR + 1) }, (_, i) => String(latest - i))
  return (
    <div className={css.file}>
      <Select
        label={t`Year (UTC)`}
        value={year}
        onChange={(event) => setYear(event.target.value)}
        options={[{ value: '', label: t`All years` }, ...years.map((one) => ({ value: one, label: one }))]}
      />
      <a
        className={buttonShape({})}
        href={`${apiUrl}/v2/addresses/${address}/export${year ? `?year=${year}` : ''}`}
        download
        rel="external"
      >
        <Trans>Download as CSV</Trans>
      </a>
    </div>
  )
}
