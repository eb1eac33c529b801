import type { z } from 'zod'
import { invalidParameter } from '../error.js'
import type { Call, Pool } from '../pool.js'

/** One action of the service: checks what it was asked, then does it. */
export interface Action {
  run(pool: Pool, body: unknown, call: Call): Promise<object>
}

/** An action of that input. What the schema does not name never reaches it. */
export function defineAction<Input>(
  schema: z.ZodType<Input>,
  run: (pool: Pool, input: Input, call: Call) => Promise<object>,
): Action {
  return { run: async (pool, body, call) => run(pool, readInput(schema, body), call) }
}

/** The input, or InvalidParameterException that names the first field at fault and never its value. */
export function readInput<Input>(schema: z.ZodType<Input>, body: unknown): Input {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const fault = read.error.issues[0]
  const where = fault?.path.map(String).join('.') || 'the request'
  throw invalidParameter(
    `1 validation error detected: Value at '${where.slice(0, 80)}' failed to satisfy constraint: ${fault?.code ?? 'unreadable'}`,
  )
}
