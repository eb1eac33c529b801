import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importFolder, readInside } from './import-folder.js'

const root = mkdtempSync(join(tmpdir(), 'chiaroscuro-import-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let made = 0
/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = join(root, String(made++))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
const png = (at: number) =>
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, at)

describe('a folder', () => {
  it('is read with a sheet beside its pictures, whatever its delimiter', async () => {
    const { drafts, files, icon } = await importFolder(
      folderOf({
        'metadata.csv': '\ufefffile;name;Hat\r\n1.png;One;Fez\r\n',
        ...{ 'images/1.png': png(1), 'icon.png': png(9), '.DS_Store': 'hidden', 'read me.txt': 'words' },
      }),
    )
    expect(drafts.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['One', [{ traitType: 'Hat', value: 'Fez' }]],
    ])
    expect(files.map(({ path, mediaType }) => [path, mediaType])).toEqual([['images/1.png', 'image/png']])
    expect(icon?.path).toBe('icon.png')
  })

  it('is read with documents beside its pictures, in the order of their numbers', async () => {
    const document = (name: string) => JSON.stringify({ name, attributes: [] })
    const { drafts } = await importFolder(
      folderOf({
        ...{ 'json/10.json': document('Ten'), 'json/2.json': document('Two'), 'json/_metadata.json': '[]' },
        ...{ 'images/2.png': png(2), 'images/10.png': png(10) },
      }),
    )
    expect(drafts.map(({ name }) => name)).toEqual(['Two', 'Ten'])
  })

  it('with pictures alone gives each a piece of its name', async () => {
    const { drafts } = await importFolder(folderOf({ 'Ship.png': png(1), 'Harbour.png': png(2) }))
    expect(drafts.map(({ name, file }) => [name, file])).toEqual([
      ['Harbour', 'Harbour.png'],
      ['Ship', 'Ship.png'],
    ])
  })

  it('says that there is nothing in it, or that it is not there', async () => {
    await expect(importFolder(folderOf({ 'notes.txt': 'words' }))).rejects.toMatchObject({
      code: 'folder-empty',
    })
    await expect(importFolder(join(root, 'nowhere'))).rejects.toMatchObject({ code: 'folder-unreadable' })
  })

  it('gives no file from outside of it, by no path and no link', async () => {
    const folder = folderOf({ '1.png': png(1) })
    writeFileSync(join(root, 'outside.png'), png(7))
    symlinkSync(join(root, 'outside.png'), join(folder, 'link.png'))
    expect((await importFolder(folder)).files.map(({ path }) => path)).toEqual(['1.png'])
    for (const path of ['../outside.png', 'link.png', '/etc/passwd'])
      await expect(readInside(folder, path)).rejects.toMatchObject({ code: 'file-unreadable' })
    expect(await readInside(folder, '1.png')).toEqual(png(1))
  })
})
