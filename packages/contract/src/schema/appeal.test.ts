import { describe, expect, it } from 'vitest'
import { appealBody } from './appeal.js'

const body = (text: string) => appealBody.safeParse({ key: 'form-key', act: '7', text })
const sentence = 'It is mine, and always was.'

describe('an appeal', () => {
  it.each([
    [sentence, sentence],
    [`  ${sentence}\r\n`, sentence],
    [`${sentence}\n\n \n\n  \n${sentence}`, `${sentence}\n\n${sentence}`],
    [`${sentence}\n\n${sentence}`, `${sentence}\n\n${sentence}`],
    ['👩'.repeat(2000), '👩'.repeat(2000)],
  ])('is read: %#', (given, text) => {
    expect(body(given).data?.text).toBe(text)
  })

  it.each([
    ['nothing', ''],
    ['too little', 'x'.repeat(19)],
    ['blanks', ' '.repeat(40)],
    ['lines alone around too little', `a${'\n'.repeat(100)}b`],
    ['too much', 'x'.repeat(2001)],
    ['far too much', 'x\n'.repeat(1e6)],
    ['letters that turn around', `${sentence}\u202e`],
    ['letters that hide', `${sentence}\u200b${sentence}`],
    ['halves of letters', `${sentence}\ud800`],
    ['NUL', `${sentence}\u0000`],
  ])('is refused with %s', (_, text) => {
    expect(body(text).success).toBe(false)
  })
})
