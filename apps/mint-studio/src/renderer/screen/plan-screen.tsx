import { Button, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ProjectView, studio } from '../bridge.js'
import { Fact } from '../part/fact.js'
import { PlanHash } from '../part/plan-hash.js'
import { Progress } from '../part/progress.js'
import { Xch } from '../part/xch.js'
import type { OpenProject } from '../use-project.js'
import { faultWords } from '../words/fault-words.js'
import { uploadWords } from '../words/upload-words.js'
import { Hosts } from './hosts.js'
import * as css from './screen.css.js'

export interface PlanScreenProps {
  view: ProjectView
  act: OpenProject['act']
  onNext: () => void
}

/** Files go where they are to lie, the plan gets its hash, and the plan is played on a simulator. */
export function PlanScreen({ view, act, onNext }: PlanScreenProps) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div>
          <h1 className={`${css.title} ${serif}`}>
            <Trans>Plan and rehearsal</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>
              Nothing is minted that was not fetched back byte for byte, planned under one hash, and rehearsed
              with every mishap first.
            </Trans>
          </p>
        </div>
      </div>
      <Hosting view={view} act={act} />
      <PlanFacts view={view} />
      <Rehearsal view={view} act={act} onNext={onNext} />
    </div>
  )
}

function Hosting({ view, act }: Omit<PlanScreenProps, 'onNext'>) {
  const { t, i18n } = useLingui()
  const { id, hosting, isDevnetThere, isFixed } = view
  const { state, done, count, faults, hosts } = hosting
  const waits = hosts.includes('devnet') && !isDevnetThere
  return (
    <section className={css.section}>
      <h2 className={`${css.heading} ${serif}`}>
        <Trans>Upload</Trans>
      </h2>
      <p className={css.small} role="status">
        {state === 'none' ? (
          <Plural value={count} one="# file waits to be uploaded." other="# files wait to be uploaded." />
        ) : null}
        {state === 'stale' ? (
          <Trans>Something was changed since the upload. What is new has to be uploaded.</Trans>
        ) : null}
        {state === 'running' ? (
          <span className={figure}>
            <Trans>
              {done} of {count} uploaded and fetched back
            </Trans>
          </span>
        ) : null}
        {state === 'green' ? (
          <span className={css.good}>
            ✓ <Plural value={count} one="# file came back whole." other="All # files came back whole." />
          </span>
        ) : null}
        {state === 'faulty' ? (
          <span className={css.bad}>
            <Trans>Not everything came back. Nothing is minted until it does.</Trans>
          </span>
        ) : null}
      </p>
      {state === 'running' ? <Progress label={t`Upload`} done={done} count={count} /> : null}
      {faults.length > 0 ? (
        <ul>
          {faults.map(({ name, code, place }) => (
            <li key={`${name} ${code} ${place}`} className={css.small}>
              {name.slice(0, 16)}… {i18n._(uploadWords(code))} {place}
            </li>
          ))}
        </ul>
      ) : null}
      {isFixed ? null : <Hosts view={view} act={act} />}
      {isFixed ? null : (
        <div className={css.actions}>
          <Button
            tone={state === 'green' ? 'quiet' : 'act'}
            disabled={state === 'running' || waits || hosts.length === 0}
            onClick={() => act(() => studio().hostProject({ id }))}
          >
            {state === 'green' ? <Trans>Fetch it back again</Trans> : <Trans>Upload the files</Trans>}
          </Button>
          {waits ? (
            <span className={css.small}>
              <Trans>The devnet does not run. Start it with “npm start”.</Trans>
            </span>
          ) : null}
        </div>
      )}
    </section>
  )
}

function PlanFacts({ view }: { view: ProjectView }) {
  const { t } = useLingui()
  const { plan, stops, hosting, isFixed } = view
  return (
    <section className={css.section}>
      <h2 className={`${css.heading} ${serif}`}>
        <Trans>Plan</Trans>
      </h2>
      {plan ? (
        <>
          <p className={css.small}>
            <Trans>Its hash</Trans> <PlanHash hash={plan.hash} />
          </p>
          <dl className={css.facts}>
            <Fact label={t`Pieces`}>{plan.pieces}</Fact>
            <Fact label={t`Bundles`}>{plan.batches}</Fact>
            <Fact label={t`Fees, at least`}>
              <Xch mojos={plan.leastFees} />
            </Fact>
            <Fact label={t`Fees, at most`}>
              <Xch mojos={plan.mostFees} />
            </Fact>
          </dl>
        </>
      ) : (
        <p className={css.small}>
          {stops > 0 && !isFixed ? (
            <Plural
              value={stops}
              one="One check stops the mint. Put it right first."
              other="# checks stop the mint. Put them right first."
            />
          ) : hosting.state !== 'green' ? (
            <Trans>The plan is there once every file has come back whole.</Trans>
          ) : null}
        </p>
      )}
    </section>
  )
}

function Rehearsal({ view, act, onNext }: PlanScreenProps) {
  const { t, i18n } = useLingui()
  const { id, plan, rehearsal, isFixed } = view
  const { state, settled, included, batches, fees, seconds, peakPerMille, mishaps, attention } = rehearsal
  const minutes = Math.max(1, Math.round(seconds / 60))
  const share = `${(peakPerMille / 10).toFixed(1)} %`
  return (
    <section className={css.section}>
      <h2 className={`${css.heading} ${serif}`}>
        <Trans>Rehearsal</Trans>
      </h2>
      {state === 'none' ? (
        <p className={css.small}>
          <Trans>
            The engine that will mint plays this very plan on a simulator: power is lost, lines are torn, the
            disk and the mempool are full, the node is silent, blocks are taken away.
          </Trans>
        </p>
      ) : null}
      {state === 'running' ? (
        <>
          <p className={`${css.small} ${figure}`} role="status">
            <Trans>
              {included} of {batches} bundles in a block, {settled} for good
            </Trans>
          </p>
          <Progress label={t`Rehearsal`} done={included + settled} count={batches * 2} />
        </>
      ) : null}
      {state === 'green' ? (
        <>
          <p className={css.good} role="status">
            ✓ <Trans>Every piece was minted once, whatever befell it.</Trans>
          </p>
          <dl className={css.facts}>
            <Fact label={t`Mishaps survived`}>{mishaps}</Fact>
            <Fact label={t`Fees paid`}>
              <Xch mojos={fees} />
            </Fact>
            <Fact label={t`On mainnet, about`}>
              <Plural value={minutes} one="# minute" other="# minutes" />
            </Fact>
            <Fact label={t`Dearest bundle, of a block`}>{share}</Fact>
          </dl>
        </>
      ) : null}
      {state === 'failed' ? (
        <p className={css.bad} role="status">
          <Trans>The rehearsal did not go as a mint has to.</Trans>{' '}
          {attention ? i18n._(faultWords(attention)) : ''}
        </p>
      ) : null}
      <div className={css.actions}>
        {isFixed ? null : (
          <Button
            tone={state === 'green' ? 'quiet' : 'act'}
            disabled={!plan || state === 'running'}
            onClick={() => act(() => studio().rehearseProject({ id }))}
          >
            {state === 'green' ? <Trans>Rehearse again</Trans> : <Trans>Rehearse</Trans>}
          </Button>
        )}
        {state === 'running' ? (
          <Button onClick={() => act(() => studio().stopRehearsal({ id }))}>
            <Trans>Stop the rehearsal</Trans>
          </Button>
        ) : null}
        {state === 'green' && !isFixed ? (
          <Button tone="act" onClick={onNext}>
            <Trans>Go on to the mint</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
