import { useCallback, useEffect, useRef, useState } from 'react'
import { judgeOffer } from '#app/verify/judge-offer.js'
import { type KnownNames, NO_NAMES } from '#app/verify/known-names.js'
import { type ListResult, listOffer } from '#app/verify/list-offer.js'
import type { Verdict } from '#app/verify/verdict.js'
import { type VerifyTools, verifyText } from '#app/verify/verify-text.js'
import { fetchNames } from './fetch-names.js'
import type { Given } from './given.js'

/** An offer that was given, and how far it has come. */
export interface Upload extends Given {
  readonly verdict?: Verdict
  readonly names: KnownNames
  /** Stands in the list already, under this number. */
  readonly twin?: number
  readonly deed: 'none' | 'sending' | ListResult
}

type Facts = Partial<Pick<Upload, 'verdict' | 'names' | 'deed'>>

export interface Uploads {
  readonly uploads: readonly Upload[]
  /** Lists these, one after another. */
  list(keys: readonly number[]): Promise<void>
}

/** Verifies what is given, one after another, and lists what is asked for. */
export function useUploads(given: readonly Given[], tools: VerifyTools): Uploads {
  const [facts, setFacts] = useState<ReadonlyMap<number, Facts>>(new Map())
  const begun = useRef(new Set<number>())
  const learn = useCallback((key: number, more: Facts) => {
    setFacts((before) => new Map(before).set(key, { ...before.get(key), ...more }))
  }, [])

  useEffect(() => {
    for (const one of given) {
      if (begun.current.has(one.key)) continue
      begun.current.add(one.key)
      void verify(tools, one, (more) => learn(one.key, more))
    }
  }, [given, tools, learn])

  const list = async (keys: readonly number[]) => {
    for (const key of keys) learn(key, { deed: 'sending' })
    for (const one of given.filter(({ key }) => keys.includes(key)))
      learn(one.key, {
        deed: await listOffer(tools.api, one.text).catch(() => ({ is: 'unreachable' as const })),
      })
  }

  return {
    uploads: withTwins(
      given.map((one) => ({ names: NO_NAMES, deed: 'none', ...one, ...facts.get(one.key) })),
    ),
    list,
  }
}

async function verify(tools: VerifyTools, given: Given, learn: (more: Facts) => void): Promise<void> {
  if (given.fault) {
    const moment = { networks: tools.networks, seconds: 0 }
    return learn({ verdict: judgeOffer({ ok: false, fault: given.fault }, undefined, moment) })
  }
  const verdict = await verifyText(tools, given.text)
  learn({ verdict })
  if (verdict.offer) learn({ names: await fetchNames(tools.api, verdict.offer) })
}

/** The second of two equal offers points to the first. */
function withTwins(uploads: readonly Upload[]): Upload[] {
  const first = new Map<string, number>()
  return uploads.map((upload, at) => {
    const id = upload.verdict?.offer?.id
    if (id === undefined) return upload
    const before = first.get(id)
    if (before === undefined) first.set(id, at + 1)
    return before === undefined ? upload : { ...upload, twin: before }
  })
}

/** Whether it is worth giving to the book: what was seen to be broken is not. */
export function mayBeListed({ verdict, twin, deed }: Upload): boolean {
  const isTried = deed !== 'none' && (deed === 'sending' || deed.is === 'listed' || deed.is === 'known')
  return verdict?.offer != null && verdict.settles !== 'red' && twin === undefined && !isTried
}
