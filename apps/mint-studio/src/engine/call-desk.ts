import type { Drop } from '@chiaroscuro/minting/drop'
import type { ProjectView } from '../ipc/view.js'
import { codeOf } from './code-of.js'
import { offerProject } from './offer-project.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'
import { viewOf } from './view-of.js'

/** What calls have in common: how a project is looked at, changed, and worked on. */
export interface CallDesk {
  readonly studio: Studio
  view(project: Project): Promise<ProjectView>
  /** Tells the page of a project, soon and not too often; the last of many is always told. */
  tell(project: Project): void
  /** Goes on after its call was answered; what goes wrong is told by its code. */
  inBackground(project: Project, work: () => Promise<void>): void
  /** Offers in the background what the approved plan offers; a mint beside it goes on whatever becomes of it. */
  offer(project: Project): void
  /** One edit after the other: each begins with what the one before it made. */
  change(id: string, edit: (project: Project) => Drop | Promise<Drop>): Promise<ProjectView>
}

/** How often a page hears of something that goes on. */
const NEWS_MS = 150

/** `studio` is what all calls are about. */
export function callDesk(studio: Studio): CallDesk {
  const { now, sleep, onNews } = studio.parts
  const told = new Map<string, number>()
  const view = (project: Project): Promise<ProjectView> => viewOf(studio, project)

  function tell(project: Project): void {
    const last = told.get(project.id) ?? 0
    const wait = Math.max(0, NEWS_MS - (now() - last))
    if (wait > 0 && last > now()) return
    told.set(project.id, now() + wait + 1)
    void sleep(wait)
      .then(() => view(project))
      .then(onNews, () => {})
  }

  function inBackground(project: Project, work: () => Promise<void>): void {
    const { id } = project
    work()
      .catch((error: unknown) => {
        const fault = codeOf(error)
        const { mintState } = studio.work(id)
        const stopped = { hosting: undefined, looking: undefined, rehearsing: undefined, fault }
        studio.setWork(id, {
          ...{ ...studio.work(id), ...stopped },
          mintState: mintState === 'running' ? 'interrupted' : mintState,
        })
      })
      .then(() => studio.look())
      .then(() => view(project))
      .then(onNews, () => {})
  }

  function offer(project: Project): void {
    offerProject(studio, project, () => tell(project))
      .catch((error: unknown) => {
        studio.setWork(project.id, { ...studio.work(project.id), fault: codeOf(error) })
      })
      .then(() => view(project))
      .then(onNews, () => {})
  }

  let edits: Promise<unknown> = Promise.resolve()
  function change(id: string, edit: (project: Project) => Drop | Promise<Drop>): Promise<ProjectView> {
    const mine = edits.then(async () => {
      const project = await studio.project(id)
      if (project.change(await edit(project))) await studio.save(project)
      return view(project)
    })
    edits = mine.catch(() => {})
    return mine
  }

  return { studio, view, tell, inBackground, offer, change }
}
