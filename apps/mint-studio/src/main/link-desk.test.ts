import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { findBy, hearLinks, linkDesk } from './link-desk.js'

const PROJECT = 'chiaroscuro-studio://project/abcdefgh'

it('keeps the last link until the page takes it, once', async () => {
  const onLink = vi.fn()
  const desk = linkDesk(async ({ kind }) => (kind === 'project' ? 'abcdefgh' : undefined), onLink)
  expect(await desk.take()).toBeUndefined()
  expect(desk.open('https://example.com/')).toBe(false)
  expect(onLink).not.toHaveBeenCalled()
  expect(desk.open('chiaroscuro-studio://sign-in')).toBe(true)
  expect(desk.open(PROJECT)).toBe(true)
  expect(onLink).toHaveBeenCalledTimes(2)
  expect(await desk.take()).toEqual({ kind: 'project', id: 'abcdefgh' })
  expect(await desk.take()).toBeUndefined()
  desk.open(`chiaroscuro-studio://collection/col1${'q'.repeat(58)}`)
  expect(await desk.take()).toEqual({ kind: 'nowhere' })
  desk.open('chiaroscuro-studio://sign-in')
  expect(await desk.take()).toEqual({ kind: 'sign-in' })
})

it('asks the engine for a project and for nothing else', async () => {
  const call = vi.fn(async (): Promise<unknown> => ({ id: 'abcdefgh' }))
  const find = findBy({ call })
  expect(await find({ kind: 'project', id: 'abcdefgh' })).toBe('abcdefgh')
  expect(call.mock.calls).toEqual([['findProject', { kind: 'project', id: 'abcdefgh' }]])
})

class App extends EventEmitter {
  readonly registered: string[] = []
  readonly isPackaged: boolean
  constructor(isPackaged: boolean) {
    super()
    this.isPackaged = isPackaged
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    this.registered.push(scheme)
    return true
  }
}

it('hears of links from each system, and registers itself once it is packed', () => {
  const app = new App(true)
  const heard: unknown[] = []
  hearLinks(app, ['studio', '--flag', PROJECT], (text) => heard.push(text))
  const preventDefault = vi.fn()
  app.emit('open-url', { preventDefault }, 'chiaroscuro-studio://sign-in')
  // Whatever else a start is given is no link: the last word alone is looked at.
  app.emit('second-instance', {}, ['studio', PROJECT, '--inspect'])
  app.emit('second-instance', {}, [])
  expect(heard).toEqual([PROJECT, 'chiaroscuro-studio://sign-in', '--inspect', undefined])
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(app.registered).toEqual(['chiaroscuro-studio'])
  const unpacked = new App(false)
  hearLinks(unpacked, [], () => {})
  expect(unpacked.registered).toEqual([])
})
