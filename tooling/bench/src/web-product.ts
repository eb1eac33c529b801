import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stopped } from './service.js'

const ROOT = resolve(import.meta.dirname, '../../..')

/** A website to measure. */
export interface RunningSite {
  readonly url: string
  stop(): Promise<void>
}

/** The site at this address, or the whole product started on a folder of its own, without bots. */
export async function findSite(url: string | undefined, say: (words: string) => void): Promise<RunningSite> {
  if (url) return { url: new URL(url).origin, stop: async () => {} }
  say('Starting the product: some minutes. An address after --site spares them.')
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-web-'))
  const child = spawn(process.execPath, ['tooling/start/start.mjs', '--quiet-market'], {
    cwd: ROOT,
    env: { ...process.env, CHIAROSCURO_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    await stopped(child, 'SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const urls = await addresses(child)
    if (!urls.Marketplace || !urls.API) throw new Error('the product did not say where it is')
    await picturesMade(urls.API)
    return { url: urls.Marketplace, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A line for each part; Node is the last there is. */
function addresses(child: ChildProcess): Promise<Record<string, string>> {
  let output = ''
  return new Promise((done, fail) => {
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
      const lines = [...output.matchAll(/^([A-Z]\w+) +(http:\/\/\S+)$/gm)]
      const found = Object.fromEntries(lines.map((line) => [line[1] ?? '', line[2] ?? '']))
      if (found.Node) done(found)
    })
    child.once('exit', (code) => fail(new Error(`the product stopped with ${code}:\n${output}`)))
  })
}

/** Pages are measured with their pictures. */
async function picturesMade(api: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    const status: unknown = await (await fetch(`${api}/v2/status`)).json()
    if (typeof status === 'object' && status && 'pending_media' in status && status.pending_media === 0)
      return
    await new Promise((later) => setTimeout(later, 500))
  }
}
