import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SpendData } from '@chiaroscuro/devnet'
import { collections } from './content/collection.js'
import { createDevWorld, type DevWorld } from './world/dev-world.js'

const XCH = 1_000_000_000_000n
/** When the archive's story begins; it is told in steps of some hours, so that its charts have days. */
const BEGIN = Date.UTC(2026, 2, 2, 9)
const HOUR = 3_600_000

/**
 * Writes a small market's chain as a folder of block files, its content as `ipfs/CID/…` and its
 * tokens as `tokens/tokens.json`: what a machine without the native simulator opens instead of a devnet.
 */
async function exportArchive(folder: string): Promise<{ blocks: number; bytes: number }> {
  const data = mkdtempSync(join(tmpdir(), 'chiaroscuro-archive-'))
  let now = BEGIN
  const world = await createDevWorld({ seed: 'basic', dataDir: data, clock: () => (now += HOUR / 4) })
  try {
    await tellStory(world, (hours) => {
      now += hours * HOUR
    })
    rmSync(folder, { recursive: true, force: true })
    const blocks = writeBlocks(world, folder)
    writeFile(join(folder, 'tokens/tokens.json'), `${JSON.stringify(world.tokens)}\n`)
    writeContent(join(data, 'content'), join(folder, 'ipfs'))
    // Hashes cover every byte: no checkout may change a line's end.
    writeFile(join(folder, '.gitattributes'), '* -text -diff linguist-generated\n')
    return { blocks, bytes: sizeOf(folder) }
  } finally {
    await world.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Three weeks of sales, bids, gifts and assignments after the basic beginning. */
async function tellStory(world: DevWorld, wait: (hours: number) => void): Promise<void> {
  const [tides, , third] = collections
  if (!third) throw new RangeError('too few collections')
  wait(20)
  const fresh = await world.mint(third, 5)
  wait(30)
  const more = await world.mint(tides, 2)
  const [ann, ben, cyd] = world.collectors
  if (!ann || !ben || !cyd) throw new RangeError('too few collectors')
  const [a = '', b = '', c = '', d = ''] = fresh
  const [e = '', f = ''] = more
  const steps: (() => Promise<unknown>)[] = [
    () => world.sell(a, ann, { amount: (14n * XCH) / 10n }),
    () => world.sell(b, ben, { amount: (11n * XCH) / 10n }),
    () => world.sell(e, cyd, { amount: (19n * XCH) / 10n }),
    () => world.assignDid(a),
    () => world.sell(c, cyd, { amount: 360_000n, token: world.tokens[0] }),
    () => world.sell(b, ann, { amount: (16n * XCH) / 10n }),
    () => world.transfer(e, ben),
    async () => world.acceptBid(await world.bid(d, ben, (9n * XCH) / 10n), d),
    () => world.sell(f, ann, { amount: (22n * XCH) / 10n }),
    () => world.sell(d, cyd, { amount: (13n * XCH) / 10n }),
    async () => world.acceptBid(await world.bid(a, cyd, 2n * XCH), a),
    () => world.sell(e, ann, { amount: (25n * XCH) / 10n }),
    () => world.sell(c, ben, { amount: 21_000n, token: world.tokens[1] }),
    () => world.transfer(d, ann),
  ]
  for (const [i, step] of steps.entries()) {
    await step()
    wait(19 + ((i * 11) % 17))
  }
}

/** One file a block, as a node's RPC words it. */
function writeBlocks(world: DevWorld, folder: string): number {
  const { store, peak } = world.devnet
  for (let height = 1; height <= peak.height; height++) {
    const head = store.at(height)
    if (!head) throw new RangeError(`block ${height} is missing`)
    const block = {
      height,
      header_hash: `0x${head.headerHash}`,
      prev_hash: `0x${head.prevHash}`,
      timestamp: head.timestamp,
      block_spends: store.spendsOf(head).map(toJson),
    }
    writeFile(join(folder, `${String(height).padStart(6, '0')}.json`), `${JSON.stringify(block)}\n`)
  }
  return peak.height
}

function toJson({ coin, puzzleReveal, solution }: SpendData): object {
  const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`
  return {
    // Amounts beyond a double's digits are written as text, which readers of blocks take as well.
    coin: {
      parent_coin_info: `0x${coin.parent}`,
      puzzle_hash: `0x${coin.puzzleHash}`,
      amount: coin.amount > Number.MAX_SAFE_INTEGER ? String(coin.amount) : Number(coin.amount),
    },
    puzzle_reveal: hex(puzzleReveal),
    solution: hex(solution),
  }
}

/** Files of the content store under the names that URIs on chain give them. */
function writeContent(store: string, folder: string): void {
  for (const cid of readdirSync(join(store, 'directory'))) {
    const listing: unknown = JSON.parse(readFileSync(join(store, 'directory', cid), 'utf8'))
    if (typeof listing !== 'object' || listing === null) continue
    for (const [name, file] of Object.entries(listing))
      if (typeof file === 'string')
        writeFile(join(folder, cid, name), readFileSync(join(store, 'file', file)))
  }
}

function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('usage: export-archive FOLDER\n')
  process.exit(64)
}
const { blocks, bytes } = await exportArchive(folder)
process.stdout.write(`${blocks} blocks, ${bytes} bytes in all\n`)
