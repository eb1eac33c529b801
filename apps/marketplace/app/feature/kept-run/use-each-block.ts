import { useEffect, useState } from 'react'
import { useLive } from '#app/live/live.js'

/** After a block the node's word is asked a moment later. */
const AFTER_BLOCK_MS = 700
/** And now and then, should no block be heard of. */
const LOOK_EVERY_MS = 20_000

/** Looks again with each block, until it is over. */
export function useEachBlock(look: () => void, isOver: boolean): void {
  const [block, setBlock] = useState(0)
  useLive((message) => {
    if (message.kind === 'block') setBlock(message.height)
  }, isOver)
  useEffect(() => {
    if (isOver) return
    const soon = block > 0 ? setTimeout(look, AFTER_BLOCK_MS) : undefined
    const often = setInterval(look, LOOK_EVERY_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(often)
    }
  }, [block, look, isOver])
}
