import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import budget from '../../config/web-budget.json' with { type: 'json' }
import { load } from './api-load.js'
import { count, type Line, line } from './report-line.js'
import { startService } from './service.js'
import { BARE } from './web-bare-server.js'
import { ask, items, type Places } from './web-places.js'

const CONNECTIONS = 24
/** Questions that differ, so that no page is one that was kept. */
const ASKED = 20_000
/** As browsers ask. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

/** The collection page a second, anew and as it is kept, beside a bare Remix app that draws the same cards. */
export async function benchRendering(
  site: string,
  { api, collectionId }: Places,
  seconds: number,
): Promise<Line[]> {
  const listPath = `/nfts?collection_id=${collectionId}&size=48`
  const cards = items(await ask(api, listPath))
  const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-cards-'))
  const file = join(scratch, 'cards.json')
  writeFileSync(file, JSON.stringify(cards))
  buildBare()
  const bare = await startService(process.argv[1] ?? '', ['web-bare-server'], {
    BARE_CARDS: file,
    BARE_LIST: `${api}/v2${listPath}`,
  })
  try {
    const path = `/collections/${collectionId}`
    const anew = Array.from({ length: ASKED }, (_, i) => `${path}?n=${i}`)
    const bear = (url: string, paths: readonly string[]) =>
      load(url, paths, { seconds, connections: CONNECTIONS })
    // Code is warm in a service that runs.
    await load(site, [path], { seconds: 3, connections: CONNECTIONS })
    await load(bare.url, ['/'], { seconds: 3, connections: CONNECTIONS })
    const ours = await bear(site, anew)
    const plain = await bear(bare.url, ['/'])
    const asking = await bear(bare.url, ['/asking'])
    const kept = await load(site, [path], { seconds, connections: CONNECTIONS, headers: BROWSER })
    const { render } = budget
    const ratio = ours.rate / plain.rate
    return [
      line(
        `collection page rendered anew: × ${ratio.toFixed(2)} of bare Remix with the same ${cards.length} cards in memory (${count(ours.rate)} to ${count(plain.rate)} a second, p99 ${ours.p99} to ${plain.p99} ms; ${count(ours.bytes / 1000)} to ${count(plain.bytes / 1000)} kB; ${ours.failed} failed)`,
        ratio >= render.uncachedAgainstBare && ours.failed === 0,
        `at least × ${render.uncachedAgainstBare}`,
      ),
      line(
        `the same, of bare Remix that asks the API for the cards: × ${(ours.rate / asking.rate).toFixed(2)} (${count(asking.rate)} a second)`,
        true,
        'told',
      ),
      line(
        `collection page asked again and again, compressed (${count(kept.bytes / 1000)} kB): ${count(kept.rate)} a second, p99 ${kept.p99} ms`,
        kept.rate >= render.cachedPerSecond && kept.failed === 0,
        `at least ${count(render.cachedPerSecond)}`,
      ),
    ]
  } finally {
    await bare.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function buildBare(): void {
  const { status } = spawnSync(join(BARE, '../node_modules/.bin/remix'), ['vite:build'], {
    cwd: BARE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('the bare Remix app could not be built')
}
