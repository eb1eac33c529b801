import { join } from 'node:path'
import type { Drop, Hosted } from '@chiaroscuro/minting/drop'
import {
  fileCid,
  kuboUploader,
  LEAST_PLACES,
  mediaUploader,
  runUpload,
  type Uploader,
  type UploadParts,
} from '@chiaroscuro/minting/upload'
import { StudioError } from '../ipc/failure.js'
import { DEVNET_HOST, MEDIA_HOST } from '../ipc/host.js'
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
 * forward. Rejects with `StudioError` `no-devnet`, `no-host`, `no-such-host`, `no-key`, `no-media`, `media-signed-out`,
 * and what the upload rejects with.
 */
export async function hostProject(studio: Studio, project: Project, tell: () => void): Promise<void> {
  const { id } = project
  const { hosts } = project
  const parts = await partsOf(studio, project)
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

async function partsOf(studio: Studio, project: Project): Promise<Omit<UploadParts, 'uploads'>> {
  const { id, facts, hosts, drop } = project
  const { place, parts } = studio
  const { fetch, sleep, random, book } = parts
  if (hosts.length === 0) throw new StudioError('no-host')
  return {
    ...{ fetch, sleep, random },
    leastPlaces: drop.network === 'simulator0' ? DEVNET_PLACES : LEAST_PLACES,
    gateways: [...(place && hosts.includes(DEVNET_HOST) ? [place.gatewayUrl] : []), ...book.gateways()],
    uploaders: await Promise.all(hosts.map((host) => uploaderTo(host, studio, project))),
    readFile: (path) => readInside(facts.folder, path),
    journal: fileJournal(studio.journalOf(id, 'hosting')),
    // A devnet that was started over has forgotten what the journal says it took.
    isSeenAnew: true,
  }
}

async function uploaderTo(host: string, studio: Studio, { id, drop }: Project): Promise<Uploader> {
  const { place, parts } = studio
  const { fetch, book, media } = parts
  if (host === MEDIA_HOST) {
    const standing = await media.standing()
    if (standing.kind === 'none') throw new StudioError('no-media')
    if (standing.kind === 'signed-out') throw new StudioError('media-signed-out')
    return mediaUploader({ name: standing.name, askLeave: media.askLeave, fetch })
  }
  if (host !== DEVNET_HOST) return book.uploaderOf(host, { fetch, folder: publishedFolder(studio, id) })
  if (drop.network !== 'simulator0') throw new StudioError('no-host')
  if (!place) throw new StudioError('no-devnet')
  return kuboUploader({ url: place.gatewayUrl, fetch })
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
