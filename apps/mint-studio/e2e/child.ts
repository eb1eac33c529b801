import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

/** The first address that a process of ours names. */
export function addressOf(
  child: ChildProcess & { readonly stdout: Readable },
  name: string,
): Promise<string> {
  return new Promise((done, fail) => {
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = /"url":"([^"]+)"/.exec(output)?.[1]
      if (found) done(found)
    })
    child.once('exit', (code) => fail(new Error(`${name} stopped with ${code}: ${output}`)))
  })
}

/** Ends it, unless it has ended, and waits until it has. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await gone
}
