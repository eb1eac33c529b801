import { useEffect, useRef, useState } from 'react'
import { type FilledAsked, moreFilled } from './more-filled.js'

/** The rows of a window that are drawn with their cells by now; a few more with each frame, those first that are seen. */
export function useFilled(asked: FilledAsked): ReadonlySet<number> {
  const { from, top, to, rows } = asked
  const [filled, setFilled] = useState<ReadonlySet<number>>(new Set())
  const latest = useRef(asked)
  const frame = useRef(0)

  useEffect(() => {
    latest.current = { from, top, to, rows }
    if (frame.current || moreFilled(filled, latest.current) === filled) return
    // One frame at a time, whatever is scrolled meanwhile: it looks at what is seen by then.
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      setFilled((before) => moreFilled(before, latest.current))
    })
  }, [from, top, to, rows, filled])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
    },
    [],
  )
  return filled
}
