import { type SnapshotInput, takeSnapshot } from '@chiaroscuro/contract/operation'
import { isSnapshotHead, type SnapshotHead } from '@chiaroscuro/domain/snapshot'
import { isRecord } from '#app/feature/endless/is-record.js'
import type { AskFault } from '#app/feature/snapshot/asked-snapshot.js'
import type { ShownHolder } from '#app/feature/snapshot/shown-holder.js'
import { env } from './env.server.js'

const WAIT_MS = 30_000
/** The longest first lines that are read: a head may name five thousand works. */
const MOST_CHARACTERS = 1_000_000

/** A snapshot as the API sends it, or why there is none. */
export async function fetchSnapshot(
  snapshot: SnapshotInput,
  signal: AbortSignal,
): Promise<Response | AskFault> {
  const answer = await fetch(env().apiUrl.replace(/\/+$/, '') + takeSnapshot.path, {
    method: takeSnapshot.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(snapshot),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
  }).catch(() => undefined)
  if (answer?.ok) return answer
  await answer?.body?.cancel()
  return { kind: FAULTS.get(answer?.status ?? 0) ?? 'other' }
}

const FAULTS: ReadonlyMap<number, 'no-block' | 'holders' | 'unsigned' | 'often'> = new Map([
  [404, 'no-block'],
  [409, 'holders'],
  [429, 'often'],
  [503, 'unsigned'],
])

/** The head of a snapshot and its first holders; the rest is not waited for. */
export async function firstHolders(
  snapshot: SnapshotInput,
  most: number,
  signal: AbortSignal,
): Promise<{ head: SnapshotHead; holders: ShownHolder[] } | AskFault> {
  const answer = await fetchSnapshot({ ...snapshot, format: 'ndjson' }, signal)
  if (!(answer instanceof Response)) return answer
  const [first, ...rest] = await firstLines(answer, most + 1)
  const said = parsed(first)
  const head = isRecord(said) ? said.snapshot : undefined
  if (!isSnapshotHead(head)) return { kind: 'other' }
  return { head, holders: rest.flatMap((line) => toHolder(parsed(line)) ?? []) }
}

async function firstLines(answer: Response, most: number): Promise<string[]> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    text += part.value
    if (text.length > MOST_CHARACTERS || text.split('\n', most + 1).length > most) break
  }
  await reader?.cancel()
  return text.split('\n', most)
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return undefined
  }
}

function toHolder(value: unknown): ShownHolder | undefined {
  if (!isRecord(value)) return undefined
  const { address, nft_count, profiles, mark } = value
  if (typeof address !== 'string' || typeof nft_count !== 'number' || !Array.isArray(profiles))
    return undefined
  const named: unknown = profiles.find((one: unknown) => isRecord(one) && one.username) ?? profiles[0]
  const { id, username } = isRecord(named) ? named : {}
  return {
    address,
    count: nft_count,
    username: typeof username === 'string' ? username : null,
    profile: typeof id === 'string' ? id : null,
    mark: typeof mark === 'string' ? mark : null,
  }
}
