type Fields = Record<string, string | number | boolean | null | undefined>

/** One line of JSON an entry, on the stream given. Fields carry ids, never secrets. */
export interface Log {
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, error: unknown, fields?: Fields): void
}

export function jsonLog(write: (line: string) => void, now: () => Date): Log {
  const line = (level: string, message: string, fields: Fields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, message, ...fields })}\n`)
  return {
    info: (message, fields) => line('info', message, fields),
    warn: (message, fields) => line('warn', message, fields),
    error: (message, error, fields) => line('error', message, { ...fields, ...describe(error) }),
  }
}

function describe(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined
  return { error: `${error.name}: ${error.message}`, cause }
}
