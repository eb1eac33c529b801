import type { ApiKey, Minting, MintingAccount } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { CodeWords } from '#app/feature/minting-api/code-words.js'
import { curlOf } from '#app/feature/minting-api/curl-of.js'
import { Fact } from '#app/feature/minting-api/fact.js'
import * as css from '#app/feature/minting-api/minting-api.css.js'
import type { ShownOperation } from '#app/feature/minting-api/shown-operation.js'
import { Money } from '#app/feature/money/money.js'
import { halves } from '#app/layout/columns.css.js'
import * as frame from '#app/layout/frame.css.js'
import { Credits } from './credits.js'
import { Keys } from './keys.js'
import type { MintingAnswer } from './minting-answer.js'
import { Usage } from './usage.js'

export interface MintingApiPageProps {
  minting: Minting
  /** What the API's document says of minting; null while it cannot be had. */
  operations: readonly ShownOperation[] | null
  /** Of whoever is signed in. */
  own: { account: MintingAccount; keys: readonly ApiKey[] } | null
  /** Where programs reach the API. */
  api: string
  answer: MintingAnswer | undefined
}

/** What the minting API does and costs; for members, their keys, credits and use. */
export function MintingApiPage({ minting, operations, own, api, answer }: MintingApiPageProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Minting API</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              A program orders, the service mints: for nothing to whoever you name, or as an offer that pays
              you. What is ordered twice under one key is minted once.
            </Trans>
          </p>
        </div>
      </div>
      {minting.enabled ? null : (
        <EmptyState title={t`The minting API is not enabled`}>
          <Trans>Whoever runs this site has let no minter in.</Trans>
        </EmptyState>
      )}
      <div className={halves}>
        <HowItGoes />
        <Terms minting={minting} />
      </div>
      <div className={css.below}>
        {own ? (
          <>
            <Credits account={own.account} minting={minting} answer={answer} />
            <Keys keys={own.keys} answer={answer} />
            <Usage days={own.account.days} ledger={own.account.ledger} />
          </>
        ) : minting.enabled ? (
          <p>
            <Link
              href="/login?returnTo=%2Fminting-api"
              className={buttonShape({ tone: 'act', size: 'large' })}
            >
              <Trans>Sign in for a key</Trans>
            </Link>
          </p>
        ) : null}
        <Example api={api} profile={own?.account.profile?.encoded_id} />
        <Reference operations={operations} api={api} />
      </div>
    </div>
  )
}

function HowItGoes() {
  const { t } = useLingui()
  return (
    <section className={css.part} aria-label={t`How it goes`}>
      <ol className={css.steps}>
        <li>
          <Trans>Put picture and metadata where they stay, and note the hash of each.</Trans>
        </li>
        <li>
          <Trans>
            Order with a key. A bundle of up to 25 pieces is signed for each block; its ids are known at once.
          </Trans>
        </li>
        <li>
          <Trans>
            Pieces are minted by a profile that is made for you alone with your first credit. The service
            holds its key: it mints for you and for nobody else under that profile.
          </Trans>
        </li>
        <li>
          <Trans>
            A piece with a price waits with the minter under an offer that pays your address. When its time is
            over the credit is there again, and the same piece is offered anew when you order it again.
          </Trans>
        </li>
      </ol>
    </section>
  )
}

function Terms({ minting }: { minting: Minting }) {
  const { t } = useLingui()
  const { credit_mojos, running, waiting, pieces_per_order, pieces_per_day, orders_per_minute } = minting
  return (
    <section className={css.part} aria-label={t`What it costs`}>
      <dl className={css.facts}>
        {credit_mojos ? (
          <Fact name={<Trans>A credit, which is a piece</Trans>}>
            <Money units={credit_mojos} exact />
          </Fact>
        ) : null}
        <Fact name={<Trans>The minter</Trans>}>
          {running ? <Trans>Runs</Trans> : <Trans>Does not run now</Trans>}
        </Fact>
        <Fact name={<Trans>Pieces that wait for it</Trans>}>{waiting}</Fact>
        <Fact name={<Trans>Limits</Trans>}>
          <Trans>
            {pieces_per_order} pieces an order, {orders_per_minute} orders a minute, {pieces_per_day} pieces a
            key and day
          </Trans>
        </Fact>
      </dl>
    </section>
  )
}

function Example({ api, profile }: { api: string; profile: string | undefined }) {
  return (
    <section className={css.part} aria-labelledby="example">
      <h2 id="example" className={frame.bandTitle}>
        <Trans>An order</Trans>
      </h2>
      {/* Scrolls by itself, so keys have to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <pre className={css.code} tabIndex={0}>
        {curlOf(api, profile)}
      </pre>
    </section>
  )
}

function Reference({ operations, api }: { operations: readonly ShownOperation[] | null; api: string }) {
  return (
    <section className={css.part} aria-labelledby="reference">
      <h2 id="reference" className={frame.bandTitle}>
        <Trans>Reference</Trans>
      </h2>
      {operations?.map(({ id, method, path, summary, description }) => (
        <div key={id} className={css.operation} lang="en">
          <span className={css.mono}>
            {method} {path}
          </span>
          <strong>{summary}</strong>
          <p className={css.words}>
            <CodeWords text={description} />
          </p>
        </div>
      ))}
      <p>
        <a href={`${api}/docs`} className={textLink}>
          <Trans>Every field, in the API’s reference</Trans>
        </a>
      </p>
    </section>
  )
}
