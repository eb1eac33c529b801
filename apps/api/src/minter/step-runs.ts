import type { Turn } from '../mint-service/protocol.js'
import type { Hands, Peak } from './hands.js'
import { type HeldRun, isIncluded, isSigned, openRun } from './run-book.js'

type Open = Turn['runs'][number]

/** People whose runs stand still until the next turn. */
export type Blocked = Set<string>

/** Takes every run up that is under way; which coins are spoken for is in them. */
export async function openRuns(hands: Hands, open: readonly Open[]): Promise<Blocked> {
  const { runs } = hands
  const ids = new Set(open.map(({ id }) => id))
  for (const id of runs.keys()) if (!ids.has(id)) runs.delete(id)
  const blocked: Blocked = new Set()
  for (const one of open) await careful(hands, one, blocked, () => openOne(hands, one))
  return blocked
}

/** Goes on with every run: those of one person one after the other, and what one comes to stops no other person. */
export async function stepRuns(
  hands: Hands,
  open: readonly Open[],
  blocked: Blocked,
  peak: Peak,
): Promise<void> {
  const { runs } = hands
  for (const one of open) {
    const held = runs.get(one.id)
    if (held && !blocked.has(one.userId)) await careful(hands, one, blocked, () => step(hands, held, peak))
    if (!held || !isIncluded(held)) blocked.add(one.userId)
  }
}

/** What went wrong is read anew from what was written: nothing is gone on with that may not be. */
async function careful(
  { runs, log }: Hands,
  { id, userId }: Open,
  blocked: Blocked,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    runs.delete(id)
    blocked.add(userId)
    log.error('a run stands still', error, { run: id })
  }
}

async function openOne({ runs, desk, purse, fee }: Hands, one: Open): Promise<void> {
  const bounds = { network: purse.network, feeCeiling: fee.ceiling }
  const held = runs.get(one.id) ?? (await openRun(one, desk, purse, bounds))
  if (held) runs.set(one.id, held)
}

/** Where no block came since, there is nothing to see. */
async function step({ desk }: Hands, held: HeldRun, peak: Peak): Promise<void> {
  if (held.lookedAt === peak.hash && isSigned(held)) return
  const { attention } = await held.mint.step()
  if (attention) await desk.attention({ runId: held.id, why: attention })
  held.lookedAt = peak.hash
}
