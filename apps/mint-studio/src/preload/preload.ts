import { contextBridge, ipcRenderer } from 'electron'
import { CHANNEL_NAMES, LINK, NEWS, SESSION, UPDATE } from '../ipc/channel-name.js'
import { functionsOf } from './expose.js'

contextBridge.exposeInMainWorld('studio', {
  ...functionsOf(CHANNEL_NAMES),
  onNews: (listener: (view: unknown) => void) => hear(NEWS, listener),
  onLink: (listener: () => void) => hear(LINK, () => listener()),
  onUpdate: (listener: () => void) => hear(UPDATE, () => listener()),
  onSession: (listener: () => void) => hear(SESSION, () => listener()),
})

/** Calls back with what main says on one channel; ends by what it gives. */
function hear(channel: string, listener: (said: unknown) => void): () => void {
  // The event itself stays here: it would give the page its sender.
  const heard = (_: unknown, said: unknown) => listener(said)
  ipcRenderer.on(channel, heard)
  return () => void ipcRenderer.removeListener(channel, heard)
}
