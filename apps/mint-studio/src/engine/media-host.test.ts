import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// A media service that gives leave as ours does, and can be told to misbehave.
import {
  type MediaService,
  openMediaService,
} from '../../../../packages/minting/src/upload/media-service.test-support.js'
import type { MediaStanding } from '../ipc/media.js'
import { askMain } from './ask-main.js'
import { engineCalls } from './calls.js'
import { hostProject } from './host-project.js'
import { mediaDoor } from './media-door.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'
import { openTestStudio } from './test-studio.test-support.js'

describe('a project’s files at the media service', () => {
  let folder: string
  let service: MediaService
  let standing: MediaStanding
  let studio: Studio
  let project: Project
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-media-'))
    service = await openMediaService()
    standing = { kind: 'ready', name: 'https://api.example.com' }
    const pictures = join(folder, 'lanterns')
    mkdirSync(pictures)
    for (const [name, side] of Object.entries({ '1': 8, '2': 9, icon: 10 }))
      await sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
        .png()
        .toFile(join(pictures, `${name}.png`))
    const media = { standing: async () => standing, askLeave: service.askLeave }
    studio = await openTestStudio(folder, { media })
    project = await studio.project(await studio.importFrom(pictures))
  })
  afterEach(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function upload() {
    const { id } = project
    await engineCalls(studio).editHosts({ id, hosts: ['media'] })
    await hostProject(studio, project, () => {})
    return studio.work(id).hostFaults.map(({ code, place }) => `${code} ${place}`)
  }

  it('come back whole, and the collection’s picture is named by where it lies there', async () => {
    expect(await upload()).toEqual([])
    expect(project.hostingState()).toBe('green')
    const [card] = await studio.cards()
    expect(card?.pictures).toEqual(project.rows(0, 4).map(({ picture }) => picture))
    expect(card?.pictures).toHaveLength(2)
    expect(project.drop.collection.icon).toMatch(`${service.url}/files/`)
    const documents = [...service.files.values()].filter((bytes) => bytes.subarray(0, 1).toString() === '{')
    expect(documents).toHaveLength(2)
    // The journal of a project is a file of its creator's: no leave is in it.
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const written = files.map((one) => readFileSync(join(one.parentPath, one.name), 'latin1')).join()
    expect(written).toContain(`${service.url}/files/`)
    expect(written).not.toContain('/uploads/')
  })

  it('go on where leave ran out, a line broke or the service failed', async () => {
    service.moods.leave.push('over', { kind: 'later', seconds: 1 })
    service.moods.send.push(500, 'cut', 'lost')
    expect(await upload()).toEqual([])
  })

  it('wait for whoever has to sign in, and for a service that is there', async () => {
    standing = { kind: 'signed-out' }
    await expect(upload()).rejects.toMatchObject({ code: 'media-signed-out' })
    standing = { kind: 'none' }
    await expect(upload()).rejects.toMatchObject({ code: 'no-media' })
    expect(service.sent).toEqual([])
    standing = { kind: 'ready', name: 'https://api.example.com' }
    // The session ends before anything was put.
    const over = { kind: 'refused', why: 'signed-out' } as const
    service.moods.leave.push(...Array.from({ length: 6 }, () => over))
    expect(new Set(await upload())).toEqual(new Set(['signed-out media https://api.example.com']))
    expect(project.hostingState()).toBe('stale')
    service.moods.leave.length = 0
    expect(await upload()).toEqual([])
  })

  it('are not believed to be there because main says something odd', async () => {
    const line = askMain(() => queueMicrotask(() => line.take({ number: ++number, value: odd })))
    let number = 0
    let odd: unknown = { kind: 'ready', name: 'x', token: 'eyJ' }
    const door = mediaDoor(line.ask)
    expect(await door.standing()).toEqual({ kind: 'none' })
    odd = { kind: 'there' }
    expect(await door.askLeave({ hash: 'a'.repeat(64), size: 1 })).toEqual({ kind: 'later' })
    odd = undefined
    expect(await door.askLeave({ hash: 'a'.repeat(64), size: 1 })).toEqual({ kind: 'later' })
    line.take({ number: 99, value: 'for nobody' })
  })
})
