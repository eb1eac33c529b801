import type { Auth } from '@chiaroscuro/auth'
import { expect, it } from 'vitest'
import { type MediaLeave, mediaLeave } from '../ipc/media.js'
import { leaveFor } from './media-leave.js'

const TOKEN = 'eyJ.a-token-that-stays.here'
const file = { hash: 'a'.repeat(64), size: 7 }
const later = { kind: 'later' } as const
const refused = (why: 'signed-out' | 'too-large' | 'too-much' | 'refused'): MediaLeave => ({
  kind: 'refused',
  why,
})

type Session = Awaited<ReturnType<Auth['fetchAuthSession']>>

/** Whoever is signed in, as far as leave asks for it. */
function authOf(session: 'in' | 'out' | 'silent' | 'ended') {
  return {
    async fetchAuthSession() {
      if (session === 'silent' || session === 'ended') throw new Error('Network error')
      const tokens = session === 'in' ? { idToken: { text: TOKEN, payload: {} } } : undefined
      return { tokens } as unknown as Session
    },
    async getCurrentUser() {
      if (session === 'ended' || session === 'out') throw new Error('nobody')
      return { username: 'ada', userId: '1' }
    },
  }
}

async function ask(answer: Response | Error, session: Parameters<typeof authOf>[0] = 'in') {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const leave = await leaveFor(
    {
      auth: authOf(session),
      apiUrl: 'https://api.example.com',
      async fetch(url, init) {
        asked.push({ url: String(url), init })
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    file,
  )
  expect(JSON.stringify(leave)).not.toContain(TOKEN)
  return { leave: mediaLeave.parse(leave), asked }
}
const problem = (status: number, code: string, headers = {}) =>
  new Response(JSON.stringify({ code, detail: 'no' }), { status, headers })

it('asks in a member’s name, for a hash and a size', async () => {
  const put = { url: 'https://media.example.com/uploads/1', expires_at: '2026-01-01T00:00:00Z' }
  const { leave, asked } = await ask(Response.json({ sha256: file.hash, url: null, put }))
  expect(leave).toEqual({ kind: 'put', url: put.url })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toBe('https://api.example.com/v2/uploads')
  expect(new Headers(asked[0]?.init?.headers).get('authorization')).toBe(`Bearer ${TOKEN}`)
  expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({ sha256: file.hash, bytes: 7 })
})

it('says where a file is that is there already', async () => {
  const url = `https://media.example.com/files/${file.hash}.png`
  const { leave } = await ask(Response.json({ sha256: file.hash, url, put: null }))
  expect(leave).toEqual({ kind: 'there', url })
})

it.each<[string, Response | Error, MediaLeave]>([
  ['a session that it does not know', problem(401, 'Unauthenticated'), refused('signed-out')],
  ['no reason', problem(401, ''), refused('signed-out')],
  ['a file that is too large', problem(413, 'TooLarge'), refused('too-large')],
  ['a day’s worth', problem(409, 'TooManyUploads'), refused('too-much')],
  ['a ban', problem(403, 'Forbidden'), refused('refused')],
  ['an operation that it does not know', problem(404, 'NotFound'), refused('refused')],
  ['an answer that is none', Response.json({ ok: true }), refused('refused')],
  ['neither place nor leave', Response.json({ url: null, put: null }), refused('refused')],
  ['patience', problem(429, 'TooManyRequests', { 'retry-after': '9' }), { kind: 'later', seconds: 9 }],
  ['patience for an hour', problem(429, 'TooManyRequests', { 'retry-after': '3600' }), refused('too-much')],
  ['a fault of its own', problem(500, ''), later],
  ['a proxy’s words', new Response('<html>', { status: 502 }), later],
  ['nothing', new TypeError('fetch failed'), later],
])('reads %s', async (_, answer, expected) => {
  expect((await ask(answer)).leave).toEqual(expected)
})

it('sends nothing where nobody is signed in, or the session cannot be had', async () => {
  for (const [session, expected] of [
    ['out', refused('signed-out')],
    ['ended', refused('signed-out')],
    ['silent', later],
  ] as const) {
    const { leave, asked } = await ask(Response.json({}), session)
    expect([session, leave, asked.length]).toEqual([session, expected, 0])
  }
})
