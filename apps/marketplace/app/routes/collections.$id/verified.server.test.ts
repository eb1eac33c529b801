// @vitest-environment node
import { expect, it } from 'vitest'
import { i18nFor } from '#app/server/i18n.server.js'
import { sampleProfile } from '#app/test/sample.js'
import { verifiedWords } from './verified.server.js'

const creator = sampleProfile({ name: 'Mira' })

it('says who vouches, how, and when', () => {
  const { label, reason } = verifiedWords(i18nFor('en'), {
    creator,
    isSaid: true,
    claimedAt: '2026-05-03T23:30:00+00:00',
  })
  expect(label).toBe('Verified creator')
  expect(reason).toContain('the DID of Mira.')
  expect(reason).toContain('On May 3, 2026 the holder signed')
  expect(reason).toContain('Words and links here')
})

it('names no day it does not know', () => {
  const { reason } = verifiedWords(i18nFor('en'), { creator, isSaid: false, claimedAt: null })
  expect(reason).toMatch(/Mira\. The holder signed/)
  expect(reason).not.toContain('Words and links')
})

it('speaks Chinese', () => {
  expect(verifiedWords(i18nFor('zh'), { creator, isSaid: false, claimedAt: null }).label).toBe('创作者已验证')
})
