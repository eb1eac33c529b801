// @vitest-environment node
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Card, cardPath, drawable, without } from './card.js'
import { fontsFor, readRanges } from './card-font.js'
import { drawCard } from './draw-card.js'

const card: Card = {
  over: 'Tidelines',
  name: 'Low water',
  spare: 'nft1abc…xyz',
  facts: [{ label: 'Price', value: '1.25 XCH' }],
  color: '#283848',
  round: false,
}
const sizeOf = async (png: Buffer) => {
  const { width, height, format } = await sharp(png).metadata()
  return [format, width, height]
}
/** How much ink stands where the words are. */
const inkOf = async (png: Buffer) => {
  const words = sharp(png).extract({ left: 640, top: 40, width: 550, height: 330 }).greyscale()
  const { data } = await words.raw().toBuffer({ resolveWithObject: true })
  return data.filter((shade) => shade < 100).length
}

describe('a card', () => {
  it('has the size that link previews want', async () => {
    expect(await sizeOf(await drawCard(card, undefined))).toEqual(['png', 1200, 630])
  })

  it('stands within its frame: the mark at its foot is there', async () => {
    const foot = sharp(await drawCard(card, undefined)).extract({
      left: 640,
      top: 530,
      width: 300,
      height: 60,
    })
    const { data } = await foot.greyscale().raw().toBuffer({ resolveWithObject: true })
    expect(data.filter((shade) => shade < 100).length).toBeGreaterThan(300)
  })

  it('shows its picture, and goes without one it cannot open', async () => {
    const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer()
    const pixel = async (png: Buffer) => [
      ...(await sharp(png)
        .extract({ left: 300, top: 300, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()),
    ]
    const [r, g, b] = await pixel(await drawCard(card, red))
    expect([(r ?? 0) > 230, (g ?? 255) < 30, (b ?? 255) < 30]).toEqual([true, true, true])
    const [, green] = await pixel(await drawCard(card, Buffer.from('<svg onload="x"/>')))
    expect(green).toBeGreaterThan(40)
  })

  it('writes Chinese with real letters, and leaves out what it cannot write', async () => {
    const chinese = await drawCard({ ...card, over: '', name: '潮汐线' }, undefined)
    expect(await inkOf(chinese)).toBeGreaterThan(1500)
    const plain = await drawCard({ ...card, name: 'Moon' }, undefined)
    // Hieroglyphs: no font here has them.
    const odd = await drawCard({ ...card, name: 'Moon \u{13000}\u{13001}' }, undefined)
    expect(odd.equals(plain)).toBe(true)
  })

  it('falls back to the id where nothing of a name can be written', async () => {
    const odd = await drawCard({ ...card, name: '\u{13000}' }, undefined)
    const spare = await drawCard({ ...card, name: card.spare }, undefined)
    expect(odd.equals(spare)).toBe(true)
  })

  it.each([
    ['markup', '</text><script>alert(1)</script><image href="http://x.test/"/>&amp;'],
    ['an endless word', 'W'.repeat(100_000)],
    ['marks piled up', `A${'\u0301'.repeat(5000)}`],
    ['marks that turn the text around', '\u202Egnihsihp\u2066'],
    ['nothing', ''],
  ])('is drawn of %s', async (_, name) => {
    expect(await sizeOf(await drawCard({ ...card, name, over: name }, undefined))).toEqual(['png', 1200, 630])
  })
})

it('reads only the parts of fonts that a text needs', async () => {
  const names = (await fontsFor('Low water')).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(['Fraunces', 'Inter']))
  expect((await fontsFor('潮')).some(({ name }) => name.startsWith('XiaoWei'))).toBe(true)
  expect(readRanges('U+0-7F,U+131, u+2000-200a,nonsense')).toEqual([
    [0, 0x7f],
    [0x131, 0x131],
    [0x2000, 0x200a],
  ])
})

it.each([
  ['a\u0000b\n\tc', 'a b c'],
  ['\u200B\u202E', ''],
  ['e\u0301\u0301\u0301\u0301', 'é\u0301\u0301'],
])('%j is drawable as %j', (text, line) => {
  expect(drawable(text)).toBe(line)
})

it('leaves nothing where only signs are left', () => {
  expect(without('a💥b', new Set(['💥']))).toBe('ab')
  expect(without('💥 · !', new Set(['💥']))).toBe('')
})

it('has an address that names it', () => {
  expect(cardPath('nfts', 'nft1x', 'en')).toBe('/cards/nfts/nft1x.png')
  expect(cardPath('profiles', 'a/b', 'zh')).toBe('/cards/profiles/a%2Fb.png?lang=zh')
})
