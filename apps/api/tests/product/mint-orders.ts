import { type ApiClient, call, pages } from '@chiaroscuro/api-client'
import {
  getMintingAccount,
  listMintRequests,
  listNfts,
  type MintRequest,
  openMintingAccount,
} from '@chiaroscuro/contract/operation'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { expect } from 'vitest'
import type { Product } from './product.js'
import { clientWith, type TestPool } from './signed-in.js'
import { pieceOf } from './test-minter.js'

const TARGET = formatAddress(asHex32('ab'.repeat(32)), 'txch')
const AN_ORDER = 10
/** Longer than the longest run: an offer that ends takes its piece back. */
const RESERVED = 86_400
/** As many of its lines are told at once. */
const LEDGER = 100

/** Customers who order the same number of pieces each, in a product where nothing else is minted. */
export interface Customers {
  /** Opens their accounts and orders everything, each order sent twice at once as an impatient client does. */
  orderAll(): Promise<void>
  /** How pieces stand that are in no block yet, or have a price and no offer. */
  undone(): Promise<string[]>
  /** Every piece was minted once, is known to the index under the id that was told, and cost one credit. */
  expectOnceEach(): Promise<void>
}

export function customers(
  product: Product,
  pool: TestPool,
  names: readonly string[],
  pieces: number,
): Customers {
  const clients = names.map((user) => clientWith(product.url, pool.token(user)))
  const total = names.length * pieces
  const all = async () => (await Promise.all(clients.map(requestsOf))).flat()

  async function order(user: string, from: number): Promise<void> {
    for (let at = 0; at < pieces; at += AN_ORDER) {
      const mints = Array.from({ length: Math.min(AN_ORDER, pieces - at) }, (_, i) =>
        pieceOf(from + at + i, TARGET, {
          royalty_basis_points: i % 5 === 0 ? 300 : 500,
          ...(i % 4 === 0 && { requested_mojos: '1000', reserve_for_seconds: RESERVED }),
        }),
      )
      const send = () =>
        fetch(`${product.url}/v2/mints`, {
          method: 'POST',
          headers: {
            ...{ 'content-type': 'application/json', authorization: `Bearer ${pool.token(user)}` },
            'idempotency-key': `${user}-order-${at}`,
          },
          body: JSON.stringify({ mints }),
        })
      expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([202, 202])
    }
  }

  return {
    async orderAll() {
      for (const client of clients) await call(client, openMintingAccount, {})
      await Promise.all(names.map((user, i) => order(user, 1000 * (i + 1))))
    },
    undone: async () =>
      (await all()).flatMap(({ state, price, offer }) => {
        const isOffered = (price === null) === (offer === null)
        return state === 'minted' && isOffered ? [] : [isOffered ? state : `${state}, not offered`]
      }),
    async expectOnceEach() {
      await product.followed()
      const requests = await all()
      expect(requests).toHaveLength(total)
      const known = await idsOf(product.client)
      // Nothing else was seeded: all that there is was ordered.
      expect(known).toHaveLength(total)
      expect(new Set(known)).toEqual(new Set(requests.map(({ nft_id }) => nft_id)))
      expect(new Set(requests.map(({ data_hash }) => data_hash)).size).toBe(total)
      expect(requests.filter(({ price, offer }) => (price === null) !== (offer === null))).toEqual([])
      for (const client of clients) {
        const { credits, ledger } = await call(client, getMintingAccount, {})
        expect([credits, ledger.length]).toEqual([0, Math.min(pieces + 1, LEDGER)])
      }
    },
  }
}

/** Few, so that there is a second page; the long run asks for thousands. */
const PAGE = process.env.TEST_LONG === undefined ? 9 : 100

function requestsOf(client: ApiClient): Promise<MintRequest[]> {
  return whole(pages(client, listMintRequests, { size: PAGE }))
}

async function idsOf(client: ApiClient): Promise<string[]> {
  return (await whole(pages(client, listNfts, { size: PAGE }))).map(({ encoded_id }) => encoded_id)
}

async function whole<Item>(lists: AsyncIterable<Item[]>): Promise<Item[]> {
  const all: Item[] = []
  for await (const items of lists) all.push(...items)
  return all
}
