import { foldJournal, NEVER_TRIED, type RunState, readJournal } from '@chiaroscuro/minting/journal'
import { type PieceOffer, readOffers } from '@chiaroscuro/minting/offers'
import { batchesOf, type Plan } from '@chiaroscuro/minting/plan'
import { provenanceOf } from '@chiaroscuro/minting/report'
import type { BundleView, MintedList, MintedView } from '../ipc/view.js'
import { fileJournal } from './file-journal.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'
import type { Work } from './work.js'

/** How far each bundle of a project has come, and what a block has of its pieces, in the order of the plan. */
export async function mintedOf(studio: Studio, project: Project): Promise<MintedList> {
  const { approved: plan, id } = project
  if (!plan) return { bundles: [], pieces: [] }
  const state = await runStateOf(studio, id)
  const bundles = bundlesOf(plan, state)
  if (state.planHash === undefined) return { bundles, pieces: [] }
  const offers = readOffers(await fileJournal(studio.journalOf(id, 'offers')).read())
  const bundleOf = bundles.flatMap(({ number, from, to }) => Array<number>(to - from + 1).fill(number))
  const pieces = provenanceOf(plan, state).pieces.map(
    ({ number, name, nftId, height, isSettled, dataHash }): MintedView => {
      const file = project.fileOf(dataHash)
      const picture = file && project.pictureOf(file)
      const price = plan.pieces[number - 1]?.price
      const offer = price === undefined ? undefined : offerView(offers.get(number), studio.work(id), number)
      return {
        ...{ number, bundle: bundleOf[number - 1] ?? 0, name, nftId, height, isSettled },
        ...(picture !== undefined && { picture }),
        ...(offer && { offer: { price: String(price), ...offer } }),
      }
    },
  )
  return { bundles, pieces }
}

/** What a project's journal tells of its mint. */
export async function runStateOf(studio: Studio, id: string): Promise<RunState> {
  return foldJournal(readJournal(await fileJournal(studio.journalOf(id, 'mint')).read()).records)
}

function bundlesOf(plan: Plan, { batches }: RunState): BundleView[] {
  return batchesOf(plan).map(({ index, from, pieces }) => {
    const { attempts, included, isSettled } = batches.get(index) ?? NEVER_TRIED
    const last = attempts[included?.attempt ?? attempts.length - 1]
    const onItsWay = !last ? 'waits' : last.sentAt === undefined ? 'signed' : 'sent'
    return {
      ...{ number: index + 1, from: from + 1, to: from + pieces.length, attempts: attempts.length },
      state: isSettled ? 'settled' : included ? 'included' : onItsWay,
      ...(last && { signed: { fee: last.fee, id: last.bundleId } }),
      ...(included && { height: included.height }),
    }
  })
}

type OfferView = Omit<NonNullable<MintedView['offer']>, 'price'>

function offerView(made: PieceOffer | undefined, { standings, offering }: Work, number: number): OfferView {
  if (offering?.refused.has(number)) return { state: 'refused' }
  if (!made) return { state: 'waits' }
  const { id } = made
  if (id === undefined) return { state: 'made' }
  return { state: standings.get(number) ?? 'posted', id }
}
