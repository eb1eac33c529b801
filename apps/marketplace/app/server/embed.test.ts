// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isEmbed } from './embed.js'
import { readEnv } from './env.server.js'
import { themeOf } from './preference.server.js'
import { contentSecurityPolicy } from './security.server.js'

const did = `did:chia:1${'q'.repeat(58)}`

describe('a page for frames', () => {
  it.each([
    [`/profile-embed/${did}`, true],
    ['/', false],
    [`/profile/${did}`, false],
    ['/profile-embed', false],
    [`/profile-embed/${did}/more`, false],
    ['/nfts/profile-embed/x', false],
  ])('%s may be framed: %s', (path, may) => {
    expect(isEmbed(path)).toBe(may)
  })

  it('may be framed by anybody and runs no script; no other page may be framed', () => {
    const env = readEnv({})
    const framed = contentSecurityPolicy('n', env, { framed: true })
    expect(framed).toContain('frame-ancestors *')
    expect(framed).toContain("script-src 'none'")
    expect(contentSecurityPolicy('n', env)).toContain("frame-ancestors 'none'")
    expect(contentSecurityPolicy('n', env)).toContain("script-src 'self' 'nonce-n'")
  })

  it('a draft may stand in its editor’s frame, and runs its scripts there', () => {
    const shown = contentSecurityPolicy('n', readEnv({}), { editor: 'https://editor.test' })
    expect(shown).toContain('frame-ancestors https://editor.test')
    expect(shown).toContain("script-src 'self' 'nonce-n' https://editor.test/f/storyblok-v2-latest.js;")
    expect(contentSecurityPolicy('n', readEnv({}))).not.toContain('storyblok')
    expect(shown).toContain("script-src 'self' 'nonce-n'")
  })

  it('takes its theme from its address, as no other page does', () => {
    const ask = (path: string) => themeOf(new Request(`http://site.test${path}?theme=dark`))
    expect(ask(`/profile-embed/${did}`)).toBe('dark')
    expect(ask('/profiles')).toBe('system')
  })
})
