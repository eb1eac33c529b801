import { beforeEach, describe, expect, it } from 'vitest'
import { mayReload, RELOAD_GUARD_MS } from './reload-guard.js'

const now = 1_000_000

beforeEach(() => sessionStorage.clear())

describe('the reload guard', () => {
  it('lets a page reload once within its time, whatever for', () => {
    expect(mayReload('a', now)).toBe(true)
    expect(mayReload('b', now + RELOAD_GUARD_MS - 1)).toBe(false)
    expect(mayReload('b', now + RELOAD_GUARD_MS)).toBe(true)
  })

  it('never lets it reload twice for the same reason', () => {
    expect(mayReload('a', now)).toBe(true)
    expect(mayReload('a', now + 10 * RELOAD_GUARD_MS)).toBe(false)
  })

  it('holds for its time where no reason is given', () => {
    expect(mayReload(undefined, now)).toBe(true)
    expect(mayReload(undefined, now + 1)).toBe(false)
    expect(mayReload(undefined, now + RELOAD_GUARD_MS)).toBe(true)
  })

  it('refuses where nothing can be remembered', () => {
    const broken = {
      ...sessionStorage,
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(mayReload('a', now, broken)).toBe(false)
    sessionStorage.setItem('reload-guard', 'nonsense')
    expect(mayReload('a', now)).toBe(false)
  })
})
