import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; --ink: #16140f; --soft: #5c574c; --paper: #fdfcfa; --card: #fff; --line: #e3dfd6; --go: #1d5c3f; --stop: #a1361f }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7e0; --soft: #a8a093; --paper: #14120e; --card: #1e1b16; --line: #38332d; --go: #7cc9a0; --stop: #ef9a84 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1.25rem 2.5rem }
.mark { display: flex; align-items: center; gap: .5rem; color: var(--soft); font-size: .875rem; margin-bottom: 1.25rem }
.mark i { width: 1rem; height: 1rem; border-radius: 50%; border: 2px solid; background: linear-gradient(90deg, transparent 50%, currentColor 50%) }
h1 { font: 600 1.6rem/1.2 Georgia, serif; margin: 0 0 .25rem }
h2 { font-size: .8125rem; font-weight: 600; color: var(--soft); margin: 1.1rem 0 .35rem }
p { margin: .35rem 0 }
.soft { color: var(--soft); overflow-wrap: anywhere }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem .9rem; overflow-wrap: anywhere }
li + li { border-top: 1px solid var(--line) }
li b { font-variant-numeric: tabular-nums; font-weight: 600 }
.out b { color: var(--stop) } .in b { color: var(--go) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); padding: .8rem .9rem; font: .875rem/1.5 ui-monospace, monospace; max-height: 18rem; overflow: auto }
form { display: flex; gap: .6rem; margin: 1.5rem 0 0; flex-wrap: wrap }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .5rem; width: 100% }
label { display: flex; gap: .6rem; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); overflow-wrap: anywhere }
input[name=own] { font: inherit; width: 9rem; border: 1px solid var(--line); border-radius: .4rem; padding: .2rem .5rem; background: var(--paper); color: var(--ink) }
summary { cursor: pointer; margin: .6rem 0 0; color: var(--soft); min-height: 1.75rem }
button { flex: 1; min-height: 2.75rem; font: inherit; font-weight: 600; border-radius: .6rem; border: 1px solid var(--ink); background: var(--ink); color: var(--paper); cursor: pointer }
button.quiet { background: transparent; color: var(--ink) }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
.warn { border-left: 3px solid var(--stop); padding-left: .75rem }
`

/** A whole page of the wallet. Everything interpolated is escaped. */
export function pageOf(title: string, content: Markup | Promise<Markup>) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><div class="mark"><i></i>Wallet of this devnet</div>${content}</main></body>
</html>`
}
