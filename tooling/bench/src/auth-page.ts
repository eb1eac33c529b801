/** What a page is told in its address. */
export interface Place {
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly endpoint: string
}

/** A client in a page. */
export interface PageClient {
  /** What it can do while a person types. */
  readonly prepare: () => Promise<void>
  /** Whether the person is signed in. */
  readonly signIn: (username: string, password: string) => Promise<boolean>
  readonly signOut: () => Promise<void>
}

/** Milliseconds of one page's life. */
export interface PageTimes {
  /** From the call to being signed in, on a page just opened. */
  readonly first: number
  /** The same once more, after signing out. */
  readonly second: number
  /** The main thread's longest task after the bench asked; 0 where none reached 50 ms, as browsers tell of no others. */
  readonly longest: number
}

/** What the bench asks of a page. */
export interface PageWork {
  readonly username: string
  readonly password: string
  readonly prepared: boolean
}

declare global {
  /** What the bench calls in its page. */
  var measureSignIn: (work: PageWork) => Promise<PageTimes>
}

/** Where the page's pool is, from its address. */
export function placeOf(address: URL): Place {
  const told = (name: string) => address.searchParams.get(name) ?? ''
  return {
    userPoolId: told('userPoolId'),
    userPoolClientId: told('userPoolClientId'),
    endpoint: told('endpoint'),
  }
}

/** Offers a client to the bench. */
export function offer(client: PageClient): void {
  globalThis.measureSignIn = async ({ username, password, prepared }) => {
    // The task that runs now is the bench's own.
    const asked = performance.now()
    await nextTask()
    let longest = 0
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, duration } of entries)
        if (startTime >= asked) longest = Math.max(longest, duration)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'longtask' })
    const timed = async () => {
      const started = performance.now()
      if (!(await client.signIn(username, password))) throw new Error('not signed in')
      return performance.now() - started
    }
    if (prepared) await client.prepare()
    // The person types on; what follows is a click, and a task of its own.
    await nextTask()
    const first = await timed()
    await client.signOut()
    const second = await timed()
    // A task is told of once it has ended.
    await new Promise(requestAnimationFrame)
    await nextTask()
    note(observer.takeRecords())
    return { first, second, longest }
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
