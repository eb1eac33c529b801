import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonArray } from './json-array.js'

async function* inBatches<T>(batches: readonly (readonly T[])[]): AsyncGenerator<readonly T[]> {
  for (const batch of batches) yield batch
}

describe('an array sent as it is made', () => {
  it('is the array, however it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.jsonValue(), { maxLength: 4 }), { maxLength: 6 }),
        async (batches) => {
          const text = await jsonArray(inBatches(batches)).text()
          expect(text).toBe(JSON.stringify(batches.flat()))
        },
      ),
    )
  })

  it('is read no further than its reader', async () => {
    let made = 0
    let ended = false
    async function* endless() {
      try {
        for (;;) yield [made++]
      } finally {
        ended = true
      }
    }
    const reader = jsonArray(endless()).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect([made < 5, ended]).toEqual([true, true])
  })
})
