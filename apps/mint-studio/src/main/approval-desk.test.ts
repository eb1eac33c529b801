import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { expect, it, vi } from 'vitest'
import { StudioError } from '../ipc/failure.js'
import { ApprovalDesk } from './approval-desk.js'

const hash = 'a'.repeat(64)
const read = (id: string) => ({
  projectId: id,
  planHash: hash,
  network: 'devnet',
  collection: 'Lanterns',
  did: 'did:chia:1x',
  pieces: 1,
  batches: 1,
  pilot: 0,
  most: '2',
  royaltyBasisPoints: 500,
  royaltyAddress: 'txch1x',
  royaltySplit: [],
  owners: { kept: 1, given: 0, addresses: 0, most: [] },
  first: { fee: '1', spends: 3, nfts: [] },
})
const [one, other] = ['lanterns', 'otherdrop']

/** A desk whose engine answers once it is let, and the windows it opens. */
function openDesk(mayMint: (network: string) => Promise<void> = async () => {}) {
  const waiting: (() => void)[] = []
  const call = vi.fn(async (name: string, { id }: { id: string }) => {
    if (name !== 'approvalOf') return undefined
    await new Promise<void>((done) => waiting.push(done))
    return read(id)
  })
  const windows: (EventEmitter & { destroy: () => void })[] = []
  const open = vi.fn(() => {
    const window = Object.assign(new EventEmitter(), {
      destroy: () => void window.emit('closed'),
    })
    windows.push(window)
    // Only its end is used here.
    return window as unknown as BrowserWindow
  })
  const desk = new ApprovalDesk(
    { call: (name, input) => call(name, input as { id: string }), stop() {} },
    open,
    mayMint,
  )
  return {
    desk,
    call,
    open,
    windows,
    go: () => {
      for (const done of waiting.splice(0)) done()
    },
  }
}

it('gives the word of a person to the plan they were shown', async () => {
  const { desk, call, windows, go } = openDesk()
  const asking = desk.ask(one)
  go()
  await asking
  expect(desk.asked()).toMatchObject({ projectId: one, planHash: hash })
  await desk.answer(true)
  expect(call).toHaveBeenLastCalledWith('approve', { id: one, planHash: hash })
  expect(windows).toHaveLength(1)
  expect(() => desk.asked()).toThrow(expect.objectContaining({ code: 'nothing-asked' }))
})

it('takes no second question while one is open or opening', async () => {
  const { desk, open, go } = openDesk()
  const asking = desk.ask(one)
  await expect(desk.ask(other)).rejects.toMatchObject({ code: 'asked-already' })
  go()
  await asking
  await expect(desk.ask(other)).rejects.toMatchObject({ code: 'asked-already' })
  expect(open).toHaveBeenCalledOnce()
})

it('hears a no in a window that is closed, and can be asked again', async () => {
  const { desk, call, windows, go } = openDesk()
  const asking = desk.ask(one)
  go()
  await asking
  windows[0]?.emit('closed')
  await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith('refuse', { id: one }))
  const again = desk.ask(other)
  go()
  await again
  expect(desk.asked()).toMatchObject({ projectId: other })
})

it('can be asked again where the engine had nothing to show', async () => {
  const { desk, call, go } = openDesk()
  call.mockRejectedValueOnce(new Error('engine-gone'))
  await expect(desk.ask(one)).rejects.toThrow('engine-gone')
  const again = desk.ask(one)
  go()
  await again
  expect(desk.asked().projectId).toBe(one)
})

it('shows nothing to whoever may not begin, and leaves the plan as it was', async () => {
  const mayMint = vi.fn(async () => {
    throw new StudioError('sign-in-first')
  })
  const { desk, call, open, go } = openDesk(mayMint)
  const asking = desk.ask(one)
  go()
  await expect(asking).rejects.toMatchObject({ code: 'sign-in-first' })
  expect(mayMint).toHaveBeenCalledWith('devnet')
  expect(call).toHaveBeenLastCalledWith('refuse', { id: one })
  expect(open).not.toHaveBeenCalled()
  mayMint.mockResolvedValueOnce(undefined as never)
  const again = desk.ask(one)
  go()
  await again
  expect(open).toHaveBeenCalledOnce()
})

it('asks nobody about a plan that was approved before', async () => {
  const mayMint = vi.fn(async () => {})
  const { desk, call } = openDesk(mayMint)
  call.mockRejectedValueOnce(new StudioError('fixed'))
  await expect(desk.ask(one)).rejects.toMatchObject({ code: 'fixed' })
  expect(mayMint).not.toHaveBeenCalled()
})

it('asks nothing more once its window is open, whatever becomes of an account meanwhile', async () => {
  const mayMint = vi.fn(async () => {})
  const { desk, call, go } = openDesk(mayMint)
  const asking = desk.ask(one)
  go()
  await asking
  mayMint.mockRejectedValue(new StudioError('sign-in-first'))
  await desk.answer(true)
  expect(call).toHaveBeenLastCalledWith('approve', { id: one, planHash: hash })
  expect(mayMint).toHaveBeenCalledOnce()
})
