import type { NftSort } from '@chiaroscuro/contract/operation'
import { OrderBar, readOrder } from '#app/feature/order/order-bar.js'
import { sorts } from './item-filter.js'
import { sortName } from './sort-name.js'

interface SortBarProps {
  /** The order of an address that names none. */
  usual: NftSort
  /** Whether there is nothing to put in order. */
  isEmpty: boolean
}

/** The order of works an address asks for. */
export function readSort(params: URLSearchParams, usual: NftSort): NftSort {
  return readOrder(params, sorts, usual)
}

/** The order of a grid of works. */
export function SortBar(props: SortBarProps) {
  return <OrderBar orders={sorts} names={sortName} {...props} />
}
