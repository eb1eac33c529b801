import type { MintSort } from '@chiaroscuro/contract/operation'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readOrder } from '#app/feature/order/order-bar.js'

export const usualOrder: MintSort = 'newest'
export const mintOrders: readonly MintSort[] = ['newest', 'oldest', 'items']

export const mintOrderName: Record<MintSort, MessageDescriptor> = {
  newest: msg`Newest to Oldest`,
  oldest: msg`Oldest to Newest`,
  items: msg`Most items in 30 days`,
}

/** The order of mints an address asks for. */
export function readMintOrder(params: URLSearchParams): MintSort {
  return readOrder(params, mintOrders, usualOrder)
}
