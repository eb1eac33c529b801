import { fund } from '@chiaroscuro/dev-world'
import { buildTake, readXchCoin, signedTake, signSpends } from '@chiaroscuro/domain/build'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { decodeOffer } from '@chiaroscuro/domain/offer'
import {
  deriveUnhardened,
  deriveWalletKey,
  masterKeyOf,
  publicKeyOf,
  type WalletKey,
} from '@chiaroscuro/domain/signature'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { MintingConfig } from '../../src/config/minting.js'
import { type Minter, minter } from '../../src/minter/minter.js'
import { type MinterDesk, minterDesk } from '../../src/minter/minter-desk.js'
import { type MinterNode, minterNode } from '../../src/minter/minter-node.js'
import { nodeRpc } from '../../src/node-rpc/client.js'
import { jsonLog } from '../../src/serve/log.js'
import type { Product } from './product.js'

const run = nodeClvmRunner()
/** Of a wallet that owns nothing anywhere else. */
export const MINTER_MASTER = masterKeyOf(new Uint8Array(32).fill(9))
export const MINTER_SECRET = Buffer.from(MINTER_MASTER).toString('hex')
export const MINTER_KEY: WalletKey = deriveWalletKey(MINTER_MASTER, 0)
export const CREDIT_MASTER = masterKeyOf(new Uint8Array(32).fill(8))

export const MINTING: MintingConfig = {
  deskToken: 'a desk of a test, and of nothing else',
  publicKey: publicKeyOf([12381, 8444, 2].reduce(deriveUnhardened, CREDIT_MASTER)),
  creditMojos: 5_000_000_000n,
  givenCredits: 0,
  piecesPerDay: 5000,
}

const FEE = { start: 0n, step: 1_000_000n, ceiling: 4_000_000n, patienceBlocks: 6 }

/** What a minter reaches others by. */
export interface Reach {
  readonly desk: MinterDesk
  readonly node: MinterNode
}

/** A minter in this process, which looks when it is told to. `between` may put itself between it and all others. */
export function testMinter(
  product: Product,
  between: (reach: Reach) => Reach = (reach) => reach,
): Minter & { readonly lines: readonly string[] } {
  const lines: string[] = []
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date(),
  )
  const reach = between({
    node: minterNode(nodeRpc(product.world.rpc.url)),
    desk: minterDesk(product.opsUrl, MINTING.deskToken),
  })
  const one = minter({ ...reach, key: MINTER_KEY, network: 'simulator0', run, fee: FEE, log })
  return { ...one, lines }
}

/** Pays an address on the product's chain; the height of the block. */
export async function payTo(
  product: Product,
  puzzleHash: string,
  amount: bigint,
  coins = 1,
): Promise<number> {
  const { market, node } = product.world
  const actor = { key: { puzzleHash: Buffer.from(puzzleHash, 'hex') } }
  await node.push(await fund(market, [{ actor, amount, coins }]))
  const { height } = await product.world.farm()
  market.purse.release()
  return height
}

/** A piece as an order has it; each number has a content of its own. */
export function pieceOf(number: number, target_address: string, more: object = {}) {
  const hash = (salt: number) => (number * 16 + salt).toString(16).padStart(64, '0')
  return {
    metadata: {
      ...{ data_hash: hash(1), data_uris: [`https://files.example.org/${number}.png`] },
      ...{ metadata_hash: hash(2), metadata_uris: [`https://files.example.org/${number}.json`] },
    },
    ...{ royalty_address: target_address, royalty_basis_points: 500, target_address },
    ...more,
  }
}

const TAKER = deriveWalletKey(MINTER_MASTER, 7)

/** Somebody pays what an offer asks for: what became of the bundle. */
export async function takeOffer(product: Product, text: string): Promise<string> {
  await payTo(product, TAKER.puzzleHash, 10_000_000_000n)
  const node = minterNode(nodeRpc(product.world.rpc.url))
  const keyOf = () => TAKER.publicKey
  const xch = (await node.coinsAt(TAKER.puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
  const home = TAKER.puzzleHash
  const take = buildTake(
    { offers: [decodeOffer(text)], funds: { xch }, changeTo: home, receiveTo: home },
    run,
  )
  const signature = signSpends(take.spends, [TAKER], 'simulator0', run)
  return node.send(formatSpendBundle(signedTake(take, signature)))
}
