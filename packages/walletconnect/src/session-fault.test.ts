import { expect, it } from 'vitest'
import { readSessionFault, SessionFault } from './session-fault.js'
import { within } from './within.js'

it.each([
  ['a number of CHIP-0002', { code: 4003, message: 'Too little' }, 'too-little'],
  ['a number of WalletConnect', { code: 5101, message: 'x' }, 'no-such-method'],
  ['4001, which stands for whatever went wrong', { code: 4001, message: 'Missing key' }, 'declined'],
  ['4001 with the words of a refusal', { code: 4001, message: 'Authentication failed' }, 'rejected'],
  ['4001 with the words of a click', { code: 4001, message: 'User rejected request' }, 'rejected'],
  ['what the client says of an ended session', new Error('No matching key. session topic'), 'unauthorized'],
  [
    'what it says just after',
    new Error('Missing or invalid. Record was recently deleted - session: a'),
    'unauthorized',
  ],
  ['what the client says of a silent relay', new Error('Failed to publish payload'), 'unreachable'],
  [
    'a fault of its own from another bundle',
    Object.assign(new Error('x'), { name: 'SessionFault', code: 'unreadable' }),
    'unreadable',
  ],
  ['words alone', 'Request expired', 'unreachable'],
  ['nothing', undefined, 'unreadable'],
  ['something odd', { code: 'x', message: 7 }, 'unreadable'],
])('reads %s', (_, said, code) => {
  expect(readSessionFault(said)).toMatchObject({ name: 'SessionFault', code })
})

it('keeps what was read once, and no more of the words than can be shown', () => {
  const fault = new SessionFault('refused', 'x')
  expect(readSessionFault(fault)).toBe(fault)
  expect(readSessionFault({ code: 1, message: 'm'.repeat(9000) }).message).toHaveLength(300)
})

it('waits no longer than it should, and not for what was given up', async () => {
  const never = new Promise<never>(() => {})
  await expect(within(1, never)).rejects.toMatchObject({ code: 'unreachable' })
  const stop = new AbortController()
  const waiting = within(60_000, never, stop.signal)
  stop.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'rejected' })
  await expect(within(60_000, never, stop.signal)).rejects.toMatchObject({ code: 'rejected' })
  await expect(within(60_000, Promise.resolve(7))).resolves.toBe(7)
})
