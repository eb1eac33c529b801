import type { PGlite } from '@electric-sql/pglite'

/** Statements whose plan is kept, as on PostgreSQL (`named-statements.ts`); those asked least lately go. */
const MOST = 400
/**
 * After so many times a statement is planned anew: nobody but us tells the embedded database how its tables grow, and a plan made
 * for an empty one would stay.
 */
const MOST_USES = 100
const KEPT = /^\s*(?:select|with|insert|update|delete)\b/i

type Ask = PGlite['execProtocolStream']
type Answer = Awaited<ReturnType<Ask>>

interface Statement {
  readonly text: string
  /** What the database knows it by, from the second time on. */
  name?: string
  uses: number
  /** What the database said of its parameters and columns. */
  described?: Answer
}

/** Messages of PostgreSQL's extended protocol, by their first byte. */
const kind = { parse: 0x50, describe: 0x44, bind: 0x42, sync: 0x53, close: 0x43 }
const ofStatement = 0x53
/** The first byte, and the message's length. */
const HEAD = 5

/**
 * The embedded database reads and plans every question anew, which takes it three quarters of the time. Here what is asked again is
 * asked by a name: the messages of each question pass here one after the other, nobody else's in between, and are
 * given the name that their statement has.
 */
export function keepStatements(client: PGlite): void {
  const ask = client.execProtocolStream.bind(client)
  const statements = new Map<string, Statement>()
  /** Names that nobody will ask by again; the database is told with the next statement that it is sent. */
  const left: string[] = []
  let made = 0
  let current: (Statement & { name: string }) | undefined

  client.execProtocolStream = async (message, options) => {
    const [first] = message
    if (first === kind.parse) current = undefined
    try {
      if (first === kind.parse) return await parse(message, options)
      if (!current) return await ask(message, options)
      if (first === kind.describe) return await describe(current, message, options)
      if (first === kind.bind) return await ask(spliced(message, HEAD + 1, current.name), options)
      return await ask(message, options)
    } catch (error) {
      // Whatever was wrong, the next one begins with nothing that was kept.
      if (current) forget(current)
      throw error
    } finally {
      if (first === kind.sync) current = undefined
    }
  }

  async function parse(message: Uint8Array, options: Parameters<Ask>[1]): Promise<Answer> {
    const text = textIn(message)
    if (text === undefined || !KEPT.test(text)) return ask(message, options)
    const known = statements.get(text)
    if (!known) {
      add({ text, uses: 0 })
      return ask(message, options)
    }
    // The one asked most lately stands last.
    statements.delete(text)
    statements.set(text, known)
    if (known.name !== undefined && known.uses < MOST_USES) {
      known.uses++
      current = Object.assign(known, { name: known.name })
      return []
    }
    if (known.name !== undefined) left.push(known.name)
    const name = `kept_${++made}`
    current = Object.assign(known, { name, uses: 1 })
    delete known.described
    const closings = left.splice(0).map(closing)
    return ask(Buffer.concat([...closings, spliced(message, HEAD, name)]), options)
  }

  async function describe(
    statement: Statement & { name: string },
    message: Uint8Array,
    options: Parameters<Ask>[1],
  ): Promise<Answer> {
    if (message[HEAD] !== ofStatement)
      return (
        statement.described?.filter((said) => said.name !== 'parameterDescription') ?? ask(message, options)
      )
    statement.described ??= await ask(spliced(message, HEAD + 1, statement.name), options)
    return statement.described
  }

  function add(statement: Statement): void {
    statements.set(statement.text, statement)
    if (statements.size <= MOST) return
    const [oldest] = statements.values()
    if (oldest) forget(oldest)
  }

  function forget({ text, name }: Statement): void {
    statements.delete(text)
    if (name !== undefined) left.push(name)
  }
}

/** The statement in a message that is to be parsed; none where it has a name already or says types of its own. */
function textIn(message: Uint8Array): string | undefined {
  const from = HEAD + 1
  const end = message.indexOf(0, from)
  const types = 2
  if (message[HEAD] !== 0 || end < 0 || message.length !== end + 1 + types) return undefined
  return Buffer.from(message.buffer, message.byteOffset + from, end - from).toString('utf8')
}

/** The message with a name at a place where it has none. */
function spliced(message: Uint8Array, at: number, name: string): Uint8Array {
  return measured([message.subarray(0, at), Buffer.from(name), message.subarray(at)])
}

/** Tells the database that a statement will not be asked by its name any more. */
function closing(name: string): Uint8Array {
  return measured([new Uint8Array([kind.close, 0, 0, 0, 0, ofStatement]), Buffer.from(`${name}\0`)])
}

/** A message of parts, its length made right: of all but its first byte. */
function measured(parts: readonly Uint8Array[]): Uint8Array {
  const message = Buffer.concat(parts)
  message.writeUInt32BE(message.length - 1, 1)
  return message
}
