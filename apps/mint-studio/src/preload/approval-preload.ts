import { contextBridge } from 'electron'
import { APPROVAL_NAMES } from '../ipc/channel-name.js'
import { functionsOf } from './expose.js'

contextBridge.exposeInMainWorld('approval', functionsOf(APPROVAL_NAMES))
