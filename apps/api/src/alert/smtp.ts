import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config/mail.js'
import type { Post } from './send-letters.js'

const PATIENCE_MS = 20_000

/** Hands letters to the server of the settings, over one connection that stays open. */
export function smtp({ url, from }: MailConfig): { readonly post: Post; close(): void } {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What a letter says is ours, but nothing in it may ever name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async post({ to, subject, text, messageId, unsubscribe }) {
      await server.sendMail({
        from,
        to,
        subject,
        text,
        messageId,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      })
    },
    close: () => server.close(),
  }
}
