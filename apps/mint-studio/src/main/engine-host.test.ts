import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { type EngineAnswers, engineHost } from './engine-host.js'

const start = {
  ...{
    data: '/data',
    resources: '/resources',
    chiaRoot: '/chia',
    devnetFile: undefined,
    content: undefined,
    market: undefined,
  },
  ...{ secrets: () => ({}), relay: undefined, session: () => undefined },
}
const TOKEN = 'eyJ.a-token'

class Child extends EventEmitter {
  readonly heard: unknown[] = []
  readonly pid = 1
  postMessage(message: unknown): void {
    this.heard.push(message)
  }
  kill = () => true
}

function openHost(answers: Partial<EngineAnswers> = {}) {
  const children: Child[] = []
  const host = engineHost(
    () => {
      const child = new Child()
      children.push(child)
      return child as never
    },
    start,
    { onNews: () => {}, onSession: () => {} },
    {
      mediaStanding: async () => ({ kind: 'none' }),
      askLeave: async () => ({ kind: 'later' }),
      keepSession: async () => ({ isKept: false }),
      ...answers,
    },
  )
  const told = (child = children.at(-1)) =>
    child?.heard.filter((one) => JSON.stringify(one).includes('"told"')) ?? []
  return { host, children, told }
}
const file = { hash: 'a'.repeat(64), size: 7 }

it('gives the engine leave to put a file, and nothing of a session', async () => {
  const askLeave = vi.fn(async () => ({ kind: 'put', url: 'https://media.example.com/uploads/1' }) as const)
  const { children, told } = openHost({ askLeave })
  children[0]?.emit('message', { kind: 'ask', number: 4, name: 'askLeave', input: file })
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  expect(told()).toEqual([
    { kind: 'told', number: 4, value: { kind: 'put', url: 'https://media.example.com/uploads/1' } },
  ])
  expect(askLeave).toHaveBeenCalledWith(file)
})

it.each([
  ['a token beside it', 'askLeave', file, { kind: 'put', url: 'https://m.example.com', token: TOKEN }],
  ['a token beside a standing', 'mediaStanding', undefined, { kind: 'ready', name: 'x', token: TOKEN }],
  ['a hash that is none', 'askLeave', { ...file, hash: '../x' }, { kind: 'later' }],
  ['more than was asked for', 'askLeave', { ...file, owner: 'somebody' }, { kind: 'later' }],
])('tells nothing where there is %s', async (_, name, input, given) => {
  const { children, told } = openHost({
    askLeave: async () => given as never,
    mediaStanding: async () => given as never,
  })
  children[0]?.emit('message', { kind: 'ask', number: 1, name, input })
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  expect(told()).toEqual([{ kind: 'told', number: 1, value: undefined }])
})

it('does nothing else for the engine, and answers no process that is gone', async () => {
  const { children, told } = openHost()
  for (const name of ['standing', 'signOut', 'getAccount', 'constructor', '__proto__'])
    children[0]?.emit('message', { kind: 'ask', number: 1, name, input: undefined })
  children[0]?.emit('message', { kind: 'ask', number: 2, name: 'askLeave', input: file })
  children[0]?.emit('exit', 1)
  expect(children).toHaveLength(2)
  children[1]?.emit('message', { kind: 'ask', number: 3, name: 'mediaStanding' })
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  expect(told(children[0])).toEqual([])
})

it('has sessions with wallets kept, gives them to the next engine, and tells the page of them', async () => {
  let kept = 'from before'
  const heard: string[] = []
  const children: Child[] = []
  const relay = { projectId: 'abc', relayUrl: 'wss://relay.example.com' }
  engineHost(
    () => {
      const child = new Child()
      children.push(child)
      return child as never
    },
    { ...start, relay, session: () => kept },
    { onNews: () => {}, onSession: () => heard.push('session') },
    {
      mediaStanding: async () => ({ kind: 'none' }),
      askLeave: async () => ({ kind: 'later' }),
      async keepSession({ text }) {
        kept = text
        return { isKept: true }
      },
    },
  )
  expect(children[0]?.heard[0]).toMatchObject({ kind: 'start', relay, session: 'from before' })
  children[0]?.emit('message', { kind: 'session' })
  children[0]?.emit('message', { kind: 'session', view: 'more than that' })
  expect(heard).toEqual(['session'])
  children[0]?.emit('message', { kind: 'ask', number: 1, name: 'keepSession', input: { text: 'newer' } })
  await vi.waitFor(() =>
    expect(children[0]?.heard).toContainEqual({ kind: 'told', number: 1, value: { isKept: true } }),
  )
  children[0]?.emit('exit', 1)
  expect(children[1]?.heard[0]).toMatchObject({ session: 'newer' })
})
