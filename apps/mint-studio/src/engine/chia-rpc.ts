import { type Fetch, fetchJson } from '@chiaroscuro/http'
import { LosslessNumber, parse } from 'lossless-json'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'

/** A bundle of fifty pieces may take its wallet a while. */
const TIMEOUT_MS = 120_000
const MAX_BYTES = 32 << 20

const answer = z.looseObject({ success: z.boolean(), error: z.string().max(10_000).optional() })
export type ChiaAnswer = z.output<typeof answer>

/** The RPC of Chia's wallet: JSON over POST. */
export interface ChiaRpc {
  /** What it says, whether it did what it was asked or not. Rejects with `StudioError` `wallet-silent`, `wallet-unreadable`. */
  ask(method: string, params: object): Promise<ChiaAnswer>
  /** The same, where it did. Rejects with `StudioError` `wallet-refused` besides. */
  call(method: string, params: object): Promise<ChiaAnswer>
  taken(said: ChiaAnswer): ChiaAnswer
  read<T extends z.ZodType>(schema: T, value: unknown): z.output<T>
}

/** Whole numbers of its JSON, as such. */
export const whole = z
  .instanceof(LosslessNumber)
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}$/))
  .transform(Number)
/** Amounts, which may be beyond what JSON's own numbers hold. */
export const mojos = z
  .instanceof(LosslessNumber)
  .transform(String)
  .pipe(z.string().regex(/^\d{1,24}$/))
  .transform(BigInt)

export function chiaRpc(url: string, fetch: Fetch): ChiaRpc {
  const read: ChiaRpc['read'] = (schema, value) => {
    const found = schema.safeParse(value)
    if (!found.success) throw new StudioError('wallet-unreadable', { cause: found.error })
    return found.data
  }
  const taken = (said: ChiaAnswer) => {
    if (!said.success) throw new StudioError('wallet-refused', { cause: new Error(said.error) })
    return said
  }
  async function ask(method: string, params: object): Promise<ChiaAnswer> {
    let said: unknown
    try {
      const sent = { fetch, json: params, parse, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
      said = await fetchJson(`${url}/${method}`, sent)
    } catch (cause) {
      throw new StudioError('wallet-silent', { cause })
    }
    return read(answer, said)
  }
  return { ask, read, taken, call: async (method, params) => taken(await ask(method, params)) }
}
