import { streamPath } from '@chiaroscuro/contract/operation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useSite } from '#app/layout/site.js'
import type { LiveMessage } from './live-message.js'

type Listener = (message: LiveMessage) => void

interface Live {
  subscribe: (listener: Listener) => () => void
  connected: boolean
}

const LiveContext = createContext<Live>({ subscribe: () => () => {}, connected: false })

/** The one connection for live rows: open only while somebody listens. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { apiUrl } = useSite()
  const listeners = useRef(new Set<Listener>())
  const source = useRef<EventSource | undefined>(undefined)
  const [connected, setConnected] = useState(false)

  const live = useMemo(() => {
    const open = () => {
      const stream = new EventSource(apiUrl + streamPath)
      // Most pages hear nothing.
      const reading = import('./live-message.js')
      stream.onopen = () => setConnected(true)
      stream.onerror = () => setConnected(false)
      stream.onmessage = async ({ data }) => {
        const message = (await reading).readLiveMessage(data)
        if (message) for (const listener of listeners.current) listener(message)
      }
      return stream
    }
    return (listener: Listener) => {
      listeners.current.add(listener)
      source.current ??= open()
      return () => {
        listeners.current.delete(listener)
        if (listeners.current.size > 0) return
        source.current?.close()
        source.current = undefined
        setConnected(false)
      }
    }
  }, [apiUrl])

  const value = useMemo(() => ({ subscribe: live, connected }), [live, connected])
  return <LiveContext.Provider value={value}>{children}</LiveContext.Provider>
}

/** Hears every message while mounted and not paused; answers whether the line is up. */
export function useLive(onMessage: Listener, paused = false): boolean {
  const { subscribe, connected } = useContext(LiveContext)
  const latest = useRef(onMessage)
  latest.current = onMessage
  useEffect(() => {
    if (paused) return
    return subscribe((message) => latest.current(message))
  }, [subscribe, paused])
  return connected && !paused
}
