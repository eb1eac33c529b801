import { PROBLEMS } from '@chiaroscuro/contract/schema'
import { html } from 'hono/html'
import { CHANGELOG } from './changelog.js'
import { EXAMPLES, exampleAt } from './example.js'
import { LANGUAGES } from './openapi.js'

type Markup = ReturnType<typeof html>

/** What the pages may load: their own files alone. Styles may stand inline, since the reference's parts carry theirs. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Chiaroscuro API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/file/swagger-ui.css">
<link rel="stylesheet" href="/docs/file/page.css">
<script src="/docs/file/theme.js"></script>
</head>
<body>
<header><nav aria-label="Documents">
<a href="/docs">Reference</a> <a href="/docs/errors">Problems</a> <a href="/docs/changelog">Changes</a>
<a href="/openapi.json">OpenAPI</a> <a href="/docs/postman.json">Postman, Bruno</a>
</nav></header>
<main>${content}</main>
</body>
</html>`
}

/** The reference: a few words and examples that need no script, then every operation. */
export function referencePage(root: string): Markup {
  return page(
    'Reference',
    html`<h1>Chiaroscuro API</h1>
<p>Reads need no key. Ids are taken in hex and as bech32m. Pages have cursors: send <code>next</code> back as
<code>page</code> until <code>items</code> is empty.</p>
<ul>${Object.values(LANGUAGES).map(({ title, about }) => html`<li><strong>${title}</strong>: ${about}</li>`)}</ul>
<h2 id="examples">Examples</h2>
${EXAMPLES.map(
  (example) => html`<h3>${example.title}</h3><pre><code>${exampleAt(example, root)}</code></pre>`,
)}
<h2 id="operations">Operations</h2>
<div id="reference"><p>The operations are listed in <a href="/openapi.json">/openapi.json</a>.</p></div>
<script src="/docs/file/swagger-ui-bundle.js"></script>
<script src="/docs/file/page.js"></script>`,
  )
}

/** What each problem under `/v2` means; problems point here by name. */
export function errorsPage(): Markup {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, title }]) =>
      html`<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`,
  )
  return page(
    'Problems',
    html`<h1>Problems</h1>
<p>Operations under <code>/v2</code> refuse with <code>application/problem+json</code> (RFC 9457); <code>code</code> is
one of these names.</p>
<table><thead><tr><th>Name</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table>`,
  )
}

/** What changed, the newest first. */
export function changelogPage(): Markup {
  return page(
    'Changes',
    html`<h1>Changes</h1>
${CHANGELOG.map(
  ({ date, title, lines }) =>
    html`<h2>${title}</h2><p><time datetime="${date}">${date}</time></p><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`,
)}`,
  )
}

/** Starts the reference where the page has a place for it. */
export const PAGE_SCRIPT = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
})
`

/** The reference has a dark look that a class turns on, and none that the browser chooses. */
export const THEME_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
`

/** Quiet: the reference brings its own look, whose dark ground is taken over. */
export const PAGE_STYLE = `:root { color-scheme: light dark; --ink: #1b1a17; --paper: #fff; --link: #1a4f8a; --code: #f4f2ec; --mark: #fff3c4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e6e6; --paper: #1c2022; --link: #9cc4f0; --code: #262b2e; --mark: #4d4213 } }
html { background: var(--paper) }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
nav a { display: inline-block; margin-right: 1rem; padding: .25rem 0 }
a { color: var(--link) }
main > pre { overflow-x: auto; padding: .75rem 1rem; background: var(--code); border-radius: .25rem }
table { border-collapse: collapse }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top }
tr:target { background: var(--mark) }
`
