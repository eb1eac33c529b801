import { Button, FileButton, quiet } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import * as form from '#app/feature/form/form.css.js'
import { Hash } from '#app/feature/hash/hash.js'
import * as frame from '#app/layout/frame.css.js'
import { useSite } from '#app/layout/site.js'
import type { SnapshotVerdict } from '#app/verify/judge-snapshot.js'
import { HeadFacts } from './head-facts.js'
import * as css from './page.css.js'

/** A browser holds files of this size with ease. */
const MOST_BYTES = 100 * 1024 * 1024

interface CheckFormProps {
  signer: string | null
  /** What became of a file that a browser without script sent. */
  answered: SnapshotVerdict | undefined
}

/** Checks a snapshot's file: in this browser, or on the server for those without script. */
export function CheckForm({ signer, answered }: CheckFormProps) {
  const { apiUrl } = useSite()
  const [file, setFile] = useState<File>()
  const [verdict, setVerdict] = useState(answered)
  const [isBusy, setIsBusy] = useState(false)
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!file) return
    setIsBusy(true)
    setVerdict(await judgedHere(file, signer, apiUrl))
    setIsBusy(false)
  }
  return (
    <section className={css.part} aria-labelledby="check">
      <h2 id="check" className={frame.bandTitle}>
        <Trans>Check a snapshot</Trans>
      </h2>
      <form
        method="post"
        action="/tools/snapshot"
        encType="multipart/form-data"
        className={css.form}
        onSubmit={(event) => void check(event)}
      >
        <div className={css.acts}>
          <FileButton name="file" accept=".csv,.json,.ndjson" required onFile={setFile}>
            <Trans>A file from here or elsewhere</Trans>
          </FileButton>
          {file ? <span className={css.chosen}>{file.name}</span> : null}
        </div>
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            <Trans>Check</Trans>
          </Button>
        </div>
      </form>
      {verdict ? <Verdict verdict={verdict} /> : null}
      {signer === null ? null : (
        <p className={quiet}>
          <Trans>This site signs with</Trans> <SignerKey value={signer} />
        </p>
      )}
    </section>
  )
}

/** The file stays in this browser; of its block alone the API is asked. */
async function judgedHere(file: File, signer: string | null, apiUrl: string): Promise<SnapshotVerdict> {
  if (file.size > MOST_BYTES) return { ok: false, fault: 'too-large' }
  const [{ judgeSnapshot }, { stateHashFrom }] = await Promise.all([
    import('#app/verify/judge-snapshot.js'),
    import('./state-hash-from.js'),
  ])
  const bytes = new Uint8Array(await file.arrayBuffer())
  return judgeSnapshot(bytes, { signer, stateHashAt: stateHashFrom(apiUrl) })
}

function SignerKey({ value }: { value: string }) {
  const { t } = useLingui()
  return <Hash value={value} name={t`key`} />
}

function Verdict({ verdict }: { verdict: SnapshotVerdict }) {
  if (!verdict.ok)
    return (
      <p className={`${form.said} ${form.fault}`} role="alert">
        <BadWords fault={verdict.fault} />
      </p>
    )
  const { head, publicKey, isOurs, isSameChain } = verdict
  return (
    <div className={css.part}>
      <p
        role="status"
        className={`${form.said} ${isOurs === true && isSameChain !== false ? form.note : form.fault}`}
      >
        {isOurs === true ? (
          <Trans>Nobody changed this file since this site signed it.</Trans>
        ) : (
          <Trans>Nobody changed this file since it was signed, but not with the key of this site.</Trans>
        )}{' '}
        {isSameChain === true ? (
          <Trans>The index here has the same state hash at its height.</Trans>
        ) : isSameChain === false ? (
          <Trans>
            The index here has another state hash at its height: the chain was reorganized, or it is another
            chain.
          </Trans>
        ) : (
          <Trans>The index here does not know a block of its height.</Trans>
        )}
      </p>
      <HeadFacts head={head}>
        <dt className={css.name}>
          <Trans>Holders</Trans>
        </dt>
        <dd className={css.value}>
          <Plural value={head.holders} one="# holder" other="# holders" />
        </dd>
        <dt className={css.name}>
          <Trans>Made by</Trans>
        </dt>
        <dd className={css.value}>{head.site}</dd>
        <dt className={css.name}>
          <Trans>Key</Trans>
        </dt>
        <dd className={css.value}>
          <SignerKey value={publicKey} />
        </dd>
      </HeadFacts>
    </div>
  )
}

function BadWords({ fault }: { fault: Exclude<SnapshotVerdict, { ok: true }>['fault'] }) {
  switch (fault) {
    case 'altered':
      return <Trans>This file was changed after it was signed. Do not rely on it.</Trans>
    case 'unsigned':
      return <Trans>This file carries no signature, or not the whole of it.</Trans>
    case 'too-large':
      return <Trans>This file is too large to be checked here. The command of the README checks it.</Trans>
    default:
      return <Trans>This is no snapshot of holders.</Trans>
  }
}
