import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type ChildPool, childPool, type PoolLimits } from './child-pool.js'
import { SandboxError } from './sandbox-error.js'

const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-pool-'))
const script = join(folder, 'child.mjs')
// Speaks as `answerQuestions` does, and misbehaves as it is told.
writeFileSync(
  script,
  `process.on('message', ({ id, question }) => {
    if (question === 'loop') for (;;);
    if (question === 'die') process.exit(1)
    if (question === 'starve') return setTimeout(() => process.send({ id, answer: 'starved' }), 800)
    if (question === 'swell') { globalThis.kept = []; for (;;) globalThis.kept.push(new Array(1e6).fill(kept.length)) }
    if (question === 'lie') process.send({ id, answer: 42 })
    else if (question === 'env') process.send({ id, answer: Object.keys(process.env).join(' ') })
    else process.send({ id, answer: question + ' by ' + process.pid })
  })
  process.on('disconnect', () => process.exit(0))
  process.send('ready')`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let open: ChildPool<string, string> | undefined
afterEach(() => open?.close())
function pool(limits: Partial<PoolLimits> = {}): ChildPool<string, string> {
  const all = { size: 1, timeoutMs: 500, maxWaiting: 10, questionsPerChild: 100, ...limits }
  open = childPool<string, string>(script, all, (value): value is string => typeof value === 'string')
  return open
}
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof SandboxError ? error.code : error),
  )

describe('childPool', () => {
  it('answers, by the same child until it has had its share', async () => {
    const { ask } = pool({ questionsPerChild: 2 })
    const [a, b, c] = [await ask('a'), await ask('b'), await ask('c')]
    expect(a.slice(4)).toBe(b.slice(4))
    expect(c.slice(4)).not.toBe(b.slice(4))
  })

  it('ends what overruns, swells, dies or lies, and answers the next question', async () => {
    const { ask } = pool()
    expect(await codeOf(ask('loop'))).toBe('too-slow')
    expect(await ask('after')).toMatch(/^after by/)
    expect(await codeOf(ask('die'))).toBe('stopped')
    expect(await codeOf(ask('lie'))).toBe('stopped')
    expect(['stopped', 'too-big', 'too-slow']).toContain(await codeOf(ask('swell')))
    expect(await ask('still')).toMatch(/^still by/)
  })

  it.runIf(process.platform === 'linux')(
    'waits longer, where it is patient, for a child that was given no processor',
    async () => {
      expect(await codeOf(pool().ask('starve'))).toBe('too-slow')
      expect(await pool({ patience: 3 }).ask('starve')).toBe('starved')
    },
  )

  it('asks once more when a child was ended from outside', async () => {
    const { ask, pids } = pool()
    await ask('a')
    const [pid] = pids()
    if (pid === undefined) throw new Error('no child')
    const answer = ask('b')
    process.kill(pid, 'SIGKILL')
    expect(await answer).toMatch(/^b by/)
    expect(await answer).not.toContain(String(pid))
  })

  it('shares work between children, and turns away what cannot be waited for', async () => {
    const { ask } = pool({ size: 2, maxWaiting: 1, timeoutMs: 5000 })
    const answers = [1, 2, 3, 4, 5, 6].map((n) => ask(`q${n}`))
    const settled = await Promise.allSettled(answers)
    const pids = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.slice(6)] : []))
    expect(new Set(pids).size).toBe(2)
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await codeOf(answers[5] ?? Promise.resolve())).toBe('busy')
  })

  it('shows a child nothing of our environment', async () => {
    const names = await pool().ask('env')
    expect(names).not.toMatch(/HOME|TOKEN|PATH/)
  })

  it('rejects what waits when it is closed, and everything after', async () => {
    const closing = pool({ timeoutMs: 10_000 })
    const answer = codeOf(closing.ask('loop'))
    closing.close()
    expect(await answer).toBe('closed')
    expect(await codeOf(closing.ask('late'))).toBe('closed')
  })
})
