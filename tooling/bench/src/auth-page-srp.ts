import { type Exchange, type Question, runRounds } from './auth-contender.js'
import { amplify, identityJs, oursByBigInt } from './auth-contenders.js'

declare global {
  /** What the bench calls in its page. */
  var measureSrp: (question: Question, rounds: number) => Promise<Record<string, Exchange[]>>
}

const contenders = [...oursByBigInt(Date.now), amplify, identityJs]
globalThis.measureSrp = (question, rounds) => runRounds(contenders, question, rounds, () => performance.now())
