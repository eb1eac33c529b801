import type { ApprovalBridge, StudioBridge } from '../ipc/channel.js'
import type { HostBookView } from '../ipc/host.js'

declare global {
  interface Window {
    readonly studio: StudioBridge
    readonly approval: ApprovalBridge
  }
}

/** All that this page can do outside of itself. */
export const studio = (): StudioBridge => window.studio

export type { AccountQuestion, AccountView } from '../ipc/account.js'
export type { HeldCollection, HeldNft, Holder } from '../ipc/holding.js'
export type { HostBookView, HostInput } from '../ipc/host.js'
export type { LayerRule, LayersView, RecipeInput } from '../ipc/layer.js'
export type { SaleInput, SaleView } from '../ipc/sale.js'
export type { SessionView } from '../ipc/session.js'
export type { UpdateView } from '../ipc/update.js'
export type {
  BundleView,
  MintedList,
  MintedView,
  NewsItem,
  OwnersView,
  PieceField,
  PieceRow,
  PilotCheck,
  ProjectCard,
  ProjectView,
  RarePiece,
  RarityView,
  Royalties,
  Settings,
  TargetFaultView,
  Terms,
} from '../ipc/view.js'
export type { WalletInput } from '../ipc/wallet.js'
export type HostView = HostBookView['hosts'][number]
export type Finding = Awaited<ReturnType<StudioBridge['checkProject']>>[number]

/** The code of what a call ended with. */
export function codeOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unexpected'
}
