import { opensslDigest, opensslModPow } from '@chiaroscuro/auth/srp/node'
import { type Exchange, type Question, runRounds } from './auth-contender.js'
import { amplify, identityJs, ours } from './auth-contenders.js'

/** The same in Node, where ours has OpenSSL. */
export function measureSrp(
  question: Question,
  rounds: number,
  timer: () => number,
): Promise<Record<string, Exchange[]>> {
  const tools = { modPow: opensslModPow(), digest: opensslDigest() }
  return runRounds(
    [ours('packages/auth', () => tools, Date.now), amplify, identityJs],
    question,
    rounds,
    timer,
  )
}
