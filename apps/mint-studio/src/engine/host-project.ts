import { kuboUploader, runUpload } from '@chiaroscuro/minting/upload'
import { StudioError } from '../ipc/failure.js'
import { fileJournal } from './file-journal.js'
import { readInside } from './import-folder.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

/** The devnet has one gateway, and nothing on it is for ever. */
const DEVNET_PLACES = 1

/**
 * Puts everything a project is made of where it is to lie, and fetches every byte back. `tell` is called as it comes forward. Rejects
 * with `StudioError` `no-devnet`, and what the upload rejects with.
 */
export async function hostProject(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { place, parts } = studio
  const { id, facts } = project
  if (!place) throw new StudioError('no-devnet')
  const { fetch, sleep, random, store } = parts
  const uploads = project.allUploads()
  const begun = { done: 0, count: uploads.length, faults: 0 }
  studio.setWork(id, { ...studio.work(id), hosting: begun, hostFaults: [], fault: undefined })
  tell()
  const report = await runUpload({
    ...{ uploads, fetch, sleep, random, leastPlaces: DEVNET_PLACES, gateways: [place.gatewayUrl] },
    uploaders: [kuboUploader({ url: place.gatewayUrl, fetch })],
    readFile: (path) => readInside(facts.folder, path),
    journal: fileJournal(studio.journalOf(id, 'hosting')),
    // A devnet that was started over has forgotten what the journal says it took.
    isSeenAnew: true,
    onProgress(hosting) {
      studio.setWork(id, { ...studio.work(id), hosting })
      tell()
    },
  })
  project.hosted = report.hosted
  await store.saveHosted(id, report.hosted)
  studio.setWork(id, { ...studio.work(id), hosting: undefined, hostFaults: report.faults })
}
