/** The views of a collection. */
export const tabs = ['items', 'activity', 'trades', 'owners', 'checks'] as const
export type CollectionTab = (typeof tabs)[number]

export function readTab(params: URLSearchParams): CollectionTab {
  return tabs.find((tab) => tab === params.get('tab')) ?? 'items'
}
