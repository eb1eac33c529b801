import { createHash } from 'node:crypto'
import {
  type AlertRow,
  beginLetter,
  dueLetters,
  noteLetter,
  type PreferenceRow,
} from '../query/alert-rows.js'
import type { Log } from '../serve/log.js'
import type { Database } from '../store/database.js'
import { letterWords } from './letter-words.js'

/** A letter as it leaves. */
export interface Outgoing {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same at every try, so that whoever receives it twice can tell. */
  readonly messageId: string
  /** Where one click, or one POST of a mail program (RFC 8058), ends them. */
  readonly unsubscribe: string
}

/** Hands a letter over; rejects where nobody took it. */
export type Post = (letter: Outgoing) => Promise<void>

export interface LetterContext {
  readonly db: Database
  readonly siteUrl: string
  readonly post: Post
  readonly now: () => number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly log: Log
}

const AT_ONCE = 20
const LOOK_EVERY_MS = 500
const FIRST_WAIT_MS = 2_000
const MOST_TRIES = 12

/** Sends letters that wait, one after another, until aborted. */
export async function sendLetters(context: LetterContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sent = await turnLetters(context).catch((error: unknown) => {
      if (!signal.aborted) context.log.error('letters cannot be sent', error)
      return 0
    })
    if (sent < AT_ONCE) await context.sleep(LOOK_EVERY_MS, signal)
  }
}

/** Sends what is due, and gives how many letters that were. */
export async function turnLetters(context: LetterContext): Promise<number> {
  const { db, now, post, log } = context
  const due = await dueLetters(db, now(), AT_ONCE)
  for (const { alert, preference } of due) {
    const { mailTries } = alert
    if (preference.email === null) {
      await noteLetter(db, alert, { mail: 'dropped', mailTries, mailNextAt: null })
      continue
    }
    if (!(await beginLetter(db, alert))) continue
    try {
      await post(outgoing(alert, preference, preference.email, context.siteUrl))
      await noteLetter(db, alert, { mail: 'sent', mailTries: mailTries + 1, mailNextAt: null })
    } catch (error) {
      const isOver = mailTries + 1 >= MOST_TRIES
      // Without the address, or what the server said of it.
      log.warn('a letter was not taken', {
        tries: mailTries + 1,
        reason: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
      })
      await noteLetter(db, alert, {
        mail: isOver ? 'failed' : 'waiting',
        mailTries: mailTries + 1,
        mailNextAt: isOver ? null : now() + FIRST_WAIT_MS * 2 ** mailTries,
      })
    }
  }
  return due.length
}

function outgoing(row: AlertRow, preference: PreferenceRow, to: string, siteUrl: string): Outgoing {
  const { unsubscribeToken, language } = preference
  const unsubscribe = `${siteUrl}/user/notifications/unsubscribe?${new URLSearchParams({ token: unsubscribeToken })}`
  const name = createHash('sha256').update(`${row.userId} ${row.sequence}`).digest('hex').slice(0, 32)
  return {
    to,
    ...letterWords(row, { language, siteUrl, unsubscribe }),
    messageId: `<${name}@${new URL(siteUrl).hostname}>`,
    unsubscribe,
  }
}
