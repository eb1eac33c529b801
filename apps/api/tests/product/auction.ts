import { type ApiClient, call } from '@chiaroscuro/api-client'
import { type AuctionDetail, createAuction, type SignedAuctionInput } from '@chiaroscuro/contract/operation'
import { type Actor, type DevWorld, signText } from '@chiaroscuro/dev-world'
import { buildPayment, coinId, signBundle } from '@chiaroscuro/devnet'
import { type AuctionTerms, formatAuctionText } from '@chiaroscuro/domain/auction'
import { asHex32, parseHex32 } from '@chiaroscuro/domain/id'
import { decodeOffer } from '@chiaroscuro/domain/offer'
import { vi } from 'vitest'

/** Terms that the owner of an item may sign now: from this second on, for an hour. */
export function termsFor(
  world: DevWorld,
  launcherId: string,
  more: Partial<AuctionTerms> = {},
): AuctionTerms {
  const now = Math.floor(Date.now() / 1000)
  return {
    network: 'devnet',
    launcherId: asHex32(launcherId),
    coinId: asHex32(coinId(world.holding(launcherId).nft.coin)),
    reserve: 1_000_000_000_000n,
    start: now,
    end: now + 3600,
    overtimeSeconds: 300,
    ...more,
  }
}

/** A text with what somebody's wallet gives for it. */
export function signedBy({ key }: Actor, message: string): SignedAuctionInput {
  const { public_key, signature } = signText(key, message)
  return { message, public_key, signature }
}

/** Puts an item up for auction as its owner would. */
export function putUp(
  client: ApiClient,
  world: DevWorld,
  launcherId: string,
  more: Partial<AuctionTerms> = {},
): Promise<AuctionDetail> {
  const { owner } = world.holding(launcherId)
  const text = formatAuctionText(termsFor(world, launcherId, more))
  return call(client, createAuction, { auction: signedBy(owner, text) })
}

/** Spends the coins that a bid stands on, so that it can never be taken. */
export async function withdraw(
  { market, node, farm }: DevWorld,
  offer: string,
  { key }: Actor,
): Promise<void> {
  const coins = decodeOffer(offer).coinSpends.flatMap(({ coin }) => {
    const [parent, puzzleHash] = [coin.parentCoinInfo, coin.puzzleHash].map((bytes) =>
      Buffer.from(bytes).toString('hex'),
    )
    const isAsked = !parent || /^0+$/.test(parent) || parseHex32(puzzleHash ?? '') === undefined
    return isAsked ? [] : [{ parent, puzzleHash: puzzleHash ?? '', amount: coin.amount }]
  })
  const amount = coins.reduce((sum, coin) => sum + coin.amount, 0n)
  const payments = [{ puzzleHash: key.puzzleHash, amount }]
  const spends = buildPayment(market.sdk, { key, coins, payments })
  await node.push(signBundle(market.sdk, spends, [key], market.genesis))
  await farm()
}

/** A clock that goes as ever and can be put forward, for everything in this process. */
export function ownClock() {
  const real = Date.now
  let ahead = 0
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  return {
    forward(seconds: number) {
      ahead += seconds * 1000
    },
    restore: () => spy.mockRestore(),
  }
}
