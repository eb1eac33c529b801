import { formatUnits } from '@chiaroscuro/domain/amount'
import { asHex32, formatAddress, formatNftId } from '@chiaroscuro/domain/id'
import { type AirdropNeed, airdropReport, type GiftLine, giftLines } from '@chiaroscuro/minting/airdrop'
import { Button, quiet, shorten, Table, type TableColumn } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { meter } from '#app/feature/form/form.css.js'
import { RunFaultNote } from '#app/feature/kept-run/run-fault-note.js'
import { saveFile } from '#app/feature/kept-run/save-file.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import * as frame from '#app/layout/frame.css.js'
import { useSite } from '#app/layout/site.js'
import type { WalletSpending } from '#app/wallet/spending.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import type { KeptAirdrop } from './airdrop-store.js'
import * as css from './page.css.js'
import { RaiseFee } from './raise-fee.js'
import { savedJournal } from './saved-journal.js'
import { type AirdropInHand, useAirdrop } from './use-airdrop.js'

interface RunPanelProps {
  kept: KeptAirdrop
  port: WalletPort
  spending: WalletSpending
  onLeave: () => void
}

const MOST_SHOWN = 50
/** Some five minutes: what pays enough is in a block by then. */
const PATIENT_BLOCKS = 16

/** An airdrop that was begun: how far it is, and what is to be done next. */
export function RunPanel({ kept, port, spending, onLeave }: RunPanelProps) {
  const { i18n } = useLingui()
  const { network } = useSite()
  const run = useAirdrop(kept, port, spending)
  const { plan, state, progress, fault } = run
  const prefix = network === 'mainnet' ? 'xch' : 'txch'
  const lines = state ? giftLines(plan, state) : []
  const nameOf = (to: GiftLine['to']) => formatAddress(to, prefix)
  const whatOf = (what: string) => (plan.kind === 'nfts' ? formatNftId(asHex32(what)) : what)
  return (
    <section className={css.part} aria-labelledby="run">
      <h2 id="run" className={frame.bandTitle}>
        {plan.name === '' ? <Trans>Airdrop of {i18n.date(kept.startedAt)}</Trans> : plan.name}
      </h2>
      <RunFaultNote
        fault={fault}
        words={{
          'other-window': (
            <Trans>
              Another window of this browser goes on with this airdrop. Close it, and reload this page.
            </Trans>
          ),
          damaged: (
            <Trans>
              The journal of this airdrop cannot be read. Nothing is sent. Load a journal that you saved.
            </Trans>
          ),
        }}
      />
      {progress ? (
        <>
          <p role="status">
            <Trans>
              {i18n.number(progress.given)} of {i18n.number(plan.gifts.length)} given;{' '}
              {i18n.number(progress.settled)} of {i18n.number(progress.batches)} transactions final.
            </Trans>
          </p>
          <progress className={meter} max={plan.gifts.length} value={progress.given} aria-labelledby="run" />
          <Next run={run} />
        </>
      ) : fault ? null : (
        <p className={quiet} role="status">
          <Trans>Looking at the chain</Trans>
        </p>
      )}
      {run.hand.deed.step === 'done' && progress?.needs !== 'block' ? null : (
        <DeedNote
          {...run.hand}
          done={<Trans>Signed and written down. It counts once a block holds it.</Trans>}
        />
      )}
      <Gifts lines={lines} kept={kept} nameOf={nameOf} whatOf={whatOf} isNfts={plan.kind === 'nfts'} />
      <div className={trade.acts}>
        <Button
          onClick={() => {
            const whatIn = (what: string) =>
              plan.kind === 'nfts' ? whatOf(what) : formatUnits(BigInt(what), kept.decimals)
            saveFile(
              `airdrop-${kept.hash.slice(0, 8)}.csv`,
              'text/csv',
              airdropReport(lines, { nameOf, whatOf: whatIn }),
            )
          }}
        >
          <Trans>Report as CSV</Trans>
        </Button>
        <Button
          onClick={async () =>
            saveFile(`airdrop-${kept.hash.slice(0, 8)}.json`, 'application/json', await savedJournal(kept))
          }
        >
          <Trans>Save the journal</Trans>
        </Button>
        <Button onClick={onLeave}>
          <Trans>All airdrops</Trans>
        </Button>
      </div>
    </section>
  )
}

/** What it waits for, and the button for that. */
function Next({ run }: { run: AirdropInHand }) {
  const { progress, hand, sign, raise, goOn } = run
  if (!progress) return null
  const { needs, included, batches, waiting, isDone } = progress
  const number = included + 1
  if (isDone)
    return (
      <p className={trade.said}>
        <Trans>Everybody has theirs, for good.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <NeedWords needs={needs} />
      </p>
      {needs === 'sign' ? (
        <div className={trade.acts}>
          <Button tone="act" onClick={sign} disabled={hand.isBusy}>
            {included === 0 ? (
              <Trans>Sign for the first recipient</Trans>
            ) : (
              <Trans>
                Sign transaction {number} of {batches}
              </Trans>
            )}
          </Button>
        </div>
      ) : null}
      {waiting && (needs === 'refused' || waiting.blocks >= PATIENT_BLOCKS) ? (
        <RaiseFee key={waiting.fee.toString()} paid={waiting.fee} onRaise={raise} isBusy={hand.isBusy} />
      ) : null}
      {needs === 'go-on' ? (
        <div className={trade.acts}>
          <Button tone="act" onClick={goOn}>
            <Trans>It arrived: go on with the others</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}

function NeedWords({ needs }: { needs: AirdropNeed }) {
  switch (needs) {
    case 'sign':
      return <Trans>The next transaction waits for your signature.</Trans>
    case 'block':
      return <Trans>Sent. It waits for a block; you may close this page and come back.</Trans>
    case 'go-on':
      return <Trans>A block has the first payment. Look at it before the others are paid.</Trans>
    case 'refused':
      return (
        <Trans>
          The network does not take the last transaction as things are. It is sent again with each block.
          Should it stay so, a reorg may have taken a coin of it away: send yourself all that your wallet has,
          once. Some ten minutes later you can sign another.
        </Trans>
      )
    case 'spent-elsewhere':
      return (
        <Trans>
          Something else spent a coin of the last transaction. Once that is final, some ten minutes later, you
          can sign another: before, both might be paid.
        </Trans>
      )
    default:
      return <Trans>All is given. It is final once 32 blocks stand on it.</Trans>
  }
}

interface GiftsProps {
  lines: readonly GiftLine[]
  kept: KeptAirdrop
  nameOf: (to: GiftLine['to']) => string
  whatOf: (what: string) => string
  isNfts: boolean
}

function Gifts({ lines, kept, nameOf, whatOf, isNfts }: GiftsProps) {
  const { t, i18n } = useLingui()
  const words = {
    settled: t`Final`,
    included: t`In a block`,
    sent: t`Sent`,
    signed: t`Signed`,
    open: t`To come`,
  }
  const columns: TableColumn<GiftLine>[] = [
    {
      id: 'to',
      head: t`Recipient`,
      card: 'whole',
      cell: ({ to }) => <code>{shorten(nameOf(to), 10, 8)}</code>,
    },
    {
      id: 'what',
      head: t`Gets`,
      align: 'end',
      cell: ({ what }) =>
        isNfts ? (
          <code>{shorten(whatOf(what), 10, 6)}</code>
        ) : (
          `${formatUnits(BigInt(what), kept.decimals)} ${kept.code}`
        ),
    },
    {
      id: 'status',
      head: t`Status`,
      align: 'end',
      cell: ({ status, height }) =>
        height === undefined ? words[status] : `${words[status]}, ${i18n.number(height)}`,
    },
  ]
  const more = lines.length - MOST_SHOWN
  return (
    <>
      <Table
        label={t`Gifts`}
        columns={columns}
        rows={lines.slice(0, MOST_SHOWN)}
        keyOf={({ to, what }) => `${to} ${what}`}
      />
      {more > 0 ? (
        <p className={quiet}>
          <Trans>{i18n.number(more)} more are in the report.</Trans>
        </p>
      ) : null}
    </>
  )
}
