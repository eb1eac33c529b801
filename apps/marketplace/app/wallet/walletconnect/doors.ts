import type { Door } from '../wallet-port.js'

const signals = new WeakMap<Door, AbortSignal>()

/** A request without a window of its own: closing it gives up what the wallet has not answered. */
export function openDoor(): Door {
  const stop = new AbortController()
  const door = { id: '', href: null, close: () => stop.abort() }
  signals.set(door, stop.signal)
  return door
}

/** Aborted once the door is closed. */
export function signalOf(door: Door): AbortSignal | undefined {
  return signals.get(door)
}
