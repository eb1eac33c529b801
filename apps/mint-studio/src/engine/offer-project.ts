import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DuePiece,
  duePieces,
  type OfferProgress,
  openOffers,
  readOffers,
} from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import { fileJournal } from './file-journal.js'
import { fullNode } from './full-node.js'
import { marketplace } from './marketplace.js'
import { isPassing, LOOK_MS } from './mint-project.js'
import { runStateOf } from './minted-of.js'
import { offerMaker } from './offer-maker.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'
import type { Turn } from './turn.js'

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
  studio.setWork(id, { ...studio.work(id), offerState: 'running', offerAttention: undefined })
  const run = await openOffers({
    plan,
    journal: fileJournal(studio.journalOf(id, 'offers')),
    ...hands(studio, project),
  })
  let due: readonly DuePiece[] = []
  let read = ''
  while (!turn.isOver) {
    let attention: string | undefined
    try {
      const { included = 0, settled = 0 } = studio.work(id).minting ?? {}
      // A journal of ten thousand pieces is read when there is more in it, and not at every look.
      if (read !== `${included} ${settled}`) {
        due = await dueOf(studio, id, plan)
        read = `${included} ${settled}`
      }
      const seen = await run.step(due)
      attention = seen.attention
      studio.setWork(id, { ...studio.work(id), offering: seen, standings: run.standings() })
      if (seen.isOver) {
        turn.isOver = true
        studio.setWork(id, { ...studio.work(id), offerState: stateAfter(seen) })
      }
    } catch (error) {
      if (!isPassing(error)) throw error
      attention = 'node-silent'
    }
    studio.setWork(id, { ...studio.work(id), offerAttention: attention })
    tell()
    if (!turn.isOver) await sleep(attention === 'market-silent' ? SILENCE_MS : LOOK_MS)
  }
}

/** What the marketplace refused may be tried again. */
function stateAfter({ refused }: OfferProgress): 'refused' | 'done' {
  return refused.size > 0 ? 'refused' : 'done'
}

async function dueOf(studio: Studio, id: string, plan: Plan): Promise<DuePiece[]> {
  return duePieces(plan, await runStateOf(studio, id))
}

function hands({ place, parts }: Studio, project: Project) {
  if (project.approved?.network !== 'simulator0') throw new StudioError('no-wallet')
  if (!place) throw new StudioError('no-devnet')
  if (place.apiUrl === undefined) throw new StudioError('no-marketplace')
  const { account, run, fetch } = parts
  const approved = () => project.approved && planHash(project.approved)
  return {
    maker: offerMaker({ node: fullNode(place.nodeUrl, fetch), key: account.key, run, approved }),
    market: marketplace(place.apiUrl, fetch),
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
