import { basename, join } from 'node:path'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { formatAddress, formatDid } from '@chiaroscuro/domain/id'
import type { Fetch } from '@chiaroscuro/http'
import { addressPrefixOf, type Drop, type DropNetwork } from '@chiaroscuro/minting/drop'
import { fileCid } from '@chiaroscuro/minting/upload'
import { StudioError } from '../ipc/failure.js'
import type { ProjectCard, ProjectView } from '../ipc/view.js'
import type { DevnetAccount } from './devnet-account.js'
import { type ContentPlace, type DevnetPlace, findDevnet } from './devnet-place.js'
import { openDevnetPurse } from './devnet-purse.js'
import { fullNode } from './full-node.js'
import type { HeldPictures } from './held-pictures.js'
import type { HostBook } from './host-book.js'
import { importFolder, readInside } from './import-folder.js'
import { recipeFrom } from './layer-project.js'
import { frozenLicense } from './license.js'
import { type KnownToken, marketplace } from './marketplace.js'
import type { MediaDoor } from './media-door.js'
import { newProjectId, Project, type Surroundings } from './project.js'
import type { ProjectFacts, ProjectStore } from './project-store.js'
import type { Purse } from './purse.js'
import { Turns } from './turn.js'
import type { OtherWallet, WalletBook } from './wallet-book.js'
import type { WalletLine } from './wallet-line.js'
import { idleWork, type Work } from './work.js'

export interface StudioParts {
  readonly store: ProjectStore
  readonly account: DevnetAccount
  readonly book: HostBook
  readonly media: MediaDoor
  readonly wallets: WalletBook
  /** The wallet over WalletConnect. */
  readonly line: WalletLine
  readonly run: ClvmRunner
  readonly fetch: Fetch
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
  readonly random: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** Folder of what comes with the studio: the sample and the licenses. */
  readonly resources: string
  /** Where the running product says where its devnet is; nothing where nobody said. */
  readonly devnetFile: string | undefined
  /** Where the studio's news are read, wherever no product runs on this machine. */
  readonly content: ContentPlace | undefined
  /** The marketplace of networks other than the devnet; nothing where nobody named one. */
  readonly market: { readonly apiUrl: string; readonly siteUrl: string | undefined } | undefined
  /** Pictures of what the marketplace has. */
  readonly pictures: HeldPictures
  /** Hears of each project that changed by itself. */
  readonly onNews: (view: ProjectView) => void
}

/** Projects that are open, and what they are about: the heart of the engine's process. */
export class Studio {
  readonly parts: StudioParts
  readonly #projects = new Map<string, Promise<Project>>()
  readonly #works = new Map<string, Work>()
  readonly turns = new Turns()
  /** Projects whose pilot somebody has looked at, until their run has written it down. */
  readonly released = new Set<string>()
  #saved: Promise<void> = Promise.resolve()
  /** As last seen; a devnet that is started anew is another one. */
  place: DevnetPlace | undefined
  readonly #purses = new Map<Purse['kind'], Purse>()
  isOpeningAccount = false
  #looks = 0
  /** As the marketplace last named them. */
  tokens: readonly KnownToken[] = []

  constructor(parts: StudioParts) {
    this.parts = parts
  }

  /** Rejects with `StudioError` `no-such-project`, `project-damaged`. */
  project(id: string): Promise<Project> {
    const open = this.#projects.get(id) ?? this.#open(id)
    this.#projects.set(id, open)
    open.catch(() => this.#projects.delete(id))
    return open
  }

  async #open(id: string): Promise<Project> {
    const { store, resources } = this.parts
    if (!(await store.ids()).includes(id)) throw new StudioError('no-such-project')
    let project: Project
    try {
      project = new Project(id, await store.load(id))
    } catch (cause) {
      throw new StudioError('project-damaged', { cause })
    }
    project.license = await frozenLicense(join(resources, 'licenses'), project.facts.license)
    // Approved and not known to be done: whether anything is left to do, its journals tell once somebody goes on.
    if (project.approved) {
      const offerState = project.approved.sale ? 'interrupted' : 'none'
      this.setWork(id, { ...this.work(id), mintState: 'interrupted', offerState })
    }
    return project
  }

  /** A number for a look at a project, more than all before it, those of an engine that ended too. */
  nextLook(): number {
    this.#looks = Math.max(this.#looks + 1, this.parts.now())
    return this.#looks
  }

  work(id: string): Work {
    return this.#works.get(id) ?? idleWork
  }
  /** Whether anything of any project goes on, or waits for a person's word. */
  isUnderWay(): boolean {
    if (this.isOpeningAccount) return true
    return [...this.#works.values()].some(
      ({ hosting, drawing, looking, rehearsing, mintState, offerState }) =>
        [hosting, drawing, looking, rehearsing].some((one) => one !== undefined) ||
        ['asked', 'running'].includes(mintState) ||
        offerState === 'running',
    )
  }
  setWork(id: string, work: Work): void {
    this.#works.set(id, work)
  }

  journalOf(id: string, name: 'mint' | 'hosting' | 'offers'): string {
    return join(this.parts.store.folderOf(id), `${name}.journal`)
  }

  /** Where bundles wait that are signed elsewhere. */
  signingFolder(id: string): string {
    return join(this.parts.store.folderOf(id), 'signing')
  }

  forget(id: string): void {
    this.#projects.delete(id)
    this.#works.delete(id)
  }

  /** Asks for the devnet and the account anew. */
  async look(): Promise<void> {
    const { devnetFile, fetch, account } = this.parts
    this.place = await findDevnet(devnetFile)
    this.#purses.delete('devnet')
    if (!this.place) return
    try {
      const node = fullNode(this.place.nodeUrl, fetch)
      const did = account.didOn(await node.headerHashAt(0))
      if (did) this.#purses.set('devnet', await openDevnetPurse(account, did, node, this.parts.run))
    } catch {
      // A file left behind by a product that does not run any more.
      this.place = undefined
    }
  }

  /** What pays for a project and signs it, as last seen. */
  purseOf(project: Project): Purse | undefined {
    return this.#purses.get(project.signer)
  }
  purseAt(kind: Purse['kind']): Purse | undefined {
    return this.#purses.get(kind)
  }

  /** The same asked anew. Rejects with `StudioError` `no-devnet`, `no-account`, `no-wallet`, and as the wallet does. */
  async openPurse({ signer }: Project): Promise<Purse> {
    if (signer === 'devnet') {
      await this.look()
      if (!this.place) throw new StudioError('no-devnet')
      const purse = this.#purses.get(signer)
      if (!purse) throw new StudioError('no-account')
      return purse
    }
    const known = this.parts.wallets.of(signer)
    if (!known) throw new StudioError('no-wallet')
    return this.openWallet(known)
  }

  async openWallet(wallet: OtherWallet): Promise<Purse> {
    const purse = await this.parts.wallets.open(wallet)
    this.#purses.set(wallet.kind, purse)
    return purse
  }

  /** The marketplace of a network; nothing where nobody named one. */
  marketOf(
    network: DropNetwork,
  ): { readonly apiUrl: string; readonly siteUrl: string | undefined } | undefined {
    if (network !== 'simulator0') return this.parts.market
    const { apiUrl, marketplaceUrl: siteUrl } = this.place ?? {}
    return apiUrl === undefined ? undefined : { apiUrl, siteUrl }
  }

  /** Every account that can be reached now; a wallet elsewhere is asked only by whoever paired it. */
  async purses(): Promise<Purse[]> {
    await this.look()
    const { wallets } = this.parts
    for (const kind of ['chia', 'offline'] as const) {
      const known = this.#purses.has(kind) ? undefined : wallets.of(kind)
      if (known) await this.openWallet(known).catch(() => undefined)
    }
    return [...this.#purses.values()]
  }

  /** Tokens that a network's marketplace knows by name, asked anew; those that were named last where it does not answer. */
  async lookForTokens(network: DropNetwork): Promise<KnownToken[]> {
    const { apiUrl } = this.marketOf(network) ?? {}
    if (apiUrl !== undefined)
      this.tokens = await marketplace(apiUrl, this.parts.fetch)
        .tokens()
        .catch(() => this.tokens)
    return [...this.tokens]
  }

  async around(project: Project): Promise<Surroundings> {
    const taken = new Set<string>()
    for (const id of await this.parts.store.ids()) {
      if (id === project.id) continue
      const other = await this.project(id).catch(() => undefined)
      if (other?.approved) taken.add(other.drop.collection.id)
    }
    const { account, now } = this.parts
    const { didId, balance, puzzleHash = account.key.puzzleHash } = this.purseOf(project) ?? {}
    return {
      ...{ did: didId, balance, takenCollectionIds: taken },
      ...{ own: puzzleHash, now: Math.floor(now() / 1000) },
    }
  }

  async importFrom(folder: string): Promise<string> {
    const { files, drafts, icon, banner } = await importFolder(folder)
    const cidOf = async (file: typeof icon) =>
      file && `ipfs://${await fileCid(await readInside(folder, file.path))}`
    const fresh = this.#freshDrop(titleOf(folder), drafts)
    const pictures = { icon: await cidOf(icon), banner: await cidOf(banner) }
    const drop: Drop = { ...fresh, collection: { ...fresh.collection, ...pictures } }
    return this.#begin(drop, { folder, files: [...files], icon, banner })
  }

  /** A project whose pieces are still to be made of layers. */
  async importLayers(folder: string): Promise<string> {
    const recipe = await recipeFrom(folder, titleOf(folder))
    const drop = this.#freshDrop(titleOf(folder), [])
    return this.#begin(drop, {
      ...{ folder, files: [], icon: undefined, banner: undefined },
      layersFolder: folder,
      recipe,
    })
  }

  async #begin(drop: Drop, facts: Omit<ProjectFacts, 'license' | 'changedAt'>): Promise<string> {
    const { store, randomBytes, now } = this.parts
    const id = newProjectId(randomBytes(8))
    await store.create(id)
    await store.saveDrop(id, drop, { ...facts, license: '', changedAt: now() })
    return id
  }

  /** A drop with nothing chosen yet but what goes without saying on the devnet. */
  #freshDrop(name: string, pieces: Drop['pieces']): Drop {
    const address = formatAddress(this.parts.account.key.puzzleHash, 'txch')
    const words = { id: '', name, description: '', website: undefined, twitter: undefined }
    return {
      ...{
        network: 'simulator0',
        didId: this.#purses.get('devnet')?.didId,
        royaltyAddress: address,
        owner: address,
      },
      collection: { ...words, icon: undefined, banner: undefined },
      ...{ royaltyBasisPoints: 500, license: undefined, isSensitive: false, batchSize: 25 },
      ...{ royaltySplit: [], pilot: 0, pieces },
      fee: { start: 10_000_000n, step: 10_000_000n, ceiling: 100_000_000n, patienceBlocks: 4 },
      sale: undefined,
    }
  }

  async save(project: Project): Promise<void> {
    project.revision++
    project.facts = { ...project.facts, changedAt: this.parts.now() }
    // One after the other, whoever saves: what is written aside has one name.
    const saved = this.#saved.then(() => this.parts.store.saveDrop(project.id, project.drop, project.facts))
    this.#saved = saved.catch(() => {})
    await saved
  }

  async cards(): Promise<ProjectCard[]> {
    const cards: ProjectCard[] = []
    for (const id of await this.parts.store.ids()) {
      // One that is damaged hides no other.
      const project = await this.project(id).catch(() => undefined)
      if (!project) continue
      const { drop, facts } = project
      const { mintState } = this.work(id)
      cards.push({
        ...{ id, name: drop.collection.name, count: drop.pieces.length, changedAt: facts.changedAt },
        pictures: project.pictures(4),
        stage: !project.approved ? 'draft' : mintState === 'done' ? 'minted' : 'minting',
      })
    }
    return cards.sort((one, other) => other.changedAt - one.changedAt)
  }

  accountView(project: Project): ProjectView['account'] {
    const purse = this.purseOf(project)
    if (!purse) return undefined
    const { network, didId, dids, puzzleHash, balance } = purse
    const address = formatAddress(puzzleHash, addressPrefixOf(network))
    return { network, address, did: formatDid(didId), dids: dids.map(formatDid), balance: String(balance) }
  }
}

/** What a folder is called, as a title. */
function titleOf(folder: string): string {
  const name = basename(folder).replace(/[-_]+/g, ' ').trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
