import { type MutableRefObject, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import type { Arriving, Settled } from './arriving.js'
import { OnItsWay } from './on-its-way.js'
import { Failed } from './section.js'

export interface LateProps<T> {
  part: Arriving<T>
  /** Stands there until it comes, unless something was there before. */
  waiting?: ReactNode
  /** Stands there if it does not come. */
  failed?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * A part of a page that may come after the rest (docs/decisions/0078). One that is of something else than before has
 * another key: nothing is shown in the place of what it is not.
 */
export function Late<T>({ part, waiting = <OnItsWay />, failed = <Failed />, children }: LateProps<T>) {
  const last = useRef<Settled<T>>()
  const arrival = useMemo(() => (part instanceof Promise ? arrivalOf(part) : { it: part }), [part])
  const draw = (it: Settled<T>) => (it.ok ? children(it.value) : failed)
  if (!('coming' in arrival)) return <Shown it={arrival.it} last={last} draw={draw} />
  return (
    <Suspense key={arrival.id} fallback={last.current ? draw(last.current) : waiting}>
      <Arrived arrival={arrival} last={last} draw={draw} />
    </Suspense>
  )
}

interface Drawn<T> {
  last: MutableRefObject<Settled<T> | undefined>
  draw: (it: Settled<T>) => ReactNode
}

function Arrived<T>({ arrival, ...drawn }: Drawn<T> & { arrival: Arrival<T> }) {
  if (!arrival.it) throw arrival.coming
  return <Shown it={arrival.it} {...drawn} />
}

function Shown<T>({ it, last, draw }: Drawn<T> & { it: Settled<T> }) {
  useEffect(() => {
    last.current = it
  })
  return draw(it)
}

interface Arrival<T> {
  readonly id: number
  readonly coming: Promise<void>
  it?: Settled<T>
}

let waitedFor = 0

function arrivalOf<T>(part: Promise<Settled<T>>): Arrival<T> {
  const arrival: Arrival<T> = {
    id: ++waitedFor,
    coming: part.then((it) => {
      arrival.it = it
    }),
  }
  return arrival
}
