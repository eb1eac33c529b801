import { createHash } from 'node:crypto'
import type { SnapshotFormat, SnapshotHead, SnapshotKey } from '@chiaroscuro/domain/snapshot'
import { csvLine } from '../view/csv.js'

/** One who holds, as every form of the file has them. */
export interface SnapshotHolder {
  readonly address_id: string
  readonly address: string
  readonly nft_count: number
  readonly profiles: readonly { readonly id: string; readonly username: string | null }[]
  /** What nobody owns: where works are burned, and where the market's offers wait to be settled. */
  readonly mark: 'burn' | 'offers' | null
}

const COLUMNS = ['address_id', 'address', 'nft_count', 'profiles', 'usernames', 'mark'] as const
/** Written out together. */
const ROWS = 2000

/** A snapshot in one of its forms, in parts: the last line is the signature of all before it. */
export function* signedSnapshot(
  head: SnapshotHead,
  holders: readonly SnapshotHolder[],
  format: SnapshotFormat,
  key: SnapshotKey,
): Generator<string> {
  const digest = createHash('sha256')
  for (const part of FORMS[format].text(head, holders)) {
    digest.update(part)
    yield part
  }
  yield FORMS[format].end(key.sign(digest.digest()), key.publicKey)
}

interface Form {
  text(head: SnapshotHead, holders: readonly SnapshotHolder[]): Iterable<string>
  end(signature: string, publicKey: string): string
}

const FORMS: Readonly<Record<SnapshotFormat, Form>> = {
  // The head stands below the rows, so that the first line names the columns, and every line has as many cells.
  csv: {
    *text(head, holders) {
      yield csvLine(COLUMNS)
      yield* parts(holders, (holder) => csvLine(cellsOf(holder)))
      yield csvLine(whole(['#snapshot', JSON.stringify(head)]))
    },
    end: (signature, publicKey) => csvLine(whole(['#signature', signature, publicKey])),
  },
  json: {
    *text(head, holders) {
      yield `{"snapshot":${JSON.stringify(head)},\n"holders":[\n`
      const last = holders.length - 1
      yield* parts(holders, (holder, at) => `${JSON.stringify(holder)}${at < last ? ',' : ''}\n`)
      yield '],\n'
    },
    end: (ed25519, key) => `"signature":${JSON.stringify({ ed25519, key })}}\n`,
  },
  ndjson: {
    *text(head, holders) {
      yield `${JSON.stringify({ snapshot: head })}\n`
      yield* parts(holders, (holder) => `${JSON.stringify(holder)}\n`)
    },
    end: (ed25519, key) => `${JSON.stringify({ signature: { ed25519, key } })}\n`,
  },
}

function* parts(
  holders: readonly SnapshotHolder[],
  line: (holder: SnapshotHolder, at: number) => string,
): Generator<string> {
  for (let at = 0; at < holders.length; at += ROWS)
    yield holders
      .slice(at, at + ROWS)
      .map((holder, i) => line(holder, at + i))
      .join('')
}

function cellsOf({ address_id, address, nft_count, profiles, mark }: SnapshotHolder) {
  const ids = profiles.map(({ id }) => id).join(' ')
  const names = profiles.flatMap(({ username }) => username ?? []).join(' ')
  return [address_id, address, nft_count, ids, names, mark]
}

function whole(cells: readonly string[]): string[] {
  return COLUMNS.map((_, i) => cells[i] ?? '')
}
