import { coinIdOf } from '@chiaroscuro/domain/chain'
import { asHex32, type Hex32, type PuzzleHash } from '@chiaroscuro/domain/id'
import { coinFromJson, coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { type Fetch, fetchJson } from '@chiaroscuro/http'
import type { CoinRecord, MintChain, Sent, TrailNode } from '@chiaroscuro/minting/engine'
import { LosslessNumber, parse } from 'lossless-json'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { bundleJson } from './spend-json.js'

/** What minting asks of a full node's RPC. */
export interface FullNode extends MintChain, TrailNode {
  /** What the network calls itself. */
  network(): Promise<string>
  headerHashAt(height: number): Promise<Hex32>
  /** Unspent coins of a puzzle hash. */
  coinsAt(puzzleHash: PuzzleHash): Promise<CoinRecord[]>
  /** Unspent coins that name it as whose they are. */
  coinsHinted(puzzleHash: PuzzleHash): Promise<CoinRecord[]>
  /** The same as `coinsAt` of several. */
  coinsAtAny(puzzleHashes: readonly PuzzleHash[]): Promise<CoinRecord[]>
}

const TIMEOUT_MS = 15_000
const MAX_BYTES = 64 << 20
/** Of a node's answer to one question about coins. */
const MAX_COINS = 20_000

const answer = z.looseObject({ success: z.boolean(), error: z.string().max(10_000).optional() })
const height = z
  .instanceof(LosslessNumber)
  .transform(String)
  .pipe(z.string().regex(/^\d{1,10}$/))
  .transform(Number)
const hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .transform((text) => asHex32(text.slice(2)))
const records = z
  .array(z.looseObject({ coin: z.unknown(), confirmed_block_index: height, spent_block_index: height }))
  .max(MAX_COINS)
const networkInfo = z.looseObject({ network_name: z.string().max(40) })
const block = z.looseObject({ height, header_hash: hash })
const state = z.looseObject({ peak: block })

/** A client of a full node's RPC on this machine. Rejects with `StudioError` `node-silent`, `node-refused`, `node-unreadable`. */
export function fullNode(url: string, fetch: Fetch): FullNode {
  async function ask(method: string, params: object): Promise<z.output<typeof answer>> {
    let said: unknown
    try {
      const sent = { fetch, json: params, parse, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
      said = await fetchJson(`${url}/${method}`, sent)
    } catch (cause) {
      throw new StudioError('node-silent', { cause })
    }
    return read(answer, said)
  }
  async function call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const said = await ask(method, params)
    if (!said.success) throw new StudioError('node-refused', { cause: new Error(said.error) })
    return said
  }
  async function coins(method: string, params: object): Promise<CoinRecord[]> {
    const found = read(records, (await call(method, params)).coin_records)
    return found.map((record) => {
      const coin = coinFromJson(record.coin)
      return {
        ...{ id: coinIdOf(coin), coin },
        ...{ madeAt: record.confirmed_block_index, spentAt: record.spent_block_index },
      }
    })
  }
  return {
    async peak() {
      const { peak } = read(state, (await call('get_blockchain_state')).blockchain_state)
      return { height: peak.height, hash: peak.header_hash }
    },
    network: async () => read(networkInfo, await call('get_network_info')).network_name,
    async headerHashAt(at) {
      const { block_record } = await call('get_block_record_by_height', { height: at })
      return read(block, block_record).header_hash
    },
    async coins(ids) {
      if (ids.length === 0) return new Map()
      const names = ids.map((id) => `0x${id}`)
      const found = await coins('get_coin_records_by_names', { names, include_spent_coins: true })
      return new Map(found.map(({ id, madeAt, spentAt }) => [id, { madeAt, isSpent: spentAt > 0 }]))
    },
    coinsAt: (puzzleHash) =>
      coins('get_coin_records_by_puzzle_hash', {
        ...{ puzzle_hash: `0x${puzzleHash}`, include_spent_coins: false },
      }),
    coinsHinted: (puzzleHash) =>
      coins('get_coin_records_by_hint', { hint: `0x${puzzleHash}`, include_spent_coins: false }),
    coinsAtAny: (puzzleHashes) =>
      coins('get_coin_records_by_puzzle_hashes', {
        ...{ puzzle_hashes: puzzleHashes.map((one) => `0x${one}`), include_spent_coins: false },
      }),
    childrenOf: (id) =>
      coins('get_coin_records_by_parent_ids', { parent_ids: [`0x${id}`], include_spent_coins: true }),
    async spendOf(id, at) {
      const said = await call('get_puzzle_and_solution', { coin_id: `0x${id}`, height: at })
      return coinSpendFromJson(said.coin_solution)
    },
    send: async (bytes) => sentOf(await ask('push_tx', { spend_bundle: bundleJson(bytes) })),
  }
}

/** What became of a bundle, by the words that nodes have for it. */
function sentOf({ success, status, error = '' }: z.output<typeof answer>): Sent {
  if (success && status === 'SUCCESS') return 'taken'
  if (/ALREADY_INCLUDING_TRANSACTION/.test(error)) return 'taken'
  return status === 'PENDING' || /MEMPOOL|FEE/.test(error) ? 'not-now' : 'refused'
}

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const found = schema.safeParse(value)
  if (!found.success) throw new StudioError('node-unreadable', { cause: found.error })
  return found.data
}
