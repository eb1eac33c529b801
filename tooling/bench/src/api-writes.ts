import pg from 'pg'
import { launcherOf } from './api-world.js'

/** NFTs that move with each block of a lively day. */
const MOVED = 20
const EVERY_MS = 1000

/**
 * Runs `work` while every second some NFTs move: a market is written to all the time, and whatever is kept of it has to
 * outlive that.
 */
export async function whileWriting<T>(url: string, nfts: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let turn = 0
  let writing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    turn++
    const ids = Array.from({ length: MOVED }, (_, i) => launcherOf((turn * 7919 + i * 104_729) % nfts))
    writing = writing.then(() =>
      client.query(
        'update nft set moved_at = moved_at + 1 where launcher_id = any($1::text[]) and valid_to is null',
        [ids],
      ),
    )
  }, EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await writing
    await client.end()
  }
}
