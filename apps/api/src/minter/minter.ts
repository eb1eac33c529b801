import type { Log } from '../serve/log.js'
import type { Hands, MinterFee, Peak } from './hands.js'
import type { Purse } from './lane-wallet.js'
import { makeDids, noteDids } from './make-dids.js'
import { makeOffers, watchOffers } from './make-offers.js'
import type { MinterDesk } from './minter-desk.js'
import { coinsTaken } from './run-book.js'
import { splitCoins } from './split-coins.js'
import { openRuns, stepRuns } from './step-runs.js'

export interface MinterParts extends Omit<Purse, 'taken'> {
  readonly desk: MinterDesk
  readonly fee: MinterFee
  readonly log: Log
}

/** The service's minter. */
export interface Minter {
  /** Looks at the desk and the chain, and does what there is to do. Rejects where one does not answer; may be called again. */
  turn(): Promise<void>
}

/** What one look wrote down may make work for another: at most so often in one turn. */
const LOOKS = 4

/** It may be killed at any instant: everything it holds can be had again from the desk and the chain. */
export function minter({ desk, fee, log, ...rest }: MinterParts): Minter {
  let written = 0
  const runs: Hands['runs'] = new Map()
  const besides: Hands['besides'] = new Map()
  const taken = () =>
    new Set([
      ...[...runs.values()].flatMap(coinsTaken),
      ...[...besides.values()].flatMap(({ coins }) => coins),
    ])
  const hands: Hands = {
    ...{ fee, log, runs, besides, purse: { ...rest, taken } },
    desk: {
      ...desk,
      line: (body) => {
        written++
        return desk.line(body)
      },
    },
  }
  let watchedAt: string | undefined

  async function look(): Promise<void> {
    const peak: Peak = await rest.node.peak()
    const { puzzleHash } = rest.key
    const coins = await rest.node.coinsAt(puzzleHash)
    const balance = coins.reduce((sum, { coin }) => sum + coin.amount, 0n)
    const turn = await desk.turn({
      ...{ network: rest.network, puzzleHash, balance: String(balance), coins: coins.length },
      ...{ height: peak.height, fee: feeText(fee), known: [...runs.keys()] },
    })
    // What is signed already speaks for its coins; of those left, many are made before one is taken whole for a lane.
    const blocked = await openRuns(hands, turn.runs)
    noteDids(hands, turn.dids)
    await splitCoins(hands, coins.length)
    await makeDids(hands, turn.dids, peak)
    await stepRuns(hands, turn.runs, blocked, peak)
    await makeOffers(hands, turn.offers)
    if (watchedAt !== peak.hash) await watchOffers(hands, turn.watched)
    watchedAt = peak.hash
  }

  return {
    async turn() {
      for (let i = 0; i < LOOKS; i++) {
        const before = written
        await look()
        if (written === before) return
      }
    },
  }
}

function feeText({ start, step, ceiling, patienceBlocks }: MinterFee) {
  return { start: String(start), step: String(step), ceiling: String(ceiling), patienceBlocks }
}
