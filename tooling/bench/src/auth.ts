import { bundleForNode, bundlePages } from './auth-bundle.js'
import { type Chromium, openChromium } from './auth-chromium.js'
import type { Exchange } from './auth-contender.js'
import type { measureSrp } from './auth-node-srp.js'
import { type Asked, ask } from './auth-question.js'
import { joined, loadLine, longestPart, type Part, signInPart, srpPart } from './auth-report.js'
import { measureSignIns } from './auth-sign-in.js'

const NODE = { rounds: 21, goal: 60 }
const CHROMIUM = { rounds: 11, goal: 18 }
const SIGN_IN = { rounds: 7, goal: 0.2 }
const SLOWED = { rounds: 5, slowdown: 4 }

/** SRP and whole sign-ins of `packages/auth` beside the published clients, in Node and in Chromium. */
export async function benchAuth(timer: () => number, clock: () => number): Promise<Part> {
  const asked = await ask()
  const before = loadLine()
  const node = await inNode(asked, timer)
  const chromium = await openChromium(
    await bundlePages(['auth-page-srp.ts', 'auth-page-ours.ts', 'auth-page-amplify.ts']),
  )
  try {
    const name = `Chromium ${chromium.version}`
    const srp = srpPart(name, await inChromium(asked, chromium), CHROMIUM.goal)
    const plain = await measureSignIns(chromium, { rounds: SIGN_IN.rounds, slowdown: 1 }, clock)
    const slowed = await measureSignIns(chromium, SLOWED, clock)
    const four = `${name}, ${SLOWED.slowdown} times slowed`
    return joined([
      before,
      node,
      srp,
      signInPart(name, plain, SIGN_IN.goal),
      signInPart(four, slowed),
      longestPart(four, slowed),
      loadLine(),
    ])
  } finally {
    await chromium.close()
  }
}

async function inNode({ question, check }: Asked, timer: () => number): Promise<Part> {
  const bundled: { measureSrp: typeof measureSrp } = await import(await bundleForNode('auth-node-srp.ts'))
  const measured = await bundled.measureSrp(question, NODE.rounds, timer)
  await checkAll(measured, check)
  return srpPart(`Node ${process.versions.node}`, measured, NODE.goal)
}

async function inChromium(
  { question, check }: Asked,
  { browser, origin }: Chromium,
): Promise<Record<string, Exchange[]>> {
  const page = await browser.newPage()
  await page.goto(`${origin}/auth-page-srp`)
  await page.waitForFunction(() => 'measureSrp' in globalThis)
  const work = { question, rounds: CHROMIUM.rounds }
  const measured = await page.evaluate((given) => globalThis.measureSrp(given.question, given.rounds), work)
  await page.close()
  await checkAll(measured, check)
  return measured
}

/** A figure counts only if the work behind it was right. */
async function checkAll(measured: Record<string, readonly Exchange[]>, check: Asked['check']): Promise<void> {
  for (const { proof } of Object.values(measured).flat()) await check(proof)
}
