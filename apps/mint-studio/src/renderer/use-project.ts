import { useCallback, useEffect, useState } from 'react'
import { codeOf, type ProjectView, studio } from './bridge.js'

export interface OpenProject {
  readonly view: ProjectView | undefined
  /** Does something that gives the project as it is then; what goes wrong is told. */
  readonly act: (task: () => Promise<ProjectView>) => Promise<void>
}

/** A project as it is, and as it becomes by itself. */
export function useProject(id: string, onFault: (code: string | undefined) => void): OpenProject {
  const [view, setView] = useState<ProjectView>()

  const act = useCallback(
    async (task: () => Promise<ProjectView>) => {
      onFault(undefined)
      try {
        setView(await task())
      } catch (error) {
        onFault(codeOf(error))
      }
    },
    [onFault],
  )
  useEffect(() => {
    void act(() => studio().openProject({ id }))
    return studio().onNews((next) => {
      if (next.id === id) setView(next)
    })
  }, [act, id])
  return { view, act }
}
