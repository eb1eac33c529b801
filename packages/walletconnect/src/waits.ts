import type { SignClient } from '@walletconnect/sign-client'

export type Client = Awaited<ReturnType<typeof SignClient.init>>

/** What waits for a wallet. */
export interface Waits {
  /** What comes of the proposal that a link is of. */
  proposal<T>(link: string, approved: Promise<T>): Promise<T>
  /** What a wallet answers. */
  ask(
    place: { topic: string; chainId: string },
    request: { method: string; params: object },
  ): Promise<unknown>
  /** Ends each. */
  close(): void
}

/** Seconds in which a wallet has to answer; the least that the protocol allows. */
const ANSWER_SECONDS = 300
/** So much sooner than the client does it. */
const SOONER_MS = 2000

/**
 * When the client's own clock ends a wait, it also rejects a promise that nobody can get hold of, and an unhandled rejection ends a
 * Node process: so each is ended before, and all with the client.
 */
export function openWaits(client: Client): Waits {
  const ends = new Set<() => void>()

  /** The answer, where it comes before `end` was called, which has the client give it up. */
  async function until<T>(answer: Promise<T>, end: () => void): Promise<T> {
    ends.add(end)
    const clock = setTimeout(end, ANSWER_SECONDS * 1000 - SOONER_MS)
    try {
      return await answer
    } finally {
      clearTimeout(clock)
      ends.delete(end)
    }
  }

  return {
    proposal: (link, approved) => until(approved, () => endProposal(client, link)),
    async ask(place, request) {
      let id: number | undefined
      const note = (sent: { request: object; id: number }) => {
        if (sent.request === request) id = sent.id
      }
      client.on('session_request_sent', note)
      try {
        const answer = client.request<unknown>({ ...place, request, expiry: ANSWER_SECONDS })
        return await until(answer, () => id !== undefined && endRequest(client, id))
      } finally {
        client.off('session_request_sent', note)
      }
    },
    close() {
      for (const end of ends) end()
    },
  }
}

function endProposal(client: Client, link: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll())
    if (pairingTopic && link.startsWith(`wc:${pairingTopic}@`)) client.events.emit('proposal_expire', { id })
}

/** As if the wallet had refused it: what tells the client of answers is hidden by its types alone. */
function endRequest(client: Client, id: number): void {
  const events: unknown = Reflect.get(client.engine, 'events')
  if (typeof events !== 'object' || events === null || !('emit' in events)) return
  if (typeof events.emit !== 'function') return
  events.emit(`session_request:${id}`, { error: { code: 0, message: 'Request expired' } })
}
