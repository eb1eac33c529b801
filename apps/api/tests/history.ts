import {
  type BlockReading,
  type CoinSpend,
  coinIdOf,
  type DidSpend,
  type NftEvent,
  type NftState,
} from '@chiaroscuro/domain/chain'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import fc from 'fast-check'
import type { ReadBlock, ReadStep } from '../src/apply/apply.js'

/** One move: of an NFT, of a DID, or the end of an offer. */
export interface Move {
  readonly nft: number
  readonly to: number
  readonly kind:
    | 'transfer'
    | 'trade'
    | 'melt'
    | 'burn'
    | 'assign'
    | 'update'
    | 'did'
    | 'take'
    | 'cancel'
    | 'bad'
}

const OWNERS = 4
const NFTS = 5

export const move: fc.Arbitrary<Move> = fc.record({
  nft: fc.integer({ min: 0, max: NFTS - 1 }),
  to: fc.integer({ min: 0, max: OWNERS - 1 }),
  kind: fc.constantFrom(
    'transfer',
    'trade',
    'trade',
    'melt',
    'burn',
    'assign',
    'update',
    'did',
    'take',
    'cancel',
    'bad',
  ),
})

/** A trunk, then branches that each leave what came before some blocks back. */
export interface History {
  readonly trunk: readonly (readonly Move[])[]
  readonly branches: readonly { readonly back: number; readonly blocks: readonly (readonly Move[])[] }[]
}

/** Histories whose reorgs are up to `deepest` blocks deep. */
export function histories(deepest: number): fc.Arbitrary<History> {
  const blocks = (max: number) => fc.array(fc.array(move, { maxLength: 4 }), { minLength: 1, maxLength: max })
  return fc.record({
    trunk: blocks(deepest + 8),
    branches: fc.array(
      fc.record({ back: fc.integer({ min: 0, max: deepest }), blocks: blocks(deepest + 2) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  })
}

/** The steps a follower would write for a history, and the chain that wins. */
export function stepsOf({ trunk, branches }: History): { steps: ReadStep[]; chain: ReadBlock[] } {
  let chain = grow([], trunk, 0)
  const steps: ReadStep[] = [{ dropAbove: undefined, blocks: chain }]
  for (const [i, { back, blocks }] of branches.entries()) {
    const kept = chain.slice(0, Math.max(0, chain.length - back))
    const branch = grow(kept, blocks, i + 1)
    steps.push({ dropAbove: kept.length === chain.length ? undefined : kept.length, blocks: branch })
    chain = [...kept, ...branch]
  }
  return { steps, chain }
}

/** Coins that the offers of `seedOffers` live on: an input, and what only settling it spends. */
export function offerCoins(offer: number): { input: CoinSpend; settlement: CoinSpend } {
  return { input: spendOf(id('0ffe', offer)), settlement: spendOf(id('5e771e', offer)) }
}

function spendOf(parent: Hex32): CoinSpend {
  const bytes = Buffer.from(parent, 'hex')
  return {
    coin: { parentCoinInfo: bytes, puzzleHash: bytes, amount: 1n },
    puzzleReveal: Uint8Array.of(0x80),
    solution: Uint8Array.of(0x80),
  }
}

function id(kind: string, ...parts: (string | number)[]): Hex32 {
  const text = [kind, ...parts].map((part) =>
    typeof part === 'number' ? part.toString(16).padStart(4, '0') : part,
  )
  return asHex32(
    text
      .join('')
      .replace(/[^0-9a-f]/g, '0')
      .padEnd(64, '0')
      .slice(0, 64),
  )
}

export function owner(number: number): Hex32 {
  return id('a', number)
}

export function launcher(number: number): Hex32 {
  return id('1', number)
}

/** The coin that the move of that place makes in the block of that height and branch. */
export function coinAt(branch: number, height: number, place: number): Hex32 {
  return id('c', branch, height, place)
}

/** Things as a chain left them. */
interface World {
  readonly nfts: Map<string, NftState>
  readonly dids: Map<string, DidSpend>
  readonly spent: Set<number>
}

/** Blocks that extend `base` with these moves; the first move of an NFT or DID on a chain makes it. */
export function grow(
  base: readonly ReadBlock[],
  blocks: readonly (readonly Move[])[],
  branch: number,
): ReadBlock[] {
  const world: World = { nfts: new Map(), dids: new Map(), spent: new Set() }
  for (const { reading, block } of base) remember(world, reading, block.spends)
  const grown: ReadBlock[] = []
  for (const list of blocks) {
    const height = base.length + grown.length + 1
    const previousHash = (grown.at(-1) ?? base.at(-1))?.block.hash ?? '0'.repeat(64)
    const { reading, spends } = readingOf(world, list, (i) => coinAt(branch, height, i), height)
    const block = {
      height,
      hash: id('b', branch, height),
      previousHash,
      timestamp: 1_700_000_000 + height * 52,
      spends,
    }
    grown.push({ block, reading })
  }
  return grown
}

function readingOf(world: World, list: readonly Move[], coinAt: (i: number) => Hex32, height: number) {
  const nfts: NftEvent[] = []
  const dids: DidSpend[] = []
  const spends: CoinSpend[] = []
  const unreadable: { kind: 'unreadable'; coinId: Hex32; code: string; message: string }[] = []
  for (const [i, one] of list.entries()) {
    const coin = coinAt(i)
    if (one.kind === 'did') dids.push(moveDid(world, one, coin))
    else if (one.kind === 'bad')
      unreadable.push({ kind: 'unreadable', coinId: coin, code: 'singleton', message: `at ${height}` })
    else if (one.kind === 'take' || one.kind === 'cancel') {
      if (world.spent.has(one.nft)) continue
      world.spent.add(one.nft)
      const { input, settlement } = offerCoins(one.nft)
      spends.push(input, ...(one.kind === 'take' ? [settlement] : []))
    } else {
      const made = moveNft(world, one, coin)
      if (made) nfts.push(made)
    }
  }
  const reading: BlockReading = { nfts, dids, unreadable }
  return { reading, spends }
}

function remember(world: World, { nfts, dids }: BlockReading, spends: readonly CoinSpend[]): void {
  for (const made of nfts) keep(world, made)
  for (const spend of dids) world.dids.set(spend.didId, spend)
  const coins = new Set(spends.map(({ coin }) => coinIdOf(coin)))
  for (let offer = 0; offer < NFTS; offer++)
    if (coins.has(coinIdOf(offerCoins(offer).input.coin))) world.spent.add(offer)
}

function keep(world: World, made: NftEvent): void {
  // A melted NFT never comes back; the map keeps its last state to know it.
  world.nfts.set(made.launcherId, made.after ?? { ...made.before, coinId: id('dead') })
}

function moveDid(world: World, one: Move, coin: Hex32): DidSpend {
  const didId = id('d1d', one.nft)
  const before = world.dids.get(didId)
  const spend: DidSpend = {
    didId,
    kind: before ? 'move' : 'create',
    before: {
      coinId: before?.after?.coinId ?? id('d1d0', one.nft),
      p2PuzzleHash: before?.after?.p2PuzzleHash ?? owner(0),
      metadata: { name: `name ${one.nft}` },
      recoveryListHash: null,
      verificationsRequired: 0,
    },
    after: { coinId: coin, p2PuzzleHash: one.to === 3 ? null : owner(one.to) },
  }
  world.dids.set(didId, spend)
  return spend
}

function moveNft(world: World, one: Move, coin: Hex32): NftEvent | undefined {
  const known = world.nfts.get(launcher(one.nft))
  if (known?.coinId === id('dead')) return undefined
  const made = nftEvent(one, known, coin)
  keep(world, made)
  return made
}

function nftEvent(one: Move, before: NftState | undefined, coin: Hex32): NftEvent {
  const state = (puzzleHash: Hex32, did: Hex32 | null, uri = ''): NftState => ({
    coinId: coin,
    p2PuzzleHash: puzzleHash,
    ownerDid: did,
    metadata: {
      dataUris: [`https://example.org/${one.nft}${uri}`],
      dataHash: id('d', one.nft),
      metadataUris: [],
      metadataHash: null,
      licenseUris: [],
      licenseHash: null,
      edition: 1n,
      editionTotal: 1n,
    },
    metadataUpdaterHash: id('e'),
  })
  const from = before ?? state(owner(0), null)
  const facts = {
    launcherId: launcher(one.nft),
    coinId: from.coinId,
    royaltyPuzzleHash: id('f'),
    royaltyBasisPoints: 500,
    spendBytes: 1000,
    before: from,
  }
  if (!before)
    return { kind: 'mint', ...facts, launcherDid: null, after: state(owner(one.to), id('d1d', one.to)) }
  if (one.kind === 'trade')
    return {
      kind: 'trade',
      ...facts,
      seller: from.p2PuzzleHash,
      payer: one.to === 2 ? from.p2PuzzleHash : owner(one.to),
      prices: [{ asset: 'xch', amount: 5n }],
      priceEvidence: 'stated',
      royalties: [{ asset: 'xch', amount: 1n, puzzleHash: id('f') }],
      after: state(owner(one.to), null),
    }
  if (one.kind === 'melt') return { kind: 'burn', ...facts, after: undefined }
  if (one.kind === 'burn')
    return { kind: 'burn', ...facts, after: state(asHex32('dead'.padStart(64, '0')), null) }
  if (one.kind === 'assign')
    return {
      kind: 'assign',
      ...facts,
      did: id('d1d', one.to),
      after: state(from.p2PuzzleHash, id('d1d', one.to)),
    }
  if (one.kind === 'update')
    return {
      kind: 'update',
      ...facts,
      metadataChanged: true,
      after: state(from.p2PuzzleHash, from.ownerDid, `?${one.to}`),
    }
  return { kind: 'transfer', ...facts, after: state(owner(one.to), from.ownerDid) }
}
