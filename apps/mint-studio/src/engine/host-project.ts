import { join } from 'node:path'
import type { Drop, Hosted } from '@chiaroscuro/minting/drop'
import { fileCid, kuboUploader, LEAST_PLACES, runUpload, type UploadParts } from '@chiaroscuro/minting/upload'
import { StudioError } from '../ipc/failure.js'
import { DEVNET_HOST } from '../ipc/host.js'
import { fileJournal } from './file-journal.js'
import { readInside } from './import-folder.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

/** The devnet has one gateway, and nothing on it is for ever. */
const DEVNET_PLACES = 1
/** Addresses of pictures that are remembered as given by an upload. */
const MAX_NAMED = 100

/**
 * Puts everything a project is made of where its creator wants it to lie, and fetches every byte back. `tell` is called as it comes
 * forward. Rejects with `StudioError` `no-devnet`, `no-host`, `no-such-host`, `no-key`, and what the upload rejects with.
 */
export async function hostProject(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { id } = project
  const { hosts } = project
  const parts = partsOf(studio, project)
  const show = (hosting: { done: number; count: number; faults: number }) => {
    studio.setWork(id, { ...studio.work(id), hosting })
    tell()
  }
  studio.setWork(id, { ...studio.work(id), hostFaults: [], fault: undefined })
  show({ done: 0, count: project.allUploads().length, faults: 0 })
  // Documents name these by their addresses, so that they are there first.
  const named = await runUpload({ ...parts, uploads: project.namedUploads() })
  if (!project.approved) await readdress(studio, project, named.put)
  const report = await runUpload({ ...parts, uploads: project.allUploads(), onProgress: show })
  project.hosted = report.hosted
  project.facts = { ...project.facts, hostedBy: [...hosts] }
  await studio.parts.store.saveHosted(id, report.hosted)
  await studio.save(project)
  studio.setWork(id, { ...studio.work(id), hosting: undefined, hostFaults: report.faults })
}

/** Where files go that their creator publishes. */
export function publishedFolder(studio: Studio, id: string): string {
  return join(studio.parts.store.folderOf(id), 'published')
}

function partsOf(studio: Studio, { id, facts, hosts, drop }: Project): Omit<UploadParts, 'uploads'> {
  const { place, parts } = studio
  const { fetch, sleep, random, book } = parts
  if (hosts.length === 0) throw new StudioError('no-host')
  const folder = publishedFolder(studio, id)
  return {
    ...{ fetch, sleep, random },
    leastPlaces: drop.network === 'simulator0' ? DEVNET_PLACES : LEAST_PLACES,
    gateways: [...(place && hosts.includes(DEVNET_HOST) ? [place.gatewayUrl] : []), ...book.gateways()],
    uploaders: hosts.map((host) => {
      if (host !== DEVNET_HOST) return book.uploaderOf(host, { fetch, folder })
      if (drop.network !== 'simulator0') throw new StudioError('no-host')
      if (!place) throw new StudioError('no-devnet')
      return kuboUploader({ url: place.gatewayUrl, fetch })
    }),
    readFile: (path) => readInside(facts.folder, path),
    journal: fileJournal(studio.journalOf(id, 'hosting')),
    // A devnet that was started over has forgotten what the journal says it took.
    isSeenAnew: true,
  }
}

/** Names pictures and license by where they lie now; what their creator entered as an address of their own stays. */
async function readdress(studio: Studio, project: Project, hosted: Hosted): Promise<void> {
  const { facts, license } = project
  const { named = [] } = facts
  async function moved(address: string | undefined, file: typeof facts.icon): Promise<string | undefined> {
    const uris = file && hosted.get(file.hash)
    if (!uris || address === undefined || uris.includes(address)) return address
    const own = `ipfs://${await fileCid(await readInside(facts.folder, file.path))}`
    return address === own || named.includes(address) ? uris[0] : address
  }
  const { collection } = project.drop
  const icon = await moved(collection.icon, facts.icon)
  const banner = await moved(collection.banner, facts.banner)
  const uris = license && hosted.get(license.upload.hash)
  const now = project.drop
  const terms: Drop['license'] = uris && now.license ? { ...now.license, uris: [...uris] } : now.license
  const next: Drop = { ...now, collection: { ...now.collection, icon, banner }, license: terms }
  if (JSON.stringify([next.collection, next.license]) === JSON.stringify([now.collection, now.license]))
    return
  const given = [icon, banner].flatMap((uri) => uri ?? [])
  project.facts = { ...facts, named: [...new Set([...given, ...named])].slice(0, MAX_NAMED) }
  if (project.change(next)) await studio.save(project)
}
