import { describe, expect, it } from 'vitest'
import { mediaUrl, modelUrl, sourcesOf } from './media-url.js'

const origin = 'http://127.0.0.1:8802'

describe('mediaUrl', () => {
  it.each([
    ['/thumbnails/a_512.webp', `${origin}/thumbnails/a_512.webp`],
    [`${origin}/thumbnails/a_512.webp`, `${origin}/thumbnails/a_512.webp`],
    [`${origin}/a/../thumbnails/b.webp`, `${origin}/thumbnails/b.webp`],
    [`${origin}.evil.test/a.webp`, null],
    ['https://media.test/a.png', 'https://media.test/a.png'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
    [null, null],
  ])('%s becomes %s', (uri, url) => {
    expect(mediaUrl(uri, origin)).toBe(url)
  })
})

it('offers four sizes of a thumbnail, the smallest alone where that always does, one of anything else', () => {
  const four = {
    src: 'http://m/a_512.webp',
    srcSet:
      'http://m/a_200.webp 200w, http://m/a_360.webp 360w, http://m/a_512.webp 512w, http://m/a_1024.webp 1024w',
  }
  for (const sizes of ['67px', '46vw', '(max-width: 600px) 44px, 230px'])
    expect(sourcesOf('http://m/a_512.webp', sizes), sizes).toEqual(four)
  expect(sourcesOf('http://m/a_512.webp', '44px')).toEqual({ src: 'http://m/a_200.webp' })
  expect(sourcesOf('http://m/a.gif', '44px')).toEqual({ src: 'http://m/a.gif' })
})

it('knows the page that draws a model by the address of its file', () => {
  const hash = 'a'.repeat(64)
  const page = `http://m/models/${hash}?lang=zh`
  expect(modelUrl(`http://m/files/${hash}`, 'zh')).toBe(page)
  expect(modelUrl(`http://m/files/${hash}.glb`, 'zh')).toBe(page)
})
