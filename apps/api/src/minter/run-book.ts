import { hexBytes } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { CoinId } from '@chiaroscuro/domain/id'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { coinsSpentBy, type JournalFile, type MintRun, openMint } from '@chiaroscuro/minting/engine'
import { type JournalRecord, readJournal } from '@chiaroscuro/minting/journal'
import { type Plan, parsePlan } from '@chiaroscuro/minting/plan'
import type { Meaning, Turn } from '../mint-service/protocol.js'
import { laneWallet, type Purse } from './lane-wallet.js'
import type { MinterDesk } from './minter-desk.js'

type OpenRun = Turn['runs'][number]

/** A run under way, with what it spends. */
export interface HeldRun {
  readonly id: string
  readonly userId: string
  readonly mint: MintRun
  /** The peak at which it was looked at last. */
  lookedAt: string | undefined
}

/** What the minter does by itself is held to: a desk that was taken over gets no other fee nor network out of it. */
export interface Bounds {
  readonly network: string
  readonly feeCeiling: bigint
}

/** Opens a run from its plan and the lines of its journal. */
export async function openRun(
  { id, userId, content }: OpenRun,
  desk: MinterDesk,
  purse: Purse,
  bounds: Bounds,
): Promise<HeldRun | undefined> {
  if (!content) return undefined
  const plan = parsePlan(content.plan)
  if (!isWithin(plan, bounds)) throw new Error(`The plan of ${id} is beyond what is signed here`)
  const journal = journalAt(desk, id, content.lines)
  const mint = await openMint({ plan, journal, chain: purse.node, wallet: laneWallet(purse, plan.didId) })
  return { id, userId, mint, lookedAt: undefined }
}

function isWithin({ network, fee, batchSize, pieces, pilot }: Plan, bounds: Bounds): boolean {
  if (pilot !== undefined) return false
  return network === bounds.network && fee.ceiling <= bounds.feeCeiling && batchSize >= pieces.length
}

/** The engine's journal, kept by the desk as rows. */
function journalAt(desk: MinterDesk, runId: string, lines: readonly string[]): JournalFile {
  const held = Buffer.concat(lines.map((line) => Buffer.from(line, 'base64')))
  let at = held.length
  return {
    read: async () => held,
    // A row is there whole or not at all.
    cut: async () => {
      throw new Error(`The journal of ${runId} is damaged`)
    },
    async append(line) {
      const [record] = readJournal(line).records
      if (!record) throw new Error('a line is a record')
      const text = Buffer.from(line).toString('base64')
      if (!(await desk.line({ runId, at, line: text, meaning: meaningOf(record) })))
        throw new Error(`The journal of ${runId} was written by another`)
      at += line.length
    },
  }
}

function meaningOf(record: JournalRecord): Meaning {
  switch (record.kind) {
    case 'built': {
      const { kind, launcherIds, firstCoinIds } = record
      return { kind, launcherIds, firstCoinIds }
    }
    case 'included':
    case 'settled':
      return { kind: record.kind, height: record.height }
    case 'released':
      throw new Error('An order is one bundle, without a pilot')
    default:
      return { kind: record.kind }
  }
}

const batchOf = ({ mint }: HeldRun) => mint.state().batches.get(0)

export const isIncluded = (run: HeldRun) => batchOf(run)?.included !== undefined
export const isSigned = (run: HeldRun) => (batchOf(run)?.attempts.length ?? 0) > 0

/** Coins that what is signed for a run spends, while no block has it. */
export function coinsTaken(run: HeldRun): CoinId[] {
  if (isIncluded(run)) return []
  return (batchOf(run)?.attempts ?? []).flatMap(({ bundle }) => spentBy(bundle))
}

/** Ids of the coins that a signed bundle spends, from its hex. */
export const spentBy = (bundle: string): CoinId[] => coinsSpentBy(hexBytes(bundle))

/** The spend of a piece's first coin, out of what was signed. */
export function firstSpendOf(run: HeldRun, firstCoinId: CoinId): CoinSpend | undefined {
  const attempt = batchOf(run)?.attempts.findLast(({ firstCoinIds }) => firstCoinIds.includes(firstCoinId))
  const spends = attempt && parseSpendBundle(hexBytes(attempt.bundle)).coinSpends
  return spends?.find(({ coin }) => coinIdOf(coin) === firstCoinId)
}
