import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

/** Styles of the pool's own pages: readable, by the visitor's light or dark, and nothing from elsewhere. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c1917; --soft: #6b645c; --paper: #faf8f5; --card: #fff; --line: #e4dfd8; --accent: #7a4b12 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7e0; --soft: #a29a8f; --paper: #161412; --card: #201d1a; --line: #38332d; --accent: #e0ac66 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem }
main.narrow { max-width: 25rem }
h1 { font: 600 1.9rem/1.2 Georgia, serif; margin: 0 0 .35rem }
p { margin: .35rem 0 }
.soft { color: var(--soft) }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; margin: 1rem 0 }
.card header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; color: var(--soft); font-size: .875rem }
.card h2 { font-size: 1.0625rem; margin: .4rem 0 .1rem }
.code { font: 600 1.75rem/1.3 ui-monospace, monospace; letter-spacing: .14em; user-select: all; color: var(--accent) }
form { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.25rem 0; align-items: end }
form.column { flex-direction: column; align-items: stretch }
label { display: grid; gap: .25rem; font-size: .875rem; color: var(--soft); flex: 1 }
input { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: .5rem; padding: .55rem .7rem; width: 100% }
button { font: inherit; color: var(--paper); background: var(--ink); border: 0; border-radius: .5rem; padding: .6rem 1.1rem; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.problem { border-left: 3px solid #c2410c; padding-left: .75rem }
`

/** A whole page around that content. Everything interpolated is escaped. */
export function pageOf(title: string, content: Markup | Promise<Markup>, width: 'wide' | 'narrow' = 'wide') {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main class="${width}">${content}</main></body>
</html>`
}
