import { isSplit } from '@chiaroscuro/minting/drop'
import { batchesOf, type Plan, planHash } from '@chiaroscuro/minting/plan'
import type { ProjectView } from '../ipc/view.js'
import { termsOf, traitsOf } from './drop-edit.js'
import { publishedFolder } from './host-project.js'
import { layersView } from './layer-project.js'
import { LICENSES } from './license.js'
import { waitingOffersFile } from './offline-offers.js'
import { waitingFile } from './offline-wallet.js'
import { ownersOfDrop } from './owners.js'
import { isRehearsedPlan, type Project } from './project.js'
import { saleView } from './sale-edit.js'
import type { Studio } from './studio.js'
import type { Work } from './work.js'

const MAX_FAULTS = 20

/** All that the page shows of a project but its rows. */
export async function viewOf(studio: Studio, project: Project): Promise<ProjectView> {
  const { id, revision, drop, facts, canUndo, canRedo, approved } = project
  const around = await studio.around(project)
  const found = approved ? [] : project.findings(around)
  const count = (severity: string) => found.filter((one) => one.severity === severity).length
  const work = studio.work(id)
  const plan = project.plan(around)
  const account = studio.accountView(project)
  const layers = layersView(project, work.drawing)
  const sale = saleView(drop, studio.tokens)
  return {
    ...{ id, revision, look: studio.nextLook(), canUndo, canRedo },
    ...{ count: drop.pieces.length, traits: traitsOf(drop) },
    ...{ isFixed: approved !== undefined, terms: termsOf(drop, facts.license) },
    pictures: project.ownPictures(),
    ...{ isDevnetThere: studio.place !== undefined, isOpeningAccount: studio.isOpeningAccount },
    ...(account && { account }),
    licenses: [...LICENSES],
    ...{ stops: count('stops'), warns: count('warns') },
    ...(work.looking && { looking: work.looking }),
    hosting: hostingView(studio, project, work),
    ...(layers && { layers }),
    owners: ownersOfDrop(drop),
    ...(sale && { sale }),
    ...(plan && { plan: planView(plan) }),
    rehearsal: rehearsalView(project, plan, work),
    signer: project.signer,
    mint: mintView(studio, project, work),
    hasSplit: approved ? approved.royaltySplit !== undefined : isSplit(drop),
    offers: offersView(studio, project, work),
    ...(work.fault !== undefined && { fault: work.fault }),
  }
}

function hostingView(
  studio: Studio,
  project: Project,
  { hosting, hostFaults }: Work,
): ProjectView['hosting'] {
  const state = hosting ? 'running' : hostFaults.length > 0 ? 'faulty' : project.hostingState()
  const count = hosting?.count ?? project.allUploads().length
  const faults = hostFaults.slice(0, MAX_FAULTS).map(({ name, code, place }) => ({ name, code, place }))
  const known = studio.parts.book.hosts()
  const isPublished = known.some(({ id, host }) => host.kind === 'folder' && project.hosts.includes(id))
  return {
    ...{ state, done: hosting?.done ?? (state === 'green' ? count : 0), count, faults },
    hosts: [...project.hosts],
    ...(isPublished && { folder: publishedFolder(studio, project.id) }),
  }
}

function planView(plan: Plan): NonNullable<ProjectView['plan']> {
  const { fee, pieces, batchSize } = plan
  const batches = batchesOf(plan).length
  return {
    ...{ hash: planHash(plan), pieces: pieces.length, batches, batchSize },
    leastFees: String(fee.start * BigInt(batches)),
    mostFees: String(fee.ceiling * BigInt(batches)),
    held: String(pieces.length),
  }
}

function rehearsalView(project: Project, plan: Plan | undefined, work: Work): ProjectView['rehearsal'] {
  const { rehearsed } = project
  const { rehearsing } = work
  const isOfPlan = plan !== undefined && rehearsed?.planHash === planHash(plan)
  const none = { fees: '0', seconds: 0, peakPerMille: 0, mishaps: 0 }
  if (rehearsing || !isOfPlan || !rehearsed) {
    const { included = 0, settled = 0, batches = 0 } = rehearsing ?? {}
    return { state: rehearsing ? 'running' : 'none', included, settled, batches, ...none }
  }
  const { batches, fees, seconds, peakPerMille, mishaps, attention } = rehearsed
  return {
    state: isRehearsedPlan(plan, rehearsed) ? 'green' : 'failed',
    ...{ included: batches, settled: batches, batches, fees, seconds, peakPerMille, mishaps },
    ...(attention !== undefined && { attention }),
  }
}

function mintView(
  studio: Studio,
  { id, approved }: Project,
  { minting, mintState, attention }: Work,
): ProjectView['mint'] {
  const batches = approved ? batchesOf(approved) : []
  const { included = 0, settled = 0 } = minting ?? {}
  const pieces = batches.slice(0, included).reduce((sum, batch) => sum + batch.pieces.length, 0)
  const why = minting?.attention ?? attention
  return {
    ...{ state: mintState, included, settled, batches: batches.length, pieces },
    ...(why !== undefined && { attention: why }),
    ...(why === 'wants-signature' && { toSign: waitingFile(studio.signingFolder(id)) }),
  }
}

const MAX_REFUSED = 50

function offersView(studio: Studio, { id, approved }: Project, work: Work): ProjectView['offers'] {
  const { offerState, offering, standings, offerAttention } = work
  const planned = approved?.pieces.filter(({ price }) => price !== undefined).length ?? 0
  const {
    count = planned,
    made = 0,
    listed = 0,
    moved = 0,
    refused = new Map<number, string>(),
  } = offering ?? {}
  return {
    ...{ state: offerState, count, made, listed, moved },
    live: [...standings.values()].filter((standing) => standing === 'open').length,
    refused: [...refused].slice(0, MAX_REFUSED).map(([number, reason]) => ({ number, reason })),
    ...(offerAttention !== undefined && { attention: offerAttention }),
    ...(offerAttention === 'wants-signatures' && { toSign: waitingOffersFile(studio.signingFolder(id)) }),
  }
}
