import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where real chain data lies: beside the project, or where CHIA_FIXTURES says. Not part of the project. */
const folder = join(
  process.env.CHIA_FIXTURES ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'mainnet',
)

/** Real mainnet files of a kind, or `undefined` with the reason tests are skipped. */
export function mainnetFixtures(
  kind: 'spends' | 'offers',
): { files: string[]; read: (name: string) => Buffer; expected: unknown[] } | undefined {
  const here = join(folder, kind)
  if (!existsSync(join(here, 'expected.json'))) return undefined
  const expected: unknown = JSON.parse(readFileSync(join(here, 'expected.json'), 'utf8'))
  return {
    files: readdirSync(here).filter((name) => name !== 'expected.json'),
    read: (name) => readFileSync(join(here, name)),
    expected: Array.isArray(expected) ? expected : [],
  }
}
