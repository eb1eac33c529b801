// A file of its own when it is built: it is larger than the rest of the engine, and few starts need it.
export { openSessions } from '@chiaroscuro/walletconnect/sessions'
