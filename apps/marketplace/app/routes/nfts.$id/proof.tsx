import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Hash } from '#app/feature/hash/hash.js'
import * as css from './page.css.js'
import type { ShownNft } from './shown-nft.js'

const states = ['waiting', 'match', 'differs', 'unreachable', 'unhashed'] as const

/** The outcome of a hash check by the API's number. */
export function checkState(state: number): (typeof states)[number] {
  return states[state] ?? 'waiting'
}

/** Whether the files are the ones that were minted. */
export function Proof({ nft }: { nft: ShownNft }) {
  const { t } = useLingui()
  const { data } = nft
  const noLicense = data.license_uris.length === 0 && data.license_hash === null
  return (
    <details className={css.proof} open>
      <summary className={css.proofHead}>
        <Trans>Checked against the chain</Trans>
      </summary>
      <ul>
        {nft.coin_id ? (
          <Line
            mark="ok"
            text={t`The owner holds this coin`}
            detail={<Hash value={nft.coin_id} name={t`coin id`} head={6} tail={4} />}
          />
        ) : null}
        <Check
          state={data.integrity_state}
          hash={data.data_hash}
          words={{
            match: t`The file matches the minted hash`,
            differs: t`The file differs from the minted hash`,
            unreachable: t`The file could not be fetched`,
            waiting: t`The file is not checked yet`,
            unhashed: t`No hash of the file was minted`,
          }}
        />
        <Check
          state={data.metadata_integrity_state}
          hash={data.metadata_hash}
          words={{
            match: t`The metadata matches the minted hash`,
            differs: t`The metadata differs from the minted hash`,
            unreachable: t`The metadata could not be fetched`,
            waiting: t`The metadata is not checked yet`,
            unhashed: t`No hash of the metadata was minted`,
          }}
        />
        {noLicense ? (
          <Line mark="unsure" text={t`No license was minted`} />
        ) : (
          <Check
            state={data.license_integrity_state}
            hash={data.license_hash}
            words={{
              match: t`The license matches its hash`,
              differs: t`The license does not match its hash`,
              unreachable: t`The license could not be fetched`,
              waiting: t`The license is not checked yet`,
              unhashed: t`The license has no hash`,
            }}
          />
        )}
      </ul>
    </details>
  )
}

interface CheckProps {
  state: number
  hash: string | null
  words: Record<(typeof states)[number], string>
}

function Check({ state, hash, words }: CheckProps) {
  const { t } = useLingui()
  const outcome = checkState(state)
  const mark = outcome === 'match' ? 'ok' : outcome === 'differs' ? 'bad' : 'unsure'
  return (
    <Line
      mark={mark}
      text={words[outcome]}
      detail={hash ? <Hash value={hash} name={t`hash`} head={6} tail={4} /> : null}
    />
  )
}

const signs = {
  ok: { text: '✓', look: css.ok },
  bad: { text: '✕', look: css.bad },
  unsure: { text: '?', look: css.unsure },
}

function Line({ mark, text, detail }: { mark: keyof typeof signs; text: string; detail?: ReactNode }) {
  return (
    <li className={css.proofLine}>
      <span className={signs[mark].look} aria-hidden="true">
        {signs[mark].text}
      </span>
      <span>{text}</span>
      <span>{detail}</span>
    </li>
  )
}
