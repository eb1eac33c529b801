import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const kept = z.object({
  /** What every key is derived from, 32 bytes of hex. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  /** Sites that may ask, by the hash of what they show. */
  connections: z.array(
    z.object({ tokenHash: z.string(), origin: z.string(), account: z.number().int(), since: z.number() }),
  ),
})
type Kept = z.infer<typeof kept>

/** What the wallet keeps on disk, readable by its owner alone; each save is whole or absent. */
export interface WalletStore {
  readonly state: Kept
  save(change: Partial<Kept>): void
}

/** Opens the folder's wallet, or begins one from these 32 bytes; kept in memory where there is no folder. */
export function openStore(folder: string | undefined, freshSeed: () => Uint8Array): WalletStore {
  const path = folder === undefined ? undefined : join(folder, 'wallet.json')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = () => ({ seed: Buffer.from(freshSeed()).toString('hex'), connections: [] })
  let state: Kept = (path === undefined ? undefined : read(path)) ?? fresh()
  const write = () => {
    if (path === undefined) return
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600, flush: true })
    renameSync(`${path}.new`, path)
  }
  write()
  return {
    get state() {
      return state
    },
    save(change) {
      state = { ...state, ...change }
      write()
    },
  }
}

/** Nothing where there is no file; throws where there is one that cannot be read: a seed is never replaced. */
function read(path: string): Kept | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const found = kept.safeParse(jsonOf(text))
  if (!found.success) throw new Error(`${path} is no wallet; it is left as it is`)
  return found.data
}

/** Nothing where it is none: what the parser says of it would quote the seed. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
