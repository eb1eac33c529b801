import { afterEach, describe, expect, it } from 'vitest'
import { type ListedWork, readWorks, workList } from './work-list.js'

afterEach(() => localStorage.clear())

const most = 10
const id = (n: number) => `nft1${String(n).padStart(58, 'q')}`
const work = (n: number): ListedWork => ({ id: id(n), at: n })
const full = Array.from({ length: most }, (_, n) => work(n))

describe('a list of works', () => {
  it('comes back as it was kept', () => {
    const priced = [{ ...work(1), units: '12' }, work(2)]
    workList('some', most).add(priced)
    expect(workList('some', most).get()).toEqual(priced)
  })

  it.each([
    [undefined],
    [[]],
    [{ version: 2, items: [] }],
    [{ version: 1, items: {} }],
    [{ version: 1, items: [null, { id: 'javascript:alert(1)', at: 1 }, { id: 5, at: 1 }] }],
  ])('that holds %j is empty', (json) => {
    expect(readWorks(json, most)).toEqual([])
  })

  it('believes no price that is none', () => {
    expect(readWorks({ version: 1, items: [{ ...work(1), units: '1.5' }] }, most)).toEqual([work(1)])
  })

  it('names nothing twice and never grows beyond its bound', () => {
    expect(readWorks({ version: 1, items: [...full, ...full, work(500)] }, most)).toEqual(full)
    const list = workList('some', most)
    list.add([...full, work(500)])
    expect(list.get()).toEqual(full)
    expect(list.toggle(work(500))).toBe(false)
    list.remove([id(0), id(1)])
    list.add([work(7), work(500)])
    expect(list.get()).toEqual([work(500), ...full.slice(2)])
  })

  it('takes a work on, the latest first, and off again', () => {
    const list = workList('some', most)
    expect(list.toggle(work(1))).toBe(true)
    list.toggle(work(2))
    expect(list.get().map((one) => one.id)).toEqual([id(2), id(1)])
    list.toggle({ id: id(1), at: 30 })
    expect(list.get()).toEqual([work(2)])
  })
})
