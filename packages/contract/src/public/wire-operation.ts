import type { z } from 'zod'
import { type Operation, operation } from '../operation/operation.js'

/** Answers beside the one that is described by `output`, by status. */
export type OtherAnswers = Readonly<Record<number, string>>

/**
 * A call of one of the field's dialects, with the schemas of what goes in and what comes out. There is
 * no client of ours for it: schemas and operation stand together, and documents are made of both.
 */
export interface WireOperation<In extends z.ZodType, Out extends z.ZodType>
  extends Operation<z.input<In>, z.input<Out>> {
  readonly input: In
  readonly output: Out
  /** Where it is found in the reference. */
  readonly group: string
  readonly summary: string
  /** What a caller has to know beside the schemas; may be empty. */
  readonly description: string
  readonly others: OtherAnswers
}

interface Facts<In extends z.ZodType, Out extends z.ZodType> {
  readonly id: string
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly input: In
  readonly output: Out
  readonly group: string
  readonly summary: string
  readonly description?: string
  readonly others?: OtherAnswers
}

/** A GET without more to say, unless the facts say otherwise. */
export function wireOperation<In extends z.ZodType, Out extends z.ZodType>({
  input,
  output,
  group,
  summary,
  description = '',
  others = {},
  method = 'GET',
  ...facts
}: Facts<In, Out>): WireOperation<In, Out> {
  const call = operation<z.input<In>, z.input<Out>>({ ...facts, method })
  return { ...call, input, output, group, summary, description, others }
}
