/** What was answered to a file. */
export interface Sent {
  readonly ok: boolean
  readonly text: string
}

/**
 * Puts a file at an address and tells how many of its bytes have left, which `fetch` cannot say; nobody is told who sends it.
 * Rejects where there is no answer, or once the signal aborts.
 */
export function sendBytes(
  url: string,
  file: Blob,
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('The file was not taken'))
    if (signal.aborted) return fail()
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () =>
      resolve({ ok: request.status >= 200 && request.status < 300, text: request.responseText })
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
