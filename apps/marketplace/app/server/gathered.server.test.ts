// @vitest-environment node
import { setImmediate as turn } from 'node:timers/promises'
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
