import { type OwnedDid, readOwnedDid, readXchCoin, revealOf, signSpends } from '@chiaroscuro/domain/build'
import { toHex } from '@chiaroscuro/domain/bytes'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type DidId, formatAddress, type Hex32 } from '@chiaroscuro/domain/id'
import { signMessage, type WalletKey } from '@chiaroscuro/domain/signature'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { didTrail } from '@chiaroscuro/minting/engine'
import type { Ask } from '@chiaroscuro/relay'
import { z } from 'zod'
import type { FullNode } from './full-node.js'

export interface AskedAccount {
  readonly node: FullNode
  readonly key: WalletKey
  readonly didId: DidId
  readonly run: ClvmRunner
}

const assetCoins = z.object({
  type: z.string().nullable(),
  ...{ limit: z.number().default(10), offset: z.number().default(0) },
})

/** An account as a wallet at the other end is asked for it: it tells what it has, and signs whatever it is given. */
export function accountAsk({ node, key, didId, run }: AskedAccount): Ask {
  const keyOf = (puzzleHash: Hex32) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)
  const trail = didTrail(didId, node)
  async function dids(): Promise<OwnedDid[]> {
    const found = await trail.newestParent()
    const did = found && readOwnedDid(await node.spendOf(found.id, found.spentAt), keyOf, run)
    return did ? [did] : []
  }
  const xch = async () =>
    (await node.coinsAt(key.puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
  const methods: Readonly<Record<string, (params: object) => Promise<unknown>>> = {
    chainId: () => node.network(),
    getAddress: async () => ({ address: formatAddress(key.puzzleHash, 'txch') }),
    async getAssetCoins(params) {
      const { type, limit, offset } = assetCoins.parse(params)
      const held = type === 'did' ? await dids() : type === null ? await xch() : []
      return held.slice(offset, offset + limit).map((one) => {
        const { coin, puzzle, lineage } = revealOf(one)
        return {
          coin: {
            parent_coin_info: toHex(coin.parentCoinInfo),
            puzzle_hash: toHex(coin.puzzleHash),
            amount: Number(coin.amount),
          },
          ...{ coinName: coinIdOf(coin), puzzle: toHex(puzzle), confirmedBlockIndex: 1, locked: false },
          lineageProof: lineage
            ? {
                parentName: toHex(lineage.parentParent),
                innerPuzzleHash: toHex(lineage.parentInnerPuzzleHash),
                amount: Number(lineage.parentAmount),
              }
            : null,
        }
      })
    },
    async signCoinSpends(params) {
      const { coinSpends } = z.object({ coinSpends: z.array(z.unknown()) }).parse(params)
      return toHex(signSpends(coinSpends.map(coinSpendFromJson), [key], 'simulator0', run))
    },
    async signMessageByAddress(params) {
      const { message } = z.object({ message: z.string() }).parse(params)
      const { publicKey, signature } = signMessage(message, key)
      return { publicKey, signature }
    },
  }
  return async (method, params) => {
    const found = methods[method]
    if (!found) throw { code: 4004, message: `Unsupported method: ${method}` }
    return found(params)
  }
}
