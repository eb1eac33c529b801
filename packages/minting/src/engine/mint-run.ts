import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { CoinId } from '@chiaroscuro/domain/id'
import { foldJournal, NEVER_TRIED, type RunState } from '../journal/fold.js'
import { readJournal, writeRecord } from '../journal/frame.js'
import { openBook } from '../journal/open-book.js'
import type { JournalRecord } from '../journal/record.js'
import { type Batch, batchesOf } from '../plan/batches.js'
import type { Plan } from '../plan/plan.js'
import { planHash } from '../plan/plan-hash.js'
import {
  type Attention,
  inclusionOf,
  type Moment,
  nextAct,
  SETTLED_DEPTH,
  type Tries,
  UNTRIED,
} from './next-act.js'
import type { JournalFile, MintChain, MintWallet } from './port.js'

export interface MintParts {
  readonly plan: Plan
  readonly journal: JournalFile
  readonly chain: MintChain
  readonly wallet: MintWallet
}

/** How far a mint has come. */
export interface Progress {
  readonly batches: number
  /** Batches that blocks have, all from the first one on. */
  readonly included: number
  /** Of them, those that lie deep enough to stay. */
  readonly settled: number
  readonly attention: Attention | undefined
  /** Everything is minted, for good. */
  readonly isDone: boolean
}

/** A mint under way. */
export interface MintRun {
  readonly state: () => RunState
  /**
   * Looks at the chain, writes down what has become of what was sent, and does the next thing, if there is one. Rejects
   * with whatever a port rejected with: then nothing is lost, and it can be called again. Never two at a time.
   */
  step(): Promise<Progress>
  /** Lets the bundles behind a pilot follow, for good, once a block has it; nothing before. Never while a step is under way. */
  release(): Promise<void>
}

/** Peaks may come while the chain is read; not each time. */
const LOOKS = 8

/**
 * Begins a mint, or goes on with one that was interrupted at any moment: the journal says what was signed, and the
 * chain what became of it. Rejects with `MintingError` `other-plan`, `damaged-journal`, `impossible-journal`.
 */
export async function openMint(parts: MintParts): Promise<MintRun> {
  const { plan, journal } = parts
  const began = { kind: 'began' as const, planHash: planHash(plan) }
  const kind = { read: readJournal, fold: foldJournal, write: writeRecord }
  const { state, write } = await openBook(journal, began, kind)
  const batches = batchesOf(plan)
  const tries = new Map<number, Tries>()
  return {
    state,
    async step() {
      const moment = await look(parts, state())
      for (const { index } of batches) {
        const seen = seenOf(state(), index, moment)
        for (const record of seen) await write(record)
        // It waits for a block anew, and as long as the first time before its fee is raised.
        if (seen.some(({ kind }) => kind === 'undone')) tries.delete(index)
      }
      const stateOf = ({ index }: Batch) => state().batches.get(index) ?? NEVER_TRIED
      const current = batches.find((batch) => !stateOf(batch).included)
      // A pilot that a reorg took back is minted anew by itself; what is behind it waits for somebody's word.
      const waits = plan.pilot !== undefined && !state().isReleased && current && current.index > 0
      const attention = waits
        ? 'pilot'
        : current && (await act({ parts, state, write, tries }, current, moment))
      const included = current ? current.index : batches.length
      const settled = batches.filter((batch) => stateOf(batch).isSettled).length
      return { batches: batches.length, included, settled, attention, isDone: settled === batches.length }
    },
    async release() {
      const { isReleased, batches: known } = state()
      if (!isReleased && known.get(0)?.included) await write({ kind: 'released' })
    },
  }
}

/** One moment: read again until no block has come meanwhile. */
async function look({ chain, wallet }: MintParts, state: RunState): Promise<Moment> {
  const ids = new Set<CoinId>()
  for (const { attempts, isSettled } of state.batches.values())
    for (const { firstCoinIds } of isSettled ? [] : attempts) if (firstCoinIds[0]) ids.add(firstCoinIds[0])
  for (let i = 0; i < LOOKS; i++) {
    const { height, hash } = await chain.peak()
    const didCoin = await wallet.didCoin()
    const coins = await chain.coins(didCoin ? [...ids, didCoin] : [...ids])
    if ((await chain.peak()).hash === hash) return { height, coins, didCoin }
  }
  throw new Error('The chain does not hold still')
}

/** What has become of a batch since the journal last told of it. */
function seenOf(state: RunState, batch: number, { coins, height }: Moment): JournalRecord[] {
  const known = state.batches.get(batch)
  if (!known || known.isSettled) return []
  const found = inclusionOf(known, coins)
  if (!found) return known.included ? [{ kind: 'undone', batch, attempt: known.included.attempt }] : []
  if (height - found.height >= SETTLED_DEPTH) return [{ kind: 'settled', batch, ...found }]
  const isNews = known.included?.attempt !== found.attempt || known.included.height !== found.height
  return isNews ? [{ kind: 'included', batch, ...found }] : []
}

interface Hands {
  readonly parts: MintParts
  readonly state: () => RunState
  readonly write: (record: JournalRecord) => Promise<void>
  readonly tries: Map<number, Tries>
}

async function act(hands: Hands, batch: Batch, moment: Moment): Promise<Attention | undefined> {
  const { parts, state, tries } = hands
  const known = state().batches.get(batch.index) ?? NEVER_TRIED
  const next = nextAct(known, moment, tries.get(batch.index) ?? UNTRIED, parts.plan.fee)
  if (next.act === 'wait') return undefined
  if (next.act === 'ask') return next.why
  if (next.act === 'send') {
    await send(hands, batch, next.attempt, moment.height)
    return next.why
  }
  const { didCoinId, fee } = next
  const attempt = known.attempts.length
  const last = known.attempts[attempt - 1]
  const instead = last && hexBytes(last.bundle)
  const made = await parts.wallet.build({ plan: parts.plan, batch, didCoinId, fee, instead })
  if (!made) {
    // What cannot be replaced may still get in as it is.
    const isGiven = tries.get(batch.index)?.last === moment.height
    if (next.act === 'raise' && !isGiven) await send(hands, batch, attempt - 1, moment.height)
    return 'cannot-pay'
  }
  await hands.write({
    ...{ kind: 'built', batch: batch.index, attempt, didCoinId, fee: fee.toString() },
    ...{ launcherIds: [...made.launcherIds], firstCoinIds: [...made.firstCoinIds] },
    ...{ bundleId: made.bundleId, bundle: toHex(made.bundle) },
  })
  const { refused } = tries.get(batch.index) ?? UNTRIED
  tries.set(batch.index, { ...UNTRIED, refused })
  await send(hands, batch, attempt, moment.height)
  return undefined
}

async function send(
  { parts, state, write, tries }: Hands,
  { index }: Batch,
  attempt: number,
  height: number,
): Promise<void> {
  const one = state().batches.get(index)?.attempts[attempt]
  if (!one) return
  const before = tries.get(index) ?? UNTRIED
  const sent = await parts.chain.send(hexBytes(one.bundle))
  const now = { ...before, first: before.first ?? height, last: height }
  if (sent === 'refused') tries.set(index, { ...now, refused: before.refused + 1, isRefused: true })
  else tries.set(index, now)
  if (sent === 'taken' && one.sentAt === undefined)
    await write({ kind: 'sent', batch: index, attempt, height })
}
