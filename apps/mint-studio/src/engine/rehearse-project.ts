import { batchesOf, type Plan } from '@chiaroscuro/minting/plan'
import { rehearse, usualMishaps } from '@chiaroscuro/minting/rehearsal'
import { openSimulator } from '@chiaroscuro/minting/simulator'
import { type Project, toRehearsed } from './project.js'
import type { Studio } from './studio.js'

/** Beyond what fees can come to: a rehearsal that runs dry tells nothing of the wallet. */
const FUNDS = 1_000_000_000_000_000n

const running = new WeakMap<Project, AbortController>()

/** Ends a project's rehearsal before its next block; how it went is not kept. */
export function stopRehearsal(project: Project): void {
  running.get(project)?.abort()
}

/** Plays a plan on the simulator with every mishap there is, and keeps how it went. */
export async function rehearseProject(
  studio: Studio,
  project: Project,
  plan: Plan,
  tell: () => void,
): Promise<void> {
  const { id } = project
  const { now, store } = studio.parts
  const batches = batchesOf(plan).length
  const begun = { batches, included: 0, settled: 0, attention: undefined, isDone: false }
  studio.setWork(id, { ...studio.work(id), rehearsing: begun, fault: undefined })
  tell()
  const stop = new AbortController()
  running.set(project, stop)
  const stage = openSimulator({ clock: now, funds: FUNDS })
  try {
    const rehearsal = await rehearse(plan, stage, {
      mishaps: usualMishaps(batches),
      signal: stop.signal,
      onProgress(rehearsing) {
        studio.setWork(id, { ...studio.work(id), rehearsing })
        tell()
      },
    })
    project.rehearsed = toRehearsed(rehearsal)
    await store.saveRehearsed(id, project.rehearsed)
  } catch (error) {
    // What its creator stopped is no fault.
    if (!stop.signal.aborted) throw error
  } finally {
    stage.close()
    studio.setWork(id, { ...studio.work(id), rehearsing: undefined })
  }
}
