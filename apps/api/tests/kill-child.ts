import fc from 'fast-check'
import { type ReadStep, writeStep } from '../src/apply/apply.js'
import { loadTip } from '../src/query/block-rows.js'
import { openDatabase } from '../src/store/database.js'
import { histories, stepsOf } from './history.js'

/** Steps of random histories one after another: blocks, and reorgs of them. The same for the same seed. */
export function stepsFor(seed: number): ReadStep[] {
  const [history] = fc.sample(histories(24), { seed, numRuns: 1 })
  if (!history) throw new Error('no history')
  // Block by block, so that there are many boundaries to be killed at.
  return stepsOf(history).steps.flatMap(({ dropAbove, blocks }) =>
    blocks.map((block, i) => ({ dropAbove: i === 0 ? dropAbove : undefined, blocks: [block] })),
  )
}

/** Writes the steps from wherever the store stands, saying `before` and `after` each, until it is killed or done. */
async function main([url = '', migrations = '', seed = '']: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase(url, migrations)
  const steps = stepsFor(Number(seed))
  const tip = await loadTip(db)
  const done =
    tip === undefined ? 0 : steps.findLastIndex(({ blocks }) => blocks[0]?.block.hash === tip.hash) + 1
  if (tip !== undefined && done === 0)
    throw new Error(`the store stands at ${tip.hash}, which no step leaves`)
  const { user, system } = process.cpuUsage()
  say({ ready: done, cpuMs: (user + system) / 1000 })
  for (const [i, step] of steps.entries()) {
    if (i < done) continue
    say({ before: i })
    await writeStep(db, step)
    say({ after: i })
  }
  say({ finished: true })
  await close()
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

if (process.env.KILL_CHILD === '1') await main(process.argv.slice(2))
