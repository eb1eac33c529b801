import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, stopProduct } from './product.js'

/** Starts the whole product on a folder of its own, with a market that moves every few seconds. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-e2e-'))
  const product = await inTurn(() =>
    startProduct({ CHIAROSCURO_DATA: folder, WORLD_BOT_INTERVAL_MS: '3000' }),
  )
  for (const [part, url] of Object.entries(product.urls)) process.env[`E2E_${part}`] = url
  process.env.E2E_DATA = folder
  process.env.E2E_PID = String(product.process.pid)
  await mediaSettled(product.urls.API ?? '')
  return async () => {
    await stopProduct(product)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of several that run side by side one starts after the other, so that no two choose the same ports. */
async function inTurn<T>(start: () => Promise<T>): Promise<T> {
  const turn = process.env.E2E_TURN
  if (turn === undefined) return start()
  while (!isTaken(turn)) await new Promise((resolve) => setTimeout(resolve, 500))
  try {
    return await start()
  } finally {
    rmdirSync(turn)
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

/** Pages are looked at with their pictures. */
async function mediaSettled(api: string): Promise<void> {
  for (let i = 0; i < 240; i++) {
    const status: unknown = await fetch(`${api}/status`).then((answer) => answer.json())
    if (
      typeof status === 'object' &&
      status !== null &&
      'pending_media' in status &&
      status.pending_media === 0
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
