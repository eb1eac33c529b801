/** An answer as it was made. */
interface Made {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Answers that were made a moment ago, by their tags. */
export interface KeptAnswers {
  /** The answer from that database under that tag: kept, being made for somebody else, or made now. */
  take(from: object, tag: string, make: () => Promise<Response>): Promise<Response>
}

/** Offers run out by the clock too: nothing older is given again, milliseconds. No longer than callers may keep it. */
const KEPT_MS = 5000
const MOST_CHARACTERS = 48 * 1024 * 1024
/** Larger answers are asked for once. */
const LARGEST = 512 * 1024

/**
 * A tag stands for a question and everything its answer is made of (`entityTag`), so whatever was answered under it
 * is still the answer. Many who ask the same at once wait for one answer.
 */
export function keptAnswers(now: () => number): KeptAnswers {
  const kept = new Map<string, { readonly made: Made; readonly at: number }>()
  const making = new Map<string, Promise<Made | undefined>>()
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
    characters -= one.made.body.length
  }

  function keep(tag: string, made: Made): void {
    drop(tag)
    kept.set(tag, { made, at: now() })
    characters += made.body.length
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
      const made = await madeOf(response)
      if (made.body.length <= LARGEST) keep(tag, made)
      return made
    })
    making.set(tag, mine)
    try {
      const made = await mine
      return made ? toResponse(made) : (other ?? new Response(null, { status: 500 }))
    } finally {
      if (making.get(tag) === mine) making.delete(tag)
    }
  }

  return {
    async take(from, ofDatabase, make) {
      const tag = `${nameOf(from)} ${ofDatabase}`
      const known = kept.get(tag)
      if (known && now() - known.at < KEPT_MS) return toResponse(known.made)
      const other = making.get(tag)
      const given = other && (await other.catch(() => undefined))
      return given ? toResponse(given) : makeNow(tag, make)
    },
  }
}

/** Only JSON that says nothing else in its headers is given again; streams, files and redirects are not. */
function isPlain(response: Response): boolean {
  const names = [...response.headers.keys()]
  return (
    response.status === 200 &&
    names.every((name) => name === 'content-type') &&
    (response.headers.get('content-type') ?? '').startsWith('application/json')
  )
}

async function madeOf(response: Response): Promise<Made> {
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  }
}

function toResponse({ status, type, body }: Made): Response {
  return new Response(body, { status, headers: { 'content-type': type } })
}
