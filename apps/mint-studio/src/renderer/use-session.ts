import { useCallback, useEffect, useState } from 'react'
import { codeOf, type SessionView, studio } from './bridge.js'

export interface OpenSession {
  /** Nothing until it was asked for. */
  readonly session: SessionView | undefined
  /** Does something that changes it; what goes wrong is told. */
  readonly act: (task: () => Promise<SessionView>) => void
}

/** The wallet over WalletConnect as it is, and as it becomes by itself. */
export function useSession(onFault: (code: string | undefined) => void): OpenSession {
  const [session, setSession] = useState<SessionView>()
  useEffect(() => {
    const look = () =>
      void studio()
        .getSession()
        .then(setSession, () => {})
    look()
    return studio().onSession(look)
  }, [])
  const act = useCallback(
    (task: () => Promise<SessionView>) => {
      onFault(undefined)
      task().then(setSession, (error: unknown) => {
        const code = codeOf(error)
        if (code !== 'given-up') onFault(code === 'invalid-call' ? 'invalid-node' : code)
      })
    },
    [onFault],
  )
  return { session, act }
}
