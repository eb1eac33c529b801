import type { FileInput, FileOperation } from '@chiaroscuro/contract/operation'
import { fetchPieces, withRetry } from '@chiaroscuro/http'
import { ApiError } from './api-error.js'
import type { ApiClient } from './call.js'
import { type CallOptions, toApiError, toRequest } from './request.js'

/**
 * A file's text, piece by piece as it comes; a piece may end anywhere. Tried again until it begins, never in the middle:
 * a file that breaks off throws `ApiError`.
 */
export async function* download<Input extends FileInput, Row>(
  client: ApiClient,
  operation: FileOperation<Input, Row>,
  input: Input,
  more: CallOptions = {},
): AsyncGenerator<string> {
  const { url, options, policy } = await toRequest(client, operation, input, more)
  const decoder = new TextDecoder()
  try {
    const { first, rest } = await withRetry(async () => {
      const rest = fetchPieces(url, options)
      return { first: await rest.next(), rest }
    }, policy)
    if (first.done) return
    try {
      yield decoder.decode(first.value, { stream: true })
      for await (const piece of rest) yield decoder.decode(piece, { stream: true })
    } finally {
      // Whoever wants no more of it ends the request.
      await rest.return(undefined)
    }
    yield decoder.decode()
  } catch (error) {
    throw toApiError(error)
  }
}

/** A file's rows, one by one as they come (asked for as NDJSON). Throws `ApiError`, also where it breaks off. */
export async function* rows<Input extends FileInput, Row>(
  client: ApiClient,
  operation: FileOperation<Input, Row>,
  input: Input,
  more: CallOptions = {},
): AsyncGenerator<Row> {
  let begun = ''
  for await (const piece of download(client, operation, { ...input, format: 'ndjson' }, more)) {
    const lines = (begun + piece).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) yield toRow(line)
  }
  if (begun !== '') throw new ApiError(0, 'The file ended within a line')
}

/** The contract is tested on the server's side, so the type is taken on its word here. */
function toRow<Row>(line: string): Row {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new ApiError(0, 'A line of the file is not JSON', cause)
  }
}
