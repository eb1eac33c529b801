import type { Fetch } from '@chiaroscuro/http'
import { z } from 'zod'
import { fileCid } from './file-cid.js'
import { readAnswer, sendFile } from './send-file.js'
import { UploadError } from './upload-error.js'
import type { Uploader } from './uploader.js'

/** A service that pins files to IPFS (https://docs.pinata.cloud). */
export interface PinataSettings {
  readonly jwt: string
  readonly fetch: Fetch
  readonly url?: string
}

/** A node of one's own (https://docs.ipfs.tech/reference/kubo/rpc). */
export interface KuboSettings {
  /** `http://127.0.0.1:5001` */
  readonly url: string
  readonly fetch: Fetch
  /** `Basic …` or `Bearer …`, where the node asks for one. */
  readonly authorization?: string | undefined
}

const PINATA = 'https://uploads.pinata.cloud'
const cid = z.string().min(1).max(200)
const pinned = z.object({ data: z.object({ cid }) })
const added = z.object({ Hash: cid })

/** Files on Pinata, by addresses that any gateway resolves. */
export function pinataUploader({ jwt, fetch, url = PINATA }: PinataSettings): Uploader {
  return {
    id: `pinata ${url}`,
    async put({ name, mediaType }, bytes, signal) {
      const body = formOf(name, mediaType, bytes)
      body.set('network', 'public')
      body.set('name', name)
      const headers = { authorization: `Bearer ${jwt}` }
      const text = await sendFile(`${url}/v3/files`, { method: 'POST', headers, body }, fetch, signal)
      return [await addressOf(bytes, readAnswer(text, pinned).data.cid)]
    },
  }
}

/** Files on a Kubo node, pinned. */
export function kuboUploader({ url, fetch, authorization }: KuboSettings): Uploader {
  const query = 'cid-version=1&raw-leaves=true&chunker=size-262144&pin=true'
  return {
    id: `kubo ${url}`,
    async put({ name, mediaType }, bytes, signal) {
      const headers = authorization === undefined ? {} : { authorization }
      const sending = { method: 'POST', headers, body: formOf(name, mediaType, bytes) } as const
      const text = await sendFile(`${url}/api/v0/add?${query}`, sending, fetch, signal)
      return [await addressOf(bytes, readAnswer(text, added).Hash)]
    },
  }
}

function formOf(name: string, mediaType: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.set('file', new Blob([bytes.slice()], { type: mediaType }), name)
  return form
}

/** The address that the bytes have by themselves, if that is also what the service has. */
async function addressOf(bytes: Uint8Array, found: string): Promise<string> {
  const own = await fileCid(bytes)
  if (found !== own) throw new UploadError('other-cid', `The service has ${found}, where ${own} was sent`)
  return `ipfs://${own}`
}
