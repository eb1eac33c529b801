import { lazy, Suspense } from 'react'
import { hasPart } from '#app/layout/has-part.js'
import type { Fault } from './fault.js'

// Most files are what they should be.
const FaultSentence = hasPart('file-fault')
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
