import { Hono } from 'hono'
import { html } from 'hono/html'
import { pageOf } from '../page/document.js'
import { localOnly, pageHeaders } from '../page/guard.js'
import type { Pool } from '../pool.js'
import type { Letter } from '../store/letter.js'

const SHOWN = 100

/** The mailbox: a page for people, and the same letters as JSON, the newest first. */
export function mailboxRoutes(pool: Pool): Hono {
  const app = new Hono()
  app.use('/mailbox*', localOnly, pageHeaders)
  app.get('/mailbox', (context) => {
    const to = wantedOf(context.req.query('to'))
    return context.html(pageOf('Mailbox', mailboxPage(pool.mailbox.list(to).slice(0, SHOWN), to)))
  })
  app.get('/mailbox.json', (context) => {
    const letters = pool.mailbox.list(wantedOf(context.req.query('to'))).slice(0, SHOWN)
    return context.json({ letters: letters.map(toJson) })
  })
  return app
}

function wantedOf(to: string | undefined): string | undefined {
  // A plus of a phone number is a blank once a query was read.
  return to?.trim()
    ? to
        .trim()
        .slice(0, 128)
        .replace(/^(?=[1-9]\d{5,14}$)/, '+')
    : undefined
}

function toJson(letter: Letter) {
  return { ...letter, sentAt: new Date(letter.sentAt).toISOString() }
}

function mailboxPage(letters: readonly Letter[], to: string | undefined) {
  return html`<h1>Mailbox</h1>
<p class="soft">Every mail and text message of this installation ends up here. Nothing leaves this machine.</p>
<form method="get" action="/mailbox">
<label>To<input name="to" type="text" value="${to ?? ''}" placeholder="you@example.com" autocomplete="off"></label>
<button type="submit">Show</button>
</form>
${letters.length === 0 ? html`<p class="card soft">No letters${to === undefined ? '' : ` to ${to}`} yet.</p>` : letters.map(letterCard)}`
}

function letterCard(letter: Letter) {
  const at = new Date(letter.sentAt).toISOString()
  return html`<article class="card">
<header><span>${letter.medium === 'SMS' ? 'Text message' : 'Mail'} to ${letter.to}</span><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></header>
<h2>${letter.subject}</h2>
${letter.code === undefined ? '' : html`<p class="code">${letter.code}</p>`}
<p class="letter">${letter.text}</p>
${letter.unsubscribe ? html`<p><a href="${letter.unsubscribe}" rel="noreferrer">Unsubscribe</a></p>` : ''}
</article>`
}
