import { readFile, writeFile } from 'node:fs/promises'
import {
  buildCreateDid,
  buildPayment,
  type CoinData,
  createNodeClient,
  faucetKey,
  loadSdk,
  type CoinSpend as NativeSpend,
  type NodeClient,
  type Sdk,
  signBundle,
  toWalletKey,
} from '@chiaroscuro/devnet'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32, type DidId, type Hex32 } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf, type WalletKey } from '@chiaroscuro/domain/signature'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'

/** What the account begins with: money that is none. */
const GIFT = 10_000_000_000_000n
/** Blocks come within a second or two where something waits for one. */
const PATIENCE_MS = 60_000
const LOOK_MS = 250

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .transform(asHex32)
const saved = z.strictObject({
  version: z.literal(1),
  seed: hash,
  /** The account's DID on each devnet, by the hash of its first block. */
  dids: z.record(z.string(), hash),
})
type Saved = z.output<typeof saved>

/**
 * The studio's own account on the devnet: a key of money that is worth nothing, in a file of its own. Networks with real money
 * are never signed for with it.
 */
export interface DevnetAccount {
  readonly key: WalletKey
  didOn(genesis: Hex32): DidId | undefined
  /** Money from the devnet's faucet, and a DID. Rejects with `StudioError` `devnet-slow`, `devnet-refused`. */
  open(nodeUrl: string, genesis: Hex32): Promise<DidId>
}

export interface AccountParts {
  readonly path: string
  readonly randomBytes: (count: number) => Uint8Array
  readonly sleep: (ms: number) => Promise<void>
  readonly now: () => number
}

/** Reads the account, or makes one. Rejects with `StudioError` `account-damaged`. */
export async function openDevnetAccount(parts: AccountParts): Promise<DevnetAccount> {
  let state = await load(parts)
  const key = deriveWalletKey(masterKeyOf(hexBytes(state.seed)), 0)
  return {
    key,
    didOn: (genesis) => state.dids[genesis],
    async open(nodeUrl, genesis) {
      const known = state.dids[genesis]
      if (known) return known
      const did = await settle(nodeUrl, state.seed, parts)
      state = { ...state, dids: { ...state.dids, [genesis]: did } }
      await writeFile(parts.path, JSON.stringify(state), { mode: 0o600 })
      return did
    },
  }
}

async function load({ path, randomBytes }: AccountParts): Promise<Saved> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    const fresh: Saved = { version: 1, seed: asHex32(toHex(randomBytes(32))), dids: {} }
    await writeFile(path, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
    return fresh
  }
  try {
    return saved.parse(JSON.parse(text))
  } catch (cause) {
    // Never replaced: a DID may hang on it.
    throw new StudioError('account-damaged', { cause })
  }
}

async function settle(url: string, seed: Hex32, parts: AccountParts): Promise<DidId> {
  const sdk = loadSdk()
  const node = createNodeClient({ url })
  const genesis = await node.genesisChallenge()
  const own = toWalletKey(
    sdk,
    sdk.SecretKey.fromSeed(Buffer.from(seed, 'hex'))
      .deriveUnhardenedPath([12381, 8444, 2, 0])
      .deriveSynthetic(),
  )
  const faucet = toWalletKey(sdk, faucetKey(sdk))
  const send = (spends: readonly NativeSpend[], key: typeof own) => push(node, sdk, spends, key, genesis)
  const address = own.puzzleHash.toString('hex')
  let coin = (await coinsOf(node, address)).find(({ amount }) => amount === GIFT)
  if (!coin) {
    const [rich] = await coinsOf(node, faucet.puzzleHash.toString('hex'))
    if (!rich || rich.amount <= GIFT) throw new StudioError('devnet-refused')
    // The faucet's coin stays what others find of it, but for the gift.
    const payments = [{ puzzleHash: own.puzzleHash, amount: GIFT }]
    await send(buildPayment(sdk, { key: faucet, coins: [rich], payments }), faucet)
    coin = await until(parts, async () =>
      (await coinsOf(node, address)).find(({ amount }) => amount === GIFT),
    )
  }
  const { spends, launcherId } = buildCreateDid(sdk, { key: own, coin })
  await send(spends, own)
  await until(parts, async () => (await node.coinsOfNames([launcherId]))[0])
  return asHex32(launcherId)
}

/** Unspent, the largest first. */
async function coinsOf(node: NodeClient, puzzleHash: string): Promise<CoinData[]> {
  const known = await node.coinsOfPuzzleHash(puzzleHash)
  const unspent = known.filter(({ spentHeight }) => spentHeight === 0)
  return unspent.map(({ coin }) => coin).sort((a, b) => (a.amount < b.amount ? 1 : -1))
}

type NativeKey = ReturnType<typeof toWalletKey>

async function push(
  node: NodeClient,
  sdk: Sdk,
  spends: readonly NativeSpend[],
  key: NativeKey,
  genesis: Buffer,
): Promise<void> {
  try {
    await node.push(signBundle(sdk, spends, [key], genesis))
  } catch (cause) {
    throw new StudioError('devnet-refused', { cause })
  }
}

async function until<T>({ sleep, now }: AccountParts, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = now() + PATIENCE_MS; now() < end; await sleep(LOOK_MS)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new StudioError('devnet-slow')
}
