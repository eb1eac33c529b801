import type { Fetch } from '@chiaroscuro/http'
import { AwsClient } from 'aws4fetch'
import { sendFile } from './send-file.js'
import type { Uploader } from './uploader.js'

/** A bucket of an S3-compatible service, and where the world sees what lies in it. */
export interface S3Settings {
  /** Without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What names are put behind, with its slash: `https://files.example.com/harbours/`. */
  readonly publicUrl: string
  /** The same inside the bucket: `harbours/`, or nothing. */
  readonly prefix: string
  readonly fetch: Fetch
}

/** Kept for ever by whoever fetches it: its name is its hash. */
const CACHE = 'public, max-age=31536000, immutable'

/** Files in a bucket, each request signed (Signature Version 4). */
export function s3Uploader(settings: S3Settings): Uploader {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  return {
    id: `s3 ${settings.publicUrl}`,
    async put({ name, mediaType, hash }, bytes, signal) {
      const body = bytes.slice()
      const signed = await client.sign(`${endpoint}/${bucket}/${prefix}${name}`, {
        method: 'PUT',
        headers: { 'content-type': mediaType, 'cache-control': CACHE, 'x-amz-content-sha256': hash },
        body,
      })
      const headers = Object.fromEntries(signed.headers)
      await sendFile(signed.url, { method: 'PUT', headers, body }, settings.fetch, signal)
      return [`${settings.publicUrl}${name}`]
    },
  }
}
