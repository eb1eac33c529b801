import { createHash } from 'node:crypto'
import type { Block } from '@chiaroscuro/api/engine'
import { type CoinSpend, coinIdOf, nftPuzzleHashOf, readNftSpend } from '@chiaroscuro/domain/chain'
import { type ClvmRunner, parseClvm, treeHash } from '@chiaroscuro/domain/clvm'

/** Blocks of a real chain as templates: what each holds, and how many of its spends are of NFTs. */
export interface Template {
  readonly spends: readonly CoinSpend[]
  readonly nfts: number
}

/** Blocks with NFT spends, and all launcher ids in them. */
export function templatesOf(blocks: readonly (readonly CoinSpend[])[], run: ClvmRunner) {
  const launchers = new Set<string>()
  const templates = blocks.flatMap((spends): Template[] => {
    const nfts = spends.filter((spend) => {
      const read = readNftSpend(spend, run)
      if (read) launchers.add(read.launcherId)
      return read !== undefined
    })
    return nfts.length > 0 ? [{ spends, nfts: nfts.length }] : []
  })
  return { templates, launchers: [...launchers].map((id) => Buffer.from(id, 'hex')) }
}

/**
 * The templates again as the lives of other NFTs: launcher ids are replaced wherever they stand, puzzle hashes and
 * parents follow from that, so every block reads as a block of a chain does.
 */
export function milled(
  { templates, launchers }: ReturnType<typeof templatesOf>,
  round: number,
  after: { height: number; hash: string },
): { block: Block; nfts: number }[] {
  const others = launchers.map((id) => createHash('sha256').update(id).update(`round ${round}`).digest())
  const coins = new Map<string, Buffer>(launchers.map((id, i) => [id.toString('hex'), others[i] ?? id]))
  const replace = (bytes: Uint8Array) => replaced(bytes, launchers, others)
  let { height, hash } = after
  return templates.map(({ spends, nfts }) => {
    const made = inOrder(spends).map((spend): CoinSpend => {
      const puzzleReveal = replace(spend.puzzleReveal)
      const same = puzzleReveal === spend.puzzleReveal
      const parent = Buffer.from(spend.coin.parentCoinInfo)
      const coin = {
        parentCoinInfo: coins.get(parent.toString('hex')) ?? parent,
        puzzleHash: same ? spend.coin.puzzleHash : hashOf(puzzleReveal),
        amount: spend.coin.amount,
      }
      coins.set(coinIdOf(spend.coin), Buffer.from(coinIdOf(coin), 'hex'))
      return { coin, puzzleReveal, solution: replace(spend.solution) }
    })
    const previousHash = hash
    height++
    hash = createHash('sha256').update(previousHash).update(String(height)).digest('hex')
    return {
      block: { height, hash, previousHash, timestamp: 1_700_000_000 + height * 19, spends: made },
      nfts,
    }
  })
}

function hashOf(reveal: Uint8Array): Uint8Array {
  const puzzle = parseClvm(reveal)
  return nftPuzzleHashOf(puzzle) ?? treeHash(puzzle)
}

/** Parents before children, so that a child learns its parent's new id. */
function inOrder(spends: readonly CoinSpend[]): CoinSpend[] {
  const left = new Map(spends.map((spend) => [coinIdOf(spend.coin) as string, spend]))
  const order: CoinSpend[] = []
  const visit = (id: string, spend: CoinSpend) => {
    left.delete(id)
    const parentId = Buffer.from(spend.coin.parentCoinInfo).toString('hex')
    const parent = left.get(parentId)
    if (parent) visit(parentId, parent)
    order.push(spend)
  }
  for (const [id, spend] of [...left]) if (left.has(id)) visit(id, spend)
  return order
}

function replaced(bytes: Uint8Array, from: readonly Buffer[], to: readonly Buffer[]): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let copy: Buffer | undefined
  for (const [i, id] of from.entries()) {
    for (let at = source.indexOf(id); at >= 0; at = source.indexOf(id, at + 32)) {
      copy ??= Buffer.from(source)
      to[i]?.copy(copy, at)
    }
  }
  return copy ?? bytes
}
