import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createPackageWithOptions, extractAll, extractFile, getRawHeader } from '@electron/asar'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { startDevnet } from './devnet.js'
import { absence, lane } from './lane.js'
import { openStudio } from './open-studio.js'

test.skip(lane === 'electron', absence ?? 'What is packed is looked at once, in the preview.')

interface Packed {
  readonly path: string
  readonly isUnpacked: boolean
  /** Of its content, which Electron holds each read against. */
  readonly hash: string | undefined
  readonly isLink: boolean
}
interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  readonly unpacked?: boolean
  readonly link?: string
  readonly integrity?: { readonly algorithm: string; readonly hash: string }
}
type Making = { makePayload(to: string): Promise<string> }

/** All that may be in an installer. What is in none of these rows is a surprise. */
const EXPECTED = [
  /^(main|engine|relay-client|check-manifest)\.js$/,
  /^(preload|approval-preload)\.cjs$/,
  /^package\.json$/,
  /^renderer\/(index|approval)\.html$/,
  /^renderer\/(early\.js|icon\.svg)$/,
  /^renderer\/assets\/[\w-]+(\.[\w-]+)?\.(js|css|woff2)$/,
  /^resources\/licenses\/CC[\w.-]+\.txt$/,
  /^resources\/sample\/paper-lanterns\/(metadata\.csv|(images\/)?[\w-]+\.(png|webp))$/,
  /^node_modules\/(clvm_wasm|sharp|detect-libc|semver|chia-wallet-sdk-linux-x64-gnu)\/([\w.-]+\/)*[\w.-]+\.(js|cjs|mjs|json)$/,
  /^node_modules\/@img\/[\w-]+\/([\w.-]+\/)*[\w.-]+\.(js|cjs|json)$/,
  /^node_modules\/(@img\/)?[\w-]+\/LICENSE(\.md)?$/,
  /^node_modules\/clvm_wasm\/clvm_wasm_bg\.wasm$/,
]
/** Native code, which a system loads from files of its own. */
const NATIVE = [
  /^node_modules\/@img\/sharp-[\w-]+\/lib\/sharp-[\w.-]+\.node$/,
  /^node_modules\/@img\/sharp-libvips-[\w-]+\/lib\/libvips-cpp\.(so[\d.]*|[\d.]*dylib)$/,
  /^node_modules\/chia-wallet-sdk-[\w-]+\/chia-wallet-sdk\.[\w-]+\.node$/,
]

const app = resolve(import.meta.dirname, '..')
let folder: string
let payload: string
let archive: string
let unpack: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-archive-'))
  const { makePayload }: Making = await import(join(app, 'payload.mjs'))
  payload = await makePayload(join(folder, 'payload'))
  const { default: config }: { default: unknown } = await import(join(app, 'electron-builder.mjs'))
  unpack = `{${z
    .object({ asarUnpack: z.array(z.string()) })
    .parse(config)
    .asarUnpack.join(',')}}`
  archive = join(folder, 'app.asar')
  await createPackageWithOptions(payload, archive, { unpack, dot: true })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

function filesOf(path: string): Packed[] {
  const { header } = getRawHeader(path)
  const walk = (entry: Entry, at: string): Packed[] =>
    entry.files
      ? Object.entries(entry.files).flatMap(([name, one]) => walk(one, at === '' ? name : `${at}/${name}`))
      : [
          {
            ...{ path: at, isUnpacked: entry.unpacked === true, isLink: entry.link !== undefined },
            hash: entry.integrity?.algorithm === 'SHA256' ? entry.integrity.hash : undefined,
          },
        ]
  return walk(header as Entry, '')
}
const isOf = (list: readonly RegExp[], path: string) => list.some((one) => one.test(path))
const surprisesOf = (path: string) =>
  filesOf(path)
    .map((one) => one.path)
    .filter((one) => !isOf([...EXPECTED, ...NATIVE], one))

test('an installer holds the bundles and what they load, and nothing else', () => {
  const files = filesOf(archive)
  expect(surprisesOf(archive)).toEqual([])
  expect(files.filter(({ isLink }) => isLink)).toEqual([])
  // Every row is there for something.
  for (const row of [...EXPECTED, ...(process.platform === 'linux' ? NATIVE : [])])
    expect([row.source, files.some(({ path }) => row.test(path))]).toEqual([row.source, true])
  // Each file is held against its hash where it is read, in the archive or beside it.
  expect(files.filter(({ hash }) => !/^[0-9a-f]{64}$/.test(hash ?? ''))).toEqual([])
  expect(files.filter(({ path, isUnpacked }) => isOf(NATIVE, path) && !isUnpacked)).toEqual([])
  const ours = files.filter(({ path }) => !path.startsWith('node_modules/'))
  expect(ours.filter(({ isUnpacked }) => isUnpacked)).toEqual([])
})

test('what is packed is what was built and tested, and tells nothing of whoever built it', () => {
  const home = resolve(app, '../..')
  for (const name of ['main.js', 'engine.js', 'relay-client.js', 'preload.cjs', 'approval-preload.cjs'])
    expect(extractFile(archive, name).equals(readFileSync(join(app, 'build', name)))).toBe(true)
  const manifest = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(extractFile(archive, 'package.json').toString()))
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const own = JSON.parse(readFileSync(join(payload, 'node_modules', name, 'package.json'), 'utf8'))
    expect([name, own]).toEqual([name, expect.objectContaining({ name, version })])
  }
  for (const { path } of filesOf(archive).filter((one) => /\.(c?js|mjs|json|html|css)$/.test(one.path))) {
    const text = readFileSync(join(payload, path), 'utf8')
    const found = [home, 'PRIVATE KEY-----', '"sourcesContent"'].filter((one) => text.includes(one))
    expect([path, found]).toEqual([path, []])
  }
})

test('whatever else were in it would be noticed', async () => {
  const other = join(folder, 'other')
  cpSync(payload, other, { recursive: true })
  const strays = [
    '.env',
    'main.js.map',
    'engine.test.js',
    'renderer/assets/index.js.map',
    'node_modules/.bin/x',
  ]
  strays.push('node_modules/left-pad/index.js', 'node_modules/sharp/src/pipeline.cc', 'resources/key.pem')
  for (const path of strays) {
    cpSync(join(payload, 'package.json'), join(other, path), { recursive: true })
    writeFileSync(join(other, path), 'a stray')
  }
  const odd = join(folder, 'other.asar')
  await createPackageWithOptions(other, odd, { unpack, dot: true })
  expect(surprisesOf(odd).sort()).toEqual(strays.sort())
})

test('what is packed runs where nothing else of the project is', async ({ page }) => {
  const apart = join(folder, 'apart')
  extractAll(archive, apart)
  const devnet = await startDevnet()
  const studio = await openStudio({ data: join(devnet.folder, basename(apart)), devnet, folder: apart })
  try {
    await page.goto(studio.url)
    await page.getByRole('button', { name: 'Open the sample' }).click()
    await expect(page.getByRole('heading', { name: 'Pieces' })).toBeVisible()
    // Drawn small by native code out of the archive.
    const picture = page.locator('img[src^="/asset/"]').first()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Collection/ })
      .click()
    // Signed by wasm and a node's answers: a coin, a profile.
    await page.getByRole('button', { name: 'Open a devnet account' }).click()
    await expect(page.getByText('Balance, devnet')).toBeVisible({ timeout: 120_000 })
  } finally {
    await studio.kill()
    await devnet.close()
  }
})
