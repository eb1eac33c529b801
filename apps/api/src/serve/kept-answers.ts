/** Answers that were made a moment ago, by their tags. */
export interface KeptAnswers {
  /** The answer from that database under that tag: kept, being made for somebody else, or made now. */
  take(from: object, tag: string, make: () => Promise<Response>): Promise<Response>
}

/** Offers run out by the clock too: nothing older is given again, milliseconds. No longer than callers may keep it. */
const KEPT_MS = 5000
const MOST_CHARACTERS = 48 * 1024 * 1024
/** What `Response.json` says. */
const JSON_TYPE = 'application/json'
/** Larger answers are asked for once. */
const LARGEST = 512 * 1024

/**
 * A tag stands for a question and everything its answer is made of (`entityTag`), so whatever was answered under it
 * is still the answer. Many who ask the same at once wait for one answer.
 */
export function keptAnswers(now: () => number): KeptAnswers {
  const kept = new Map<string, { readonly body: string; readonly at: number }>()
  const making = new Map<string, Promise<string | undefined>>()
  /** A copy is a moment behind: what one database answers is not what another would. */
  const names = new WeakMap<object, number>()
  let characters = 0
  let named = 0

  function nameOf(database: object): number {
    const name = names.get(database) ?? ++named
    names.set(database, name)
    return name
  }

  function drop(tag: string): void {
    const one = kept.get(tag)
    if (!one) return
    kept.delete(tag)
    characters -= one.body.length
  }

  function keep(tag: string, body: string): void {
    drop(tag)
    kept.set(tag, { body, at: now() })
    characters += body.length
    // The oldest come first.
    for (const [oldest, { at }] of kept) {
      if (characters <= MOST_CHARACTERS && now() - at < KEPT_MS) return
      drop(oldest)
    }
  }

  async function makeNow(tag: string, make: () => Promise<Response>): Promise<Response> {
    let other: Response | undefined
    const mine = make().then(async (response) => {
      if (!isPlain(response)) {
        other = response
        return undefined
      }
      const body = await response.text()
      if (body.length <= LARGEST) keep(tag, body)
      return body
    })
    making.set(tag, mine)
    try {
      const body = await mine
      return body === undefined ? (other ?? new Response(null, { status: 500 })) : toResponse(body)
    } finally {
      if (making.get(tag) === mine) making.delete(tag)
    }
  }

  return {
    async take(from, ofDatabase, make) {
      const tag = `${nameOf(from)} ${ofDatabase}`
      const known = kept.get(tag)
      if (known && now() - known.at < KEPT_MS) return toResponse(known.body)
      const other = making.get(tag)
      const given = other && (await other.catch(() => undefined))
      return given === undefined ? makeNow(tag, make) : toResponse(given)
    },
  }
}

/** Only JSON that says nothing else in its headers is given again; streams, files and redirects are not. */
function isPlain({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type') === JSON_TYPE &&
    [...headers.keys()].every((name) => name === 'content-type')
  )
}

function toResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': JSON_TYPE } })
}
