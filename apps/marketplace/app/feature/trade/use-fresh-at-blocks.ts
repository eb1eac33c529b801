import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useLive } from '#app/live/live.js'

/** Payments are looked for a moment after each block. */
const AFTER_BLOCK_MS = 900

/** Loads the page's data anew after every block. */
export function useFreshAtBlocks(): void {
  const { revalidate } = useRevalidator()
  const [block, setBlock] = useState<number>()
  useLive((message) => {
    if (message.kind === 'block') setBlock(message.height)
  })
  useEffect(() => {
    if (block === undefined) return
    const timer = setTimeout(revalidate, AFTER_BLOCK_MS)
    return () => clearTimeout(timer)
  }, [block, revalidate])
}
