import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startUserPool, type UserPool } from '../src/index.js'

const letters = z.object({
  letters: z.array(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), unsubscribe: z.string().optional() }),
  ),
})

let pool: UserPool
beforeAll(async () => {
  pool = await startUserPool({
    clock: () => 1,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    smtpPort: 0,
  })
})
afterAll(() => pool.close())

/** Speaks SMTP line by line, each after the answer to the one before. */
function speak(lines: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(pool.smtpUrl ?? '')
  const socket = connect(Number(port), hostname)
  const waiting = [...lines]
  return new Promise((resolve, reject) => {
    let buffered = ''
    socket.on('data', (data) => {
      buffered += String(data)
      // An answer is whole with a line that has a blank after its number.
      if (!/^\d{3} .*\r\n$/m.test(buffered)) return
      buffered = ''
      const line = waiting.shift()
      if (line !== undefined) socket.write(`${line}\r\n`)
      else if (!socket.writableEnded) socket.end('QUIT\r\n')
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}

const mail = (id: string, subject = 'New bid on “Dune”') => [
  'EHLO here',
  'MAIL FROM:<alerts@site.test>',
  'RCPT TO:<ann@mail.test>',
  'DATA',
  [
    `Message-ID: <${id}@site.test>`,
    'From: Chiaroscuro <alerts@site.test>',
    'To: ann@mail.test',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'List-Unsubscribe: <https://site.test/user/notifications/unsubscribe?token=abc>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'A letter <b>of text</b>.',
    '.',
  ].join('\r\n'),
]

const mailbox = async (path: string) => fetch(`${pool.url}${path}`)
const list = async () => letters.parse(await (await mailbox('/mailbox.json?to=ann@mail.test')).json()).letters

it('takes a letter into the mailbox, once however often it is handed in', async () => {
  await speak(mail('one'))
  await speak(mail('one'))
  expect(await list()).toEqual([
    {
      to: 'ann@mail.test',
      subject: 'New bid on “Dune”',
      text: expect.stringContaining('A letter <b>of text</b>.'),
      unsubscribe: 'https://site.test/user/notifications/unsubscribe?token=abc',
    },
  ])
  await speak(mail('two'))
  expect(await list()).toHaveLength(2)
  // What a letter says is text on the page, too.
  expect(await (await mailbox('/mailbox')).text()).toContain('&lt;b&gt;of text&lt;/b&gt;')
})

it('refuses what is too long', async () => {
  await speak(mail('long', 'x'.repeat(300_000)))
  expect(await list()).toHaveLength(2)
})
