import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { nodeProblem } from './platform.mjs'
import { startPostgres } from './postgres.mjs'
import { root } from './project.mjs'
import { run, tail } from './run.mjs'
import { fail, say } from './say.mjs'
import { throwawayFolder } from './throwaway.mjs'

const long = process.argv.includes('--long')
const only = process.argv.filter((arg) => arg.startsWith('--only=')).map((arg) => arg.slice('--only='.length))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const UNIT = ['unit', 'alone', 'ui', 'marketplace']
const scratch = mkdtempSync(join(throwawayFolder({ runs: true }), 'chiaroscuro-test-'))
const TMPDIR = join(scratch, 'tmp')
mkdirSync(TMPDIR)
const env = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', CI: 'true', TMPDIR }
/** Names after `--only` that some step bears. */
const fitting = new Set()
const totals = { passed: 0, failed: 0, skipped: 0 }

const problem = nodeProblem()
if (problem) fail(problem)
await install()

await step('format and lint', bin('biome'), ['ci', '--colors=off', '.'])
await step('import floors', process.execPath, ['tooling/config/floors.mjs'])
await step('types', bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'])
await step('unused code (knip)', bin('knip'), [])
await step('dependencies (sherif)', bin('sherif'), [])
await vitest('unit tests', [], long ? { TEST_LONG: '1' } : {})
await integration()
await step('build', bin('turbo'), ['run', 'build', '--output-logs=errors-only'])
await vitest('kill tests', ['--project', 'product'], long ? { TEST_LONG: '1' } : {})
// Tests of pages mostly wait: for a market to be made, for blocks, for letters, for auctions to end. Two halves go side by side,
// each on a copy of one market, and the studio's tests beside them.
await Promise.all([
  studio(),
  endToEnd('end-to-end tests', 'apps/marketplace', { E2E_SHARED: mkdtempSync(join(scratch, 'shared-')) }, 2),
])

rmSync(scratch, { recursive: true, force: true })
for (const part of only) if (!fitting.has(part)) fail(`No step is called ${part}.`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
say(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exit(totals.failed > 0 ? 1 : 0)

/** A check that passes or fails as a whole. */
async function step(name, command, args) {
  if (!wanted(name)) return
  const { status, output, seconds } = await timed(command, args)
  count(
    name,
    seconds,
    { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 },
    status === 0 ? '' : tail(output, 80),
  )
}

async function vitest(name, args, more = {}) {
  if (!wanted(name)) return
  const report = join(scratch, `${name.replaceAll(' ', '-')}.json`)
  const chosen = name === 'unit tests' ? UNIT.flatMap((project) => ['--project', project]) : []
  const { status, output, seconds } = await timed(
    bin('vitest'),
    ['run', ...chosen, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    more,
  )
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const result = {
    passed: found?.numPassedTests ?? 0,
    failed: found?.numFailedTests ?? 0,
    skipped: found?.numPendingTests ?? 0,
  }
  // A file that cannot be loaded has no failed test of its own.
  if (status !== 0 && result.failed === 0) result.failed = 1
  const files = (found?.testResults ?? []).map((file) => ({
    name: relative(root, file.name),
    seconds: (file.endTime - file.startTime) / 1000,
  }))
  count(name, seconds, result, status === 0 ? slowest(files) : tail(output, 120))
}

/** Where a run's time goes: files take turns, so theirs add up to more than the run's. */
function slowest(files) {
  const most = files.sort((a, b) => b.seconds - a.seconds).slice(0, 8)
  return most.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${name}`).join('\n')
}

async function integration() {
  if (!wanted('integration tests')) return
  const postgres = await startPostgres(throwawayFolder())
  if (postgres.reason) say(`  PostgreSQL tests are skipped: ${postgres.reason}`)
  try {
    await vitest('integration tests', ['--project', 'integration'], {
      TEST_POSTGRES_URL: postgres.url ?? '',
      ...(long ? { TEST_LONG: '1' } : {}),
    })
  } finally {
    await postgres.stop()
  }
}

async function studio() {
  await endToEnd('studio, end to end', 'apps/mint-studio')
  // The same in Electron itself, where its binary is; skipped, with the reason, where it is not.
  await endToEnd('studio in Electron', 'apps/mint-studio', { STUDIO_RUNTIME: 'electron' })
}

/** Tests of an app in a browser, started as people start it. */
async function endToEnd(name, app, more = {}, lanes = 1) {
  if (!wanted(name)) return
  const chromium = await findChromium()
  if (chromium.problem) return count(name, 0, { passed: 0, failed: 1, skipped: 0 }, chromium.problem)
  const browser = chromium.path ? { CHROMIUM_PATH: chromium.path, CHROMIUM_WHOLE_PATH: chromium.whole } : {}
  const ran = await Promise.all(
    Array.from({ length: lanes }, (_, at) => lane(name, app, { ...more, ...browser }, `${at + 1}/${lanes}`)),
  )
  const sum = (one) => ran.reduce((all, found) => all + one(found), 0)
  const result = {
    passed: sum(({ stats }) => stats?.expected ?? 0),
    // A lane that broke off has no failed test of its own.
    failed: sum(
      ({ stats, status }) => (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) || Number(status !== 0),
    ),
    skipped: sum(({ stats }) => stats?.skipped ?? 0),
  }
  const suites = ran.flatMap((found) => found.suites)
  const files = suites.map((suite) => ({
    name: relative(root, join(root, app, 'e2e', suite.file)),
    seconds: durationOf(suite),
  }))
  const isShown = result.passed + result.failed > 0
  const broken = ran.filter(({ status }) => status !== 0).map(({ output }) => tail(output, 60))
  const words =
    broken.length > 0
      ? [failuresIn(suites), ...broken, slowest(files)].filter(Boolean).join('\n')
      : isShown
        ? slowest(files)
        : reasonIn(suites)
  count(name, Math.max(...ran.map(({ seconds }) => seconds)), result, words)
}

/** A part of an app's tests in a browser, with data and results of its own. */
async function lane(name, app, more, part) {
  const folder = join(root, app)
  const own = `${name.replaceAll(' ', '-')}-${part.replace('/', '-of-')}`
  const report = join(scratch, `${own}.json`)
  const done = await timed(
    join(folder, 'node_modules/.bin/playwright'),
    ['test', '--reporter=list,json', `--shard=${part}`, `--output=test-results/${own}`],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHIAROSCURO_DATA: join(scratch, `data-${own}`),
      ...more,
      cwd: folder,
    },
  )
  const { stats, suites = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  return { ...done, stats, suites }
}

/** Every failure in a few lines: how a run ended does not hold them all. */
function failuresIn(suites) {
  const found = suites.flatMap(({ specs = [], suites: within = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        const said = errors.map(({ message = '', location }) =>
          [`at line ${location?.line ?? '?'}:`, ...message.split('\n').slice(0, 12)].join('\n  '),
        )
        return [`✗ ${file}:${line} ${title}`, ...said].join('\n  ')
      }),
    failuresIn(within),
  ])
  return found.filter(Boolean).join('\n')
}

/** Why nothing was shown, as the first of what was skipped says. */
function reasonIn(suites) {
  for (const { specs = [], suites: within = [] } of suites) {
    const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    const found = notes.find(({ type }) => type === 'skip')?.description ?? reasonIn(within)
    if (found) return found
  }
  return ''
}

/** Seconds that the tests of a suite, and of those within it, took. */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
  return suites.reduce((sum, suite) => sum + durationOf(suite), own)
}

async function timed(command, args, { cwd = root, ...more } = {}) {
  const started = Date.now()
  const done = await run(command, args, { cwd, env: { ...env, ...more } })
  return { ...done, seconds: (Date.now() - started) / 1000 }
}

function count(name, seconds, result, words) {
  totals.passed += result.passed
  totals.failed += result.failed
  totals.skipped += result.skipped
  const parts = [
    `${result.passed} passed`,
    ...(result.failed ? [`${result.failed} failed`] : []),
    ...(result.skipped ? [`${result.skipped} skipped`] : []),
  ]
  // What was skipped as a whole is not shown to be right.
  const mark = result.failed ? '✗' : result.passed ? '✓' : '–'
  say(`${mark} ${name.padEnd(24)} ${parts.join(', ')}  (${seconds.toFixed(1)} s)`)
  if (words) say(words.replace(/^/gm, '    '))
}

function wanted(name) {
  const named = only.filter((part) => name.includes(part))
  for (const part of named) fitting.add(part)
  return only.length === 0 || named.length > 0
}
