import { createHash } from 'node:crypto'

const inline = /<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * The policy of a page that is given to many: its inline scripts are let in by what they say instead of by the nonce,
 * which would no longer be used once. The nonce stays for style elements alone. `undefined` where a script of another
 * origin needs the nonce, so that the page must be written for each.
 */
export function policyByHashes(policy: string, html: string): string | undefined {
  const nonce = /'nonce-[^']+'/.exec(policy)?.[0]
  if (!nonce) return policy
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inline)) {
    const attributes = groups?.attributes ?? ''
    if (/\btype="application\/(ld\+)?json"/.test(attributes)) continue
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
    if (source === undefined)
      hashes.add(
        `'sha256-${createHash('sha256')
          .update(groups?.text ?? '')
          .digest('base64')}'`,
      )
    else if (!/^\/(?!\/)/.test(source)) return undefined
  }
  return policy
    .split('; ')
    .map((rule) =>
      rule.startsWith('script-src ') ? rule.replace(nonce, [...hashes].join(' ')).trim() : rule,
    )
    .join('; ')
}
