/**
 * A JSON array sent as it is made, so that the longest list needs no more memory than one batch of it.
 * Reading pauses while the caller does, and ends when the caller is gone.
 */
export function jsonArray<T>(batches: AsyncGenerator<readonly T[]>): Response {
  const bytes = new TextEncoder()
  let isFirst = true
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Batches may be empty, and whoever reads waits until something was sent.
      for (;;) {
        const { done, value } = await batches.next()
        if (done) {
          controller.enqueue(bytes.encode(isFirst ? '[]' : ']'))
          return controller.close()
        }
        const text = JSON.stringify(value).slice(1, -1)
        if (text === '') continue
        controller.enqueue(bytes.encode(`${isFirst ? '[' : ','}${text}`))
        isFirst = false
        return
      }
    },
    async cancel() {
      await batches.return(undefined)
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
