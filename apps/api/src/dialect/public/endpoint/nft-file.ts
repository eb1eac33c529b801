import * as operations from '@chiaroscuro/contract/public'
import { NotFoundError } from '../../../endpoint/endpoint.js'
import { STILL_POLICY } from '../../../media/content-headers.js'
import { fileName } from '../../../media/file-store.js'
import { documentsOf } from '../../../query/document-rows.js'
import { toThumbnail } from '../../../view/common.js'
import { answer, type PublicContext } from '../answer.js'
import { findNft } from './nft.js'

const MATCHES = 1

export const getNftThumbnail = answer(operations.getNftThumbnail, async (context, input) => {
  const { media } = await findNft(context, input.launcher_bech32)
  return sendTo(toThumbnail(context.view, media, 512))
})

export const getNftOriginal = answer(operations.getNftOriginal, async (context, input) => {
  const { media } = await findNft(context, input.launcher_bech32)
  const hash = media?.state === MATCHES ? media.fileHash : null
  return sendTo(hash === null ? null : `${context.view.mediaUrl}/files/${hash}`)
})

/** What is there may change with the next look: only the file itself is kept. */
function sendTo(location: string | null): Response {
  if (location === null) throw new NotFoundError('Not Found')
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-cache' } })
}

export const getNftMetadata = answer(operations.getNftMetadata, async (context, input) => {
  const { nft } = await findNft(context, input.launcher_bech32)
  const { bytes } = await readDocument(context, nft.metadataHash)
  return sendBytes(bytes, 'application/json')
})

export const getNftLicense = answer(operations.getNftLicense, async (context, input) => {
  const { nft } = await findNft(context, input.launcher_bech32)
  const { bytes } = await readDocument(context, nft.licenseHash)
  return sendBytes(bytes, 'text/plain; charset=utf-8')
})

/** A verified document's bytes. Throws `NotFoundError` where there are none. */
async function readDocument({ db, files }: PublicContext, hash: string | null): Promise<{ bytes: Buffer }> {
  const found = hash === null ? undefined : (await documentsOf(db, [hash])).get(hash)
  if (found?.state !== MATCHES || (await files.size(fileName(found.hash))) === undefined)
    throw new NotFoundError('Not Found')
  return { bytes: await files.read(fileName(found.hash)) }
}

/** Strangers' bytes from our own origin: nothing in them runs, whatever a browser takes them for. */
function sendBytes(bytes: Buffer, type: string): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': STILL_POLICY,
    },
  })
}
