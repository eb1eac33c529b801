import { BuildError, buildDid, signSpends } from '@chiaroscuro/domain/build'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { SETTLED_DEPTH } from '@chiaroscuro/minting/engine'
import type { Turn } from '../mint-service/protocol.js'
import { type Hands, type Peak, signed } from './hands.js'
import { freeCoins } from './lane-wallet.js'
import { spentBy } from './run-book.js'

type Wanted = Turn['dids'][number]
type Made = NonNullable<Wanted['made']>

/** Notes which coins are spoken for by DIDs under way, before any others are spent. */
export function noteDids({ besides }: Hands, wanted: readonly Wanted[]): void {
  for (const { userId, made } of wanted) if (made) besides.set(userId, signed(hexBytes(made.bundle)))
}

/** Makes the DIDs that are wanted, each once: what makes one is written down before anybody else sees it. */
export async function makeDids(hands: Hands, wanted: readonly Wanted[], peak: Peak): Promise<void> {
  for (const one of wanted) await makeDid(hands, one, peak)
}

async function makeDid(hands: Hands, { userId, made }: Wanted, peak: Peak): Promise<void> {
  const { desk, besides, purse } = hands
  const standing = made && (await standingOf(hands, made, peak))
  if (made && standing === 'there') {
    besides.delete(userId)
    await desk.didReady({ userId, didId: made.didId })
    return
  }
  if (made && standing === 'waiting') {
    await purse.node.send(hexBytes(made.bundle))
    return
  }
  const fresh = await newDid(hands)
  if (!fresh) return
  const bundle = toHex(fresh.bundle)
  if (!(await desk.did({ userId, didId: fresh.didId, bundle, instead: made?.didId ?? null }))) return
  besides.set(userId, signed(fresh.bundle))
  await purse.node.send(fresh.bundle)
}

/** `gone` once its coin was spent otherwise, deeper than any reorg goes. */
async function standingOf(
  { purse: { node } }: Hands,
  { didId, bundle }: Made,
  { height }: Peak,
): Promise<'there' | 'waiting' | 'gone'> {
  const spent = spentBy(bundle)
  const coins = await node.coins([didId, ...spent])
  if (coins.get(didId)?.isSpent) return 'there'
  const lost = spent.filter((id) => coins.get(id)?.isSpent)
  const others = (await Promise.all(lost.map((id) => node.childrenOf(id)))).flat()
  return others.some(({ madeAt }) => height - madeAt >= SETTLED_DEPTH) ? 'gone' : 'waiting'
}

async function newDid({ purse, fee }: Hands) {
  const { key, network, run } = purse
  const funds = { xch: await freeCoins(purse) }
  try {
    const owner = { publicKey: key.publicKey, changeTo: key.puzzleHash }
    const { spends, did } = buildDid({ ...owner, funds, fee: fee.start })
    const bundle = { coinSpends: spends, signature: signSpends(spends, [key], network, run) }
    return { didId: did.didId, bundle: formatSpendBundle(bundle) }
  } catch (error) {
    if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
    throw error
  }
}
