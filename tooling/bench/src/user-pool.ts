import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createEphemeral, poolName, signClaim } from '@chiaroscuro/auth/srp'
import { opensslDigest, opensslModPow } from '@chiaroscuro/auth/srp/node'
import type { ServerMessage } from './user-pool-server.js'
import { PEOPLE } from './user-pool-server.js'

const GOAL = 300
const WARM_UP = 500
const SIGN_INS = 1500
const AT_ONCE = 8

const tools = { modPow: opensslModPow(), digest: opensslDigest() }
const agent = new Agent({ keepAlive: true })

interface Pool {
  readonly url: string
  readonly poolId: string
  readonly clientId: string
}

/** SRP sign-ins a second of the pool's own CPU time, by clients in this process. */
export async function benchUserPool(timer: () => number): Promise<{ text: string; reached: boolean }> {
  const child = fork(process.argv[1] ?? '', ['user-pool-server'])
  try {
    const pool = await nextMessage(child, (message) => ('ready' in message ? message.ready : undefined))
    await signInMany(pool, WARM_UP, timer)
    const before = await cpuOf(child)
    const started = timer()
    const times = await signInMany(pool, SIGN_INS, timer)
    const seconds = (timer() - started) / 1000
    const cpu = ((await cpuOf(child)) - before) / 1000
    return report(times, seconds, cpu, leastMs())
  } finally {
    agent.destroy()
    child.disconnect()
  }
}

/**
 * What OpenSSL alone takes for a sign-in here and now, in ms of CPU: two signatures and two powers. On a busy
 * machine it grows as everything does, and tells how much of the figure above is the machine.
 */
function leastMs(): number {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const number = () => BigInt(`0x${randomBytes(32).toString('hex')}`)
  const rounds = 100
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    for (const text of ['access', 'id']) sign('sha256', Buffer.from(text), privateKey)
    tools.modPow.pow(tools.modPow.pow(5n, number()), number())
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

function report(times: readonly number[], seconds: number, cpu: number, least: number) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
  const perCore = times.length / cpu
  const figure = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const text = [
    `SRP sign-ins at the user pool, Node ${process.versions.node}: ${times.length}, ${AT_ONCE} at once, journal synced to disk`,
    `  a core      ${figure(perCore)} sign-ins/s   by the pool's own CPU time: ${((cpu * 1000) / times.length).toFixed(2)} ms each; goal: at least ${GOAL}`,
    `  of that     ${least.toFixed(2).padStart(9)} ms           OpenSSL's, for two signatures and two powers as this machine does them now`,
    `  the wall    ${figure(times.length / seconds)} sign-ins/s   with the clients' own arithmetic beside it`,
    `  a sign-in   ${at(0.5).padStart(9)} median, ${at(0.99)} for the 99th of a hundred`,
    '',
  ].join('\n')
  return { text, reached: perCore >= GOAL }
}

/** Milliseconds each took, from the first byte sent to the tokens read. */
async function signInMany(pool: Pool, count: number, timer: () => number): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const person = PEOPLE[turn % PEOPLE.length]
      if (!person) continue
      const started = timer()
      await signIn(pool, person)
      times.push(timer() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return times
}

async function signIn(pool: Pool, person: { email: string; password: string }): Promise<void> {
  const ephemeral = createEphemeral((length) => new Uint8Array(randomBytes(length)), tools.modPow)
  const challenge = await call(pool, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME: person.email, SRP_A: ephemeral.A.toString(16) },
  })
  const {
    SRP_B = '',
    SALT = '',
    SECRET_BLOCK = '',
    USER_ID_FOR_SRP = '',
  } = challenge.ChallengeParameters ?? {}
  const prover = { pool: poolName(pool.poolId), user: USER_ID_FOR_SRP, password: person.password }
  const asked = { srpB: SRP_B, salt: SALT, secretBlock: SECRET_BLOCK }
  const { signature, timestamp } = await signClaim(prover, ephemeral, asked, Date.now(), tools)
  const answer = await call(pool, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId: pool.clientId,
    Session: challenge.Session,
    ChallengeResponses: {
      USERNAME: USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    },
  })
  if (!answer.AuthenticationResult) throw new Error(`no tokens: ${JSON.stringify(answer)}`)
}

interface Reply {
  readonly ChallengeParameters?: Readonly<Record<string, string>>
  readonly Session?: string
  readonly AuthenticationResult?: object
}

/** By node:http, which costs the clients least. */
async function call(pool: Pool, action: string, body: object): Promise<Reply> {
  const sent = request(pool.url, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
  })
  sent.end(JSON.stringify(body))
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const part of response) text += part
  return JSON.parse(text)
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = nextMessage(child, (message) => ('cpuMs' in message ? message.cpuMs : undefined))
  child.send('cpu')
  return answer
}

function nextMessage<T>(child: ChildProcess, pick: (message: ServerMessage) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the pool stopped'))
    child.once('exit', ended)
    const listen = (message: ServerMessage) => {
      const picked = pick(message)
      if (picked === undefined) return
      child.off('exit', ended)
      child.off('message', listen)
      resolve(picked)
    }
    child.on('message', listen)
  })
}
