import autocannon from 'autocannon'

/** How a service bore a load. */
export interface Borne {
  /** Requests a second, on average. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers other than 2xx, and requests without one. */
  readonly failed: number
  readonly bytes: number
}

interface Way {
  readonly seconds: number
  readonly connections: number
  readonly rate?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks these paths in turn over some connections: as fast as it can, or `rate` times a second. */
export async function load(
  url: string,
  paths: readonly string[],
  { seconds, connections, rate, headers = {} }: Way,
): Promise<Borne> {
  let asked = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Written as they are asked: thousands of them for each connection would be what is measured.
    requests: [
      { setupRequest: (given) => ({ ...given, headers, path: paths[asked++ % paths.length] ?? '/' }) },
    ],
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  const answered = result['2xx']
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    bytes: answered === 0 ? 0 : Math.round(result.throughput.total / answered),
  }
}

/** Asks one after another and gives the times, sorted, milliseconds. */
export async function times(url: string, paths: readonly string[]): Promise<number[]> {
  const took: number[] = []
  for (const path of paths) {
    const started = performance.now()
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    took.push(performance.now() - started)
  }
  return took
}
