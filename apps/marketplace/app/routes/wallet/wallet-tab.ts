/** Views of a wallet; the first is shown unless the address names another. */
export const WALLET_TABS = ['works', 'offers', 'profiles', 'activity'] as const
export type WalletTab = (typeof WALLET_TABS)[number]

export function readWalletTab(params: URLSearchParams): WalletTab {
  return WALLET_TABS.find((tab) => tab === params.get('tab')) ?? 'works'
}

/** Where a view is. */
export function walletTabHref(tab: WalletTab): string {
  return tab === 'works' ? '/wallet' : `/wallet?tab=${tab}`
}
