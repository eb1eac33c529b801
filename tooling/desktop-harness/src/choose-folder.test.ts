import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseFolder, endChoice, takeFile } from './choose-folder.js'
import { Desk } from './desk.js'

const data = mkdtempSync(join(tmpdir(), 'chiaroscuro-harness-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const bytes = Uint8Array.of(1)

describe('a folder that is chosen in a browser', () => {
  const desk = new Desk()
  desk.data = data

  it('is kept below the data, with its files and no others', async () => {
    const chosen = chooseFolder(desk)
    expect(await takeFile(1, 'art/images/1.png', bytes)).toBe(true)
    for (const path of ['../1.png', 'art/../../1.png', '/a/../../x', 'art/\0.png', '..', ''])
      expect([path, await takeFile(1, path, bytes)]).toEqual([path, false])
    endChoice(1, 'art')
    const folder = (await chosen) ?? ''
    expect(folder.startsWith(join(data, 'chosen'))).toBe(true)
    expect([...readFileSync(join(folder, 'images/1.png'))]).toEqual([1])
    expect(readdirSync(data)).toEqual(['chosen'])
  })

  it('is none where nobody chose, or its name leads elsewhere', async () => {
    for (const name of [undefined, '', '..', 'a/b', 'a\\b']) {
      const chosen = chooseFolder(desk)
      const number = ++last
      endChoice(number, name)
      expect(await chosen).toBeUndefined()
    }
  })

  it('takes nothing after it was chosen, and nothing for a choice that nobody made', async () => {
    expect(await takeFile(1, 'art/2.png', bytes)).toBe(false)
    expect(await takeFile(999, 'art/2.png', bytes)).toBe(false)
  })
})

/** Choices are counted through. */
let last = 1
