import { ipcRenderer } from 'electron'
import type { Reply } from '../ipc/failure.js'

/** A function for each name, and no way to say another. What fails is thrown by its code. */
export function functionsOf(names: readonly string[]): Record<string, (input?: unknown) => Promise<unknown>> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (input?: unknown) => {
        const reply: Reply = await ipcRenderer.invoke(name, input)
        if (reply.ok) return reply.value
        throw new Error(reply.failure.code)
      },
    ]),
  )
}
