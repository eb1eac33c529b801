import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  readonly payload: AdapterPayload
  /** Unix milliseconds. */
  readonly until: number
}

/** As many things of each kind as are kept at once; the oldest go first. */
const MOST = 5000

/** What the library keeps while somebody signs in: in memory, for as long as it says, gone with the process. */
export function memory(now: () => number): (name: string) => Adapter {
  return () => {
    const kept = new Map<string, Kept>()
    const find = (fits: (payload: AdapterPayload) => boolean) =>
      [...kept.values()].find(({ payload, until }) => until > now() && fits(payload))?.payload
    const sweep = () => {
      for (const [id, { until }] of kept) if (until <= now() || kept.size > MOST) kept.delete(id)
    }
    return {
      async upsert(id, payload, expiresIn) {
        sweep()
        kept.set(id, { payload, until: now() + (expiresIn ?? 600) * 1000 })
      },
      async find(id) {
        const one = kept.get(id)
        return one && one.until > now() ? one.payload : undefined
      },
      async findByUid(uid) {
        return find((payload) => payload.uid === uid)
      },
      async findByUserCode(code) {
        return find((payload) => payload.userCode === code)
      },
      async consume(id) {
        const one = kept.get(id)
        if (one) kept.set(id, { ...one, payload: { ...one.payload, consumed: Math.floor(now() / 1000) } })
      },
      async destroy(id) {
        kept.delete(id)
      },
      async revokeByGrantId(grantId) {
        for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}
