import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { kept } from './kept.js'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const counter = () =>
  kept<number>(
    'count',
    (json) => (Array.isArray(json) && typeof json[0] === 'number' ? json[0] : 0),
    (count) => (count === 0 ? undefined : [count]),
  )

describe('what a browser keeps', () => {
  it('is told to whoever looks, also from another page', () => {
    const count = counter()
    const { result } = renderHook(() => count.use())
    act(() => count.set(3))
    expect(result.current).toBe(3)
    expect(localStorage.getItem('count')).toBe('[3]')
    act(() => {
      localStorage.setItem('count', '[5]')
      window.dispatchEvent(new StorageEvent('storage', { key: 'count' }))
    })
    expect(result.current).toBe(5)
    act(() => count.set(0))
    expect(localStorage.getItem('count')).toBeNull()
  })

  it('draws nothing anew that shows a part which stays the same', () => {
    const count = counter()
    let drawn = 0
    const { result } = renderHook(() => {
      drawn++
      return count.usePart((value) => (value ?? 0) > 4)
    })
    act(() => count.set(3))
    act(() => count.set(4))
    expect([result.current, drawn]).toEqual([false, 1])
    act(() => count.set(5))
    expect([result.current, drawn]).toEqual([true, 2])
  })

  it.each([['{'], ['"3"'], ['null']])('is nothing where %j is found', (text) => {
    localStorage.setItem('count', text)
    expect(counter().get()).toBe(0)
  })

  it.each(['getItem', 'setItem'] as const)('lasts as long as the page where %s is refused', (what) => {
    vi.spyOn(Storage.prototype, what).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const count = counter()
    const { result } = renderHook(() => count.use())
    act(() => count.set(3))
    expect(result.current).toBe(3)
    expect(count.get()).toBe(3)
  })
})
