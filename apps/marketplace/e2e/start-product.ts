import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct, stopProduct } from './product.js'

/** Starts the whole product on a folder of its own, with a market that moves every few seconds. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-e2e-'))
  const product = await inTurn(async (shared) => {
    if (shared) cpSync(await seededMarket(shared), folder, { recursive: true })
    return startShown({ CHIAROSCURO_DATA: folder, WORLD_BOT_INTERVAL_MS: '3000' })
  })
  for (const [part, url] of Object.entries(product.urls)) process.env[`E2E_${part}`] = url
  process.env.E2E_DATA = folder
  process.env.E2E_PID = String(product.process.pid)
  return async () => {
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of several that run side by side one starts after the other, so that no two choose the same ports. */
async function inTurn<T>(start: (shared?: string) => Promise<T>): Promise<T> {
  const shared = process.env.E2E_SHARED
  if (shared === undefined) return start()
  const turn = join(shared, 'turn')
  while (!isTaken(turn)) await new Promise((resolve) => setTimeout(resolve, 500))
  try {
    return await start(shared)
  } finally {
    rmdirSync(turn)
  }
}

/** The data of a market as it is when all of it is made and shown: whoever comes first makes it, all take copies. */
async function seededMarket(shared: string): Promise<string> {
  const market = join(shared, 'market')
  if (existsSync(market)) return market
  const made = mkdtempSync(join(shared, 'made-'))
  await stopProduct(await startShown({ CHIAROSCURO_DATA: made }))
  renameSync(made, market)
  return market
}

/** The product with its pictures; gone again where they cannot be waited for. */
async function startShown(env: Record<string, string>): Promise<Product> {
  const product = await startProduct(env)
  try {
    await mediaSettled(product.urls.API ?? '')
    return product
  } catch (error) {
    await stopProduct(product)
    throw error
  }
}

/** Whether it is ours now: a folder can be made once. */
function isTaken(turn: string): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch {
    return false
  }
}

/** Pages are looked at with their pictures; while the market moves there may always be one more. */
async function mediaSettled(api: string): Promise<void> {
  for (let i = 0; i < 240; i++) {
    const answer = await fetch(`${api}/v2/status`)
    const status: unknown = await answer.json()
    if (typeof status !== 'object' || status === null || !('pending_media' in status))
      throw new Error(`the index does not say how many files it waits for: ${answer.status}`)
    if (status.pending_media === 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
