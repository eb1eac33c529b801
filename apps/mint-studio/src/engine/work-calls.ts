import { StudioError } from '../ipc/failure.js'
import type { Answers } from './answers.js'
import type { CallDesk } from './call-desk.js'
import { connectWallet } from './connect-wallet.js'
import { fullNode } from './full-node.js'
import { hostProject } from './host-project.js'
import { generatePieces } from './layer-project.js'
import { lookAtPictures } from './look-project.js'
import { mintProject } from './mint-project.js'
import { mintedOf } from './minted-of.js'
import { saveOffers } from './offer-project.js'
import { takeOfferSignatures } from './offline-offers.js'
import { takeSigned } from './offline-wallet.js'
import { checkPilot } from './pilot.js'
import type { Project } from './project.js'
import { networkOf } from './purse.js'
import { rehearseProject, stopRehearsal } from './rehearse-project.js'
import { saveRescueKit } from './rescue-project.js'
import { payRoyalties, royaltiesOf } from './royalties.js'
import { manifestToSign, signManifest } from './sign-manifest.js'

type Works = Pick<
  Answers,
  | 'openAccount'
  | 'generatePieces'
  | 'lookAtPictures'
  | 'connectWallet'
  | 'chooseDid'
  | 'getSession'
  | 'pairWallet'
  | 'endSession'
  | 'importSignature'
  | 'importOfferSignatures'
  | 'hostProject'
  | 'editHosts'
  | 'saveGateways'
  | 'rehearseProject'
  | 'stopRehearsal'
  | 'pauseMint'
  | 'resumeMint'
  | 'offerAgain'
  | 'saveOffers'
  | 'saveRescueKit'
  | 'manifestToSign'
  | 'signManifest'
  | 'listMinted'
  | 'listRoyalties'
  | 'payRoyalties'
  | 'checkPilot'
  | 'releasePilot'
>

/** Calls that begin something which goes on by itself, and those that stop it. */
export function workCalls({ studio, view, tell, inBackground, offer }: CallDesk): Works {
  function pauseOffers(id: string): void {
    studio.turns.stop(`${id} offers`)
    const work = studio.work(id)
    if (work.offerState === 'running') studio.setWork(id, { ...work, offerState: 'paused' })
  }
  async function resume(project: Project): Promise<void> {
    await studio.look()
    const { mintState } = studio.work(project.id)
    if (project.approved && (mintState === 'paused' || mintState === 'interrupted'))
      inBackground(project, () => mintProject(studio, project, () => tell(project)))
    offer(project)
  }
  return {
    async openAccount({ id }) {
      const project = await studio.project(id)
      const { place } = studio
      if (!place) throw new StudioError('no-devnet')
      studio.isOpeningAccount = true
      inBackground(project, async () => {
        try {
          const genesis = await fullNode(place.nodeUrl, studio.parts.fetch).headerHashAt(0)
          const didId = await studio.parts.account.open(place.nodeUrl, genesis)
          if (!project.approved && project.change({ ...project.drop, didId })) await studio.save(project)
        } finally {
          studio.isOpeningAccount = false
        }
      })
      return view(project)
    },
    async generatePieces({ id }) {
      const project = await studio.project(id)
      if (!studio.work(id).drawing)
        inBackground(project, () => generatePieces(studio, project, () => tell(project)))
      return view(project)
    },
    async lookAtPictures({ id }) {
      const project = await studio.project(id)
      const isDone = project.looksLike !== undefined && project.unseenPictures().length === 0
      if (!isDone && !project.approved && !studio.work(id).looking)
        inBackground(project, () => lookAtPictures(studio, project, () => tell(project)))
      return view(project)
    },
    async connectWallet({ id, wallet }) {
      const project = await studio.project(id)
      await connectWallet(studio, project, wallet)
      return view(project)
    },
    async chooseDid({ id, did }) {
      const project = await studio.project(id)
      const known = project.signer === 'devnet' ? undefined : studio.parts.wallets.of(project.signer)
      if (!known) throw new StudioError('no-did')
      await connectWallet(studio, project, { ...known, did })
      return view(project)
    },
    getSession: async () => studio.parts.line.view(),
    async pairWallet({ id, nodeUrl }) {
      await studio.project(id)
      const { wallets, line } = studio.parts
      const url = nodeUrl ?? wallets.of('walletconnect')?.nodeUrl
      if (url === undefined) throw new StudioError('no-wallet')
      const node = await wallets.nodeAt(url)
      return line.pair(await networkOf(await node.network(), node))
    },
    endSession: () => studio.parts.line.end(),
    async importSignature({ id, bundle }) {
      const project = await studio.project(id)
      const { approved } = project
      if (!approved || project.signer !== 'offline') throw new StudioError('nothing-to-sign')
      const { run } = studio.parts
      await takeSigned(studio.signingFolder(id), bundle, { network: approved.network, run })
      return view(project)
    },
    async importOfferSignatures({ id, offers }) {
      const project = await studio.project(id)
      const { approved } = project
      if (!approved?.sale || project.signer !== 'offline') throw new StudioError('nothing-to-sign')
      const { run } = studio.parts
      await takeOfferSignatures(studio.signingFolder(id), offers, { network: approved.network, run })
      return view(project)
    },
    async hostProject({ id }) {
      const project = await studio.project(id)
      if (!studio.work(id).hosting)
        inBackground(project, () => hostProject(studio, project, () => tell(project)))
      return view(project)
    },
    async editHosts({ id, hosts }) {
      const project = await studio.project(id)
      if (project.approved) throw new StudioError('fixed')
      project.facts = { ...project.facts, hosts }
      await studio.save(project)
      return view(project)
    },
    async saveGateways({ gateways }) {
      await studio.parts.book.setGateways(gateways)
      return undefined
    },
    async rehearseProject({ id }) {
      const project = await studio.project(id)
      const plan = project.plan(await studio.around(project))
      if (!plan) throw new StudioError('no-plan')
      if (!studio.work(id).rehearsing)
        inBackground(project, () => rehearseProject(studio, project, plan, () => tell(project)))
      return view(project)
    },
    async stopRehearsal({ id }) {
      const project = await studio.project(id)
      stopRehearsal(project)
      return view(project)
    },
    async pauseMint({ id }) {
      const work = studio.work(id)
      if (work.mintState === 'running') {
        studio.turns.stop(id)
        studio.setWork(id, { ...work, mintState: 'paused' })
      }
      pauseOffers(id)
      return view(await studio.project(id))
    },
    async resumeMint({ id }) {
      const project = await studio.project(id)
      await resume(project)
      return view(project)
    },
    listRoyalties: async ({ id }) => royaltiesOf(studio, await studio.project(id)),
    payRoyalties: async ({ id }) => ({ coins: await payRoyalties(studio, await studio.project(id)) }),
    async checkPilot({ id }) {
      return checkPilot(studio, await studio.project(id))
    },
    async releasePilot({ id }) {
      const project = await studio.project(id)
      if (project.approved?.pilot !== undefined) studio.released.add(id)
      await resume(project)
      return view(project)
    },
    async offerAgain({ id }) {
      const project = await studio.project(id)
      await studio.look()
      offer(project)
      return view(project)
    },
    async saveOffers({ id }) {
      return { folder: await saveOffers(studio, await studio.project(id)) }
    },
    async saveRescueKit({ id }) {
      return { folder: await saveRescueKit(studio, await studio.project(id)) }
    },
    async manifestToSign({ id }) {
      return { message: await manifestToSign(studio, await studio.project(id)) }
    },
    async signManifest({ id, signed }) {
      return { folder: await signManifest(studio, await studio.project(id), signed) }
    },
    listMinted: async ({ id }) => mintedOf(studio, await studio.project(id)),
  }
}
