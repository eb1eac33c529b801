import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Pool } from '../pool.js'
import type { Letter } from '../store/letter.js'

/** The longest mail that is taken, in bytes. */
const LONGEST = 256 * 1024
const LONGEST_TEXT = 20_000
const LONGEST_SUBJECT = 300

/** A mail server for this machine's other services; nothing leaves it either. */
export interface MailServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Takes mail by SMTP from programs of this machine into the mailbox. A mail is known by its Message-ID: handed in again, as after a
 * crash between the answer and its note, it is the same letter.
 */
export async function receiveMail(pool: Pool, port: number): Promise<MailServer> {
  const server = new SMTPServer({
    // On this machine alone, as everything here: no names, no certificates.
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: LONGEST,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('error', (error: Error) => done(error))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('The mail is too long'))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        keep(pool, Buffer.concat(parts), to).then(
          () => done(),
          () => done(new Error('The mail cannot be read')),
        )
      })
    },
  })
  // A program that breaks off is no fault of ours.
  server.on('error', () => {})
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

async function keep(pool: Pool, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const { subject, text, messageId, headers } = await PostalMime.parse(raw)
  const ends = headers.find(({ key }) => key === 'list-unsubscribe')?.value
  const unsubscribe = /<(https?:[^>\s]{1,500})>/.exec(ends ?? '')?.[1]
  for (const to of recipients) {
    const letter: Omit<Letter, 'id' | 'sentAt'> = {
      medium: 'EMAIL',
      to,
      purpose: 'notice',
      subject: (subject ?? '').slice(0, LONGEST_SUBJECT),
      text: (text ?? '').slice(0, LONGEST_TEXT),
      ...(unsubscribe ? { unsubscribe } : {}),
    }
    await pool.store.write(...pool.mailbox.post(letter, messageId && nameOf(messageId, to)))
  }
}

function nameOf(messageId: string, to: string): string {
  return createHash('sha256').update(`${messageId} ${to}`).digest('hex').slice(0, 32)
}
