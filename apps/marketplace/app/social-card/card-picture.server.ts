/** Larger pictures are not fetched: the media service keeps small ones. */
const MOST_BYTES = 4_000_000
const PATIENCE_MS = 3_000

/** A picture of our own media service, or nothing: a card is drawn without rather than not at all. */
export async function fetchPicture(url: string | null, mediaOrigin: string): Promise<Uint8Array | undefined> {
  if (url === null || !URL.canParse(url) || new URL(url).origin !== mediaOrigin) return undefined
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok || !answer.body) return undefined
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of answer.body) {
      length += part.byteLength
      if (length > MOST_BYTES) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    return undefined
  }
}
