import { canonical, planHash } from '@chiaroscuro/minting/plan'
import { Button, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import { TextArea } from '#app/feature/form/text-area.js'
import { readFee } from '#app/feature/trade/read-fee.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { halves } from '#app/layout/columns.css.js'
import { useSite } from '#app/layout/site.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { checkDraft, type Draft, FIRST_DRAFT, planOf, type Sound } from './draft.js'
import { DraftFaultWords, PutFaultWords } from './fault-words.js'
import { FileChoice } from './file-choice.js'
import { KeptMints } from './kept-mints.js'
import { licenseText } from './licenses.js'
import { type MintBuilder, mintBuilder } from './mint-builder.js'
import { type KeptMint, mints } from './mint-store.js'
import * as css from './page.css.js'
import { Preview } from './preview.js'
import { ProfileChoice } from './profile-choice.js'
import { PutError, type PutFault, type PutStep, putFile } from './put-file.js'
import { PutMeter } from './put-meter.js'
import { CollectionFields, TermsFields } from './terms-fields.js'
import { TraitsField } from './traits-field.js'
import { useChosenFile } from './use-chosen-file.js'
import { useCollectionDraft, useCollections } from './use-collections.js'

interface NewWorkProps {
  port: WalletPort
  wallet: ConnectedWallet
  spending: WalletSpending
  onOpen: (kept: KeptMint) => void
}

/** A work as it is typed, how it will look, and the way to mint it. */
export function NewWork({ port, wallet, spending, onOpen }: NewWorkProps) {
  const { t } = useLingui()
  const { network } = useSite()
  const builder = useMemo(mintBuilder, [])
  useEffect(() => () => builder.close(), [builder])
  const newId = useMemo(() => crypto.randomUUID(), [])
  const [chosen, choose] = useChosenFile(builder)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...FIRST_DRAFT,
    royaltyAddress: wallet.address ?? '',
    to: wallet.address ?? '',
  }))
  const set = useCallback((some: Partial<Draft>) => setDraft((was) => ({ ...was, ...some })), [])
  const setDid = useCallback((did: string) => set({ did, collection: 'none' }), [set])
  const collections = useCollections(draft.did)
  const isKnown = draft.collection !== 'none' && draft.collection !== 'new'
  const known = useCollectionDraft(isKnown ? draft.collection : undefined)
  const checked = useMemo(() => checkDraft(draft, { network, known, newId }), [draft, network, known, newId])
  const collection = isKnown
    ? collections.find(({ id }) => id === draft.collection)?.name
    : (draft.collection === 'new' && draft.collectionName.trim()) || undefined
  return (
    <div className={halves}>
      <form className={css.part} onSubmit={(event) => event.preventDefault()}>
        <SignedInFirst />
        <FileChoice chosen={chosen} onChoose={choose} />
        <Field
          label={t`Name`}
          autoComplete="off"
          maxLength={200}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextArea
          label={t`Description`}
          rows={4}
          maxLength={10_000}
          value={draft.description}
          onChange={(event) => set({ description: event.target.value })}
        />
        <TraitsField traits={draft.attributes} onChange={(attributes) => set({ attributes })} />
        <ProfileChoice
          {...{ port, spending, builder, chosen: draft.did, onChoose: setDid }}
          fee={String(readFee(draft.fee) ?? 0n)}
        />
        <CollectionFields draft={draft} onChange={set} known={collections} />
        <TermsFields draft={draft} onChange={set} />
      </form>
      <div className={css.part}>
        <Preview draft={draft} chosen={chosen} collection={collection} />
        <Begin {...{ draft, checked, builder, onOpen }} file={chosen?.file} hash={chosen?.hash} />
        <KeptMints onOpen={onOpen} />
      </div>
    </div>
  )
}

function SignedInFirst() {
  const { viewer } = useSite()
  if (viewer) return null
  return (
    <p className={trade.fault}>
      <Trans>Files are kept for members.</Trans>{' '}
      <Link className={textLink} to="/login?returnTo=%2Fnfts%2Fcreate">
        <Trans>Sign in first</Trans>
      </Link>
    </p>
  )
}

interface BeginProps {
  draft: Draft
  checked: ReturnType<typeof checkDraft>
  builder: MintBuilder
  file: File | undefined
  hash: string | undefined
  onOpen: (kept: KeptMint) => void
}

/** What is still missing; then its files are put where they are to be found, and compared. */
function Begin({ draft, checked, builder, file, hash, onOpen }: BeginProps) {
  const { t } = useLingui()
  const { viewer } = useSite()
  const [isBusy, setIsBusy] = useState(false)
  const [step, setStep] = useState<PutStep>()
  const going = useRef<AbortController>(undefined)
  useEffect(() => () => going.current?.abort(), [])
  const [fault, setFault] = useState<PutFault>()
  const [sound, faults] = 'terms' in checked ? [checked, []] : [undefined, checked]
  const begin = async () => {
    if (!sound || !file || !hash) return
    const stop = new AbortController()
    going.current = stop
    setIsBusy(true)
    setStep(undefined)
    setFault(undefined)
    try {
      const kept = await host({ draft, sound, builder, file, hash, onStep: setStep, signal: stop.signal })
      await mints.keep(kept)
      onOpen(kept)
    } catch (error) {
      setFault(error instanceof PutError ? error.fault : 'silent')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className={css.part} aria-label={t`Mint`}>
      {file ? null : (
        <p className={trade.quiet}>
          <Trans>Choose the work’s file first.</Trans>
        </p>
      )}
      {file && faults.length > 0 ? (
        <ul className={css.faults}>
          {faults.map((one) => (
            <li key={one}>
              <DraftFaultWords fault={one} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={trade.acts}>
        <Button tone="act" onClick={() => void begin()} disabled={!viewer || !sound || !hash || isBusy}>
          <Trans>Upload and compare</Trans>
        </Button>
      </div>
      <div role="status">
        {isBusy ? (
          <p className={trade.said}>
            <Trans>Its files are put here, fetched back and compared.</Trans>
          </p>
        ) : null}
      </div>
      {isBusy && file ? (
        <PutMeter step={step} size={file.size} onStop={() => going.current?.abort()} />
      ) : null}
      {fault ? (
        <p className={trade.fault} role="alert">
          <PutFaultWords fault={fault} />
        </p>
      ) : null}
      <p className={trade.quiet}>
        <Trans>Nothing is signed yet: your wallet is asked in the next step.</Trans>
      </p>
    </section>
  )
}

interface Hosting {
  draft: Draft
  sound: Sound
  builder: MintBuilder
  file: File
  hash: string
  /** Told of the work's own file, beside which the others are nothing. */
  onStep: (step: PutStep) => void
  signal: AbortSignal
}

/** Rejects with `PutError`. */
async function host({ draft, sound, file, hash, onStep, ...how }: Hosting): Promise<KeptMint> {
  const put = async (parts: BlobPart[], type: string) => {
    const made = new Blob(parts, { type })
    return putFile(made, await how.builder.hash(made), how)
  }
  const data = await putFile(file, hash, { ...how, onStep })
  const metadata = await put([new Uint8Array(sound.metadata)], 'application/json')
  const license = draft.license ? await put([await licenseText(draft.license)], 'text/plain') : undefined
  const plan = planOf(draft.name, sound, { data, metadata, license })
  return { hash: planHash(plan), plan: canonical(plan), name: draft.name.trim(), startedAt: Date.now() }
}
