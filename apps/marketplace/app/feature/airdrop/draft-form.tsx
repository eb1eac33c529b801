import type { Share } from '@chiaroscuro/minting/airdrop'
import { Button, CheckboxRow, FileButton, Select } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { TextArea } from '#app/feature/form/text-area.js'
import { type Currency, XCH } from '#app/feature/trade/price-form.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useTradeApi } from '#app/feature/trade/use-trade-api.js'
import type { Draft, DraftKind } from './draft.js'
import * as css from './page.css.js'

interface DraftFormProps {
  draft: Draft
  onChange: (draft: Draft) => void
  /** Ids of the works in the wallet. */
  held: readonly string[] | undefined
}

/** The longest file that is read. */
const MOST_BYTES = 8 * 1024 * 1024
const NFTS = 'nfts'

/** Who gets what. */
export function DraftForm({ draft, onChange, held }: DraftFormProps) {
  const { t } = useLingui()
  const set = (some: Partial<Draft>) => onChange({ ...draft, ...some })
  const isNfts = draft.kind === 'nfts'
  return (
    <form className={css.part} onSubmit={(event) => event.preventDefault()}>
      <Asset draft={draft} onChange={set} />
      <TextArea
        label={t`Recipients`}
        rows={8}
        spellCheck={false}
        placeholder={isNfts ? 'txch1…' : 'txch1…, 1.5'}
        value={draft.list}
        onChange={(event) => set({ list: event.target.value })}
        hint={t`Addresses, one a line, or a sheet with columns for address and amount. Files of the snapshot tool are read as they are.`}
      />
      <ListFile onText={(list) => set({ list })} />
      <Select
        label={t`Each gets`}
        value={draft.share}
        onChange={(event) => set({ share: SHARES.find((one) => one === event.target.value) ?? 'listed' })}
        options={[
          { value: 'listed', label: isNfts ? t`As many works as the list says` : t`The amount in the list` },
          { value: 'same', label: isNfts ? t`The same number of works` : t`The same amount` },
          {
            value: 'per-work',
            label: isNfts
              ? t`Works for each that the list says they hold`
              : t`An amount for each work the list says they hold`,
          },
        ]}
      />
      {draft.share === 'listed' ? null : (
        <Field
          label={isNfts ? t`Number of works` : t`Amount in ${draft.currency.code}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={draft.amount}
          onChange={(event) => set({ amount: event.target.value })}
        />
      )}
      {isNfts ? <Works draft={draft} onChange={set} held={held} /> : null}
      <div className={css.pair}>
        <Field
          label={t`Network fee of each transaction, in XCH`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required={false}
          value={draft.fee}
          onChange={(event) => set({ fee: event.target.value })}
        />
        <Field
          label={t`Name of this airdrop`}
          autoComplete="off"
          maxLength={60}
          required={false}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </div>
      <p className={trade.quiet}>
        <Trans>
          The same list under the same name is paid once. Give it another name to pay the same list again.
        </Trans>
      </p>
    </form>
  )
}

const SHARES: readonly Share[] = ['listed', 'same', 'per-work']

interface PartProps {
  draft: Draft
  onChange: (some: Partial<Draft>) => void
}

function Asset({ draft, onChange }: PartProps) {
  const { t } = useLingui()
  const api = useTradeApi()
  const [currencies, setCurrencies] = useState<readonly Currency[]>([XCH])
  useEffect(() => {
    const stop = new AbortController()
    // XCH is enough to begin with.
    api.currencies(stop.signal).then(setCurrencies, () => {})
    return () => stop.abort()
  }, [api])
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const kind: DraftKind = value === NFTS ? 'nfts' : 'coins'
    onChange({ kind, currency: currencies.find(({ assetId }) => assetId === value) ?? XCH })
  }
  return (
    <Select
      label={t`What is given`}
      value={draft.kind === 'nfts' ? NFTS : draft.currency.assetId}
      onChange={choose}
      options={[
        ...currencies.map(({ assetId, code }) => ({ value: assetId, label: code })),
        { value: NFTS, label: t`Works of your wallet` },
      ]}
    />
  )
}

function Works({ draft, onChange, held }: PartProps & { held: readonly string[] | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <TextArea
        label={t`Works`}
        rows={4}
        spellCheck={false}
        placeholder="nft1…"
        value={draft.works}
        onChange={(event) => onChange({ works: event.target.value })}
        hint={t`Ids, one a line. They are dealt from the top.`}
      />
      {held && held.length > 0 ? (
        <div className={trade.acts}>
          <Button onClick={() => onChange({ works: held.join('\n') })}>
            <Trans>All works of the wallet</Trans>
          </Button>
        </div>
      ) : null}
      <CheckboxRow
        label={t`Shuffle them, so that nobody chose who gets which`}
        checked={draft.isShuffled}
        onChange={(event) => onChange({ isShuffled: event.target.checked })}
      />
    </>
  )
}

/** A list from a file of this machine. */
function ListFile({ onText }: { onText: (text: string) => void }) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  const choose = async (file: File) => {
    setIsTooLarge(file.size > MOST_BYTES)
    if (file.size <= MOST_BYTES) onText(await file.text())
  }
  return (
    <div className={form.field}>
      <div className={trade.acts}>
        <FileButton
          size="small"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void choose(file)}
        >
          <Trans>Or choose a file</Trans>
        </FileButton>
      </div>
      {isTooLarge ? (
        <p className={trade.fault} role="alert">
          <Trans>The file is larger than 8 MB.</Trans>
        </p>
      ) : null}
    </div>
  )
}
