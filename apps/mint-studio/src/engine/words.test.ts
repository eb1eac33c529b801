import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULE_IDS } from '@chiaroscuro/minting/check'
import { describe, expect, it } from 'vitest'

const renderer = join(import.meta.dirname, '../renderer')
const read = (path: string) => readFileSync(join(renderer, path), 'utf8')

describe('the words of the page', () => {
  it('say what each rule found', () => {
    const words = read('words/rule-words.ts')
    const told = [...words.matchAll(/^ {2}'?([a-z-]+)'?: msg/gm)].map(([, id]) => id)
    expect(told.sort()).toEqual([...RULE_IDS].sort())
  })

  it('are all there in Chinese', () => {
    const missing = [...read('i18n/locales/zh.po').matchAll(/msgid "(.+)"\nmsgstr ""\n/g)].map(([, id]) => id)
    expect(missing).toEqual([])
  })
})
