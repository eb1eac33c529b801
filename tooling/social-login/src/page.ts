import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Service } from './service.js'

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf8; --ink: #14130f; --line: #d9d5cc; --leaf: #2f7d4f; --brick: #9c3b26 }
@media (prefers-color-scheme: dark) { :root { --paper: #14130f; --ink: #f1eee7; --line: #3c3932; --leaf: #7fd1a0; --brick: #f0957f } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem }
form { display: grid; gap: 1rem; margin-top: 1.5rem }
fieldset { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; display: grid; gap: .5rem }
label { display: flex; gap: .6rem; align-items: center; min-height: 24px }
input[type=text] { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; padding: .5rem .75rem; width: 100%; box-sizing: border-box }
.buttons { display: flex; gap: .75rem; flex-wrap: wrap }
button { font: inherit; padding: .6rem 1.2rem; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer }
button.act { background: var(--leaf); border-color: var(--leaf); color: var(--paper) }
:focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px }
.quiet { opacity: .75; margin: 0 } .fault { color: var(--brick); margin: 0 }
`

/** What these pages may load and do: nothing but show themselves and be sent back. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

interface Consent {
  readonly service: Service
  readonly site: string
  /** What was typed, where it is no name. */
  readonly typed?: string
}

/** Who are you there, and may the site learn it? */
export function consentPage({ service, site, typed }: Consent) {
  const { name, persons } = service
  return frame(
    `${name}: allow ${site}?`,
    html`<h1>${site} wants to know who you are on ${name}</h1>
      <p class="quiet">This is the stand-in for ${name} on this machine: no message leaves it, and nothing here is ${name}’s.</p>
      <p>If you allow it, it learns your account’s number and name, once. It can neither write nor read anything in your name.</p>
      <form method="post">
        <fieldset>
          <legend>Sign in as</legend>
          ${persons.map(
            (person, at) =>
              html`<label><input type="radio" name="person" value="${person}" ${at === 0 ? 'checked' : ''}> ${person}</label>`,
          )}
          <label for="other">Somebody else</label>
          <input type="text" id="other" name="other" value="${typed ?? ''}" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="32">
          ${typed === undefined ? '' : html`<p class="fault" role="alert">${name} has no such names: letters, digits and _ alone.</p>`}
        </fieldset>
        <div class="buttons">
          <button class="act" name="answer" value="allow">Allow</button>
          <button name="answer" value="deny">Deny</button>
        </div>
      </form>`,
  )
}

/** Where a sign-in stands that cannot go on. */
export function overPage({ name }: Service) {
  return frame(
    `${name}: over`,
    html`<h1>This sign-in is over</h1>
      <p>It was answered already, is older than ten minutes, or belongs to another browser. Go back to the site and begin again.</p>`,
  )
}

function frame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${body}</main></body></html>`
}
