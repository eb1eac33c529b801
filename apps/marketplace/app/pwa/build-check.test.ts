import { describe, expect, it, vi } from 'vitest'
import { BUILD_CHECK_MS, buildCheck } from './build-check.js'

function checked(answers: unknown[]) {
  let now = 0
  const fetchLatest = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const onNewer = vi.fn()
  const check = buildCheck({ build: 'one', fetchLatest, now: () => now, onNewer })
  const after = (ms: number) => {
    now += ms
    return check()
  }
  return { fetchLatest, onNewer, after }
}

describe('the build check', () => {
  it('asks once an hour, not before', async () => {
    const { fetchLatest, onNewer, after } = checked([{ id: 'one' }, { id: 'one' }])
    await after(BUILD_CHECK_MS - 1)
    expect(fetchLatest).toHaveBeenCalledTimes(0)
    await after(1)
    await after(BUILD_CHECK_MS / 2)
    expect(fetchLatest).toHaveBeenCalledTimes(1)
    await after(BUILD_CHECK_MS / 2)
    expect(fetchLatest).toHaveBeenCalledTimes(2)
    expect(onNewer).not.toHaveBeenCalled()
  })

  it('tells of a newer build once, and then asks no more', async () => {
    const { fetchLatest, onNewer, after } = checked([{ id: 'two' }, { id: 'three' }])
    await after(BUILD_CHECK_MS)
    await after(BUILD_CHECK_MS)
    expect(onNewer).toHaveBeenCalledTimes(1)
    expect(fetchLatest).toHaveBeenCalledTimes(1)
  })

  it('takes silence and nonsense for no news', async () => {
    const { onNewer, after } = checked([new Error('offline'), '<html>', { id: 5 }, { id: '../x' }, null])
    for (let hour = 0; hour < 5; hour++) await after(BUILD_CHECK_MS)
    expect(onNewer).not.toHaveBeenCalled()
  })
})
