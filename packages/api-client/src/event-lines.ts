/** One server-sent event. */
export interface ServerEvent {
  readonly id: string | undefined
  readonly data: string
}

/** An event of more than this is somebody's mistake, or worse. */
const LONGEST = 4_000_000

/**
 * Server-sent events as they come in pieces (the HTML standard's `text/event-stream`; `event` and `retry` are passed
 * over). Throws a `RangeError` on an event without end.
 */
export function eventReader(): (piece: string) => ServerEvent[] {
  let text = ''
  return (piece) => {
    text += piece
    // A line break cut in two waits for its other half.
    const held = text.endsWith('\r') ? '\r' : ''
    const lines = (held ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
    const blocks = lines.split('\n\n')
    text = (blocks.pop() ?? '') + held
    if (text.length > LONGEST) throw new RangeError('an event without end')
    return blocks.flatMap(toEvent)
  }
}

function toEvent(block: string): ServerEvent[] {
  const fields = block.split('\n').map((line) => /^(\w+):? ?(.*)$/.exec(line))
  const values = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = values('data')
  return data.length === 0 ? [] : [{ id: values('id').at(-1), data: data.join('\n') }]
}
