import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { absence, lane } from './lane.js'

test.skip(lane === 'electron', absence ?? 'What is packed is looked at once, in the preview.')

const build = resolve(import.meta.dirname, '../build')
const files = readdirSync(build, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  .map((entry) => join(entry.parentPath, entry.name))
const code = files.filter((path) => ['.js', '.cjs', '.html', '.css'].includes(extname(path)))

test('what is packed is what the app is made of, and nothing else', () => {
  const kinds = new Set(files.map((path) => extname(path)))
  expect([...kinds].sort()).toEqual(
    ['.cjs', '.css', '.csv', '.html', '.js', '.json', '.png', '.svg', '.txt', '.webp', '.woff2'].filter(
      (kind) => kinds.has(kind),
    ),
  )
  const odd = files.filter((path) =>
    /\.(map|tsx?|env|pem|key|po)$|\.test|test-support|(^|\/)\./.test(relative(build, path)),
  )
  expect(odd).toEqual([])
  const all = files.reduce((sum, path) => sum + statSync(path).size, 0)
  expect(all).toBeLessThan(30 << 20)
})

test('what is packed tells nothing of whoever built it, and brings no tool along', () => {
  const home = resolve(build, '../../..')
  for (const path of code) {
    const text = readFileSync(path, 'utf8')
    const found = [home, 'sourceMappingURL=', 'BEGIN PRIVATE KEY', '@playwright/test', 'vitest'].filter(
      (one) => text.includes(one),
    )
    expect([relative(build, path), found]).toEqual([relative(build, path), []])
  }
  const manifest: { dependencies: Record<string, string>; main: string } = JSON.parse(
    readFileSync(join(build, 'package.json'), 'utf8'),
  )
  expect(manifest.main).toBe('main.js')
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    expect(['clvm_wasm', 'sharp', 'chia-wallet-sdk-linux-x64-gnu']).toContain(name)
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
  }
  // What the app needs when it runs is what its own manifest says that it needs.
  const own: Record<'dependencies' | 'optionalDependencies', Record<string, string>> = JSON.parse(
    readFileSync(resolve(build, '../package.json'), 'utf8'),
  )
  expect(Object.keys({ ...own.dependencies, ...own.optionalDependencies })).toEqual(
    expect.arrayContaining(Object.keys(manifest.dependencies)),
  )
})

test('the package is closed: no fuse is left open, and the app comes from its archive alone', async () => {
  const path = resolve(build, '../electron-builder.mjs')
  const loaded: { readonly default: unknown } = await import(path)
  expect(loaded.default).toMatchObject({
    electronFuses: {
      ...{ runAsNode: false, enableNodeOptionsEnvironmentVariable: false },
      ...{ enableNodeCliInspectArguments: false, enableCookieEncryption: true },
      ...{ enableEmbeddedAsarIntegrityValidation: true, onlyLoadAppFromAsar: true },
      ...{ loadBrowserProcessSpecificV8Snapshot: false, grantFileProtocolExtraPrivileges: false },
    },
    ...{
      asar: true,
      directories: { app: 'dist/payload' },
      npmRebuild: false,
      win: { verifyUpdateCodeSignature: true },
      publish: null,
    },
  })
})
