import { randomBytes } from 'node:crypto'
import { startUserPool } from '../src/index.js'

/** A pool of its own process, to be killed. Its folder is its one argument. */
const pool = await startUserPool({
  folder: process.argv[2],
  clock: Date.now,
  random: (length) => randomBytes(length),
  settings: { limits: { addressBurst: 1e6, accountBurst: 1e6, letters: 1e6 } },
})
process.stdout.write(`${pool.url}\n`)
