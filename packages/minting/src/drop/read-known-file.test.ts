import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLocation } from './has-location.js'
import { mediaTypeOf } from './media-type.js'
import { readKnownFile } from './read-known-file.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...parts: (readonly number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)))
const be32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 0xff)
const le32 = (value: number) => be32(value).reverse()

/** A TIFF with one entry, of a tag, in either order of bytes. */
const tiff = (tag: number, isLittle: boolean) => {
  const short = (value: number) => (isLittle ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff])
  const long = isLittle ? le32 : be32
  return [
    ...utf8(isLittle ? 'II' : 'MM'),
    ...short(42),
    ...long(8),
    ...short(1),
    ...short(tag),
    ...short(4),
    ...long(1),
    ...long(0),
  ]
}
const GPS = 0x8825
const exif = (tag: number, isLittle = false) => [...utf8('Exif\0\0'), ...tiff(tag, isLittle)]
const jpeg = (block: readonly number[]) =>
  bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xe1, 0, block.length + 2], block, [0xff, 0xda, 0, 2])
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
const png = (block: readonly number[]) =>
  bytes(PNG, be32(2), 'tEXt', [1, 2], be32(0), be32(block.length), 'eXIf', block, be32(0))
const webp = (block: readonly number[]) =>
  bytes('RIFF', le32(99), 'WEBP', 'VP8X', le32(1), [0, 0], 'EXIF', le32(block.length), block)

describe('a file', () => {
  it.each([
    ['a JPEG', jpeg(exif(GPS))],
    ['a JPEG, little end first', jpeg(exif(GPS, true))],
    ['a PNG', png(tiff(GPS, false))],
    ['a WebP', webp(tiff(GPS, true))],
    ['a WebP with a mark', webp(exif(GPS))],
  ])('that says where it was made is told: %s', (_, file) => {
    expect(hasLocation(file)).toBe(true)
  })

  it.each([
    ['a JPEG that names its camera', jpeg(exif(0x010f))],
    ['a PNG that names its camera', png(tiff(0x010f, true))],
    ['a PNG without any', bytes(PNG, be32(0), 'IEND', be32(0))],
    ['the words alone', bytes('Exif\0\0', tiff(GPS, false))],
  ])('that does not is not: %s', (_, file) => {
    expect(hasLocation(file)).toBe(false)
  })

  it.each([
    ['image/svg+xml', '<?xml version="1.0"?>\n<!-- drawn by hand --><svg xmlns="x">'],
    ['text/html', '\uFEFF<!DOCTYPE html><html><head>'],
    ['text/html', '<html lang="en">'],
    ['application/pdf', '%PDF-1.7\n'],
    ['application/zip', 'PK\x03\x04'],
    [undefined, 'name;file\n'],
    [undefined, ''],
  ])('is %s by its bytes', async (mediaType, text) => {
    expect(await mediaTypeOf(utf8(text))).toBe(mediaType)
  })

  it('of any bytes is read without a throw', async () => {
    const start = fc.constantFrom(
      Uint8Array.of(),
      jpeg(exif(GPS)),
      png(tiff(GPS, true)),
      webp(tiff(GPS, true)),
    )
    await fc.assert(
      fc.asyncProperty(start, fc.nat(60), fc.uint8Array({ maxLength: 60 }), async (head, keep, tail) => {
        const file = Uint8Array.from([...head.subarray(0, keep), ...tail])
        expect(await readKnownFile('a', file)).toMatchObject({ path: 'a', size: file.length })
      }),
      { numRuns: 300 },
    )
  })
})
