import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildTake, readXchCoin, signedTake, signSpends } from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { parseAddress } from '@chiaroscuro/domain/id'
import { decodeOffer, readOffer } from '@chiaroscuro/domain/offer'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { expect } from '@playwright/test'
import { openDevnetAccount } from '../src/engine/devnet-account.js'
import { fullNode } from '../src/engine/full-node.js'
import type { TestDevnet } from './devnet.js'

const run = nodeClvmRunner()

/** Every offer that the one project of a studio saved as a file. */
export function savedOffers(data: string): string[] {
  const [project = ''] = readdirSync(join(data, 'projects'))
  const folder = join(data, 'projects', project, 'offers')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** What an offer asks for in XCH, in mojos. */
export function priceOf(offer: string): bigint | undefined {
  const [paid] = readOffer(decodeOffer(offer), run).requested
  return paid?.kind === 'xch' ? paid.amount : undefined
}

/** Somebody with money from the faucet takes an offer; done once a block has it. */
export async function buy(offer: string, { folder, nodeUrl }: TestDevnet): Promise<void> {
  const node = fullNode(nodeUrl, fetch)
  const account = await openDevnetAccount({
    ...{ path: join(folder, 'buyer.json'), now: Date.now, randomBytes },
    sleep: (ms) => sleep(ms),
  })
  await account.open(nodeUrl, await node.headerHashAt(0))
  const { key } = account
  const { puzzleHash } = key
  const keyOf = (one: string) => (one === puzzleHash ? key.publicKey : undefined)
  const xch = (await node.coinsAt(puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
  const take = buildTake(
    { offers: [decodeOffer(offer)], funds: { xch, cats: [] }, receiveTo: puzzleHash, changeTo: puzzleHash },
    run,
  )
  const bundle = signedTake(take, signSpends(take.spends, [key], 'simulator0', run))
  expect(await node.send(formatSpendBundle(bundle))).toBe('taken')
  const ids = xch.map(({ coin }) => coinIdOf(coin))
  const spent = async () => [...(await node.coins(ids)).values()].filter(({ isSpent }) => isSpent).length
  await expect.poll(spent).toBeGreaterThan(0)
}

/** Amounts of the coins at an address, in mojos. */
export async function received(address: string, { nodeUrl }: TestDevnet): Promise<bigint[]> {
  const puzzleHash = parseAddress(address)
  if (!puzzleHash) throw new Error('This is no address')
  return (await fullNode(nodeUrl, fetch).coinsAt(puzzleHash)).map(({ coin }) => coin.amount)
}
