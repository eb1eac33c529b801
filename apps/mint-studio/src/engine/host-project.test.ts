import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// A server that speaks what the uploaders speak, and can be told to misbehave.
import {
  type Host,
  type Mood,
  openHost,
  SECRET,
} from '../../../../packages/minting/src/upload/host.test-support.js'
import { type HostInput, hostInput } from '../ipc/host.js'
import { engineCalls } from './calls.js'
import { type HostBook, openHostBook } from './host-book.js'
import { hostProject, publishedFolder } from './host-project.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'
import { openTestStudio } from './test-studio.test-support.js'

const TOKEN = 'a token that nobody else may see'
const [S3, PINATA, KUBO, HOSTED, FOLDER] = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(16))

describe('a project’s files', () => {
  let folder: string
  let first: Host
  let second: Host
  let studio: Studio
  let book: HostBook
  let project: Project
  const secrets = { [S3 ?? '']: SECRET, [PINATA ?? '']: TOKEN, [KUBO ?? '']: 'Basic me' }

  beforeEach(async () => {
    ;[first, second] = [await openHost(), await openHost()]
    folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-hosts-'))
    const pictures = join(folder, 'lanterns')
    mkdirSync(pictures)
    for (const [name, side] of Object.entries({ '1': 8, '2': 9, icon: 10, banner: 11 }))
      await sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
        .png()
        .toFile(join(pictures, `${name}.png`))
    book = await openHostBook(join(folder, 'hosts.json'), secrets)
    const add = (id: string | undefined, host: HostInput) => book.add({ id: id ?? '', host }, undefined)
    await add(S3, {
      ...{ kind: 's3', endpoint: first.url, publicUrl: `${first.url}/art/drop/`, bucket: 'art' },
      ...{ region: 'eu', accessKeyId: 'key', prefix: 'drop/' },
    })
    await add(PINATA, { kind: 'pinata', url: first.url })
    await add(KUBO, { kind: 'kubo', url: second.url })
    await add(HOSTED, { kind: 'hosted', publicUrl: `${second.url}/mirror/` })
    await add(FOLDER, { kind: 'folder', publicUrl: `${second.url}/site/` })
    await book.setGateways([second.url])
    studio = await openTestStudio(folder, { book })
    project = await studio.project(await studio.importFrom(pictures))
  })
  afterEach(async () => {
    await Promise.all([first.close(), second.close()])
    rmSync(folder, { recursive: true, force: true })
  })

  async function upload(...hosts: (string | undefined)[]) {
    const { id } = project
    await engineCalls(studio).editHosts({ id, hosts: hosts.flatMap((one) => one ?? []) })
    await hostProject(studio, project, () => {})
    return studio.work(id).hostFaults.map(({ code, place }) => `${code} ${place}`)
  }
  /** What was added at the first host lies at the other, too: as IPFS does. */
  const spread = () => {
    for (const [path, bytes] of first.held) if (path.startsWith('/ipfs/')) second.held.set(path, bytes)
  }

  it('go to a bucket, signed with its key, and the collection’s pictures are named by where they lie there', async () => {
    expect(await upload(S3)).toEqual([])
    expect(project.hostingState()).toBe('green')
    const { icon, banner } = project.drop.collection
    expect([icon, banner].every((uri) => uri?.startsWith(`${first.url}/art/drop/`))).toBe(true)
    const documents = [...first.held]
      .filter(([path]) => path.endsWith('.json'))
      .map(([, bytes]) => `${bytes}`)
    expect(documents).toHaveLength(2)
    for (const text of documents) expect(text).toContain(icon)
    // What is chosen anew lies nowhere yet.
    await engineCalls(studio).editHosts({ id: project.id, hosts: [KUBO ?? ''] })
    expect(project.hostingState()).toBe('stale')
  })

  it('go to Pinata and to a node of one’s own, and the pictures are named by their CIDs again', async () => {
    await upload(S3)
    // Of Pinata's own nodes, the gateway hears by and by.
    expect((await upload(PINATA)).every((fault) => fault.startsWith('not-there'))).toBe(true)
    spread()
    expect(await upload(PINATA)).toEqual([])
    expect(await upload(KUBO)).toEqual([])
    expect(project.drop.collection.icon).toMatch(/^ipfs:\/\/bafkrei/)
    const asked = (host: Host) => new Set(host.requests.flatMap(({ authorization = [] }) => authorization))
    expect([...asked(first)].filter((one) => !one.startsWith('AWS4'))).toEqual([`Bearer ${TOKEN}`])
    expect([...asked(second)]).toEqual(['Basic me'])
  })

  it('are written to a folder that their creator publishes, and lie nowhere until then', async () => {
    const faults = await upload(FOLDER)
    expect(new Set(faults)).toEqual(new Set([`not-there ${new URL(second.url).host}`]))
    const written = publishedFolder(studio, project.id)
    for (const name of readdirSync(written))
      second.held.set(`/site/${name}`, readFileSync(join(written, name)))
    expect(await upload(FOLDER)).toEqual([])
  })

  it('may lie somewhere already, and are fetched back from there all the same', async () => {
    const put = (name: string) => {
      const bytes = readFileSync(join(folder, 'lanterns', name))
      second.held.set(`/mirror/${name}`, bytes)
    }
    for (const name of ['1.png', '2.png', 'icon.png', 'banner.png']) put(name)
    const faults = await upload(HOSTED)
    expect(faults).toHaveLength(2)
    second.held.set('/mirror/2.png', Buffer.from('painted over'))
    expect(await upload(HOSTED)).toContain(`other-bytes ${new URL(second.url).host}`)
  })

  it.each<[string, { put?: Mood[]; get?: Mood[] }, RegExp[]]>([
    ['errors', { put: [500, 503], get: [500, 502] }, []],
    ['broken lines', { get: ['cut', 'cut'] }, []],
    ['slow answers', { get: ['slow', 'slow'] }, []],
    ['a key that is refused', { put: [403] }, [/^not-put pinata/]],
    ['another CID', { put: ['altered'] }, [/^other-cid pinata/]],
    ['half an answer', { put: ['short'] }, [/^unreadable-answer pinata/]],
    ['half a file', { get: ['short'] }, [/^other-bytes/]],
    ['another file', { get: ['altered'] }, [/^other-bytes/]],
    ['a file that does not end', { get: ['longer'] }, [/^other-bytes/]],
  ])('meet %s', async (_, moods, expected) => {
    await book.setGateways([first.url])
    // What comes first is looked at twice, and its second look is the one that counts.
    await upload(PINATA)
    expect(project.hostingState()).toBe('green')
    const calls = engineCalls(studio)
    await calls.fillColumn({ id: project.id, field: { kind: 'description' }, value: 'Another {n}' })
    first.moods.put.push(...(moods.put ?? []))
    // The two pictures of the collection come first, and again with all the others.
    first.moods.get.push('good', 'good', ...(moods.get ?? []))
    const faults = await upload(PINATA)
    expect(faults).toHaveLength(expected.length)
    for (const [at, pattern] of expected.entries()) expect(faults[at]).toMatch(pattern)
    expect(project.hostingState()).toBe(expected.length === 0 ? 'green' : 'stale')
    expect(await upload(PINATA)).toEqual([])
  })

  it('wait for a key, a place and a devnet that are not there', async () => {
    const fails = (...hosts: (string | undefined)[]) =>
      upload(...hosts).then(
        () => 'went',
        ({ code }) => code,
      )
    expect(await fails('f'.repeat(16))).toBe('no-such-host')
    expect(await fails('devnet')).toBe('no-devnet')
    expect(await fails()).toBe('no-host')
    const again = await openHostBook(join(folder, 'hosts.json'), {})
    expect(again.hosts()).toEqual(book.hosts())
    expect(() => again.uploaderOf(S3 ?? '', { fetch, folder })).toThrow('no-key')
  })

  it('are fetched back by the gateways that were named a moment ago', async () => {
    await upload(PINATA)
    const calls = engineCalls(studio)
    const named = calls.saveGateways({ gateways: [first.url] })
    await hostProject(studio, project, () => {})
    await named
    expect(project.hostingState()).toBe('green')
  })

  it('leave no key on the disk, nor in what pages are told', async () => {
    first.moods.put.push(401, 403)
    await upload(S3, PINATA, KUBO)
    const told = JSON.stringify([
      await engineCalls(studio).openProject({ id: project.id }),
      await engineCalls(studio).listHosts(),
    ])
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const written = files.map((one) => readFileSync(join(one.parentPath, one.name), 'latin1')).join()
    for (const key of [SECRET, TOKEN, 'Basic me']) expect(told + written).not.toContain(key)
  })
})

it.each([
  'http://files.example.com',
  'https://me:secret@files.example.com',
  'https://files.example.com?key=1',
  'ftp://files.example.com',
  'file:///etc/passwd',
  'files.example.com',
  '',
])('no key is sent to %s', (url) => {
  expect(hostInput.safeParse({ kind: 'kubo', url }).success).toBe(false)
})
