import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door, WalletPort } from '#app/wallet/wallet-port.js'
import { useDeed } from './use-deed.js'

function wallet() {
  const close = vi.fn()
  const openDoor = vi.fn((): Door => ({ id: 'a', href: 'http://wallet.test/a', close }))
  // Only its door is used here.
  return { close, openDoor, port: { openDoor } as unknown as WalletPort }
}

describe('something a wallet is asked for', () => {
  it('opens the wallet within the click, and goes from asking to sent to done', async () => {
    const { port, openDoor } = wallet()
    const { result } = renderHook(() => useDeed())
    let finish = () => {}
    act(() => {
      void result.current.begin(port, async (_, sent) => {
        sent()
        await new Promise<void>((done) => {
          finish = done
        })
      })
      expect(openDoor).toHaveBeenCalledOnce()
    })
    expect(result.current.deed.step).toBe('sent')
    await act(async () => finish())
    expect(result.current.deed.step).toBe('done')
  })

  it('says why it failed, and closes the window', async () => {
    const { port, close } = wallet()
    const { result } = renderHook(() => useDeed())
    await act(async () => {
      await result.current.begin(port, async () => {
        throw new WalletFault('too-little', '')
      })
    })
    expect(result.current.deed).toMatchObject({ step: 'failed', fault: { code: 'too-little' } })
    expect(close).toHaveBeenCalledOnce()
  })

  it('forgets what was given up, whatever the wallet says later', async () => {
    const { port, close } = wallet()
    const { result } = renderHook(() => useDeed())
    let finish = () => {}
    act(() => {
      void result.current.begin(port, () => new Promise<void>((done) => (finish = done)))
    })
    expect(result.current.deed).toEqual({ step: 'asking', href: 'http://wallet.test/a' })
    act(() => result.current.abandon())
    await act(async () => finish())
    expect(result.current.deed.step).toBe('idle')
    expect(close).toHaveBeenCalledOnce()
  })
})
