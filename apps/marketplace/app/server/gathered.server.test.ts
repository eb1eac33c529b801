// @vitest-environment node
import { setImmediate as turn } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { gathered } from './gathered.server.js'

function listen(stream: ReturnType<typeof gathered>): string[] {
  const pieces: string[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  return pieces
}

it('passes on in one piece what is written in one turn', async () => {
  const stream = gathered()
  const pieces = listen(stream)
  for (const word of ['a', 'b', 'c']) stream.write(word)
  await turn()
  await turn()
  expect(pieces).toEqual(['abc'])
  stream.write('later')
  await turn()
  await turn()
  expect(pieces).toEqual(['abc', 'later'])
})

it('leaves out the zeros that React fills a piece up with', async () => {
  // Pieces are of 2048 bytes: in one of so many a letter of three bytes does not fit the rest.
  const titles = Array.from({ length: 500 }, (_, n) => '登录'.repeat(1 + (n % 7)))
  const stream = gathered()
  const page = listen(stream)
  const list = titles.map((title, n) => createElement('i', { key: `${title} ${n}`, title }))
  renderToPipeableStream(createElement('p', null, list)).pipe(stream)
  await new Promise((done) => stream.once('end', done))
  expect(page.join('')).toBe(`<p>${titles.map((title) => `<i title="${title}"></i>`).join('')}</p>`)
})

it('loses nothing at its end', async () => {
  const stream = gathered()
  const pieces = listen(stream)
  stream.write('a')
  stream.end('z')
  await new Promise((done) => stream.once('end', done))
  expect(pieces.join('')).toBe('az')
})

it('says nothing after it was given up', async () => {
  const stream = gathered()
  const pieces = listen(stream)
  stream.write('a')
  stream.destroy()
  await turn()
  await turn()
  expect(pieces).toEqual([])
})
