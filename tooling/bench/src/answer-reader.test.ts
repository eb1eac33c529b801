import { expect, it } from 'vitest'
import { type Answer, answerReader } from './answer-reader.js'

const answers = [
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nx: content-length\r\n\r\nhello',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1a;of=x\r\nabcdefghijklmnopqrstuvwxy\n\r\n0\r\n\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n\r\n\r\n0\r\nexpires: never\r\n\r\n',
  'HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n',
  'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
  'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n',
]
const heardWhole: Answer[] = [200, 200, 200, 304, 503, 408].map((status, at) => ({
  status,
  bytes: answers[at]?.length ?? 0,
  closes: status >= 400,
}))

it('tells answers apart wherever the pieces of a connection are cut', () => {
  const text = Buffer.from(answers.join(''), 'latin1')
  for (let length = 1; length <= text.length; length++) {
    const heard: Answer[] = []
    const read = answerReader((answer) => heard.push(answer))
    for (let from = 0; from < text.length; from += length) read(text.subarray(from, from + length))
    expect(heard, `pieces of ${length}`).toEqual(heardWhole)
  }
})

it('refuses what is no answer, or does not say how long it is', () => {
  const read = (text: string) => () => answerReader(() => {})(Buffer.from(text))
  expect(read('SSH-2.0-OpenSSH\r\n\r\n')).toThrow('not an answer of HTTP')
  expect(read('HTTP/1.1 200 OK\r\n\r\nhello')).toThrow('how long it is')
  expect(read('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n')).toThrow('size of a chunk')
})
