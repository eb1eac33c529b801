import type { SignClient } from '@walletconnect/sign-client'

type Client = Awaited<ReturnType<typeof SignClient.init>>

/** Seconds in which a wallet has to answer; the least that the protocol allows. */
export const ANSWER_SECONDS = 300
/** So much sooner than the client does it. */
const SOONER_MS = 2000

/**
 * What waits for a wallet. When the client's own clock ends a wait, it also rejects a promise that nobody can get hold of, and an
 * unhandled rejection ends a Node process: so each is ended before, and all with the client.
 */
export function openWaits() {
  const ends = new Set<() => void>()
  return {
    /** The answer, where it comes before `end` was called, which has the client give it up. */
    async until<T>(answer: Promise<T>, end: () => void): Promise<T> {
      ends.add(end)
      const clock = setTimeout(end, ANSWER_SECONDS * 1000 - SOONER_MS)
      try {
        return await answer
      } finally {
        clearTimeout(clock)
        ends.delete(end)
      }
    },
    close() {
      for (const end of ends) end()
    },
  }
}

/** Has the client give up the proposal that a link is of. */
export function endProposal(client: Client, link: string): void {
  for (const { id, pairingTopic } of client.proposal.getAll())
    if (pairingTopic && link.startsWith(`wc:${pairingTopic}@`)) client.events.emit('proposal_expire', { id })
}

/** Has the client give up a request, as if the wallet had refused it: what tells it of answers is hidden by its types alone. */
export function endRequest(client: Client, id: number): void {
  const events: unknown = Reflect.get(client.engine, 'events')
  if (typeof events !== 'object' || events === null || !('emit' in events)) return
  if (typeof events.emit !== 'function') return
  events.emit(`session_request:${id}`, { error: { code: 0, message: 'Request expired' } })
}
