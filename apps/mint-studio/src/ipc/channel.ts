import { z } from 'zod'
import { account, signInAnswer, signInInput } from './account.js'
import { approval } from './approval.js'
import type { ChannelName } from './channel-name.js'
import { projectId } from './field.js'
import { heldCollections, heldInput, heldNfts, heldPlace, holder } from './holding.js'
import { gateways, hostBook, hostId, hostIds, hostInput, secret } from './host.js'
import { recipeInput } from './layer.js'
import { linkTarget } from './link.js'
import { saleInput } from './sale.js'
import { pairInput, sessionView } from './session.js'
import { updateView } from './update.js'
import {
  finding,
  minted,
  newsItem,
  pieceField,
  pieceRow,
  pilotCheck,
  projectCard,
  projectView,
  rarePiece,
  rarity,
  royalties,
  settings,
  targetFault,
  terms,
} from './view.js'
import { walletInput } from './wallet.js'

const nothing = z.undefined()
const text = z.string().max(50_000)
const ofProject = z.strictObject({ id: projectId })

interface Channel {
  readonly input: z.ZodType
  readonly output: z.ZodType
}

/** What every call takes and gives. Main, engine and the page's types all come from here. */
export const CHANNELS = {
  getSettings: { input: nothing, output: settings.extend({ isPreview: z.boolean() }) },
  saveSettings: { input: settings, output: settings },
  /** Who is signed in; nothing where there is no identity service. Answered by main alone, like the six below. */
  getAccount: { input: nothing, output: account.optional() },
  signIn: { input: signInInput, output: account },
  /** What a sign-in waits for: a code, a new password, `SMS` or `TOTP`. */
  answerSignIn: { input: signInAnswer, output: account },
  cancelSignIn: { input: nothing, output: account },
  /** Whether the service is to know this device the next time. */
  rememberDevice: { input: z.strictObject({ isWanted: z.boolean() }), output: account },
  signOut: { input: nothing, output: account },
  /** Opens the site's form that asks for early access. */
  openEarlyAccess: { input: nothing, output: nothing },
  /** Whether there is a newer studio; it is fetched, and put in place of this one, when its person says so. */
  getUpdate: { input: nothing, output: updateView },
  fetchUpdate: { input: nothing, output: updateView },
  installUpdate: { input: nothing, output: nothing },
  /** Where the last link leads that was clicked somewhere; nothing where none was, or it was taken. */
  takeLink: { input: nothing, output: linkTarget.optional() },
  listProjects: { input: nothing, output: z.array(projectCard).max(1000) },
  /** The newest first; none where the content service cannot be reached. */
  listNews: {
    input: z.strictObject({ language: settings.shape.language }),
    output: z.array(newsItem).max(3),
  },
  /** Accounts that the studio knows, and whether anybody can say what is theirs. */
  listHolders: { input: nothing, output: z.array(holder).max(8) },
  listHeldCollections: { input: heldInput, output: heldCollections },
  listHeldNfts: { input: heldInput, output: heldNfts },
  openHeld: { input: heldPlace, output: nothing },
  importSample: { input: nothing, output: ofProject },
  /** Nothing where no folder was chosen. */
  importFolder: { input: nothing, output: ofProject.optional() },
  /** The same of a folder with layers, of which pieces are made. */
  importLayers: { input: nothing, output: ofProject.optional() },
  removeProject: { input: ofProject, output: nothing },
  openProject: { input: ofProject, output: projectView },
  listPieces: {
    input: z.strictObject({
      id: projectId,
      from: z.number().int().min(0).max(100_000),
      count: z.number().int().min(1).max(200),
    }),
    output: z.array(pieceRow).max(200),
  },
  editPiece: {
    input: z.strictObject({
      id: projectId,
      at: z.number().int().min(0).max(100_000),
      field: pieceField,
      value: text,
    }),
    output: projectView,
  },
  /** Puts one text into a field of every piece; `{n}` in it is the piece's number. */
  fillColumn: {
    input: z.strictObject({ id: projectId, field: pieceField, value: text }),
    output: projectView,
  },
  /** Puts one text for another in every piece; `changed` pieces had it. */
  replaceText: {
    input: z.strictObject({ id: projectId, find: text.min(1), put: text }),
    output: z.strictObject({ changed: z.number().int().min(0), view: projectView }),
  },
  /** Numbers the pieces as they stand. */
  numberSeries: { input: ofProject, output: projectView },
  editTerms: { input: z.strictObject({ id: projectId, terms: terms.partial() }), output: projectView },
  editRecipe: { input: z.strictObject({ id: projectId, recipe: recipeInput }), output: projectView },
  /** Draws the pieces that the recipe comes to. */
  generatePieces: { input: ofProject, output: projectView },
  /** The first dozen by rank, as the marketplace will rank them. */
  listRarest: { input: ofProject, output: z.array(rarePiece).max(12) },
  /** How scores and traits are spread, by the marketplace's own arithmetic. */
  showRarity: { input: ofProject, output: rarity },
  /** Gives pieces their first owners by a sheet; by number they go in order, or as a seed decides. */
  assignTargets: {
    input: z.strictObject({
      id: projectId,
      /** At most some six megabytes, in base64. */
      sheet: z
        .string()
        .max(6_000_000)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
      seed: z.number().int().min(0).max(4_294_967_295).optional(),
    }),
    output: z.strictObject({
      assigned: z.number().int().min(0),
      faults: z.array(targetFault).max(100),
      view: projectView,
    }),
  },
  /** Everything goes to the one owner again. */
  clearTargets: { input: ofProject, output: projectView },
  /** Nothing where nothing is to be offered. */
  editSale: {
    input: z.strictObject({ id: projectId, sale: saleInput.optional() }),
    output: projectView,
  },
  /** Tokens that the marketplace of the project's network knows by a name; none where it does not run. */
  listTokens: {
    input: ofProject,
    output: z.array(z.strictObject({ assetId: z.string(), code: z.string().max(40) })).max(200),
  },
  undo: { input: ofProject, output: projectView },
  redo: { input: ofProject, output: projectView },
  checkProject: { input: ofProject, output: z.array(finding).max(200) },
  /** Begins to compare the pictures, where some were not compared yet. */
  lookAtPictures: { input: ofProject, output: projectView },
  fixProject: {
    input: z.strictObject({ id: projectId, rules: z.array(z.string().max(60)).min(1).max(200) }),
    output: projectView,
  },
  openAccount: { input: ofProject, output: projectView },
  /** Who signs a project's mint; its network, profile and addresses follow. */
  connectWallet: { input: z.strictObject({ id: projectId, wallet: walletInput }), output: projectView },
  /** Mints with another profile of the wallet that signs. */
  chooseDid: { input: ofProject.extend({ did: z.string().max(100) }), output: projectView },
  /** The wallet over WalletConnect, which the studio has for all of its projects. */
  getSession: { input: nothing, output: sessionView },
  /** Makes a link for a wallet; a session that there is ends. */
  pairWallet: { input: pairInput, output: sessionView },
  /** Gives up waiting, or ends the session. */
  endSession: { input: nothing, output: sessionView },
  /** The bundle that waits, signed elsewhere: as the RPCs of Chia write it. */
  importSignature: {
    input: z.strictObject({ id: projectId, bundle: z.string().max(7_000_000) }),
    output: projectView,
  },
  /** Signatures of offers that wait, as they were written with one beside the spends of each. */
  importOfferSignatures: {
    input: z.strictObject({ id: projectId, offers: z.string().max(7_000_000) }),
    output: projectView,
  },
  hostProject: { input: ofProject, output: projectView },
  /** Where a project's files go, by the ids of places. */
  editHosts: { input: z.strictObject({ id: projectId, hosts: hostIds }), output: projectView },
  listHosts: { input: nothing, output: hostBook },
  /** A place with its key, which no page gets again. It is never changed: another address wants its key anew. */
  addHost: { input: z.strictObject({ host: hostInput, secret: secret.optional() }), output: hostBook },
  removeHost: { input: z.strictObject({ id: hostId }), output: hostBook },
  saveGateways: { input: z.strictObject({ gateways }), output: nothing },
  rehearseProject: { input: ofProject, output: projectView },
  stopRehearsal: { input: ofProject, output: projectView },
  askApproval: { input: ofProject, output: nothing },
  pauseMint: { input: ofProject, output: projectView },
  resumeMint: { input: ofProject, output: projectView },
  /** Offers again what was refused, or goes on with offers that were left. */
  offerAgain: { input: ofProject, output: projectView },
  /** Writes offers to files; gives their folder. */
  saveOffers: { input: ofProject, output: z.strictObject({ folder: z.string().max(4096) }) },
  /** Writes what is signed as any node takes it, with how to send it; gives the folder. */
  saveRescueKit: { input: ofProject, output: z.strictObject({ folder: z.string().max(4096) }) },
  /** The line that a wallet puts its name to, once all is minted for good. */
  manifestToSign: { input: ofProject, output: z.strictObject({ message: z.string().max(1000) }) },
  /** Signs what was minted, or takes what keys elsewhere signed; gives the folder it is in. */
  signManifest: {
    input: z.strictObject({ id: projectId, signed: z.string().max(10_000).optional() }),
    output: z.strictObject({ folder: z.string().max(4096) }),
  },
  listMinted: { input: ofProject, output: minted },
  /** Royalties that wait at an address of several. */
  listRoyalties: { input: ofProject, output: royalties },
  /** Pays them out; how many coins went, which may be fewer than there are. */
  payRoyalties: { input: ofProject, output: z.strictObject({ coins: z.number().int().min(0) }) },
  checkPilot: { input: ofProject, output: pilotCheck },
  /** Lets the bundles behind the pilot follow. */
  releasePilot: { input: ofProject, output: projectView },
  /** An offer or a piece by its id, or the collection where none is named. */
  openOnMarketplace: {
    input: z.strictObject({
      id: projectId,
      nftId: z.string().max(100).optional(),
      offerId: z.string().max(100).optional(),
    }),
    output: nothing,
  },
} satisfies Record<ChannelName, Channel>

/** What the window that main owns asks, and what it answers. */
export const APPROVAL_CHANNELS = {
  getSettings: CHANNELS.getSettings,
  getApproval: { input: nothing, output: approval },
  answerApproval: { input: z.strictObject({ isApproved: z.boolean() }), output: nothing },
}

type InputOf<C extends Channel> = z.output<C['input']>
type OutputOf<C extends Channel> = z.output<C['output']>
type Call<C extends Channel> =
  undefined extends InputOf<C> ? () => Promise<OutputOf<C>> : (input: InputOf<C>) => Promise<OutputOf<C>>

export type Input<N extends ChannelName> = InputOf<(typeof CHANNELS)[N]>
export type Output<N extends ChannelName> = OutputOf<(typeof CHANNELS)[N]>

/** What the preload puts before the page as `window.studio`. */
export type StudioBridge = { readonly [N in ChannelName]: Call<(typeof CHANNELS)[N]> } & {
  /** Calls back with each project that changed by itself; ends by what it gives. */
  readonly onNews: (listener: (view: OutputOf<(typeof CHANNELS)['openProject']>) => void) => () => void
  /** Calls back when a link waits to be taken. */
  readonly onLink: (listener: () => void) => () => void
  /** Calls back when something changed about updates. */
  readonly onUpdate: (listener: () => void) => () => void
  /** Calls back when something changed about the wallet over WalletConnect. */
  readonly onSession: (listener: () => void) => () => void
}

/** What the preload of the approval puts before its page as `window.approval`. */
export type ApprovalBridge = {
  readonly [N in keyof typeof APPROVAL_CHANNELS]: Call<(typeof APPROVAL_CHANNELS)[N]>
}
