import { join } from 'node:path'
import { StudioError } from '../ipc/failure.js'
import type { Answers } from './answers.js'
import { callDesk } from './call-desk.js'
import { editCalls } from './edit-calls.js'
import { heldCollections, heldNfts, holderOf } from './holdings.js'
import { type MainCalls, mainCalls } from './main-calls.js'
import type { Purse } from './purse.js'
import { readNews } from './read-news.js'
import type { Studio } from './studio.js'
import { workCalls } from './work-calls.js'

/** Everything that the engine is asked, by name. */
export function engineCalls(studio: Studio): Answers & MainCalls {
  const desk = callDesk(studio)
  const { store, resources } = studio.parts
  async function held(signer: Purse['kind']) {
    const purse = studio.purseAt(signer) ?? (await studio.purses()).find(({ kind }) => kind === signer)
    const root = purse && studio.marketOf(purse.network)?.apiUrl
    if (!purse || root === undefined) throw new StudioError('no-marketplace')
    const { fetch, pictures } = studio.parts
    return { at: { root, fetch, pictures }, purse }
  }
  return {
    ...editCalls(desk),
    ...workCalls(desk),
    ...mainCalls(desk),
    listProjects: () => studio.cards(),
    async listNews({ language }) {
      if (!studio.place) await studio.look()
      return readNews(studio.parts.content ?? studio.place?.content, language, studio.parts.now)
    },
    async listHolders() {
      return (await studio.purses()).map((purse) => ({
        ...{ signer: purse.kind, ...holderOf(purse) },
        isMarketThere: studio.marketOf(purse.network) !== undefined,
      }))
    },
    async listHeldCollections({ signer, page }) {
      const { at, purse } = await held(signer)
      return heldCollections(at, purse, page)
    },
    async listHeldNfts({ signer, page }) {
      const { at, purse } = await held(signer)
      return heldNfts(at, purse, page)
    },
    async importSample() {
      await studio.look()
      return { id: await studio.importFrom(join(resources, 'sample', 'paper-lanterns')) }
    },
    async removeProject({ id }) {
      const project = await studio.project(id)
      if (project.approved && studio.work(id).mintState !== 'done') throw new StudioError('mint-unfinished')
      studio.forget(id)
      await store.remove(id)
      return undefined
    },
    async openProject({ id }) {
      await studio.look()
      const project = await studio.project(id)
      // A wallet that is silent holds up nobody who looks at a project.
      if (!studio.purseOf(project) && project.signer !== 'devnet')
        void studio.openPurse(project).then(
          () => desk.tell(project),
          () => {},
        )
      return desk.view(project)
    },
  }
}
