import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import type { z } from 'zod'
import { type Reply, StudioError } from '../ipc/failure.js'
import { APP_ORIGIN } from './app-protocol.js'

interface Channel {
  readonly input: z.ZodType
  readonly output: z.ZodType
}

/** Whether a call comes from the window that may make it. */
export type MayAsk = (event: Pick<IpcMainInvokeEvent, 'sender'>) => boolean

/**
 * Answers one channel. A caller is believed only as the top frame of one of our own pages, in the window that the channel is for; what it
 * sends is parsed, and so is what it gets. What goes wrong crosses as a code alone.
 */
export function answer<C extends Channel>(
  ipc: Pick<IpcMain, 'handle'>,
  name: string,
  { input, output }: C,
  mayAsk: MayAsk,
  task: (input: z.output<C['input']>) => Promise<unknown>,
): void {
  ipc.handle(name, async (event, sent: unknown): Promise<Reply> => {
    if (!isOwnFrame(event.senderFrame) || !mayAsk(event)) return failed('not-allowed')
    const asked = input.safeParse(sent)
    if (!asked.success) return failed('invalid-call')
    try {
      const given = output.safeParse(await task(asked.data as z.output<C['input']>))
      return given.success ? { ok: true, value: given.data } : failed('invalid-answer')
    } catch (error) {
      return failed(error instanceof StudioError ? error.code : 'unexpected')
    }
  })
}

function isOwnFrame(frame: IpcMainInvokeEvent['senderFrame']): boolean {
  if (!frame || frame.parent !== null) return false
  return frame.url.startsWith(`${APP_ORIGIN}/`)
}

function failed(code: string): Reply {
  return { ok: false, failure: { code } }
}
