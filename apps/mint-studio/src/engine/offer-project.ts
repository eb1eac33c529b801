import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DuePiece, duePieces, openOffers, readOffers } from '@chiaroscuro/minting/offers'
import { batchesOf, type Plan, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import { fileJournal } from './file-journal.js'
import { marketplace } from './marketplace.js'
import { askUntil, attentionOf, isPassing, LOOK_MS } from './mint-project.js'
import { runStateOf } from './minted-of.js'
import type { Project } from './project.js'
import type { Signing } from './purse.js'
import type { Studio } from './studio.js'
import type { Turn } from './turn.js'
import type { Work } from './work.js'

/** A marketplace that was silent is asked again after so long. */
const SILENCE_MS = 3000

/**
 * Offers what an approved plan offers, piece by piece as blocks have them, until the marketplace shows them all or it is paused; it
 * goes on where it was left. Rejects with `StudioError` and `MintingError` where going on would be wrong; a node and a marketplace that
 * are silent are waited for.
 */
export async function offerProject(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { id, approved: plan } = project
  if (!plan?.sale) return
  const turn = await studio.turns.take(`${id} offers`)
  try {
    if (!turn.isOver) await runOffers(studio, project, { plan, turn, tell })
  } catch (error) {
    studio.setWork(id, { ...studio.work(id), offerState: 'interrupted' })
    throw error
  } finally {
    turn.end()
  }
}

interface OfferTurn {
  readonly plan: Plan
  readonly turn: Turn
  readonly tell: () => void
}

async function runOffers(studio: Studio, project: Project, { plan, turn, tell }: OfferTurn): Promise<void> {
  const { id } = project
  const { sleep } = studio.parts
  const set = (more: Partial<Work>) => studio.setWork(id, { ...studio.work(id), ...more })
  set({ offerState: 'running', offerAttention: undefined })
  const onAsk = () => {
    set({ offerAttention: 'asked-in-wallet' })
    tell()
  }
  const opened = await askUntil(() => hands(studio, project, plan, { signal: turn.signal, onAsk }), {
    turn,
    async wait(offerAttention) {
      set({ offerAttention })
      tell()
      await sleep(LOOK_MS)
    },
  })
  if (!opened) return
  const { isAskedOneByOne, ...parts } = opened
  const run = await openOffers({ plan, journal: fileJournal(studio.journalOf(id, 'offers')), ...parts })
  let found: Due = { due: [], isAllIn: false }
  let read = ''
  while (!turn.isOver) {
    let attention: string | undefined
    try {
      const { included = 0, settled = 0 } = studio.work(id).minting ?? {}
      // A journal of ten thousand pieces is read when there is more in it, and not at every look.
      if (read !== `${included} ${settled}`) {
        found = await dueOf(studio, id, plan)
        read = `${included} ${settled}`
      }
      // A person who is asked for one thing after the other is asked for the mint first.
      const seen = await run.step(isAskedOneByOne && !found.isAllIn ? [] : found.due)
      attention = seen.attention
      set({ offering: seen, standings: run.standings() })
      if (seen.isOver) {
        turn.isOver = true
        set({ offerState: seen.refused.size > 0 ? 'refused' : parts.market ? 'done' : 'kept' })
      }
    } catch (error) {
      if (!isPassing(error)) {
        set({ offerAttention: undefined })
        throw error
      }
      attention = attentionOf(error)
    }
    set({ offerAttention: attention })
    tell()
    if (!turn.isOver) await sleep(attention === 'market-silent' ? SILENCE_MS : LOOK_MS)
  }
}

interface Due {
  readonly due: readonly DuePiece[]
  /** Whether blocks have every bundle of the plan. */
  readonly isAllIn: boolean
}

async function dueOf(studio: Studio, id: string, plan: Plan): Promise<Due> {
  const state = await runStateOf(studio, id)
  const isAllIn = batchesOf(plan).every(({ index }) => state.batches.get(index)?.included)
  return { due: duePieces(plan, state), isAllIn }
}

/** Whoever signs the plan's mint signs its offers. Rejects with `StudioError` `other-network`, and as purses do. */
async function hands(
  studio: Studio,
  project: Project,
  plan: Plan,
  asking: Pick<Signing, 'signal' | 'onAsk'>,
) {
  const purse = await studio.openPurse(project)
  if (purse.network !== plan.network) throw new StudioError('other-network')
  const approved = () => project.approved && planHash(project.approved)
  const { apiUrl } = studio.marketOf(purse.network) ?? {}
  // The devnet has one, which may not run at the moment.
  if (apiUrl === undefined && purse.network === 'simulator0') throw new StudioError('no-marketplace')
  return {
    maker: purse.offers({ approved, folder: studio.signingFolder(project.id), ...asking }),
    market: apiUrl === undefined ? undefined : marketplace(apiUrl, studio.parts.fetch),
    isAskedOneByOne: purse.kind === 'walletconnect',
  }
}

/** Writes every offer made so far as a file of its own, as wallets and marketplaces take it; gives the folder. */
export async function saveOffers(studio: Studio, { id }: Project): Promise<string> {
  const offers = readOffers(await fileJournal(studio.journalOf(id, 'offers')).read())
  if (offers.size === 0) throw new StudioError('no-offers')
  const folder = join(studio.parts.store.folderOf(id), 'offers')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const digits = String(Math.max(...offers.keys())).length
  for (const [number, { text }] of offers)
    await writeFile(join(folder, `${String(number).padStart(digits, '0')}.offer`), text, { mode: 0o600 })
  return folder
}
