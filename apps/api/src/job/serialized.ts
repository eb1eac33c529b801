/** One run at a time; a call during a run makes one more follow it, and waits for that one too. */
export function serialized(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const runAll = async (): Promise<void> => {
    do {
      again = false
      await task()
    } while (again)
  }
  return () => {
    again = true
    running ??= runAll().finally(() => {
      running = undefined
    })
    return running
  }
}
