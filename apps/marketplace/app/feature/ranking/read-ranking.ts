import { readInterval } from '#app/feature/collection/interval.js'

/** Period, order and search of a ranking as its address holds them, and what the API is asked. The first order is the usual one. */
export function readRanking<Sort extends string>(
  params: URLSearchParams,
  rankings: readonly [Sort, ...Sort[]],
) {
  const interval = readInterval(params)
  const sort = rankings.find((ranking) => ranking === params.get('sort')) ?? rankings[0]
  const search = (params.get('q') ?? '').trim().slice(0, 200)
  const page = params.get('page')
  return {
    shown: { interval, sort, search },
    ask: { interval, sort, ...(search ? { search } : {}), ...(page ? { page } : {}) },
  }
}
