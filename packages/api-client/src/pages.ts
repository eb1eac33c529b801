import type { Operation, Page } from '@chiaroscuro/contract/operation'
import { type ApiClient, call } from './call.js'

/** Walks a list page by page until it is empty. */
export async function* pages<Input extends { page?: string | undefined }, Item>(
  client: ApiClient,
  operation: Operation<Input, Page<Item>>,
  input: Input,
): AsyncGenerator<Item[]> {
  let cursor = input.page
  for (;;) {
    const page = await call(client, operation, cursor === undefined ? input : { ...input, page: cursor })
    if (page.items.length === 0) return
    yield page.items
    if (page.next === cursor) return
    cursor = page.next
  }
}
