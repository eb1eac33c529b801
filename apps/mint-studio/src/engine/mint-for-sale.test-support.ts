import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32 } from '@chiaroscuro/domain/id'
import { openMint } from '@chiaroscuro/minting/engine'
import { type DuePiece, duePieces } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { devnetWallet } from './devnet-wallet.js'
import { fileJournal } from './file-journal.js'
import { samplePlan } from './sample-plan.test-support.js'
import type { TestChain } from './test-chain.test-support.js'

export const token = asHex32('ab'.repeat(32))
export const endsAt = 2_000_000_000

/** Three pieces that a chain has, for sale in `asset` for 1000 units and one more each, until `endsAt`. */
export async function mintForSale(
  chain: TestChain,
  asset: typeof token | 'xch' = token,
): Promise<{ plan: Plan; due: readonly DuePiece[] }> {
  const { node, account, didId } = chain
  const plain = samplePlan(chain, 3)
  const plan: Plan = {
    ...plain,
    sale: { asset, payTo: account.key.puzzleHash, endsAt },
    pieces: plain.pieces.map((one, at) => ({ ...one, price: 1000n + BigInt(at) })),
  }
  const approved = () => planHash(plan)
  const wallet = devnetWallet({ node, key: account.key, didId, run: nodeClvmRunner(), approved })
  const journal = fileJournal(`${chain.folder}/offered-${asset}.journal`)
  const mint = await openMint({ plan, journal, chain: node, wallet })
  while (!(await mint.step()).isDone) chain.farm()
  return { plan, due: duePieces(plan, mint.state()) }
}
