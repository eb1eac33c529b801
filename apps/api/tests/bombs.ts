import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that is small on disk and large, slow or broken when it is read. */
export interface Bomb {
  readonly name: string
  readonly bytes: Buffer
  readonly isVector?: boolean
}

const MB = 1024 * 1024

/** Zeros, deflated without holding them all: deflate blocks end where they are told, so they can be repeated. */
function zeros(size: number): Buffer {
  return deflateSync(Buffer.alloc(size), { level: 9 })
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function crc32(bytes: Buffer): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const u16 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255])
const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex')

interface PngFacts {
  width: number
  height: number
  depth?: number
  color?: number
  interlaced?: boolean
  data?: Buffer
  before?: readonly Buffer[]
}

function png({ width, height, depth = 8, color = 6, interlaced, data, before = [] }: PngFacts): Buffer {
  const header = Buffer.concat([
    u32(width),
    u32(height),
    Buffer.from([depth, color, 0, 0, interlaced ? 1 : 0]),
  ])
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data ?? zeros(MB)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function textChunk(size: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros(size)]))
}

function pngs(): Bomb[] {
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), zeros(64 * MB)]))
  return [
    { name: 'png of the largest size', bytes: png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }) },
    { name: 'png 60000 x 60000, one bit', bytes: png({ width: 60_000, height: 60_000, depth: 1, color: 0 }) },
    { name: 'png one pixel high', bytes: png({ width: 2 ** 30, height: 1 }) },
    {
      name: 'png 7000 x 7000, 16 bit, interlaced',
      bytes: png({ width: 7000, height: 7000, depth: 16, interlaced: true, data: zeros(380 * MB) }),
    },
    {
      name: 'png 7000 x 7000, 16 bit',
      bytes: png({ width: 7000, height: 7000, depth: 16, data: zeros(380 * MB) }),
    },
    { name: 'png whose data goes on', bytes: png({ width: 10, height: 10, data: zeros(256 * MB) }) },
    { name: 'png whose data ends early', bytes: png({ width: 6000, height: 6000, data: zeros(1000) }) },
    {
      name: 'png with text of 200 MB',
      bytes: png({ width: 10, height: 10, before: [textChunk(200 * MB)] }),
    },
    {
      name: 'png with 2,000 texts',
      bytes: png({ width: 10, height: 10, before: Array.from({ length: 2000 }, () => textChunk(MB)) }),
    },
    { name: 'png with a profile of 64 MB', bytes: png({ width: 10, height: 10, before: [profile] }) },
    { name: 'png of nothing', bytes: png({ width: 0, height: 0 }) },
  ]
}

/** `frames` frames of one pixel on a canvas. */
function gif(width: number, height: number, frames: number, frameSize = 1): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    u16(width),
    u16(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ])
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 8, 1, 0, 0, 0, 0x2c]),
    u16(0),
    u16(0),
    u16(frameSize),
    u16(frameSize),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

function gifs(): Bomb[] {
  return [
    { name: 'gif 65535 x 65535', bytes: gif(65_535, 65_535, 1) },
    { name: 'gif 7000 x 7000 of 20,000 frames', bytes: gif(7000, 7000, 20_000) },
    { name: 'gif of 100,000 frames', bytes: gif(500, 500, 100_000) },
    { name: 'gif whose frame is larger than it', bytes: gif(10, 10, 3, 65_535) },
    { name: 'gif without an end', bytes: gif(7000, 7000, 1).subarray(0, -6) },
    { name: 'gif that is a script', bytes: Buffer.from('GIF89a/*\0\0*/=1;alert(1)') },
  ]
}

function tiff(width: number, height: number, compression: number, data: Buffer, next = 0): Buffer {
  const entry = (tag: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(4, 2)
    bytes.writeUInt32LE(1, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const entries = [
    entry(256, width),
    entry(257, height),
    entry(258, 8),
    entry(259, compression),
    entry(262, 1),
    entry(273, 8 + 2 + 9 * 12 + 4),
    entry(277, 1),
    entry(278, height),
    entry(279, data.length),
  ]
  const end = Buffer.alloc(4)
  end.writeUInt32LE(next)
  return Buffer.concat([Buffer.from('49492a0008000000', 'hex'), u16(entries.length), ...entries, end, data])
}

function tiffs(): Bomb[] {
  return [
    { name: 'tiff 4 billion wide', bytes: tiff(2 ** 32 - 1, 2 ** 32 - 1, 1, Buffer.alloc(10)) },
    { name: 'tiff in one strip of 49 MB', bytes: tiff(7000, 7000, 8, zeros(49 * MB)) },
    { name: 'tiff whose strip inflates to 256 MB', bytes: tiff(100, 100, 8, zeros(256 * MB)) },
    { name: 'tiff whose directory follows itself', bytes: tiff(10, 10, 1, Buffer.alloc(100), 8) },
  ]
}

function svg(body: string, size = 'width="100" height="100"'): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`,
  )
}

/** Each group uses the one before ten times. */
function uses(depth: number): string {
  const groups = Array.from({ length: depth }, (_, i) => {
    const use = `<use xlink:href="#g${i}" x="${i}"/>`
    return `<g id="g${i + 1}">${use.repeat(10)}</g>`
  })
  return `<defs><rect id="g0" width="1" height="1"/>${groups.join('')}</defs><use xlink:href="#g${depth}"/>`
}

function svgs(): Bomb[] {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY ${'b'.repeat(i + 1)} "${`&${i === 0 ? 'a' : 'b'.repeat(i)};`.repeat(10)}">`).join('')}]>`
  const filter = (inner: string) =>
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99">${inner}</filter><rect width="100%" height="100%" filter="url(#f)"/>`,
      'width="7000" height="7000"',
    )
  const inner = svg('<rect width="9" height="9"/>').toString('base64')
  const chain = Array.from({ length: 6 }).reduce<string>(
    (text) =>
      svg(
        `<image width="99" height="99" xlink:href="data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}"/>`.repeat(
          3,
        ),
      ).toString(),
    inner,
  )
  return [
    { name: 'svg a billion wide', bytes: svg('', 'width="1000000000" height="1000000000"') },
    {
      name: 'svg of 7000 x 7000',
      bytes: svg('<rect width="100%" height="100%"/>', 'width="7000" height="7000"'),
    },
    { name: 'svg of uses, 10^9', bytes: svg(uses(9)) },
    { name: 'svg of uses, 10^5', bytes: svg(uses(5)) },
    {
      name: 'svg that uses itself',
      bytes: svg('<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'),
    },
    {
      name: 'svg of entities',
      bytes: Buffer.concat([Buffer.from(laughs), svg(`<text>&${'b'.repeat(20)};</text>`)]),
    },
    {
      name: 'svg with an outer entity',
      bytes: Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        svg('<text y="20">&x;</text>'),
      ]),
    },
    { name: 'svg 200,000 deep', bytes: svg(`${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}`) },
    { name: 'svg of blur', bytes: filter('<feGaussianBlur stdDeviation="5000"/>'.repeat(20)) },
    { name: 'svg of turbulence', bytes: filter('<feTurbulence baseFrequency="0.9" numOctaves="99999"/>') },
    { name: 'svg of morphology', bytes: filter('<feMorphology operator="dilate" radius="2000"/>'.repeat(5)) },
    {
      name: 'svg of patterns',
      bytes: svg(
        `<pattern id="p" width="0.001" height="0.001"><rect width="1" height="1"/></pattern><rect width="7000" height="7000" fill="url(#p)"/>`,
        'width="7000" height="7000"',
      ),
    },
    { name: 'svg of pictures in pictures', bytes: Buffer.from(chain) },
    {
      name: 'svg with a png bomb inside',
      bytes: svg(
        `<image width="9" height="9" xlink:href="data:image/png;base64,${png({ width: 20_000, height: 20_000, depth: 1, color: 0, data: zeros(60 * MB) }).toString('base64')}"/>`,
      ),
    },
    {
      name: 'svg with a million dashes',
      bytes: svg(
        '<path d="M0 0H7000V7000H0Z" stroke="red" stroke-dasharray="0.001"/>',
        'width="7000" height="7000"',
      ),
    },
    {
      name: 'svg from elsewhere',
      bytes: svg(
        '<image width="9" height="9" xlink:href="file:///etc/passwd"/><image width="9" height="9" xlink:href="http://127.0.0.1:1/"/>',
      ),
    },
    {
      name: 'svg, gzipped, of 400 MB',
      bytes: gzipSync(
        Buffer.concat([
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
          Buffer.alloc(400 * MB, 32),
          Buffer.from('</svg>'),
        ]),
      ),
    },
  ].map((bomb) => ({ ...bomb, isVector: true }))
}

async function encoded(): Promise<Bomb[]> {
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#3a6' } })
  const jpeg = await plain(64).jpeg().toBuffer()
  const wide = Buffer.from(jpeg)
  const frame = wide.indexOf(Buffer.from('ffc0', 'hex'))
  wide.writeUInt16BE(65_500, frame + 5)
  wide.writeUInt16BE(65_500, frame + 7)
  const progressive = await plain(3000).jpeg({ progressive: true }).toBuffer()
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from('ffda', 'hex')), -2)
  const scans = Buffer.concat([
    progressive.subarray(0, -2),
    ...Array.from({ length: 3000 }, () => scan),
    progressive.subarray(-2),
  ])
  const webp = await plain(7000).webp({ lossless: true, effort: 0 }).toBuffer()
  const canvas = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer()
  const large = Buffer.from(canvas)
  const vp8x = large.indexOf('VP8X')
  if (vp8x > 0) large.fill(0xff, vp8x + 12, vp8x + 18)
  const avif = await plain(5000).avif({ effort: 0 }).toBuffer()
  const lied = Buffer.from(avif)
  const ispe = lied.indexOf('ispe')
  lied.writeUInt32BE(60_000, ispe + 8)
  lied.writeUInt32BE(60_000, ispe + 12)
  return [
    { name: 'jpeg that says 65500 x 65500', bytes: wide },
    { name: 'jpeg of 3,000 scans', bytes: scans },
    { name: 'jpeg cut in half', bytes: progressive.subarray(0, progressive.length / 2) },
    {
      name: 'jpeg that is an archive',
      bytes: Buffer.concat([jpeg, Buffer.from('504b0304', 'hex'), deflateRawSync(Buffer.alloc(MB))]),
    },
    { name: 'webp 7000 x 7000', bytes: webp },
    { name: 'webp on an endless canvas', bytes: large },
    { name: 'webp cut in half', bytes: webp.subarray(0, webp.length / 2) },
    { name: 'avif 5000 x 5000', bytes: avif },
    { name: 'avif that says 60000 x 60000', bytes: lied },
    { name: 'avif cut in half', bytes: avif.subarray(0, avif.length / 2) },
  ]
}

function others(): Bomb[] {
  const bmp = Buffer.alloc(54)
  bmp.write('BM')
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(60_000, 18)
  bmp.writeInt32LE(60_000, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  return [
    { name: 'nothing', bytes: Buffer.alloc(0) },
    { name: 'bmp 60000 x 60000', bytes: bmp },
    { name: 'portable pixmap of 2 GB', bytes: Buffer.from('P6 30000 30000 255\n') },
    { name: 'pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj') },
    {
      name: 'png head on a page',
      bytes: Buffer.concat([PNG_HEAD, Buffer.from('<!doctype html><script>alert(1)</script>')]),
    },
    { name: 'svg that says it is none', bytes: svg(uses(9)) },
  ]
}

/** Made anew each time: none of them is kept anywhere. */
export async function makeBombs(): Promise<Bomb[]> {
  return [...pngs(), ...gifs(), ...tiffs(), ...svgs(), ...(await encoded()), ...others()]
}
