import { useEffect, useState } from 'react'
import { localText, type TermsFault, type TermsTyped } from './read-terms.js'

const DAY_MS = 86_400_000

/** Terms as they are typed, and the rule they broke when they were read last. */
export function useTerms() {
  const [typed, setTyped] = useState<TermsTyped>({ reserve: '', start: '', end: '', overtime: '10' })
  const [fault, setFault] = useState<TermsFault>()
  // The reader's own time is known to the browser alone.
  useEffect(() => setTyped((now) => ({ ...now, end: localText(new Date(Date.now() + DAY_MS)) })), [])
  const set = (change: Partial<TermsTyped>) => {
    setTyped({ ...typed, ...change })
    setFault(undefined)
  }
  return { typed, fault, setFault, set }
}
