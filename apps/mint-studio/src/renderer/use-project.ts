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
  // Answers and news come on two ways, and an older look may come last.
  const take = useCallback(
    (next: ProjectView) => setView((now) => (now?.id === next.id && now.look > next.look ? now : next)),
    [],
  )

  const act = useCallback(
    async (task: () => Promise<ProjectView>) => {
      onFault(undefined)
      try {
        take(await task())
      } catch (error) {
        onFault(codeOf(error))
      }
    },
    [onFault, take],
  )
  useEffect(() => {
    void act(() => studio().openProject({ id }))
    return studio().onNews((next) => {
      if (next.id === id) take(next)
    })
  }, [act, id, take])
  return { view, act }
}
