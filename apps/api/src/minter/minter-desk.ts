import { type Fetch, fetchJson } from '@chiaroscuro/http'
import type { z } from 'zod'
import {
  type attentionBody,
  DESK_PATH,
  type didBody,
  type didReadyBody,
  done,
  type endedBody,
  type lineBody,
  type offerBody,
  type Turn,
  turnAnswer,
  type turnBody,
} from '../mint-service/protocol.js'

/** The desk as the minter sees it. `done` is false where what was said is not how things are: it has to look again. */
export interface MinterDesk {
  turn(body: z.input<typeof turnBody>): Promise<Turn>
  line(body: z.input<typeof lineBody>): Promise<boolean>
  did(body: z.input<typeof didBody>): Promise<boolean>
  didReady(body: z.input<typeof didReadyBody>): Promise<boolean>
  offer(body: z.input<typeof offerBody>): Promise<boolean>
  ended(body: z.input<typeof endedBody>): Promise<boolean>
  attention(body: z.input<typeof attentionBody>): Promise<boolean>
}

const TIMEOUT_MS = 20_000
const MAX_BYTES = 256 << 20

/** The desk at an address, for who knows its token. Rejects with `HttpError`. */
export function minterDesk(url: string, token: string, fetch?: Fetch): MinterDesk {
  const ask = (path: string, json: object) =>
    fetchJson(`${url}${DESK_PATH}/${path}`, {
      ...{ json, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, redirect: 'error' },
      headers: { authorization: `Bearer ${token}` },
      ...(fetch && { fetch }),
    })
  const say = (path: string) => async (json: object) => done.parse(await ask(path, json)).done
  return {
    turn: async (body) => turnAnswer.parse(await ask('turn', body)),
    line: say('line'),
    did: say('did'),
    didReady: say('did-ready'),
    offer: say('offer'),
    ended: say('ended'),
    attention: say('attention'),
  }
}
