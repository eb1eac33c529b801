import { Button, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { codeOf, type PilotCheck, type ProjectView, studio } from '../bridge.js'
import type { OpenProject } from '../use-project.js'
import * as css from './pilot.css.js'
import * as screen from './screen.css.js'

export interface PilotProps {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string | undefined) => void
}

/** The marketplace fetches files by and by; it is asked again after so long, until it says something of every piece. */
const AGAIN_MS = 2000

/** A pilot that a block has, held against the plan; the others follow at a word given here. */
export function Pilot({ view, act, onFault }: PilotProps) {
  const { t } = useLingui()
  const { id, plan } = view
  const [check, setCheck] = useState<PilotCheck>()
  const [isSent, setIsSent] = useState(false)
  const title = useId()
  const isWaiting = !check || check.pieces.some(({ state }) => state === 'waits')

  useEffect(() => {
    if (check && (!isWaiting || !check.isMarketThere)) return
    const timer = setTimeout(
      () =>
        studio()
          .checkPilot({ id })
          .then(setCheck, (error: unknown) => onFault(codeOf(error))),
      check ? AGAIN_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [id, check, isWaiting, onFault])

  const pieces = check?.pieces ?? []
  const isRight = pieces.length > 0 && pieces.every(({ state }) => state === 'right')
  const isWrong = pieces.some(({ state }) => state === 'wrong')
  const rest = (plan?.pieces ?? 0) - pieces.length
  const wrongWords = {
    ...{ name: t`its name`, file: t`the file's hash`, metadata: t`the metadata's hash` },
    ...{ collection: t`its collection`, owner: t`its owner`, fetch: t`its files cannot be fetched whole` },
  }
  function visit(nftId?: string) {
    studio()
      .openOnMarketplace({ id, ...(nftId !== undefined && { nftId }) })
      .catch((error: unknown) => onFault(codeOf(error)))
  }
  return (
    <section className={screen.section} aria-labelledby={title} aria-busy={!check}>
      <h2 id={title} className={`${screen.heading} ${serif}`}>
        <Trans>The pilot</Trans>
      </h2>
      <p className={screen.lead}>
        <Trans>
          These pieces are on the chain and stay there. Nothing more is minted, and nothing offered, until you
          have looked at them.
        </Trans>
      </p>
      <ul className={css.list}>
        {pieces.map(({ number, name, nftId, picture, state, wrong }) => (
          <li key={nftId} className={css.item}>
            {picture ? <img className={css.picture} src={`/${picture}`} alt="" /> : null}
            <div className={css.words}>
              <Button tone="bare" size="small" className={css.name} onClick={() => visit(nftId)}>
                <Trans>
                  No. {number}, {name}, on the marketplace
                </Trans>
              </Button>
              {!check?.isMarketThere ? null : state === 'right' ? (
                <span className={screen.good}>
                  ✓ <Trans>Name, files, collection and owner are as planned</Trans>
                </span>
              ) : state === 'wrong' ? (
                <span className={screen.bad}>
                  <Trans>Not as planned:</Trans> {wrong.map((one) => wrongWords[one]).join(', ')}
                </span>
              ) : (
                <span className={screen.small}>
                  <Trans>The marketplace still reads it…</Trans>
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={screen.small}>
        {check && !check.isMarketThere ? (
          <Trans>
            No marketplace can be asked from here about this network: look at the pieces with a wallet or an
            explorer.
          </Trans>
        ) : isRight ? (
          <Trans>The marketplace shows all of them as they were planned.</Trans>
        ) : isWrong ? (
          <Trans>
            Something is not as it was planned. What is minted cannot be changed; what follows would have the
            same fault.
          </Trans>
        ) : (
          <Trans>The marketplace is asked what it sees…</Trans>
        )}
      </p>
      <div className={screen.actions}>
        <Button
          tone={isWrong ? 'quiet' : 'act'}
          disabled={isSent || pieces.length === 0}
          onClick={() => {
            setIsSent(true)
            void act(() => studio().releasePilot({ id })).finally(() => setIsSent(false))
          }}
        >
          <Plural value={rest} one="Mint the last piece" other="Mint the other # pieces" />
        </Button>
      </div>
    </section>
  )
}
