import { type Fetch, fetchJson } from '@chiaroscuro/http'
import { parse } from 'lossless-json'
import { NodeRpcError } from './node-rpc-error.js'

export interface NodeRpc {
  /** Calls one RPC method; gives its answer once `success` is true. */
  call(method: string, params: object, signal?: AbortSignal): Promise<Record<string, unknown>>
}

/** A client of the full node's RPC: JSON over POST, every answer with `success`. */
export function nodeRpc(url: string, fetch?: Fetch): NodeRpc {
  return {
    async call(method, params, signal) {
      const answer = await fetchJson(`${url}/${method}`, {
        json: params,
        parse,
        timeoutMs: 30_000,
        maxBytes: 256 * 1024 * 1024,
        signal,
        ...(fetch ? { fetch } : {}),
      })
      if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
        throw new NodeRpcError('shape', `${method} gave no object`)
      const fields: Record<string, unknown> = Object.fromEntries(Object.entries(answer))
      if (fields.success !== true) {
        throw new NodeRpcError(
          'refused',
          `${method}: ${typeof fields.error === 'string' ? fields.error.slice(0, 300) : 'no reason given'}`,
        )
      }
      return fields
    },
  }
}
