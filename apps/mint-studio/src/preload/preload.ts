import { contextBridge, ipcRenderer } from 'electron'
import { CHANNEL_NAMES, LINK, NEWS } from '../ipc/channel-name.js'
import { functionsOf } from './expose.js'

contextBridge.exposeInMainWorld('studio', {
  ...functionsOf(CHANNEL_NAMES),
  onNews(listener: (view: unknown) => void) {
    // The event itself stays here: it would give the page its sender.
    const heard = (_: unknown, view: unknown) => listener(view)
    ipcRenderer.on(NEWS, heard)
    return () => ipcRenderer.removeListener(NEWS, heard)
  },
  onLink(listener: () => void) {
    const heard = () => listener()
    ipcRenderer.on(LINK, heard)
    return () => ipcRenderer.removeListener(LINK, heard)
  },
})
