import { join } from 'node:path'
import { collectionIdOf } from '@chiaroscuro/domain/id'
import type { z } from 'zod'
import type { Approval } from '../ipc/approval.js'
import { StudioError } from '../ipc/failure.js'
import type { heldPlace } from '../ipc/holding.js'
import type { KnownHost } from '../ipc/host.js'
import type { CallDesk } from './call-desk.js'
import { MARKET } from './held-pictures.js'
import { readInside } from './import-folder.js'
import { approvalOf, approve, mintProject } from './mint-project.js'
import { type Thumbnails, thumbnails } from './thumbnail.js'

/** What only main asks of the engine. */
export interface MainCalls {
  importFrom(input: { readonly folder: string }): Promise<{ readonly id: string }>
  importLayers(input: { readonly folder: string }): Promise<{ readonly id: string }>
  approvalOf(input: { readonly id: string }): Promise<Approval>
  approve(input: { readonly id: string; readonly planHash: string }): Promise<undefined>
  listHosts(): Promise<{ readonly hosts: readonly KnownHost[]; readonly gateways: readonly string[] }>
  addHost(input: KnownHost & { readonly secret?: string | undefined }): Promise<undefined>
  removeHost(input: { readonly id: string }): Promise<undefined>
  refuse(input: { readonly id: string }): Promise<undefined>
  readAsset(input: { readonly id: string; readonly hash: string }): Promise<Asset | undefined>
  /** The project of a link, where there is one: by its own id, or by that of its collection. */
  findProject(input: {
    readonly kind: 'project' | 'collection'
    readonly id: string
  }): Promise<{ readonly id?: string }>
  /** Whether anything goes on that an end of the studio would cut off. */
  isUnderWay(): Promise<boolean>
  marketplaceUrl(input: {
    readonly id: string
    readonly nftId?: string | undefined
    readonly offerId?: string | undefined
  }): Promise<string>
  heldUrl(input: z.output<typeof heldPlace>): Promise<string>
}

export interface Asset {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** Pixels of a banner's longer side. */
const WIDE = 1000

/** Calls that no page makes by itself. */
export function mainCalls({ studio, tell, inBackground, offer }: CallDesk): MainCalls {
  const { book } = studio.parts
  const drawers = new Map<string, Thumbnails>()
  function drawer(id: string, folder: 'small' | 'wide'): Thumbnails {
    const path = join(studio.parts.store.folderOf(id), folder)
    const known = drawers.get(path) ?? thumbnails(path, folder === 'wide' ? WIDE : undefined)
    drawers.set(path, known)
    return known
  }
  return {
    async importFrom({ folder }) {
      await studio.look()
      return { id: await studio.importFrom(folder) }
    },
    async importLayers({ folder }) {
      await studio.look()
      return { id: await studio.importLayers(folder) }
    },
    async approvalOf({ id }) {
      const project = await studio.project(id)
      if (project.approved) throw new StudioError('fixed')
      await studio.look()
      const asked = await approvalOf(studio, project)
      studio.setWork(id, { ...studio.work(id), mintState: 'asked' })
      tell(project)
      return asked
    },
    async approve({ id, planHash }) {
      const project = await studio.project(id)
      await approve(studio, project, planHash)
      inBackground(project, () => mintProject(studio, project, () => tell(project)))
      offer(project)
      return undefined
    },
    listHosts: async () => ({ hosts: book.hosts(), gateways: book.gateways() }),
    async addHost({ id, host, secret }) {
      await book.add({ id, host }, secret)
      return undefined
    },
    async removeHost({ id }) {
      await book.remove(id)
      return undefined
    },
    async refuse({ id }) {
      const project = await studio.project(id)
      if (studio.work(id).mintState === 'asked') studio.setWork(id, { ...studio.work(id), mintState: 'none' })
      tell(project)
      return undefined
    },
    async heldUrl({ signer, nftId, collectionId }) {
      const purse = (await studio.purses()).find(({ kind }) => kind === signer)
      const root = purse && studio.marketOf(purse.network)?.siteUrl
      if (root === undefined) throw new StudioError('no-marketplace')
      if (nftId !== undefined) return `${root}/nfts/${nftId}`
      return collectionId === undefined ? root : `${root}/collections/${collectionId}`
    },
    async readAsset({ id, hash }) {
      if (id === MARKET) {
        const drawn = await studio.parts.pictures.read(hash)
        return drawn && { bytes: drawn, mediaType: 'image/webp' }
      }
      const project = await studio.project(id)
      const file = project.fileOf(hash)
      if (!file || project.pictureOf(file) === undefined) return undefined
      const isWide = hash === project.facts.banner?.hash
      const bytes = await drawer(id, isWide ? 'wide' : 'small').of(hash, () =>
        readInside(project.facts.folder, file.path),
      )
      return { bytes, mediaType: 'image/webp' }
    },
    async findProject({ kind, id: wanted }) {
      const { store } = studio.parts
      const ids = await store.ids()
      if (kind === 'project') return ids.includes(wanted) ? { id: wanted } : {}
      let draft: string | undefined
      for (const id of ids) {
        const project = await studio.project(id).catch(() => undefined)
        const { didId, collection } = project?.drop ?? {}
        if (!didId || !collection || collectionIdOf(didId, collection.id) !== wanted) continue
        // What is minted is the collection; others may have its id by mistake.
        if (project?.approved) return { id }
        draft ??= id
      }
      return draft === undefined ? {} : { id: draft }
    },
    isUnderWay: async () => studio.isUnderWay(),
    async marketplaceUrl({ id, nftId, offerId }) {
      await studio.look()
      const { didId, collection, network } = (await studio.project(id)).drop
      const root = studio.marketOf(network)?.siteUrl
      if (root === undefined) throw new StudioError('no-marketplace')
      if (offerId !== undefined) return `${root}/offers/${encodeURIComponent(offerId)}`
      if (nftId !== undefined) return `${root}/nfts/${encodeURIComponent(nftId)}`
      return didId ? `${root}/collections/${collectionIdOf(didId, collection.id)}` : root
    },
  }
}
