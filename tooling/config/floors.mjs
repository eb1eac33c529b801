// Who may import whom: fails when an arrow points the wrong way. The table is docs/decisions/0001.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const OURS = '@chiaroscuro/'

/** What the website is made of. */
const WEBSITE = [
  'api-client',
  'contract/operation',
  'auth',
  'cms',
  'ui',
  'domain/id',
  'domain/amount',
  'domain/auction',
  'domain/nft',
  'domain/profile',
  'domain/ranking',
  'domain/snapshot',
  'minting/airdrop',
  'minting/drop',
  'minting/engine',
  'minting/plan',
  'walletconnect',
]

/** For each part of the tree: the only names of ours it may import, and what else it must not. */
const FLOORS = [
  {
    under: 'packages/domain/',
    may: [],
    not: /^(node:|react|zod)/,
    except: /(\/clvm\/node|\/sha256\/node|\.test|\.test-support)\.ts$/,
    words: /\bDate\.now\b|\bMath\.random\b|\bfetch\(/,
  },
  { under: 'packages/http/', may: [] },
  { under: 'packages/ui/', may: [] },
  { under: 'packages/auth/', may: [] },
  { under: 'packages/cms/', may: [] },
  { under: 'packages/walletconnect/', may: [], not: /^(node:|react|zod)/, except: /\.test\.ts$/ },
  { under: 'packages/contract/', may: ['domain/id', 'domain/amount'] },
  {
    under: 'packages/contract/src/operation/',
    may: ['domain/id', 'domain/amount'],
    not: /^zod$/,
    typesOnly: /^(zod|\.\.\/schema\/)/,
    except: /\.test\.ts$/,
  },
  { under: 'packages/api-client/', may: ['contract/operation', 'http'] },
  {
    under: 'packages/minting/',
    may: ['domain', 'http'],
    not: /^node:/,
    except: /(\.test|\.test-support)\.ts$/,
    words: /\bDate\.now\b|\bMath\.random\b|\bfetch\(/,
  },
  // The one room that knows a chain: rehearsals are played on the simulator.
  {
    under: 'packages/minting/src/simulator/',
    may: ['domain', 'devnet'],
    words: /\bDate\.now\b|\bMath\.random\b/,
  },
  { under: 'packages/minting/', files: /\.test(-support)?\.ts$/, may: ['domain', 'http', 'devnet'] },
  { under: 'packages/devnet/', may: ['domain'] },
  // The service and its clients share no arithmetic, so that each can prove the other wrong.
  { under: 'tooling/user-pool/src/', may: [] },
  { under: 'tooling/content-service/src/', may: [] },
  { under: 'tooling/social-login/', may: [] },
  { under: 'apps/api/src/', may: ['domain', 'contract', 'http'] },
  // The one process of the service that has a key.
  { under: 'apps/api/src/minter/', may: ['domain', 'contract', 'http', 'minting'] },
  {
    under: 'apps/api/',
    may: ['domain', 'contract', 'http', 'devnet', 'dev-world', 'api-client', 'social-login'],
  },
  { under: 'apps/marketplace/', may: WEBSITE },
  // Its tests stand in for WalletConnect's relay, and for the wallet at its other end.
  { under: 'apps/marketplace/', files: /\.test\.tsx?$|\/e2e\//, may: [...WEBSITE, 'relay'] },
  // A page shows what the engine says, and can do nothing by itself; nor does whoever opens windows know of money.
  { under: 'apps/mint-studio/src/renderer/', may: ['ui', 'domain/amount'], not: /^(node:|electron|zod)/ },
  { under: 'apps/mint-studio/src/preload/', may: [], not: /^(node:|zod)/ },
  { under: 'apps/mint-studio/src/main/', may: ['auth', 'api-client', 'contract/operation'] },
  {
    under: 'apps/mint-studio/src/main/',
    files: /\.test\.ts$/,
    may: ['auth', 'api-client', 'contract/operation', 'user-pool'],
  },
  { under: 'apps/mint-studio/src/ipc/', may: [], not: /^(node:|electron)/ },
  {
    under: 'apps/mint-studio/src/engine/',
    may: ['domain', 'http', 'minting', 'devnet', 'api-client', 'contract/operation', 'cms', 'walletconnect'],
  },
  // Its tests stand in for the relay as well, and for the wallet behind it.
  {
    under: 'apps/mint-studio/src/engine/',
    files: /\.test(-support)?\.ts$/,
    may: [
      ...['domain', 'http', 'minting', 'devnet', 'api-client', 'contract/operation', 'cms', 'walletconnect'],
      'relay',
    ],
  },
  { under: 'apps/mint-studio/e2e/', may: ['devnet', 'dev-world', 'domain', 'relay', 'user-pool'] },
  { under: 'tooling/desktop-harness/', may: [] },
  // Reads offers and makes spends in the visitor's own browser, apart from every page and with a size of its own.
  {
    under: 'apps/marketplace/app/verify/',
    files: /\.worker(\.test|\.test-support)?\.ts$/,
    may: [
      ...['domain/bytes', 'domain/clvm', 'domain/offer', 'domain/signature', 'domain/spend-bundle'],
      ...['minting/airdrop', 'minting/airdrop-build', 'minting/mint-build', 'minting/plan'],
    ],
  },
]

/** Rooms inside an app. */
const ROOMS = [
  {
    from: /^apps\/api\/src\/(follow|apply|media|job)\//,
    never: /^apps\/api\/src\/(view|endpoint|dialect|stream)\//,
  },
  { from: /^apps\/api\/src\/(view|endpoint|stream)\//, never: /^apps\/api\/src\/(follow|apply)\// },
  // The desk has the database and no key, the minter a key and no database: they share the words between them.
  {
    from: /^apps\/api\/src\/minter\//,
    never: /^apps\/api\/src\/(?!minter\/|config\/|node-rpc\/|serve\/log|mint-service\/protocol)/,
  },
  {
    from: /^apps\/api\/src\/(?!minter\/)/,
    never: /^apps\/api\/src\/minter\//,
  },
  {
    from: /^apps\/marketplace\/app\/(feature|layout)\//,
    never: /^apps\/marketplace\/app\/(routes|server)\//,
  },
  {
    from: /^apps\/marketplace\/app\/routes\/([^/]+)\//,
    never: /^apps\/marketplace\/app\/routes\//,
    sameGroup: true,
  },
  {
    from: /^apps\/mint-studio\/src\/renderer\//,
    never: /^apps\/mint-studio\/src\/(main|engine|preload)\//,
  },
  {
    from: /^apps\/mint-studio\/src\/(main|preload)\//,
    never: /^apps\/mint-studio\/src\/(engine|renderer)\//,
  },
  { from: /^apps\/mint-studio\/src\/engine\//, never: /^apps\/mint-studio\/src\/(main|renderer)\// },
]

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /^(apps|packages|tooling)\//.test(file) && !file.endsWith('.d.ts'))

const faults = []
for (const file of files) {
  let text
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    continue
  }
  const floor = FLOORS.findLast(
    (one) =>
      file.startsWith(one.under) &&
      (one.files?.test(file) ?? true) &&
      !(one.under === 'apps/api/' && file.startsWith('apps/api/src/')),
  )
  const strict = FLOORS.findLast((one) => one.under.startsWith('apps/api/src/') && file.startsWith(one.under))
  const rule = file.startsWith('apps/api/src/') && !file.endsWith('.test.ts') ? strict : floor
  for (const { name, isType } of importsOf(text)) {
    if (rule) checkFloor(file, rule, name, isType)
    checkRooms(file, name)
  }
  if (rule?.words && !rule.except?.test(file) && rule.words.test(text))
    faults.push(`${file}: uses the clock, chance or the network (${rule.words.exec(text)[0]})`)
}

function* importsOf(text) {
  for (const match of text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  ))
    yield { name: match[2], isType: Boolean(match[1]) }
  for (const match of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    yield { name: match[1], isType: false }
}

function checkFloor(file, rule, name, isType) {
  if (name.startsWith(OURS)) {
    const inner = name.slice(OURS.length)
    const own = file.startsWith(`packages/${inner.split('/')[0]}/`)
    if (!own && !rule.may.some((one) => inner === one || inner.startsWith(`${one}/`)))
      faults.push(`${file}: may not import ${name}`)
  }
  if (rule.not?.test(name) && !rule.except?.test(file) && !(isType && rule.typesOnly?.test(name)))
    faults.push(`${file}: may not import ${name}`)
  if (rule.typesOnly?.test(name) && !isType && !rule.except?.test(file))
    faults.push(`${file}: may import only types from ${name}`)
}

function checkRooms(file, name) {
  if (!name.startsWith('.') && !name.startsWith('#app/')) return
  if (/\.test\.tsx?$/.test(file)) return
  const target = name.startsWith('#app/')
    ? `apps/marketplace/app/${name.slice(5)}`
    : join(dirname(file), name)
  for (const { from, never, sameGroup } of ROOMS) {
    const match = from.exec(file)
    if (!match || !never.test(target)) continue
    if (sameGroup && target.startsWith(`apps/marketplace/app/routes/${match[1]}/`)) continue
    faults.push(`${file}: may not import ${target}`)
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} arrows point the wrong way\n`)
  process.exit(1)
}
process.stdout.write(`${files.length} files, every arrow points one way\n`)
