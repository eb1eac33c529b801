import { describe, expect, it } from 'vitest'
import { readLink } from './read-link.js'

const COLLECTION = `col1${'q'.repeat(58)}`

it('reads the three forms that there are, with and without the slash of a browser', () => {
  expect(readLink('chiaroscuro-studio://project/0a1b2c3d4e5f6789')).toEqual({
    kind: 'project',
    id: '0a1b2c3d4e5f6789',
  })
  expect(readLink(`chiaroscuro-studio://collection/${COLLECTION}/`)).toEqual({
    kind: 'collection',
    id: COLLECTION,
  })
  for (const end of ['', '/'])
    expect(readLink(`chiaroscuro-studio://sign-in${end}`)).toEqual({ kind: 'sign-in' })
})

const HOSTILE: readonly unknown[] = [
  ...[undefined, null, 42, {}, [], ['chiaroscuro-studio://sign-in']],
  ...[
    '',
    ' ',
    '/',
    '--inspect=0.0.0.0:9229',
    '--no-sandbox',
    '/etc/shadow',
    'C:\\Windows\\System32\\calc.exe',
  ],
  ...[
    'https://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
  ],
  ...['studio://app/index.html', 'chiaroscuro-studio:project/abcdefgh', 'chiaroscuro-studio:///sign-in'],
  'chiaroscuro-studio-evil://sign-in',
  'xchiaroscuro-studio://sign-in',
  ' chiaroscuro-studio://sign-in',
  'chiaroscuro-studio://sign-in ',
  'chiaroscuro-studio://sign-in\n',
  'chiaroscuro-studio://sign-in\nchiaroscuro-studio://sign-in',
  '\u202Echiaroscuro-studio://sign-in',
  'chiaroscuro-studio://sign-in//',
  'chiaroscuro-studio://sign-in?code=1&state=2',
  'chiaroscuro-studio://sign-in#token=eyJ',
  'chiaroscuro-studio://sign-in/callback',
  'chiaroscuro-studio://me:secret@sign-in',
  'chiaroscuro-studio://sign-in:80',
  'chiaroscuro-studio://SIGN-IN',
  'CHIAROSCURO-STUDIO://sign-in',
  'chiaroscuro-studio://project/',
  'chiaroscuro-studio://project/abc',
  `chiaroscuro-studio://project/${'a'.repeat(33)}`,
  'chiaroscuro-studio://project/abcdefgh/approve',
  'chiaroscuro-studio://project/abcdefgh?step=mint',
  'chiaroscuro-studio://project/../../etc/passwd',
  'chiaroscuro-studio://project/..%2f..%2fetc',
  'chiaroscuro-studio://project/%61bcdefgh',
  'chiaroscuro-studio://project/abcdefgh\0',
  'chiaroscuro-studio://project/ａbcdefgh',
  'chiaroscuro-studio://project\\abcdefgh',
  "chiaroscuro-studio://project/abcdefgh';DROP",
  'chiaroscuro-studio://project/<script>',
  'chiaroscuro-studio://project/abcdefgh --inspect',
  'chiaroscuro-studio://collection/col1',
  `chiaroscuro-studio://collection/${COLLECTION}q`,
  `chiaroscuro-studio://collection/${COLLECTION.toUpperCase()}`,
  `chiaroscuro-studio://collection/nft1${'q'.repeat(58)}`,
  `chiaroscuro-studio://collection/col1${'b'.repeat(58)}`,
  `chiaroscuro-studio://collection/${COLLECTION}?offer=1`,
  'chiaroscuro-studio://import/offer',
  'chiaroscuro-studio://auth/callback?code=1',
  'chiaroscuro-studio://mint/abcdefgh',
  'chiaroscuro-studio://approve/abcdefgh',
  'chiaroscuro-studio://settings',
  `chiaroscuro-studio://project/${'a'.repeat(10_000_000)}`,
]

describe('what is no link of the studio', () => {
  it('is tried here often enough', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(50)
  })

  it.each(HOSTILE.map((text) => [String(JSON.stringify(text)).slice(0, 70), text]))(
    'leads nowhere: %s',
    (_, text) => {
      expect(readLink(text)).toBeUndefined()
    },
  )
})
