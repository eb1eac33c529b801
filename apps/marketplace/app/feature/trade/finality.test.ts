import { describe, expect, it } from 'vitest'
import { FINAL_AFTER, finalityOf, type Settled } from './finality.js'

const settled: Settled = { offerId: 'o', fate: 'taken', height: 100 }
const [OPEN, PENDING, CANCELLED, TAKEN] = [0, 1, 3, 4]
const told = (status: number, ended_height: number | null) => ({ status, ended_height })

describe('how sure a trade is', () => {
  it('grows with every block on top', () => {
    expect(finalityOf(settled, told(TAKEN, 100), 100)).toEqual({ is: 'held', height: 100, depth: 1 })
    expect(finalityOf(settled, told(TAKEN, 100), 99 + FINAL_AFTER - 1)).toMatchObject({ is: 'held' })
    expect(finalityOf(settled, told(TAKEN, 100), 99 + FINAL_AFTER)).toEqual({ is: 'final', height: 100 })
  })

  it('begins anew in another block of the new branch', () => {
    expect(finalityOf(settled, told(TAKEN, 103), 104)).toEqual({ is: 'held', height: 103, depth: 2 })
    // The page may hear of the trade before it hears of the block.
    expect(finalityOf(settled, told(TAKEN, 103), 102)).toMatchObject({ depth: 1 })
  })

  it('is gone while no block holds it, and for good where the chain went another way', () => {
    expect(finalityOf(settled, told(OPEN, null), 104)).toEqual({ is: 'back' })
    expect(finalityOf(settled, told(PENDING, null), 104)).toEqual({ is: 'back' })
    expect(finalityOf(settled, told(CANCELLED, 104), 104)).toEqual({ is: 'lost', fate: 'cancelled' })
    expect(finalityOf(settled, told(6, null), 104)).toEqual({ is: 'lost', fate: 'expired' })
  })
})
