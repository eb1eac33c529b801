// What an installer holds, as a folder: the bundles, and the packages with native code or wasm that they load, in the versions that were tested.
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'

const folder = import.meta.dirname
const build = join(folder, 'build')

/** Where it is put to be packed. */
export const PAYLOAD = join(folder, 'dist', 'payload')

/** Of a package, only what a program loads, and the terms it comes under. */
const LOADED = new Set(['.js', '.cjs', '.mjs', '.json', '.node', '.wasm'])
const TERMS = /^(licen[cs]e|notice|copying|third[-_]party)/i
const SHARED_CODE = /\.so(\.\d+)*$|\.dylib$|\.dll$/
/** Sources, tests and what only builds it. */
const ASIDE = new Set(['node_modules', 'src', 'test', 'tests', 'docs', 'examples', 'install', 'bin'])

/** Copies it to a folder of its own; what was there is removed. */
export async function makePayload(to = PAYLOAD) {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  await cp(build, to, { recursive: true })
  const { dependencies } = await packageIn(build)
  const copied = new Map()
  for (const name of Object.keys(dependencies)) await bring(name, folder, to, copied)
  return to
}

/** A package with all that it needs, each once. */
async function bring(name, from, to, copied) {
  const place = await find(name, from)
  if (!place) throw new Error(`${name} is needed and not installed`)
  const { version, dependencies = {}, optionalDependencies = {} } = await packageIn(place)
  if (copied.has(name)) {
    if (copied.get(name) !== version) throw new Error(`${name} is needed in two versions`)
    return
  }
  copied.set(name, version)
  await cp(place, join(to, 'node_modules', name), {
    recursive: true,
    filter: async (path) => path === place || isWanted(path.slice(place.length + 1), await stat(path)),
  })
  for (const other of Object.keys(dependencies)) await bring(other, place, to, copied)
  // Those of other systems are not here.
  for (const other of Object.keys(optionalDependencies))
    if (await find(other, place)) await bring(other, place, to, copied)
}

function isWanted(path, found) {
  if (path.split(sep).some((part) => ASIDE.has(part))) return false
  const name = basename(path)
  return found.isDirectory() || LOADED.has(extname(name)) || TERMS.test(name) || SHARED_CODE.test(name)
}

/** As Node looks for it: in each folder above. */
async function find(name, from) {
  for (let at = resolve(from); ; at = dirname(at)) {
    const path = join(at, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return realpath(path)
    if (dirname(at) === at) return undefined
  }
}

async function packageIn(place) {
  return JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))
}

if (process.argv[1] === import.meta.filename) await makePayload()
