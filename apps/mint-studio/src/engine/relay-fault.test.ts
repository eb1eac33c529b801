import { describe, expect, it } from 'vitest'
import { isRelayFault } from './relay-fault.js'

function thrownAt(place: string): Error {
  const error = new Error('No matching key')
  error.stack = `Error: No matching key\n    at Session.onRelayMessage (${place}:20:13541)`
  return error
}

describe('a fault that nobody heard', () => {
  it('is the relay client’s where it was thrown in its file, or is no error at all', () => {
    expect(isRelayFault(thrownAt('/opt/studio/relay-client.js'))).toBe(true)
    expect(isRelayFault({ message: 'No matching key', code: 1301 })).toBe(true)
  })

  it('is the engine’s own otherwise', () => {
    expect(isRelayFault(thrownAt('/opt/studio/engine.js'))).toBe(false)
    expect(isRelayFault(new Error('disk full'))).toBe(false)
    expect(isRelayFault(undefined)).toBe(false)
    expect(isRelayFault('disk full')).toBe(false)
  })
})
