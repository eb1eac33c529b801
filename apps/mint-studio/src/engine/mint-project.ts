import { formatAddress, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { addressPrefixOf } from '@chiaroscuro/minting/drop'
import { openMint } from '@chiaroscuro/minting/engine'
import { batchesOf, type Plan, planHash } from '@chiaroscuro/minting/plan'
import type { Approval } from '../ipc/approval.js'
import { StudioError } from '../ipc/failure.js'
import { fileJournal } from './file-journal.js'
import type { FullNode } from './full-node.js'
import { ownersOfPlan } from './owners.js'
import type { PlanWallet } from './plan-wallet.js'
import { isRehearsedPlan, type Project } from './project.js'
import type { Purse, Signing } from './purse.js'
import { offeredBy } from './sale-edit.js'
import type { Studio } from './studio.js'
import type { Turn } from './turn.js'

/** How often the chain is looked at. */
export const LOOK_MS = 700
/** Of what a batch shows for approval: the pieces are all in the plan besides. */
const MAX_SHOWN = 100

/** What a person is asked to approve. Rejects with `StudioError` `not-rehearsed`, `no-account`, `cannot-pay`, and as the wallet does. */
export async function approvalOf(studio: Studio, project: Project): Promise<Approval> {
  const plan = project.plan(await studio.around(project))
  if (!plan || !isRehearsedPlan(plan, project.rehearsed)) throw new StudioError('not-rehearsed')
  const { purse, wallet } = await hands(studio, project, plan)
  const prefix = addressPrefixOf(purse.network)
  const batches = batchesOf(plan)
  const [first] = batches
  const didCoinId = await wallet.didCoin()
  if (!first || !didCoinId) throw new StudioError('did-gone')
  const seen = await wallet.preview({ plan, batch: first, didCoinId, fee: plan.fee.start })
  if (!seen) throw new StudioError('cannot-pay')
  const count = plan.pieces.length
  const offers = offeredBy(plan, await studio.lookForTokens(purse.network))
  return {
    ...{ projectId: project.id, planHash: planHash(plan), network: plan.network },
    ...{ collection: project.drop.collection.name, did: formatDid(plan.didId) },
    ...{ pieces: count, batches: batches.length, pilot: plan.pilot ?? 0 },
    royaltyBasisPoints: plan.royaltyBasisPoints,
    most: String(BigInt(count) + plan.fee.ceiling * BigInt(batches.length)),
    royaltyAddress: formatAddress(plan.royaltyPuzzleHash, prefix),
    royaltySplit: (plan.royaltySplit ?? []).map(({ puzzleHash, basisPoints }) => ({
      ...{ address: formatAddress(puzzleHash, prefix), basisPoints },
    })),
    owners: ownersOfPlan(plan, purse.puzzleHash),
    ...(offers && { offers: { ...offers, isAskedOneByOne: purse.kind === 'walletconnect' } }),
    first: {
      ...{ fee: String(seen.fee), spends: seen.spends },
      nfts: seen.nfts.slice(0, MAX_SHOWN).map(({ launcherId, owner, dataHash }, at) => ({
        ...{ nftId: formatNftId(launcherId), name: first.pieces[at]?.name ?? '', dataHash },
        owner: formatAddress(owner, prefix),
        ...(first.pieces[at]?.price !== undefined && { price: String(first.pieces[at].price) }),
      })),
    },
  }
}

/** Writes a person's word down, for the plan that they saw and no other. Rejects with `StudioError` `other-plan`, `not-rehearsed`. */
export async function approve(studio: Studio, project: Project, hash: string): Promise<void> {
  const plan = project.plan(await studio.around(project))
  if (!plan || !isRehearsedPlan(plan, project.rehearsed)) throw new StudioError('not-rehearsed')
  if (planHash(plan) !== hash) throw new StudioError('other-plan')
  await studio.parts.store.saveApproved(project.id, plan)
  project.approved = plan
}

/**
 * Mints an approved plan, or goes on where it was left, until all of it lies deep or it is paused. One run that is still at its last step
 * is waited for: a journal has one writer. Rejects with `StudioError` and `MintingError` where going on would be wrong; a node that is
 * silent is waited for.
 */
export async function mintProject(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { id, approved: plan } = project
  if (!plan) throw new StudioError('not-approved')
  const turn = await studio.turns.take(id)
  try {
    if (!turn.isOver) await runMint(studio, project, { plan, turn, tell })
  } finally {
    turn.end()
  }
}

interface MintTurn {
  readonly plan: Plan
  readonly turn: Turn
  readonly tell: () => void
}

async function runMint(studio: Studio, project: Project, { plan, turn, tell }: MintTurn): Promise<void> {
  const { id } = project
  const { sleep } = studio.parts
  studio.setWork(id, { ...studio.work(id), mintState: 'running', attention: undefined, fault: undefined })
  tell()
  const journal = fileJournal(studio.journalOf(id, 'mint'))
  const onAsk = () => {
    studio.setWork(id, { ...studio.work(id), attention: 'asked-in-wallet' })
    tell()
  }
  const found = await askUntil(() => hands(studio, project, plan, { signal: turn.signal, onAsk }), {
    turn,
    async wait(attention) {
      studio.setWork(id, { ...studio.work(id), attention })
      tell()
      await sleep(LOOK_MS)
    },
  })
  if (!found) return
  const { node: chain, wallet } = found
  const run = await openMint({ plan, journal, chain, wallet })
  while (!turn.isOver) {
    let attention: string | undefined
    try {
      // Once it is in the journal; should that fail, somebody is asked again.
      if (studio.released.delete(id)) await run.release()
      const minting = await run.step()
      studio.setWork(id, { ...studio.work(id), minting })
      if (minting.isDone) {
        turn.isOver = true
        studio.setWork(id, { ...studio.work(id), mintState: 'done' })
      }
    } catch (error) {
      // Nothing is lost by it, and the next look begins anew.
      if (!isPassing(error)) {
        // Nobody is asked any more.
        studio.setWork(id, { ...studio.work(id), attention: undefined })
        throw error
      }
      attention = attentionOf(error)
    }
    studio.setWork(id, { ...studio.work(id), attention })
    tell()
    if (!turn.isOver) await sleep(LOOK_MS)
  }
}

/** Why somebody has to look at what is over by itself: nobody, where they gave it up. */
export function attentionOf(error: unknown): string | undefined {
  if (!(error instanceof StudioError)) return 'node-silent'
  return error.code === 'given-up' ? undefined : error.code
}

const PASSING: ReadonlySet<string> = new Set([
  ...['node-silent', 'node-refused', 'did-gone', 'wallet-silent', 'wallet-refused', 'wants-signature'],
  ...['wallet-behind', 'given-up'],
])

/** Whether what went wrong is over by itself: a node that is silent, a DID on its way, a signature to be brought. */
export function isPassing(error: unknown): boolean {
  if (error instanceof StudioError) return PASSING.has(error.code)
  return error instanceof Error && error.message === 'The chain does not hold still'
}

interface Asking {
  readonly turn: Turn
  /** Says why it is waited, and waits. */
  readonly wait: (attention: string | undefined) => Promise<void>
}

/** Asks again while what goes wrong is over by itself; nothing where its turn is over first. */
export async function askUntil<T>(ask: () => Promise<T>, { turn, wait }: Asking): Promise<T | undefined> {
  while (!turn.isOver) {
    try {
      return await ask()
    } catch (error) {
      if (!isPassing(error)) throw error
      await wait(attentionOf(error))
    }
  }
  return undefined
}

interface Hands {
  readonly purse: Purse
  readonly node: FullNode
  readonly wallet: PlanWallet
}

/** What a plan is minted with. Rejects with `StudioError` as purses do, and `other-network`. */
async function hands(
  studio: Studio,
  project: Project,
  plan: Plan,
  asking: Pick<Signing, 'signal' | 'onAsk'> = {},
): Promise<Hands> {
  const purse = await studio.openPurse(project)
  if (purse.network !== plan.network || purse.didId !== plan.didId) throw new StudioError('other-network')
  const approved = () => project.approved && planHash(project.approved)
  const wallet = purse.wallet({ approved, folder: studio.signingFolder(project.id), ...asking })
  return { purse, node: purse.node, wallet }
}
