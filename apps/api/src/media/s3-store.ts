import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deadline } from '@chiaroscuro/http'
import { AwsClient } from 'aws4fetch'
import { type FileStore, sha256 } from './file-store.js'

/** A bucket of an S3-compatible service. */
export interface S3Settings {
  /** Without the bucket: `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** An answer of the service that is neither the file nor its absence. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly status: number

  constructor(method: string, status: number) {
    super(`The object store answered ${status} to ${method}`)
    this.status = status
  }
}

const TIMEOUT_MS = 60_000
const RETRIES = 2

/** Files in a bucket, path style, each request signed (Signature Version 4). Throws `S3Error`. */
export function s3Store(settings: S3Settings, retries = RETRIES): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  const urlOf = (name: string) => `${endpoint}/${bucket}/${name}`

  /** The whole of `use` is within the time; a 404 is an answer like any other. */
  async function ask<T>(
    method: string,
    name: string,
    init: RequestInit,
    use: (response: Response) => Promise<T> | T,
  ): Promise<T> {
    const time = deadline(TIMEOUT_MS)
    try {
      const response = await client.fetch(urlOf(name), { ...init, method, signal: time.signal })
      if (response.ok || response.status === 404) return await use(response)
      await response.body?.cancel()
      throw new S3Error(method, response.status)
    } finally {
      time.clear()
    }
  }

  function read(name: string): Promise<Buffer> {
    return ask('GET', name, {}, async (response) => {
      if (!response.ok) throw new S3Error('GET', response.status)
      return Buffer.from(await response.arrayBuffer())
    })
  }

  return {
    size: (name) =>
      ask('HEAD', name, {}, ({ ok, headers }) => {
        const length = headers.get('content-length')
        return ok && length !== null && /^\d+$/.test(length) ? Number(length) : undefined
      }),
    read,
    open: (name, start, end) =>
      ask('GET', name, { headers: { range: `bytes=${start}-${end}` } }, ({ status, body }) => {
        if (status !== 206 || !body) throw new S3Error('GET', status)
        return Readable.fromWeb(body)
      }),
    write(name, bytes, mimeType) {
      const headers = { 'content-type': mimeType, 'x-amz-content-sha256': sha256(bytes) }
      return ask('PUT', name, { headers, body: bytes }, ({ ok, status }) => {
        if (!ok) throw new S3Error('PUT', status)
      })
    },
    async withPath(name, use) {
      const path = join(tmpdir(), `chiaroscuro-${randomUUID()}`)
      try {
        await writeFile(path, await read(name), { mode: 0o600 })
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}
