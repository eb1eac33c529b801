import { type CSSProperties, createElement, type ReactElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { CARD_HEIGHT, CARD_WIDTH, type Card, drawable, without } from './card.js'
import { fontsFor } from './card-font.js'

const paper = '#fdfcfa'
const ink = '#16140f'
const quiet = '#5c574c'
const line = '#e3dfd6'

/** The picture takes a square, the words the rest. */
const SQUARE = CARD_HEIGHT
const AVATAR = 430
/** Larger pictures are not opened. */
const MOST_PIXELS = 40_000_000

const box = (style: CSSProperties, children: ReactElement[] | string = []): ReactElement =>
  createElement(
    'div',
    { style: { display: 'flex', ...style } },
    ...(Array.isArray(children) ? children : [children]),
  )

/** Draws a card, with a picture where there is one. Letters that no font here has are left out, never drawn as boxes. */
export async function drawCard(card: Card, picture: Uint8Array | undefined): Promise<Buffer> {
  const said = { ...card, over: drawable(card.over), name: drawable(card.name) }
  const missing = new Set<string>()
  const first = await toSvg(said, missing)
  // The library asks for what it cannot draw; where it did, all is drawn again without.
  const shown = writable(said, missing)
  const isWhole = shown.over === said.over && shown.name === said.name
  const svg = isWhole ? first : await toSvg(shown, new Set())
  const words = sharp(Buffer.from(svg), { density: 72 }).resize(CARD_WIDTH, CARD_HEIGHT)
  const art = picture && (await square(picture, card.round).catch(() => undefined))
  const inset = card.round ? (SQUARE - AVATAR) / 2 : 0
  return words
    .composite(art ? [{ input: art, left: inset, top: inset }] : [])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}

/** The card without the letters that no font here has; its id stands for a name of which nothing is left. */
function writable(card: Card, missing: ReadonlySet<string>): Card {
  return { ...card, over: without(card.over, missing), name: without(card.name, missing) || card.spare }
}

async function toSvg(card: Card, missing: Set<string>): Promise<string> {
  const text = [card.over, card.name, ...card.facts.flatMap(({ label, value }) => [label, value])].join(' ')
  return satori(layout(card), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: await fontsFor(text),
    loadAdditionalAsset: async (_, segment) => {
      for (const letter of segment) missing.add(letter)
      return []
    },
  })
}

async function square(picture: Uint8Array, round: boolean): Promise<Buffer> {
  const size = round ? AVATAR : SQUARE
  const cut = sharp(picture, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' })
    .rotate()
    .resize(size, size, { fit: 'cover', position: 'attention' })
  if (!round) return cut.png().toBuffer()
  const half = size / 2
  const disc = `<svg width="${size}" height="${size}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`
  return cut
    .ensureAlpha()
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

function layout(card: Card): ReactElement {
  const color = card.color && /^#[0-9a-f]{6}$/i.test(card.color) ? card.color : line
  const place = card.round
    ? box({ width: AVATAR, height: AVATAR, borderRadius: AVATAR, background: color })
    : box({ width: SQUARE, height: SQUARE, background: color })
  const left = box(
    {
      width: SQUARE,
      height: SQUARE,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      background: '#f7f5f1',
    },
    [place],
  )
  const right = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: CARD_WIDTH - SQUARE,
      height: CARD_HEIGHT,
      padding: '56px 48px 48px',
    },
    [words(card), foot(card)],
  )
  return box({ width: '100%', height: '100%', background: paper, color: ink, fontFamily: 'Inter' }, [
    left,
    right,
  ])
}

function words({ over, name }: Card): ReactElement {
  const size = name.length > 60 ? 44 : name.length > 28 ? 54 : 64
  return box({ flexDirection: 'column', gap: 14 }, [
    clamped({ fontSize: 26, color: quiet }, over, 1),
    clamped({ fontFamily: 'Fraunces', fontSize: size, lineHeight: 1.14, letterSpacing: -1 }, name, 4),
  ])
}

/** As many lines as there is room for, the last ending in an ellipsis; a word without end is broken. */
function clamped(style: CSSProperties, text: string, lines: number): ReactElement {
  return box({ ...style, display: 'block', lineClamp: lines, wordBreak: 'break-word' }, text)
}

function foot({ facts }: Card): ReactElement {
  const figures = facts
    .slice(0, 3)
    .map(({ label, value }) =>
      box({ flexDirection: 'column', gap: 4 }, [
        box({ fontSize: 20, color: quiet }, label),
        box({ fontSize: 30, fontWeight: 600 }, value),
      ]),
    )
  return box({ flexDirection: 'column', gap: 28 }, [
    box({ gap: 40 }, figures),
    box({ alignItems: 'center', gap: 12, paddingTop: 24, borderTop: `1px solid ${line}` }, [
      mark(),
      box({ fontFamily: 'Fraunces', fontSize: 26 }, 'Chiaroscuro'),
    ]),
  ])
}

/** Our mark: a disc, half in the light. */
function mark(): ReactElement {
  return box({ width: 26, height: 26, borderRadius: 26, border: `2px solid ${ink}`, overflow: 'hidden' }, [
    box({ width: 11, height: 22 }),
    box({ width: 11, height: 22, background: ink }),
  ])
}
