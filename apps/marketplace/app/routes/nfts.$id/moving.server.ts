const headerBytes = 21
const animationFlag = 0x02

/** Whether the first bytes are those of an animated WebP: an extended file whose flags say so. */
export function isMovingWebp(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  return (
    bytes.length >= headerBytes &&
    text(0, 4) === 'RIFF' &&
    text(8, 16) === 'WEBPVP8X' &&
    ((bytes[20] ?? 0) & animationFlag) !== 0
  )
}

/** Whether a picture moves. GIF and APNG are taken to; of a WebP the first bytes are asked for. */
export async function doesMove(
  type: string | null,
  url: string | null,
  fetchMedia: typeof fetch = fetch,
): Promise<boolean> {
  if (url === null || type === null) return false
  if (/^image\/(gif|apng)\b/.test(type)) return true
  if (!/^image\/webp\b/.test(type)) return false
  try {
    const answer = await fetchMedia(url, {
      headers: { range: `bytes=0-${headerBytes - 1}` },
      signal: AbortSignal.timeout(1_000),
    })
    // Only what was asked for: a whole file is not read for its first bytes.
    if (answer.status !== 206) {
      await answer.body?.cancel()
      return false
    }
    return isMovingWebp(new Uint8Array(await answer.arrayBuffer()))
  } catch {
    return false
  }
}
