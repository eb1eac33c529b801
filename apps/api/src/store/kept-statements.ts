import type { PGlite } from '@electric-sql/pglite'
import { MOST_STATEMENTS } from './named-statements.js'

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
  /** What the database knows it by. */
  readonly name: string
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
  /** By their text, those asked most lately last; nothing is kept of what was asked once. */
  const statements = new Map<string, Statement | undefined>()
  /** Names that nobody will ask by again; the database is told with the next statement that it is sent. */
  const left: string[] = []
  let made = 0
  let current: Statement | undefined

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
      if (current) forget(current.text)
      throw error
    } finally {
      if (first === kind.sync) current = undefined
    }
  }

  async function parse(message: Uint8Array, options: Parameters<Ask>[1]): Promise<Answer> {
    const text = textIn(message)
    if (text === undefined || !KEPT.test(text)) return ask(message, options)
    const isNew = !statements.has(text)
    const known = statements.get(text)
    statements.delete(text)
    if (isNew) {
      put(text, undefined)
      return ask(message, options)
    }
    if (known && known.uses < MOST_USES) {
      put(text, known)
      known.uses++
      current = known
      return []
    }
    if (known) left.push(known.name)
    current = { text, name: `kept_${++made}`, uses: 1 }
    put(text, current)
    const closings = left.splice(0).map(closing)
    return ask(Buffer.concat([...closings, spliced(message, HEAD, current.name)]), options)
  }

  async function describe(
    statement: Statement,
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

  function put(text: string, statement: Statement | undefined): void {
    statements.set(text, statement)
    if (statements.size <= MOST_STATEMENTS) return
    const [oldest] = statements.keys()
    if (oldest !== undefined) forget(oldest)
  }

  function forget(text: string): void {
    const statement = statements.get(text)
    statements.delete(text)
    if (statement) left.push(statement.name)
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
