import type { WireOperation } from '@chiaroscuro/contract/public'
import type { z } from 'zod'
import { type Endpoint, endpoint, type Rules } from '../../endpoint/endpoint.js'
import type { FileStore } from '../../media/file-store.js'
import type { OfferContext } from '../../offer/publish-offer.js'

/** What the field's operations are answered with. */
export interface PublicContext extends OfferContext {
  /** Documents as they were found, by hash. */
  readonly files: FileStore
}

/** Ties an operation to what answers it; a `Response` is sent as it is. */
export function answer<In extends z.ZodType, Out extends z.ZodType>(
  operation: WireOperation<In, Out>,
  handle: (context: PublicContext, input: z.output<In>) => Promise<z.input<Out> | Response>,
  rules?: Rules,
): Endpoint<PublicContext> {
  return endpoint<PublicContext, In, unknown, unknown>(operation, operation.input, handle, rules)
}
