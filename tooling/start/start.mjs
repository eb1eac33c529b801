import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { takeLock } from './lock.mjs'
import { Part } from './part.mjs'
import { hasSimulator, nodeProblem } from './platform.mjs'
import { choosePorts } from './ports.mjs'
import { callerFolder, dataFolder, root } from './project.mjs'
import { fail, progress, say } from './say.mjs'
import { socialLogin } from './social-login.mjs'

const HELP = `usage: npm start [-- OPTION…]

Installs, builds and runs the whole product on this machine: a devnet chain with
a living market, the API, and the marketplace. Ctrl-C stops it; its data stays.

  --fresh            start over with an empty chain
  --archive FOLDER   show the blocks and spend bundles of a folder, read-only
  --quiet-market     no bots after the market is seeded
`
/** Ports that are asked for first; busy ones are passed over. */
const PORTS = {
  marketplace: 4800,
  api: 4801,
  media: 4802,
  node: 4803,
  gateway: 4804,
  ops: 4805,
  identity: 4806,
  content: 4807,
  wallet: 4808,
  mail: 4809,
  social: 4810,
}
/** What the identity service calls itself, known before it runs: the API starts beside it. */
const LOCAL_POOL = {
  USER_POOL_REGION: 'local',
  USER_POOL_ID: 'local_Chiaroscuro',
  USER_POOL_CLIENT_ID: '4hia705curo1oca1c1ient0001',
}

/** Whom members of the devnet pay: a wallet of the seed sha256("chiaroscuro devnet treasury"), at m/12381/8444/2. */
const LOCAL_TREASURY =
  'a47767174b7c9b075276def2a708b94b40b6bbc480643d1e57f9df9f45cbc6fc952dd4cde4853972feeea8e60225507f'

/** Whom they pay for credits of the minting API: a wallet of the seed sha256("chiaroscuro devnet minting treasury"). */
const LOCAL_MINTING_TREASURY =
  'b5a60de95c59f86567077a3b5369a355e16013e7b6adfe08c223901ad9371edc60dc971cef6dfd1d24f5b1e3297090a1'
/** What every account of the minting API begins with on the devnet: a key mints at once. */
const GIVEN_CREDITS = 25

const LOCAL_IDENTITY_POOL_ID = 'local:c41a705c-0000-4000-8000-00000000c1a0'

/** Opens what is published, which everybody may read. */
const LOCAL_CONTENT_TOKEN = 'published-stories'

/** What an archive's folder keeps when it is read anew. */
const KEPT = [
  'identity',
  'session-secret',
  'preview-secret',
  'snapshot-secret',
  'push-secret',
  'social-secret',
]
/** How far back the seeded market's history reaches. */
const HISTORY_DAYS = 62
const BUNDLED_ARCHIVE = join(root, 'tooling/start/archive')

const options = readOptions(process.argv.slice(2))
const parts = []
/** Where the running index answers those who keep it. */
let keepers
/** Whose accounts the product knows. */
let accounts
/** What is said after an address, by the name before it. */
const notes = {}
/** Accounts that are there from the start. */
let demo = []
let stopping

main().catch((error) => fail(error.message, whatToDo(error)))

async function main() {
  const problem = nodeProblem()
  if (problem) fail(problem)
  if (!hasSimulator() && !options.archive) {
    say(
      'The devnet needs the native simulator, which exists for Linux x64 (glibc) only.\n' +
        'Opening the bundled archive instead: real pages, nothing to trade. A Linux x64 machine or container runs everything.',
    )
    options.archive = BUNDLED_ARCHIVE
  }
  const data = dataFolder(options.archive ? 'archive' : 'devnet')
  const lock = takeLock(`${data}.lock`)
  if (lock.owner !== undefined) alreadyRunning(lock.owner, data)
  process.on('exit', () => lock.release())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  watchParent()
  clear(data)
  await install()
  const always = ['api', 'marketplace', 'inspect', 'user-pool', 'content-service', 'social-login']
  await build(options.archive ? always : [...always, 'dev-world', 'dev-wallet'])
  const ports = await choosePorts(PORTS)
  const urls = await (options.archive ? startArchive(data, ports) : startDevnet(data, ports))
  const gateway = options.archive ? undefined : `http://127.0.0.1:${ports.gateway}`
  const content = { url: `http://127.0.0.1:${ports.content}/v2`, token: LOCAL_CONTENT_TOKEN }
  const running = { pid: process.pid, urls, notes, ops: keepers, gateway, content, identity: accounts }
  writeFileSync(join(data, 'running.json'), JSON.stringify(running))
  say(addresses(running))
  if (demo.length > 0) say(`\nSign in as\n${demo.map((one) => `  ${one.email}  ${one.password}`).join('\n')}`)
}

/** The devnet, its seeded market, the API and the site. */
async function startDevnet(data, ports) {
  progress('Starting')
  const url = (port) => `http://127.0.0.1:${port}`
  const gateway = url(ports.gateway)
  const tokens = `${gateway}/tokens.json`
  const market = seeded()
  // Addresses are known before anybody listens on them, and each part waits for what it asks: all start at once.
  const [node, wallet, site] = await Promise.all([
    part('devnet', 'tooling/dev-world/dist/devnet.js', data, {
      DEVNET_DATA_DIR: join(data, 'chain'),
      DEVNET_PORT: String(ports.node),
      DEVNET_CONTROLS: '1',
      DEVNET_FARMING: 'paused',
      // A chain that does not exist yet begins in the past, so that its market has a history. An older one keeps its time.
      DEVNET_GENESIS_TIME: String(Math.floor(Date.now() / 1000) - HISTORY_DAYS * 86_400),
    }),
    Promise.all([startWallet(data, ports, tokens), startMinter(data, ports)]).then(
      async ([wallet, minter]) => {
        await startMarket(data, ports, { accounts: wallet.accounts, minter }, market.onMessage)
        return wallet
      },
    ),
    startSite(data, ports, {
      NETWORK: 'devnet',
      NODE_RPC_URL: url(ports.node),
      IPFS_GATEWAYS: gateway,
      MEDIA_PRIVATE_HOSTS: `127.0.0.1:${ports.gateway}`,
      TOKENS_URL: tokens,
      PREMIUM_PUBLIC_KEY: LOCAL_TREASURY,
      MINTING_PUBLIC_KEY: LOCAL_MINTING_TREASURY,
      MINTING_GIVEN_CREDITS: String(GIVEN_CREDITS),
      MINTER_TOKEN: secret(data, 'minter-token'),
      DEV_WALLET_URL: url(ports.wallet),
    }),
  ])
  if (!market.done)
    say(`  The first pages are at ${site.Marketplace} already; the market is still being seeded.`)
  await market.finished
  return { ...site, Media: url(ports.media), Wallet: wallet.url, Node: node.url }
}

function startWallet(data, ports, tokens) {
  return part('wallet', 'tooling/dev-wallet/dist/main.js', data, {
    WALLET_DATA_DIR: join(data, 'wallet'),
    WALLET_NODE_URL: `http://127.0.0.1:${ports.node}`,
    WALLET_PORT: String(ports.wallet),
    WALLET_SITES: siteAt(ports),
    WALLET_TOKENS_URL: tokens,
  })
}

/** The minting API's minter: it alone has its key, and asks the API's desk for work once that is there. */
function startMinter(data, ports) {
  return part('minter', 'apps/api/dist/minter.js', data, {
    NETWORK: 'devnet',
    NODE_RPC_URL: `http://127.0.0.1:${ports.node}`,
    MINTER_DESK_URL: `http://127.0.0.1:${ports.ops}`,
    MINTER_TOKEN: secret(data, 'minter-token'),
    // Its first digit keeps it below the order of the group.
    MINTER_SECRET: `0${secret(data, 'minter-secret').slice(1)}`,
  })
}

/** Those who trade; they give the wallet's accounts something to begin with. */
function startMarket(data, ports, { accounts, minter }, onMessage) {
  const env = {
    WORLD_DATA_DIR: join(data, 'world'),
    WORLD_NODE_URL: `http://127.0.0.1:${ports.node}`,
    WORLD_API_URL: `http://127.0.0.1:${ports.api}`,
    WORLD_IDENTITY_URL: `http://127.0.0.1:${ports.identity}`,
    WORLD_IDENTITY_CLIENT: LOCAL_POOL.USER_POOL_CLIENT_ID,
    WORLD_GATEWAY_PORT: String(ports.gateway),
    WORLD_WALLETS: accounts.map(({ puzzleHash }) => puzzleHash).join(','),
    WORLD_PURSES: minter.puzzleHash,
    ...(options.quiet ? { WORLD_BOT_INTERVAL_MS: '0' } : {}),
  }
  return part('market', 'tooling/dev-world/dist/main.js', data, env, onMessage)
}

async function startArchive(data, ports) {
  const folder = resolve(callerFolder(), options.archive)
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    fail(`There is no folder ${folder}.`, 'Name a folder of spend bundles or block files.')
  // The bundled archive comes from a devnet and brings its files along; any other is taken for mainnet's.
  const bundled = folder === BUNDLED_ARCHIVE && {
    NETWORK: 'devnet',
    IPFS_FOLDER: join(folder, 'ipfs'),
    TOKENS_URL: pathToFileURL(join(folder, 'tokens', 'tokens.json')).href,
    IPFS_GATEWAYS: '',
  }
  const site = await startSite(data, ports, { NETWORK: 'mainnet', ARCHIVE_FOLDER: folder, ...bundled })
  return { ...site, Media: `http://127.0.0.1:${ports.media}` }
}

/** The identity service, the API (which is also the index and the media service), the content service and the marketplace. */
async function startSite(data, ports, { DEV_WALLET_URL, ...env }) {
  progress('Starting')
  const siteUrl = siteAt(ports)
  const pool = { ...LOCAL_POOL, USER_POOL_ENDPOINT: `http://127.0.0.1:${ports.identity}` }
  const preview = secret(data, 'preview-secret')
  const social = socialLogin(ports.social, secret(data, 'social-secret'))
  const apiUrl = `http://127.0.0.1:${ports.api}`
  const [identity, , , api, marketplace] = await Promise.all([
    part('identity', 'tooling/user-pool/dist/main.js', data, {
      IDENTITY_DATA_DIR: join(data, 'identity'),
      IDENTITY_PORT: String(ports.identity),
      IDENTITY_SMTP_PORT: String(ports.mail),
      IDENTITY_SITES: siteUrl,
    }),
    part('social', 'tooling/social-login/dist/main.js', data, { SOCIAL_SITE: siteUrl, ...social.part }),
    part('content', 'tooling/content-service/dist/main.js', data, {
      CONTENT_FOLDER: join(root, 'tooling/content-service/content'),
      CONTENT_PORT: String(ports.content),
      CONTENT_TOKEN: LOCAL_CONTENT_TOKEN,
      CONTENT_PREVIEW_TOKEN: preview,
    }),
    part('api', 'apps/api/dist/main.js', data, {
      DATABASE_URL: `pglite://${join(data, 'index')}`,
      MEDIA_FOLDER: join(data, 'media'),
      API_PORT: String(ports.api),
      MEDIA_PORT: String(ports.media),
      OPS_PORT: String(ports.ops),
      PUBLIC_URL: siteUrl,
      SNAPSHOT_SECRET: secret(data, 'snapshot-secret'),
      SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
      WEBHOOK_SECRETS: secret(data, 'webhook-secret'),
      // Its first digit keeps it below the order of the group.
      PUSH_SECRET: `0${secret(data, 'push-secret').slice(1)}`,
      ...pool,
      ...social.api,
      ...env,
    }),
    part('marketplace', 'apps/marketplace/build/main.mjs', data, {
      HOST: 'localhost',
      PORT: String(ports.marketplace),
      API_URL: apiUrl,
      PUBLIC_API_URL: apiUrl,
      PUBLIC_MEDIA_URL: `http://127.0.0.1:${ports.media}`,
      ...pool,
      ...social.site,
      USER_POOL_CUSTOM_CHALLENGE: 'instead',
      IDENTITY_POOL_ID: LOCAL_IDENTITY_POOL_ID,
      SESSION_SECRETS: secret(data, 'session-secret'),
      STORYBLOK_URL: `http://127.0.0.1:${ports.content}/v2`,
      STORYBLOK_TOKEN: LOCAL_CONTENT_TOKEN,
      STORYBLOK_PREVIEW_TOKEN: preview,
      PREVIEW_SECRET: preview,
      NETWORK: env.NETWORK,
      ...(DEV_WALLET_URL ? { DEV_WALLET_URL } : {}),
    }),
  ])
  notes.Identity = `pool=${identity.poolId} client=${identity.clientId}`
  accounts = { url: identity.url, poolId: identity.poolId, clientId: identity.clientId }
  keepers = api.ops
  demo = identity.demo
  return {
    Marketplace: marketplace.url,
    API: api.url,
    Identity: identity.url,
    Mailbox: `${identity.url}/mailbox`,
    Preview: `${marketplace.url}/preview?secret=${preview}`,
  }
}

function siteAt(ports) {
  return `http://localhost:${ports.marketplace}`
}

/** A secret of this installation, made once: people stay signed in, and editors in preview, when it is started again. */
function secret(data, name) {
  const file = join(data, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

async function part(name, script, data, env, onMessage) {
  const child = new Part({
    name,
    script: join(root, script),
    env,
    logFile: join(data, 'log', `${name}.log`),
    onMessage,
    onGiveUp: (who, log) => {
      process.stderr.write(`\n${who} keeps stopping. ${whatToDo({ log })}\n`)
      stop(1)
    },
  })
  parts.push(child)
  return child.start()
}

/** Follows the seeding by the messages of the market's process. */
function seeded() {
  const state = { done: false }
  state.finished = new Promise((resolve) => {
    state.onMessage = (message) => {
      if (message.stage && !state.done) progress(message.label ?? message.stage, message.done, message.total)
      if (message.seeded) {
        state.done = true
        resolve()
      }
    }
  })
  return state
}

function whatToDo({ log }) {
  const words = log ? `Its last words:\n${log}\n\n` : ''
  return `${words}Every part's log is in ${join(dataFolder(options.archive ? 'archive' : 'devnet'), 'log')}. If it stays so, npm start -- --fresh starts over.`
}

/** Ends every part, the newest first, then this process. */
function stop(status) {
  stopping ??= (async () => {
    say('Stopping')
    for (const child of parts) child.retire()
    for (const child of [...parts].reverse()) await child.stop()
    process.exit(status)
  })()
  return stopping
}

/** Under npm, a killed npm must not leave us behind. */
function watchParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(0), 500).unref()
}

function alreadyRunning(owner, data) {
  let where = ''
  try {
    where = addresses(JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')))
  } catch {
    // it may still be starting
  }
  fail(
    `Chiaroscuro is running on this data already (process ${owner}).${where}`,
    'Nothing was changed. Stop that one first, or set CHIAROSCURO_DATA to another folder.',
  )
}

function addresses({ urls, notes = {} }) {
  return Object.entries(urls)
    .map(([name, url]) => `\n${name.padEnd(12)} ${url}${notes[name] ? `  ${notes[name]}` : ''}`)
    .join('')
}

/** A fresh start forgets everything; an archive is read anew each time, but those who registered stay, signed in. */
function clear(data) {
  if (options.fresh) return rmSync(data, { recursive: true, force: true })
  if (!options.archive || !existsSync(data)) return
  for (const name of readdirSync(data).filter((one) => !KEPT.includes(one)))
    rmSync(join(data, name), { recursive: true, force: true })
}

function readOptions(args) {
  const read = { fresh: false, quiet: false, archive: undefined }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (arg === '--fresh') read.fresh = true
    else if (arg === '--quiet-market') read.quiet = true
    else if (arg === '--archive') read.archive = args[++i] ?? fail('--archive needs a folder.', HELP, 2)
    else if (arg?.startsWith('--archive=')) read.archive = arg.slice('--archive='.length)
    else if (arg === '--help' || arg === '-h') {
      process.stdout.write(HELP)
      process.exit(0)
    } else if (arg) fail(`${arg} is not an option.`, HELP, 2)
  }
  return read
}
