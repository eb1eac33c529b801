import { join } from 'node:path'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { openDevnetAccount } from './devnet-account.js'
import { heldPictures } from './held-pictures.js'
import { openHostBook } from './host-book.js'
import { projectStore } from './project-store.js'
import { Studio, type StudioParts } from './studio.js'
import { thumbnails } from './thumbnail.js'
import { openWalletBook } from './wallet-book.js'
import { noLine } from './wallet-line.test-support.js'

/** A studio on a folder of a test's own, without a devnet unless one is named; `change` takes the place of usual parts. */
export async function openTestStudio(folder: string, change: Partial<StudioParts> = {}): Promise<Studio> {
  const run = nodeClvmRunner()
  const account =
    change.account ??
    (await openDevnetAccount({
      ...{ path: join(folder, 'account.json'), randomBytes: (count) => new Uint8Array(count).fill(3) },
      ...{ sleep: async () => {}, now: () => 0 },
    }))
  const chiaRoot = join(folder, 'chia')
  const line = change.line ?? noLine()
  return new Studio({
    ...{ store: projectStore(join(folder, 'projects')), account, run, fetch, now: () => 0, random: () => 0 },
    book: await openHostBook(join(folder, 'hosts.json'), {}),
    media: { standing: async () => ({ kind: 'none' }), askLeave: async () => ({ kind: 'later' }) },
    wallets: await openWalletBook({ path: join(folder, 'wallets.json'), chiaRoot, fetch, run, line }),
    line,
    ...{
      resources: folder,
      devnetFile: undefined,
      content: undefined,
      market: undefined,
      sleep: async () => {},
      onNews: () => {},
    },
    pictures: heldPictures(thumbnails(join(folder, 'held')), fetch),
    randomBytes: (count) => new Uint8Array(count),
    ...change,
  })
}
