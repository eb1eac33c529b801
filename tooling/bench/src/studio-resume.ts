import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { devnetWallet } from '../../../apps/mint-studio/src/engine/devnet-wallet.js'
import { fileJournal } from '../../../apps/mint-studio/src/engine/file-journal.js'
import { projectStore } from '../../../apps/mint-studio/src/engine/project-store.js'
import { samplePlan } from '../../../apps/mint-studio/src/engine/sample-plan.test-support.js'
import {
  openTestChain,
  type TestChain,
} from '../../../apps/mint-studio/src/engine/test-chain.test-support.js'
import { openMint } from '../../../packages/minting/src/engine/index.js'
import {
  batchesOf,
  canonical,
  type Plan,
  parsePlan,
  planHash,
} from '../../../packages/minting/src/plan/index.js'
import { median, quantile } from './quantile.js'
import { count, type Line, line } from './report-line.js'
import { endStudio, isStudioBuilt, openStudio, type PagesBench } from './studio-pages.js'
import { openBrowser } from './web-browser.js'

const PIECES = 500
const BATCH = 25
const STARTS = 20
const ID = 'resumebench'

/** How soon a studio that was killed in the middle of a mint goes on with it, on a devnet of its own; nothing where nobody built it. */
export async function benchResume(parts: PagesBench): Promise<Line[]> {
  if (!isStudioBuilt()) return []
  const chain = await openTestChain()
  const browser = await openBrowser()
  try {
    const half = await mintHalf(chain, parts)
    const file = join(parts.data, 'running.json')
    writeFileSync(file, JSON.stringify({ urls: { Node: chain.url }, gateway: chain.url }))
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const times: number[] = []
    for (let at = 0; at < STARTS; at++) {
      const before = parts.timer()
      const studio = await openStudio(parts.data, file)
      try {
        await page.goto(studio.url)
        await page
          .getByRole('button', { name: /pieces/ })
          .first()
          .click()
        await page.getByRole('button', { name: 'Go on minting' }).click()
        // The journal was read and the chain looked at: what blocks have is said, and the next bundle is on its way.
        await page.getByText(`${half} of ${PIECES}`).first().waitFor()
        times.push(parts.timer() - before)
      } finally {
        await endStudio(studio.child)
      }
    }
    const late = quantile(times, 0.95)
    return [
      line(
        `from the start of a studio that was killed to its mint of ${count(PIECES)} going on, two clicks included: p95 ${late.toFixed(0)} ms (p50 ${median(times).toFixed(0)}, ${times.length} kills, in the preview)`,
        late <= 2000,
        'p95 2 s',
      ),
    ]
  } finally {
    await browser.close()
    await chain.close()
  }
}

/** A project of which blocks have the first half; gives its pieces. */
async function mintHalf(chain: TestChain, { drop, files, folder, data }: PagesBench): Promise<number> {
  const { account, didId, node } = chain
  const store = projectStore(join(data, 'projects'))
  const plan: Plan = parsePlan({ ...JSON.parse(canonical(samplePlan(chain, PIECES))), batchSize: BATCH })
  const facts = { folder, files: [...files], license: '', changedAt: 0, icon: undefined, banner: undefined }
  mkdirSync(data, { recursive: true })
  await store.create(ID)
  await store.saveDrop(ID, { ...drop, didId, pieces: drop.pieces.slice(0, PIECES) }, facts)
  await store.saveApproved(ID, plan)
  // The studio mints with the account that this chain knows.
  copyFileSync(join(chain.folder, 'account.json'), join(data, 'devnet-account.json'))
  const approved = () => planHash(plan)
  const wallet = devnetWallet({ node, key: account.key, didId, run: nodeClvmRunner(), approved })
  const journal = fileJournal(join(store.folderOf(ID), 'mint.journal'))
  const run = await openMint({ plan, journal, chain: node, wallet })
  const half = Math.floor(batchesOf(plan).length / 2)
  for (let included = 0; included < half; ) {
    included = (await run.step()).included
    if (included < half) chain.farm()
  }
  return half * BATCH
}
