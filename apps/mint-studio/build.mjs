import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { serviceBundle } from '../../tooling/config/service-bundle.mjs'
import { drawLanterns } from './sample/draw-lanterns.mjs'
import { updateFeed } from './update-feed.mjs'

const folder = import.meta.dirname
const require = createRequire(import.meta.url)
const outdir = join(folder, 'build')
const shared = { outdir, define: { 'process.env.NODE_ENV': '"production"' } }

/** What holds native code or wasm is not bundled; the package that is made of this folder brings it along. */
const OUTSIDE = ['clvm_wasm', 'chia-wallet-sdk-linux-x64-gnu', 'sharp']

// Nothing of an earlier build is packed; the pages were made just before.
for (const name of await readdir(outdir))
  if (name !== 'renderer') await rm(join(outdir, name), { recursive: true })
await build(
  serviceBundle(folder, {
    ...shared,
    entryPoints: {
      ...{ main: 'src/main/main.ts', engine: 'src/engine/engine.ts' },
      'check-manifest': 'src/engine/check-manifest-main.ts',
      'relay-client': 'src/engine/relay-client.ts',
    },
    external: ['electron', ...OUTSIDE],
    plugins: [beside('relay-client')],
    // Where it looks for newer ones is part of what is built: nobody names another feed later.
    define: { ...shared.define, STUDIO_UPDATE_FEED: JSON.stringify(updateFeed(process.env) ?? null) },
    // What is packed tells nothing of the machine that built it.
    sourcemap: false,
  }),
)
// A sandboxed preload is one file of CommonJS that may ask for `electron` alone.
await build({
  ...shared,
  absWorkingDir: folder,
  entryPoints: { preload: 'src/preload/preload.ts', 'approval-preload': 'src/preload/approval-preload.ts' },
  bundle: true,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  platform: 'node',
  target: 'chrome150',
  external: ['electron'],
  logLevel: 'warning',
})
await writeFile(join(outdir, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)

const licenses = join(outdir, 'resources', 'licenses')
await mkdir(licenses, { recursive: true })
for (const id of ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-NC-4.0']) {
  const { licenseText } = require(`spdx-license-list/licenses/${id}.json`)
  await writeFile(join(licenses, `${id}.txt`), licenseText)
}
const sample = join(outdir, 'resources', 'sample')
await rm(sample, { recursive: true, force: true })
await drawLanterns(join(sample, 'paper-lanterns'))

/** Leaves an import to be found beside the file that has it, where it is loaded only if it is needed. */
function beside(name) {
  return {
    name: 'beside',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^\\./${name}\\.js$`) }, ({ path }) => ({ path, external: true }))
    },
  }
}

/** The folder as an app of its own: what Electron starts, and what it needs beside it, in the versions it was built with. */
async function manifest() {
  const { version, license } = await packageOf(join(folder, 'package.json'))
  const dependencies = {}
  for (const name of OUTSIDE) {
    const found = require.resolve.paths(name)?.map((path) => join(path, name, 'package.json')) ?? []
    const path = found.find((one) => existsSync(one))
    // The simulator is there on one platform alone.
    if (path) dependencies[name] = (await packageOf(path)).version
  }
  return {
    ...{ name: 'chiaroscuro-mint-studio', productName: 'Chiaroscuro Mint Studio', version, license },
    ...{ description: 'Mints collections of NFTs on Chia.', author: 'Chiaroscuro' },
    ...{ private: true, type: 'module', main: 'main.js', dependencies },
  }
}

async function packageOf(path) {
  return JSON.parse(await readFile(path, 'utf8'))
}
