import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Leave } from './media-uploader.js'

/**
 * How the service meets one sending: as it should, with a status, by a line that breaks before or after the file was taken, or with an
 * answer about something else.
 */
export type SendMood = 'good' | number | 'cut' | 'lost' | 'other-hash' | 'elsewhere' | 'words'

/** A media service that gives leave for exactly the bytes that are promised, once, as ours does; it can be told to misbehave. */
export async function openMediaService() {
  const files = new Map<string, Buffer>()
  const leaves = new Map<string, { readonly hash: string; readonly size: number; isOver: boolean }>()
  const sent: { readonly path: string; readonly authorization: string | undefined }[] = []
  /** Of the leaves and sendings to come, in their order. */
  const moods: { leave: (Leave | 'over' | 'fails')[]; send: SendMood[] } = { leave: [], send: [] }
  let url = ''
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request
    if (method === 'GET') {
      const found = files.get(path.replace(/\.\w+$/, ''))
      return void response.writeHead(found ? 200 : 404).end(found)
    }
    sent.push({ path, authorization: headers.authorization })
    const mood = moods.send.shift() ?? 'good'
    if (mood === 'cut') return void request.once('data', () => response.destroy())
    const bytes = await buffer(request)
    const leave = leaves.get(path)
    const refuse = (status: number, code: string) =>
      void response.writeHead(status).end(JSON.stringify({ code }))
    if (typeof mood === 'number') return refuse(mood, 'busy')
    if (!leave) return refuse(404, 'unknown-permit')
    if (leave.isOver) return refuse(410, 'expired')
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (bytes.length !== leave.size) return refuse(422, 'wrong-size')
    if (hash !== leave.hash) return refuse(422, 'differs')
    if (bytes.includes('no work of art')) return refuse(415, 'unsupported-type')
    leaves.delete(path)
    files.set(`/files/${hash}`, bytes)
    if (mood === 'lost') return void response.destroy()
    if (mood === 'words') return void response.writeHead(201).end('thank you')
    response.writeHead(201).end(
      JSON.stringify({
        sha256: mood === 'other-hash' ? 'f'.repeat(64) : hash,
        url: `${mood === 'elsewhere' ? 'https://files.example.com' : url}/files/${hash}.png`,
      }),
    )
  }

  /** As the service's own API does for a member. */
  async function askLeave({ hash, size }: { readonly hash: string; readonly size: number }): Promise<Leave> {
    const mood = moods.leave.shift()
    if (mood === 'fails') throw new Error('nobody answers')
    if (mood && mood !== 'over') return mood
    if (files.has(`/files/${hash}`)) return { kind: 'there', url: `${url}/files/${hash}.png` }
    const path = `/uploads/${randomBytes(32).toString('hex')}`
    leaves.set(path, { hash, size, isOver: mood === 'over' })
    return { kind: 'put', url: url + path }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    ...{ url, files, sent, moods, askLeave },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

export type MediaService = Awaited<ReturnType<typeof openMediaService>>
