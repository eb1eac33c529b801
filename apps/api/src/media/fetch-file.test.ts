import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resolve } from './address-guard.js'
import { type FetchLimits, fetchFile, NoRoomError } from './fetch-file.js'
import { MediaError } from './media-error.js'
import { permits } from './permits.js'

/** What a stranger may aim at: this machine, its networks, the cloud's metadata service. */
const TARGETS = [
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
]

const hex = (value: number, digits = 2) => value.toString(16).padStart(digits, '0')
const group = (high: number, low: number) => hex(high * 256 + low, 1)

/** Every way we know to write one IPv4 address as a host. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const high = group(a, b)
  const low = group(c, d)
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole, 8)}`,
    `0${whole.toString(8)}`,
    [a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
    [a, b, c, d].map((part) => `0${part.toString(8)}`).join('.'),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `0x${hex(a)}.${b}.${c * 256 + d}`,
    [...address].map((one) => (one === '.' ? '.' : String.fromCodePoint(0xff10 + Number(one)))).join(''),
    address.replaceAll('.', '\u3002'),
    [...address].map((one) => (one === '.' ? '.' : `%${hex(one.charCodeAt(0))}`)).join(''),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:4136:e378:8000:63bf:${hex(0xffff - (a * 256 + b), 4)}:${hex(0xffff - (c * 256 + d), 4)}]`,
    `[::ffff:0:${address}]`,
    `user:word@${address}`,
    `example.org@${address}`,
  ]
}

const OTHER_HOSTS = [
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[fe80::1]',
  '[fe80::1%25lo]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'service.internal',
  'metadata.google.internal',
  'printer.local',
  'router.lan',
  'nas.home.arpa',
  'intranet',
]

const OTHER_SCHEMES = ['ftp', 'file', 'gopher', 'dict', 'ws', 'jar:http', 'view-source:http', 'blob:http']

/** Names whose answers a stranger chooses. */
const ANSWERS: readonly (readonly string[])[] = [
  ...TARGETS.map((address) => [address]),
  ['93.184.216.34', '127.0.0.1'],
  ['127.0.0.1', '93.184.216.34'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['2606:2800:220:1:248:1893:25c8:1946', '::1'],
  ['fe80::1%lo'],
  ['64:ff9b::7f00:1'],
  ['not an address'],
  [],
]

/** Public by its look, but of a block that IANA has given to nobody: no host is bothered by these tests. */
const UNASSIGNED = '2d00::1'

/** Codes that are said before anything is connected to. */
const REFUSED = ['address', 'malformed', 'scheme', 'credentials', 'port']

describe('what a stranger may make us connect to', () => {
  let canary: TcpServer
  let second: TcpServer | undefined
  let bouncer: Server
  let port = 0
  let bouncerHost = ''
  let hits = 0
  const calls = new Map<string, number>()

  beforeAll(async () => {
    const count = (socket: { destroy(): void }) => {
      hits++
      socket.destroy()
    }
    canary = createTcpServer(count)
    await new Promise<void>((resolve) => canary.listen(0, '0.0.0.0', resolve))
    port = portOf(canary)
    second = await new Promise<TcpServer | undefined>((resolve) => {
      const server = createTcpServer(count)
      server.on('error', () => resolve(undefined))
      server.listen({ port, host: '::', ipv6Only: true }, () => resolve(server))
    })
    bouncer = createServer((request, response) => {
      const [, status = '302', rest = ''] = /^\/(\d+)\/(.*)$/.exec(request.url ?? '') ?? []
      response.writeHead(Number(status), { location: toHeader(decodeURIComponent(rest)) }).end()
    })
    await new Promise<void>((resolve) => bouncer.listen(0, '127.0.0.1', resolve))
    bouncerHost = `127.0.0.1:${portOf(bouncer)}`
  })
  afterAll(async () => {
    for (const server of [canary, second, bouncer])
      if (server) await new Promise((resolve) => server.close(resolve))
  })

  /** Answers by the number in the name; a rebinding name is public at first and this machine ever after. */
  const resolve: Resolve = (name, callback) => {
    const [, kind, index] = /^(answer|rebind)(\d+)\./.exec(name) ?? []
    const call = calls.get(name) ?? 0
    calls.set(name, call + 1)
    const chosen = kind === 'rebind' && call === 0 ? [UNASSIGNED] : (ANSWERS[Number(index)] ?? [])
    callback(
      null,
      chosen.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  const limits = (): FetchLimits => ({ maxBytes: 1000, timeoutMs: 400, privateHosts: [bouncerHost], resolve })

  function faultOf(url: string, more: Partial<FetchLimits> = {}): Promise<string> {
    return fetchFile(url, { ...limits(), ...more }, new AbortController().signal).then(
      () => 'fetched',
      (error: unknown) => (error instanceof MediaError ? error.fault.code : String(error)),
    )
  }

  function directCases(): string[] {
    const hosts = [...TARGETS.flatMap(spellings), ...OTHER_HOSTS]
    return [
      ...hosts.map((host) => `http://${host}:${port}/secret`),
      ...TARGETS.slice(0, 4).map((host) => `https://${host}:${port}/`),
      ...OTHER_SCHEMES.map((scheme) => `${scheme}://127.0.0.1:${port}/`),
      `http:\\\\127.0.0.1:${port}\\`,
      `http:127.0.0.1:${port}`,
      `//127.0.0.1:${port}`,
      ` http://127.0.0.1:${port}/ `,
      `ht\ntp://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}#@example.org/`,
      `http://127.0.0.1:${port}?@example.org/`,
      `http://example.org\\@127.0.0.1:${port}/`,
      'http://example.org:25/',
      'http://example.org:22/',
      'http://example.org:0/',
      `http://${'a'.repeat(5000)}.example/`,
    ]
  }

  it('refuses every address that is not public, however it is written, before it connects', async () => {
    const cases = directCases()
    const codes = await Promise.all(cases.map((url) => faultOf(url)))
    expect(cases.length).toBeGreaterThan(250)
    expect(cases.filter((_, i) => !REFUSED.includes(codes[i] ?? ''))).toEqual([])
    expect(hits).toBe(0)
  })

  it('checks each redirect like the first address', async () => {
    const aims = [...spellings('127.0.0.1'), ...OTHER_HOSTS].map((host) => `http://${host}:${port}/`)
    const cases = aims.flatMap((url) =>
      [301, 302, 307, 308].map((status) => `http://${bouncerHost}/${status}/${encodeURIComponent(url)}`),
    )
    const twice = cases.map((url) => `http://${bouncerHost}/302/${encodeURIComponent(url)}`)
    const codes = await Promise.all([...cases, ...twice].map((url) => faultOf(url, { timeoutMs: 15_000 })))
    expect(codes.filter((code) => !REFUSED.includes(code))).toEqual([])
    expect(hits).toBe(0)
  })

  it('goes through three redirects and no further', async () => {
    let url = `http://${bouncerHost}/200/`
    for (let hop = 0; hop < 3; hop++) url = `http://${bouncerHost}/302/${encodeURIComponent(url)}`
    expect(await faultOf(url)).toBe('fetched')
    expect(await faultOf(`http://${bouncerHost}/302/${encodeURIComponent(url)}`)).toBe('redirects')
    expect(await faultOf(`http://${bouncerHost}/302/${encodeURIComponent('http://[')}`)).toBe('malformed')
  })

  it('asks the resolver once a connection, and connects to what was checked', async () => {
    const names = ANSWERS.map((_, i) => `answer${i}.example`)
    const codes = await Promise.all(names.map((name) => faultOf(`http://${name}:${port}/`)))
    expect(new Set(codes)).toEqual(new Set(['address']))
    const rebinding = TARGETS.map((_, i) => `rebind${i}.example`)
    // Nobody is at the public address of the first answer; what counts is who is not connected to.
    const first = await Promise.all(rebinding.map((name) => faultOf(`http://${name}:${port}/`)))
    expect(first.filter((code) => code !== 'unreachable' && code !== 'timeout')).toEqual([])
    expect(rebinding.map((name) => calls.get(name))).toEqual(rebinding.map(() => 1))
    const again = await Promise.all(rebinding.map((name) => faultOf(`http://${name}:${port}/`)))
    expect(new Set(again)).toEqual(new Set(['address']))
    expect(hits).toBe(0)
  })

  it('would have noticed: an allowed private host reaches the canary', async () => {
    expect(await faultOf(`http://127.0.0.1:${port}/`, { privateHosts: [`127.0.0.1:${port}`] })).toBe(
      'unreachable',
    )
    expect(hits).toBe(1)
  })
})

describe('what is sent and taken', () => {
  let server: Server
  let host = ''
  let headers: NodeJS.Dict<string | string[]> = {}
  beforeAll(async () => {
    server = createServer((request, response) => {
      headers = request.headers
      if (request.url === '/cookie') response.setHeader('set-cookie', 'a=b; path=/')
      if (request.url === '/large') response.end(Buffer.alloc(9 * 1024 * 1024))
      else if (request.url === '/busy') response.writeHead(429, { 'retry-after': '7' }).end()
      else if (request.url === '/later')
        response.writeHead(503, { 'retry-after': new Date(Date.now() + 86_400_000).toUTCString() }).end()
      else if (request.url === '/teapot') response.writeHead(418, { 'retry-after': '7' }).end()
      else response.end('words')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${portOf(server)}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const limits = () => ({ maxBytes: 1000, timeoutMs: 2000, privateHosts: [host] })
  const never = new AbortController().signal

  it('sends nothing that tells who asks', async () => {
    await fetchFile(`http://${host}/cookie`, limits(), never)
    await fetchFile(`http://${host}/`, limits(), never)
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  it('asks no proxy of the environment', async () => {
    process.env.http_proxy = 'http://127.0.0.1:1'
    process.env.HTTP_PROXY = 'http://127.0.0.1:1'
    try {
      expect(String(await fetchFile(`http://${host}/`, limits(), never))).toBe('words')
    } finally {
      delete process.env.http_proxy
      delete process.env.HTTP_PROXY
    }
  })

  it('asks before a file grows large, and gives up when there is no room in its time', async () => {
    const large = { ...limits(), maxBytes: 20 * 1024 * 1024 }
    let asked = 0
    const beforeLarge = async () => void asked++
    expect((await fetchFile(`http://${host}/large`, { ...large, beforeLarge }, never)).length).toBe(
      9 * 1024 * 1024,
    )
    await fetchFile(`http://${host}/`, { ...large, beforeLarge }, never)
    expect(asked).toBe(1)
    const full = permits(0)
    const patience = {
      ...large,
      timeoutMs: 200,
      beforeLarge: async (signal: AbortSignal) => void (await full.take(signal)),
    }
    await expect(fetchFile(`http://${host}/large`, patience, never)).rejects.toThrow(NoRoomError)
  })

  it.each([
    ['/busy', 7000],
    ['/later', 3_600_000],
    ['/teapot', undefined],
  ])('keeps what %s asked about the next try', async (path, ms) => {
    const error = await fetchFile(`http://${host}${path}`, limits(), never).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ fault: { code: 'status' }, retryAfterMs: ms })
  })
})

/** A header's value as hosts write it: bytes of UTF-8. */
function toHeader(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

function portOf(server: TcpServer | Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
