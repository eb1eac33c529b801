import { formatXch } from '@chiaroscuro/domain/amount'
import { Button, Copyable, clip, figure, mono, serif, shorten } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ApprovalBridge } from '../../ipc/channel.js'
import { codeOf } from '../bridge.js'
import { Amount } from '../part/amount.js'
import { Fact } from '../part/fact.js'
import { Notice } from '../part/notice.js'
import { Xch } from '../part/xch.js'
import { formatShare } from '../words/share.js'
import * as css from './approval-page.css.js'
import { OwnersTable } from './owners-table.js'
import * as screen from './screen.css.js'

export interface ApprovalPageProps {
  asked: Awaited<ReturnType<ApprovalBridge['getApproval']>>
  isPreview: boolean
  answer: (isApproved: boolean) => Promise<unknown>
}

/** What would be signed, read from the spends; the word is given here and nowhere else. */
export function ApprovalPage({ asked, isPreview, answer }: ApprovalPageProps) {
  const { t } = useLingui()
  const [fault, setFault] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const { first, pieces, batches } = asked
  const share = `${asked.royaltyBasisPoints / 100} %`

  useEffect(() => {
    document.title = t`Approve the mint`
  }, [t])

  function say(isApproved: boolean) {
    setIsSent(true)
    answer(isApproved).catch((error: unknown) => {
      setFault(codeOf(error))
      setIsSent(false)
    })
  }
  return (
    <main className={css.page}>
      {fault ? <Notice code={fault} /> : null}
      <div className={css.body}>
        <p className={screen.label}>
          {asked.network === 'mainnet' ? (
            <Trans>Mainnet: this is real money</Trans>
          ) : asked.network !== 'simulator0' ? (
            <Trans>Testnet, worth nothing</Trans>
          ) : isPreview ? (
            <Trans>Preview runtime · devnet, worth nothing</Trans>
          ) : (
            <Trans>Devnet, worth nothing</Trans>
          )}
        </p>
        <h1 className={`${screen.title} ${serif}`}>
          <Trans>
            Mint {pieces} pieces of {asked.collection}?
          </Trans>
        </h1>
        <dl className={screen.facts}>
          <Fact label={t`Leaves at most`}>
            <Xch mojos={asked.most} />
          </Fact>
          <Fact label={t`Bundles`}>{batches}</Fact>
          <Fact label={t`Royalty`}>{share}</Fact>
        </dl>
        <dl className={css.lines}>
          <dt>
            <Trans>Plan</Trans>
          </dt>
          <dd>
            <Copyable
              value={asked.planHash}
              head={14}
              tail={14}
              copyLabel={t`Copy the hash`}
              copiedLabel={t`Copied`}
            />
          </dd>
          <dt>
            <Trans>Creator (DID)</Trans>
          </dt>
          <dd className={mono}>{shorten(asked.did, 18, 10)}</dd>
          <dt>
            <Trans>Royalties go to</Trans>
          </dt>
          <dd>
            <span className={mono}>{shorten(asked.royaltyAddress, 14, 10)}</span>
            {asked.royaltySplit.length > 0 ? (
              <>
                , <Trans>which pays out:</Trans>
                <ul>
                  {asked.royaltySplit.map(({ address, basisPoints }) => (
                    <li key={address}>
                      {formatShare(basisPoints)} % → <span className={mono}>{shorten(address, 14, 10)}</span>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </dd>
          <dt>
            <Trans>Network</Trans>
          </dt>
          <dd>{asked.network}</dd>
        </dl>
        {asked.pilot > 0 ? (
          <p>
            <Plural
              value={asked.pilot}
              one="The first piece is minted as a pilot. You look at it on the chain, and the others follow at your word."
              other="The first # pieces are minted as a pilot. You look at them on the chain, and the others follow at your word."
            />
          </p>
        ) : null}
        <OwnersTable owners={asked.owners} kept={t`Stays with this account`} />
        {asked.offers ? <Offered offers={asked.offers} royalty={share} /> : null}
        <h2 className={`${screen.heading} ${serif}`}>
          <Trans>The first bundle, as its spends read</Trans>
        </h2>
        <p className={screen.small}>
          <Trans>
            {first.spends} spends, {formatXch(BigInt(first.fee))} XCH to the farmer, and these pieces. Each
            bundle after it is held against the plan in the same way before it is signed.
          </Trans>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <ol className={css.pieces} tabIndex={0} aria-label={t`Pieces of the first bundle`}>
          {first.nfts.map(({ nftId, name, owner, price }) => (
            <li key={nftId} className={css.piece}>
              <span className={clip}>{name}</span>
              <span className={`${mono} ${figure}`} title={nftId}>
                {shorten(nftId, 9, 5)}
              </span>
              <span className={`${mono} ${css.owner}`} title={owner}>
                → {shorten(owner, 8, 5)}
              </span>
              {asked.offers && price !== undefined ? (
                <span className={figure}>
                  <Amount amount={price} decimals={asked.offers.decimals} code={asked.offers.code} />
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <div className={css.foot}>
        <Button size="large" disabled={isSent} onClick={() => say(false)}>
          <Trans>Not now</Trans>
        </Button>
        <Button size="large" tone="act" disabled={isSent} onClick={() => say(true)}>
          <Trans>Approve and mint</Trans>
        </Button>
      </div>
    </main>
  )
}

interface OfferedProps {
  offers: NonNullable<ApprovalPageProps['asked']['offers']>
  royalty: string
}

/** What is signed after the mint by the same word. */
function Offered({ offers, royalty }: OfferedProps) {
  const { t, i18n } = useLingui()
  const { count, least, most, total, asset, code, decimals, endsAt, isAskedOneByOne } = offers
  return (
    <>
      <h2 className={`${screen.heading} ${serif}`}>
        <Plural value={count} one="Then one offer is signed" other="Then # offers are signed" />
      </h2>
      <dl className={screen.facts}>
        <Fact label={t`Lowest price`}>
          <Amount amount={least} {...{ decimals, code }} />
        </Fact>
        <Fact label={t`Highest price`}>
          <Amount amount={most} {...{ decimals, code }} />
        </Fact>
        <Fact label={t`All together`}>
          <Amount amount={total} {...{ decimals, code }} />
        </Fact>
        <Fact label={t`Royalty, on top of each`}>{royalty}</Fact>
      </dl>
      {isAskedOneByOne ? (
        <p className={screen.small}>
          <Trans>Your wallet asks you for each of them, once everything is minted.</Trans>
        </p>
      ) : null}
      <dl className={css.lines}>
        {asset === 'xch' ? null : (
          <>
            <dt>
              <Trans>Token, by its asset id</Trans>
            </dt>
            <dd className={mono}>{shorten(asset, 14, 14)}</dd>
          </>
        )}
        <dt>
          <Trans>Can be taken</Trans>
        </dt>
        <dd>
          {endsAt === undefined ? (
            <Trans>until you withdraw them</Trans>
          ) : (
            <Trans>
              until {i18n.date(new Date(endsAt * 1000), { dateStyle: 'long', timeStyle: 'short' })}
            </Trans>
          )}
        </dd>
      </dl>
    </>
  )
}
