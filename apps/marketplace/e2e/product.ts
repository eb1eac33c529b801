import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

export interface Product {
  readonly process: ChildProcess
  readonly urls: Readonly<Record<string, string>>
  readonly output: () => string
}

/** Runs what `npm start` runs, and waits for its last words: one line per part. */
export async function startProduct(
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Product> {
  const child = spawn(process.execPath, ['tooling/start/start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const urls = await new Promise<Record<string, string>>((done, fail) => {
    const read = (part: Buffer) => {
      output += part.toString()
      const found = Object.fromEntries(
        [...output.matchAll(/^([A-Z]\w+) +(http:\/\/\S+)$/gm)].map((line) => [line[1] ?? '', line[2] ?? '']),
      )
      // Node is the last line there is.
      if (found.Node) done(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => fail(new Error(`the product stopped with ${code}:\n${output}`)))
  })
  return { process: child, urls, output: () => output }
}

/** Ends it as Ctrl-C does, and waits until it is gone. */
export async function stopProduct({ process: child }: Pick<Product, 'process'>): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = new Promise<number | null>((done) => child.once('exit', done))
  child.kill('SIGINT')
  return gone
}

/** A part's address, as the running product printed it. */
export function urlOf(
  part: 'Marketplace' | 'API' | 'Media' | 'Node' | 'Mailbox' | 'Preview' | 'Wallet',
): string {
  const url = process.env[`E2E_${part}`]
  if (!url) throw new Error(`${part} was not started`)
  return url
}
