import { SignClient } from '@walletconnect/sign-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { bridgeWallet, memoryStorage, type Relay, startRelay } from './index.js'
import { Mailboxes } from './mailboxes.js'

describe('a session through the relay', () => {
  let relay: Relay
  beforeAll(async () => {
    relay = await startRelay()
  })
  afterAll(() => relay.close())

  it('is proposed, approved, used, moved to another account and ended', async () => {
    const site = await siteAt(relay.url)
    const wallet = await bridgeWallet({
      relayUrl: relay.url,
      dialect: 'chip0002',
      network: 'devnet',
      ask: async (method) => ({ chainId: 'simulator0' })[method],
    })
    const { uri = '', approval } = await site.connect({
      optionalNamespaces: {
        chia: { chains: ['chia:devnet'], methods: ['chip0002_chainId', 'chia_unheardOf'], events: [] },
      },
    })
    await wallet.pair(uri)
    const session = await approval()
    expect(session.namespaces.chia?.methods).toEqual(['chip0002_chainId'])
    expect(session.namespaces.chia?.accounts).toEqual(['chia:devnet:1234567890'])
    const { topic } = session
    const request = { method: 'chip0002_chainId', params: {} }
    expect(await site.request({ topic, chainId: 'chia:devnet', request })).toBe('simulator0')
    const updated = new Promise((done) => site.on('session_update', done))
    await wallet.changeAccount(7)
    await updated
    expect(site.session.get(topic).namespaces.chia?.accounts).toEqual(['chia:devnet:7'])
    const ended = new Promise((done) => site.on('session_delete', done))
    await wallet.leave()
    await ended
    expect(site.session.getAll()).toEqual([])
    await wallet.close()
    await site.core.relayer.transportClose()
  })

  it('answers what is no call of a relay with an error, and goes on', async () => {
    const socket = new WebSocket(relay.url)
    const heard: string[] = []
    await new Promise((done) => socket.once('open', done))
    const answered = new Promise<void>((done) =>
      socket.on('message', (data: Buffer) => {
        heard.push(data.toString())
        if (heard.length === 2) done()
      }),
    )
    for (const said of [
      'not json',
      '{"id":1,"method":"irn_publish","params":{"topic":7}}',
      '{"id":2,"method":"irn_subscribe","params":{"topic":"a"}}',
    ])
      socket.send(said)
    await answered
    expect(heard.map((one) => JSON.parse(one))).toMatchObject([
      { id: 1, error: { code: -32_602 } },
      { id: 2, result: 'a' },
    ])
    socket.terminate()
  })
})

describe('what nobody has fetched', () => {
  const mail = (message: string, publishedAt = 0) => ({ topic: 'a', message, tag: 0, publishedAt })

  it('is held until its time is over, and given once', () => {
    const boxes = new Mailboxes()
    boxes.put(mail('old'), 1)
    boxes.put(mail('new', 900), 1)
    expect(boxes.take('a', 1500).map(({ message }) => message)).toEqual(['new'])
    expect(boxes.take('a', 1500)).toEqual([])
  })

  it('is bounded, by topic and in all', () => {
    const boxes = new Mailboxes()
    for (let i = 0; i < 60; i++) boxes.put(mail(`${i}`), 9)
    expect(boxes.take('a', 1)).toHaveLength(50)
    for (let i = 0; i < 1001; i++) boxes.put({ ...mail('x'), topic: `t${i}` }, 9)
    expect(boxes.take('t0', 1)).toEqual([])
    expect(boxes.take('t1000', 1)).toHaveLength(1)
  })
})

function siteAt(relayUrl: string) {
  return SignClient.init({
    projectId: 'tests',
    relayUrl,
    metadata: { name: 'Site', description: 'A site of tests', url: 'https://site.test', icons: [] },
    storage: memoryStorage(),
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: 'site',
  })
}
