import { hexBytes } from '@chiaroscuro/domain/bytes'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { coinsSpentBy } from '@chiaroscuro/minting/engine'
import { expect, it } from 'vitest'
import { jsonLog } from '../serve/log.js'
import type { Hands } from './hands.js'
import type { MinterDesk } from './minter-desk.js'
import type { MinterNode } from './minter-node.js'
import { splitCoins } from './split-coins.js'

const key = deriveWalletKey(masterKeyOf(new Uint8Array(32).fill(9)), 0)
const coin = {
  parentCoinInfo: new Uint8Array(32).fill(1),
  puzzleHash: hexBytes(key.puzzleHash),
  amount: 400_000_000_000n,
}
const id = coinIdOf(coin)

/** A minter with one coin, and a node that says of it what it is told to say. */
function oneCoin() {
  const sent: Uint8Array[] = []
  const chain = { isSpent: false }
  const never = () => Promise.reject(new Error('is not asked for'))
  const node: MinterNode = {
    ...{ peak: never, childrenOf: never, spendOf: never, chainTime: () => undefined },
    coinsAt: async () => [{ id, coin, madeAt: 1, spentAt: 0 }],
    coins: async (ids) => new Map(ids.map((one) => [one, { madeAt: 1, isSpent: chain.isSpent }])),
    send: async (bundle) => {
      sent.push(bundle)
      return 'taken'
    },
  }
  const besides: Hands['besides'] = new Map()
  const taken = () => new Set([...besides.values()].flatMap(({ coins }) => coins))
  const desk: MinterDesk = {
    ...{
      turn: never,
      line: never,
      attention: never,
      did: never,
      didReady: never,
      offer: never,
      ended: never,
    },
  }
  const hands: Hands = {
    ...{ desk, besides, runs: new Map() },
    purse: { node, key, network: 'simulator0', run: nodeClvmRunner(), taken },
    fee: { start: 0n, step: 0n, ceiling: 0n, patienceBlocks: 6 },
    log: jsonLog(
      () => {},
      () => new Date(0),
    ),
  }
  return { hands, sent, chain }
}

it('gives what makes many coins of one to the network again until a block has it, and no other', async () => {
  const { hands, sent, chain } = oneCoin()
  for (let look = 0; look < 3; look++) await splitCoins(hands, 1)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map((bundle) => bundle.toString())).size).toBe(1)
  expect(coinsSpentBy(sent[0] ?? new Uint8Array())).toEqual([id])
  expect(hands.purse.taken()).toEqual(new Set([id]))
  chain.isSpent = true
  await splitCoins(hands, 12)
  expect(sent).toHaveLength(3)
  expect(hands.purse.taken()).toEqual(new Set())
})

it('leaves coins alone that something signed speaks for', async () => {
  const { hands, sent } = oneCoin()
  hands.besides.set('ann', { bundle: new Uint8Array(), coins: [id] })
  await splitCoins(hands, 1)
  expect(sent).toEqual([])
})
