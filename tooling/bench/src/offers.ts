import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerOffer, nativeVerify } from '@chiaroscuro/api/engine'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { quantile } from './quantile.js'
import { type Line, line, report } from './report-line.js'

const PORTABLE_MS = 80
const NATIVE_MS = 15
const ROUNDS = 3

/** Decodes, reads and verifies real offers as the service's child does: with our own signatures, and with the native package's. */
export async function benchOffers(
  fixtures: string,
  timer: () => number,
): Promise<{ text: string; reached: boolean }> {
  const folder = join(fixtures, 'mainnet', 'offers')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.offer'))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
  const run = nodeClvmRunner()
  const native = nativeVerify()
  const read = (verify?: typeof native) => (text: string) =>
    JSON.stringify(answerOffer({ text, networks: ['mainnet'] }, run, verify), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  const [ours, theirs] = [read(), native && read(native)]
  const differing = theirs ? texts.filter((text) => ours(text) !== theirs(text)).length : 0
  const said = (name: string, times: readonly number[], goal: number): Line => {
    const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)]
    return line(`${name}: p50 ${half.toFixed(1)}, p95 ${most.toFixed(1)} ms`, most <= goal, `p95 ${goal} ms`)
  }
  const lines = [
    said(`our own signatures, ${texts.length} offers of mainnet`, timesOf(ours, texts, timer), PORTABLE_MS),
    ...(theirs ? [said('the native package\u2019s', timesOf(theirs, texts, timer), NATIVE_MS)] : []),
    line(`answers that differ: ${differing}`, differing === 0, '0'),
  ]
  return report(lines)
}

function timesOf(read: (text: string) => string, texts: readonly string[], timer: () => number): number[] {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const text of texts) {
      const start = timer()
      read(text)
      times.push(timer() - start)
    }
  return times
}
