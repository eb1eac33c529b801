import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { studio } from '../bridge.js'
import * as form from '../part/form.css.js'
import { TextField } from '../part/text-field.js'

const OTHER = 'other'
const ASSET_ID = /^[0-9a-f]{64}$/

export interface AssetFieldProps {
  /** The project whose network's tokens are named. */
  projectId: string
  /** `xch`, or a CAT's asset id. */
  asset: string
  isFixed: boolean
  onChange: (asset: string) => void
}

/** What prices are in: XCH, a token that the marketplace names, or any other by its asset id. */
export function AssetField({ projectId, asset, isFixed, onChange }: AssetFieldProps) {
  const { t } = useLingui()
  const [tokens, setTokens] = useState<readonly { assetId: string; code: string }[]>([])
  const [isOther, setIsOther] = useState(false)
  useEffect(() => {
    studio()
      .listTokens({ id: projectId })
      .then(setTokens, () => {})
  }, [projectId])
  const isKnown = asset === 'xch' || tokens.some(({ assetId }) => assetId === asset)
  const shown = isOther || !isKnown ? OTHER : asset
  return (
    <>
      <div className={form.field}>
        <label className={form.label} htmlFor="asset">
          {t`Prices are in`}
        </label>
        <select
          id="asset"
          className={form.input}
          value={shown}
          disabled={isFixed}
          onChange={({ target }) => {
            setIsOther(target.value === OTHER)
            if (target.value !== OTHER) onChange(target.value)
          }}
        >
          <option value="xch">XCH</option>
          {tokens.map(({ assetId, code }) => (
            <option key={assetId} value={assetId}>
              {code}
            </option>
          ))}
          <option value={OTHER}>{t`Another token`}</option>
        </select>
      </div>
      {shown === OTHER ? (
        <TextField
          label={t`Asset id of the token`}
          hint={t`64 digits from 0 to f. Nobody can buy for a token that does not exist: copy it.`}
          value={asset === 'xch' ? '' : asset}
          isFixed={isFixed}
          read={(text) => {
            const id = text.trim().toLowerCase().replace(/^0x/, '')
            return ASSET_ID.test(id) ? id : undefined
          }}
          onChange={(id) => onChange(id)}
        />
      ) : null}
    </>
  )
}
