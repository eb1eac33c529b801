import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '#app/live/live.js'
import type { LiveMessage } from '#app/live/live-message.js'

/** What a block or a market brings comes in several messages; and a page may be kept for a moment after the first. */
const DRAWN_AGAIN_MS = [150, 1500]

/** Draws the page of a work anew whenever something becomes of it. */
export function FollowWork({ id }: { id: string }) {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  const [heard, setHeard] = useState(0)
  useLive((message) => {
    if (worksOfMessage(message).includes(id)) setHeard((count) => count + 1)
  })
  useEffect(() => {
    if (heard === 0) return
    const timers = DRAWN_AGAIN_MS.map((ms) => setTimeout(() => latest.current(), ms))
    return () => timers.forEach(clearTimeout)
  }, [heard])
  return null
}

function worksOfMessage(message: LiveMessage): readonly (string | null)[] {
  switch (message.kind) {
    case 'block':
      return []
    case 'event':
      return [message.event.nft_id]
    case 'market':
      return message.nft_ids
    default:
      return [message.nft_id]
  }
}
