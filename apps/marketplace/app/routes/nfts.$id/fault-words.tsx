import { lazy, Suspense } from 'react'
import type { Fault } from './fault.js'

// Most files are what they should be. The server has it at once, for readers without script.
const FaultSentence = import.meta.env.SSR
  ? (await import('./fault-sentence.js')).FaultSentence
  : lazy(() => import('./fault-sentence.js').then((module) => ({ default: module.FaultSentence })))

/** A fault in the visitor's language. */
export function FaultWords(fault: Fault) {
  return (
    <Suspense>
      <FaultSentence {...fault} />
    </Suspense>
  )
}
