import type { Offer } from '@chiaroscuro/contract/operation'
import type { MetaFunction } from '@remix-run/node'
import { cart } from '#app/feature/cart/cart.js'
import { isRecord } from '#app/feature/endless/is-record.js'
import { useWorksById } from '#app/feature/works-by-id/use-works-by-id.js'
import { headTags } from '#app/layout/head.js'
import type { loader } from './load.server.js'
import { CartPage } from './page.js'

export { loader } from './load.server.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default function Cart() {
  const works = cart.use()
  const { nfts, busy, answer } = useWorksById(
    '/cart',
    works?.map(({ id }) => id),
  )
  return <CartPage works={works} nfts={nfts} offers={offersIn(answer)} busy={busy} />
}

function offersIn(answer: unknown): Offer[] {
  return isRecord(answer) && Array.isArray(answer.offers) ? answer.offers.filter(isOffer) : []
}

function isOffer(value: unknown): value is Offer {
  return isRecord(value) && typeof value.id === 'string' && typeof value.status === 'number'
}
