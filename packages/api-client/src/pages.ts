import type { Operation, Page } from '@chiaroscuro/contract/operation'
import { type ApiClient, call } from './call.js'
import type { CallOptions } from './request.js'

/** Walks a list page by page until it is empty. Throws `ApiError`, and the signal's reason once that aborts. */
export async function* pages<Input extends { page?: string | undefined }, Item>(
  client: ApiClient,
  operation: Operation<Input, Page<Item>>,
  input: Input,
  more: CallOptions = {},
): AsyncGenerator<Item[]> {
  let cursor = input.page
  for (;;) {
    more.signal?.throwIfAborted()
    const asked = cursor === undefined ? input : { ...input, page: cursor }
    const page = await call(client, operation, asked, more)
    if (page.items.length === 0) return
    yield page.items
    if (page.next === cursor) return
    cursor = page.next
  }
}

/** Walks a list item by item; the next page is asked for once the last item of one is done with. */
export async function* items<Input extends { page?: string | undefined }, Item>(
  client: ApiClient,
  operation: Operation<Input, Page<Item>>,
  input: Input,
  more: CallOptions = {},
): AsyncGenerator<Item> {
  for await (const page of pages(client, operation, input, more))
    for (const item of page) {
      more.signal?.throwIfAborted()
      yield item
    }
}
