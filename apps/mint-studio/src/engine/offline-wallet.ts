import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError, buildMint, type KeyOf, type OwnedDid, type XchCoin } from '@chiaroscuro/domain/build'
import { toHex } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { formatAddress, formatNftId, type Hex32, type PuzzleHash } from '@chiaroscuro/domain/id'
import { parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import type { DropNetwork } from '@chiaroscuro/minting/drop'
import { type MintOrder, respentOf } from '@chiaroscuro/minting/engine'
import { batchesOf, mintItemOf, planHash } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'
import { holdToPlan, type SeenBundle } from './hold-to-plan.js'
import { type PlanWallet, signedMint } from './plan-wallet.js'
import { replaceFile } from './replace-file.js'
import { spendJson, spendsId } from './spend-json.js'

/** What a wallet has, by its public keys. */
export interface WatchedMoney {
  readonly keyOf: KeyOf
  did(): Promise<OwnedDid | undefined>
  xch(): Promise<XchCoin[]>
}

export interface OfflineWalletParts {
  readonly money: WatchedMoney
  readonly node: FullNode
  readonly run: ClvmRunner
  readonly network: DropNetwork
  readonly changeTo: PuzzleHash
  readonly approved: () => Hex32 | undefined
  /** Where bundles are written for their signer, and signed ones kept. */
  readonly folder: string
}

/** A bundle of a plan while it has no signature. */
interface Unsigned {
  readonly spends: readonly CoinSpend[]
  readonly seen: SeenBundle
}

/** The one file that waits, and the one that came back. */
const WAITING = 'to-sign.json'
const SIGNED = 'signed.json'

export const waitingFile = (folder: string) => join(folder, WAITING)

/**
 * A wallet whose keys are elsewhere: each bundle is written to a file, with what it means, and waits until its signature is brought
 * back. A bundle that waits stays the same for as long as its coins are there. `build` rejects with `StudioError` `wants-signature`
 * until then, besides `not-approved`, `unlike-plan`, `did-gone`.
 */
export function offlineWallet(parts: OfflineWalletParts): PlanWallet {
  const { money, run, network, approved, folder, node } = parts

  const hold = (spends: readonly CoinSpend[], { plan, batch }: MintOrder): SeenBundle => {
    const mine = (puzzleHash: PuzzleHash) => money.keyOf(puzzleHash) !== undefined
    return holdToPlan(spends, { plan, pieces: batch.pieces, mine }, run)
  }
  async function make(order: MintOrder): Promise<Unsigned | undefined> {
    const { plan, batch, didCoinId, fee } = order
    if (plan.network !== network) throw new StudioError('other-network')
    const did = await money.did()
    if (!did || coinIdOf(did.coin) !== didCoinId) throw new StudioError('did-gone')
    const { royaltyPuzzleHash, royaltyBasisPoints } = plan
    const respent = respentOf(order.instead)
    const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: parts.changeTo, fee, respent }
    try {
      const funds = { xch: await money.xch() }
      const { spends } = buildMint({ did, funds, items: batch.pieces.map(mintItemOf), ...terms })
      return { spends, seen: hold(spends, order) }
    } catch (error) {
      if (error instanceof BuildError && error.code === 'insufficient-funds') return undefined
      throw error
    }
  }
  /** What waits already, where it is still of this order and can still be. */
  async function waiting(order: MintOrder): Promise<Unsigned | undefined> {
    const spends = await spendsIn(folder, WAITING)
    if (!spends?.some(({ coin }) => coinIdOf(coin) === order.didCoinId)) return undefined
    const ids = new Set<string>(spends.map(({ coin }) => coinIdOf(coin)))
    // What it spends and does not make itself.
    const needed = spends.filter(({ coin }) => !ids.has(toHex(coin.parentCoinInfo)))
    const coins = await node.coins(needed.map(({ coin }) => coinIdOf(coin)))
    if (!needed.every(({ coin }) => coins.get(coinIdOf(coin))?.isSpent === false)) return undefined
    try {
      const seen = hold(spends, order)
      return seen.fee === order.fee ? { spends, seen } : undefined
    } catch {
      return undefined
    }
  }
  return {
    async didCoin() {
      const did = await money.did()
      return did && coinIdOf(did.coin)
    },
    async preview(order) {
      const made = await make(order)
      return made && { ...made.seen, spends: made.spends.length }
    },
    async build(order) {
      if (approved() !== planHash(order.plan)) throw new StudioError('not-approved')
      const known = await waiting(order)
      const unsigned = known ?? (await make(order))
      if (!unsigned) return undefined
      if (!known) await write(folder, order, unsigned)
      const signed = await bundleIn(folder, SIGNED)
      if (!signed || spendsId(signed.coinSpends) !== spendsId(unsigned.spends))
        throw new StudioError('wants-signature')
      return signedMint({ coinSpends: unsigned.spends, signature: signed.signature }, unsigned.seen, {
        network,
        run,
      })
    },
  }
}

async function write(folder: string, { plan, batch, fee }: MintOrder, { spends, seen }: Unsigned) {
  const prefix = plan.network === 'mainnet' ? 'xch' : 'txch'
  const text = {
    ...{ network: plan.network, plan_hash: planHash(plan) },
    ...{ bundle: batch.index + 1, of: batchesOf(plan).length, fee: String(fee) },
    mints: seen.nfts.map(({ launcherId, owner, dataHash }, at) => ({
      ...{ number: batch.from + at + 1, name: batch.pieces[at]?.name ?? '', nft: formatNftId(launcherId) },
      ...{ to: formatAddress(owner, prefix), data_hash: dataHash },
    })),
    coin_spends: spends.map(spendJson),
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await replaceFile(join(folder, WAITING), `${JSON.stringify(text, null, 1)}\n`)
}

/**
 * Takes a signed bundle back: it has to be of exactly the spends that wait, and its signature of exactly what they demand. Rejects with
 * `StudioError` `nothing-to-sign`, `not-a-bundle`, `other-spends`, `bad-signature`; then nothing is kept of it.
 */
export async function takeSigned(
  folder: string,
  text: string,
  { network, run }: { readonly network: string; readonly run: ClvmRunner },
): Promise<void> {
  const waiting = await spendsIn(folder, WAITING)
  if (!waiting) throw new StudioError('nothing-to-sign')
  const { coinSpends, signature } = read(text)
  if (spendsId(coinSpends) !== spendsId(waiting)) throw new StudioError('other-spends')
  signedMint({ coinSpends, signature }, { nfts: [], fee: 0n }, { network, run })
  const kept = {
    coin_spends: waiting.map(spendJson),
    aggregated_signature: `0x${toHex(signature ?? new Uint8Array())}`,
  }
  await replaceFile(join(folder, SIGNED), JSON.stringify(kept))
}

function read(text: string) {
  try {
    return parseSpendBundleJson(text)
  } catch (cause) {
    throw new StudioError('not-a-bundle', { cause })
  }
}

async function bundleIn(folder: string, name: string) {
  let text: string
  try {
    text = await readFile(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
  return read(text)
}

async function spendsIn(folder: string, name: string): Promise<readonly CoinSpend[] | undefined> {
  return (await bundleIn(folder, name))?.coinSpends
}
