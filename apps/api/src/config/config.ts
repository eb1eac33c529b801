import { type Env, readEnv } from './env.js'
import { type IdentityConfig, identityConfig } from './identity.js'
import { type MailConfig, mailConfig } from './mail.js'
import { type MintingConfig, mintingConfig } from './minting.js'
import { type PremiumConfig, premiumConfig } from './premium.js'
import { type PushConfig, pushConfig } from './push.js'
import { type ServingConfig, servingConfig } from './serving.js'
import { ConfigError, fileOrUrl, list, needed, oneOf, port, url, whole } from './setting.js'
import { type SocialConfig, socialConfig } from './social.js'

export { ConfigError } from './setting.js'

export type SourceConfig =
  | { kind: 'node'; url: string; cert: string | undefined; key: string | undefined; startHeight: number }
  | { kind: 'archive'; folder: string }

/** Parts of the service: one process may be all of them, or several processes one each on one PostgreSQL. */
export type Role = 'follow' | 'serve' | 'media'
const ROLES: readonly Role[] = ['follow', 'serve', 'media']

/** Whether that is the embedded database, which belongs to one process. */
export function isEmbedded(databaseUrl: string): boolean {
  return databaseUrl.startsWith('pglite:')
}

/** The parts that were named; all when none was. Throws `ConfigError`. */
export function readRoles(names: readonly string[], databaseUrl: string): readonly Role[] {
  if (names.length === 0) return ROLES
  const roles = ROLES.filter((role) => names.includes(role))
  const unknown = names.find((name) => !ROLES.some((role) => role === name))
  if (unknown !== undefined) throw new ConfigError(`${unknown} is no part: ${ROLES.join(', ')}`)
  if (roles.length < ROLES.length && isEmbedded(databaseUrl))
    throw new ConfigError('The embedded database belongs to one process: name no part, or use PostgreSQL')
  return roles
}

export interface Config {
  readonly roles: readonly Role[]
  /** `pglite://FOLDER`, `pglite://memory` or `postgres://…`. */
  databaseUrl: string
  source: SourceConfig
  network: 'mainnet' | 'testnet' | 'devnet'
  addressPrefix: 'xch' | 'txch'
  api: { host: string; port: number; publicUrl: string | undefined }
  serving: ServingConfig
  /** Whose tokens are taken; absent where nobody can sign in. */
  identity: IdentityConfig | undefined
  /** Host and port of the website, as people see them: what they sign names it. */
  siteDomain: string
  /** Where it is; what letters lead to. */
  siteUrl: string
  /** Signs snapshots: 64 hex characters; absent where none are made. */
  snapshotSecret: string | undefined
  /** Membership; absent where none is sold. */
  premium: PremiumConfig | undefined
  /** The minting API; absent where no minter is let in. */
  minting: MintingConfig | undefined
  /** Services whose accounts people link. */
  social: SocialConfig
  /** By which letters leave; absent where none do. */
  mail: MailConfig | undefined
  /** By which browsers are told; absent where none are. */
  push: PushConfig | undefined
  media: MediaConfig
  /** Health, metrics, verification, backups: for those who run it, never for the world. */
  ops: { host: string; port: number }
  /** `host:port` of private addresses that webhooks and push services may be at; empty in production. */
  webhookHosts: readonly string[]
  /** Seal what webhooks sign by: the first seals, all open. Without any none are made. */
  webhookSecrets: readonly string[]
  /** A list of CATs: http, https or file. */
  tokensUrl: string | undefined
  pollMs: number
}

export interface MediaConfig {
  host: string
  port: number
  publicUrl: string | undefined
  /** Where fetched files rest, unless there is a bucket. */
  folder: string
  /** A bucket of an S3-compatible service for fetched files. */
  s3: S3Config | undefined
  /** A folder that holds `CID/…`, looked into before any gateway is asked. */
  ipfsFolder: string | undefined
  /** Gateways that serve `/ipfs/…`, tried in order. */
  gateways: readonly string[]
  /** `host:port` of private addresses that may be fetched from; empty in production. */
  privateHosts: readonly string[]
  /** Largest file that is fetched. */
  maxBytes: number
  /** Largest file that members may put here. */
  uploadMaxBytes: number
  /** How long one address may take to answer whole. */
  timeoutMs: number
}

export interface S3Config {
  /** Without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What a public installation uses when nothing is said. */
export const PUBLIC_GATEWAYS: readonly string[] = [
  'https://ipfs.io',
  'https://dweb.link',
  'https://nftstorage.link',
]

/** Checks the environment and fills in defaults. Throws `ConfigError`. */
export function toConfig(env: Env, names: readonly string[] = []): Config {
  const network = oneOf(env, 'NETWORK', ['mainnet', 'testnet', 'devnet'], 'mainnet')
  const apiUrl = url(env, 'API_PUBLIC_URL')
  const mediaUrl = url(env, 'MEDIA_PUBLIC_URL')
  // Strangers' files share no host with anything of ours.
  if (apiUrl && mediaUrl && new URL(apiUrl).host === new URL(mediaUrl).host)
    throw new ConfigError('MEDIA_PUBLIC_URL must have another host than API_PUBLIC_URL')
  const databaseUrl = database(env)
  const siteUrl = url(env, 'PUBLIC_URL') ?? 'http://localhost:8800'
  return {
    roles: readRoles(names, databaseUrl),
    databaseUrl,
    source: source(env),
    network,
    addressPrefix: network === 'mainnet' ? 'xch' : 'txch',
    api: {
      host: readEnv(env, 'API_HOST') ?? '127.0.0.1',
      port: port(env, 'API_PORT', 8801),
      publicUrl: apiUrl,
    },
    serving: servingConfig(env),
    identity: identityConfig(env),
    siteDomain: new URL(siteUrl).host,
    siteUrl,
    snapshotSecret: snapshotSecret(env),
    premium: premiumConfig(env),
    minting: mintingConfig(env),
    social: socialConfig(env),
    mail: mailConfig(env, new URL(siteUrl).hostname),
    push: pushConfig(env, siteUrl),
    ops: {
      host: readEnv(env, 'OPS_HOST') ?? '127.0.0.1',
      port: port(env, 'OPS_PORT', 8803),
    },
    media: {
      host: readEnv(env, 'MEDIA_HOST') ?? '127.0.0.1',
      port: port(env, 'MEDIA_PORT', 8802),
      publicUrl: mediaUrl,
      folder: readEnv(env, 'MEDIA_FOLDER') ?? '.data/media',
      s3: s3(env),
      ipfsFolder: readEnv(env, 'IPFS_FOLDER'),
      gateways: list(env, 'IPFS_GATEWAYS') ?? PUBLIC_GATEWAYS,
      privateHosts: list(env, 'MEDIA_PRIVATE_HOSTS') ?? [],
      maxBytes: whole(env, 'MEDIA_MAX_BYTES', 100 * 1024 * 1024, 1024, 2 ** 31),
      uploadMaxBytes: whole(env, 'UPLOAD_MAX_BYTES', 50 * 1024 * 1024, 1024, 2 ** 30),
      timeoutMs: whole(env, 'MEDIA_TIMEOUT_MS', 20_000, 100, 600_000),
    },
    webhookHosts: list(env, 'WEBHOOK_PRIVATE_HOSTS') ?? [],
    webhookSecrets: webhookSecrets(env),
    tokensUrl: fileOrUrl(env, 'TOKENS_URL'),
    pollMs: whole(env, 'FOLLOW_POLL_MS', network === 'devnet' ? 250 : 3000, 20, 600_000),
  }
}

function snapshotSecret(env: Env): string | undefined {
  const secret = readEnv(env, 'SNAPSHOT_SECRET')
  if (secret !== undefined && !/^[0-9a-f]{64}$/.test(secret))
    throw new ConfigError('SNAPSHOT_SECRET must be 64 hex characters')
  return secret
}

const SHORTEST_SECRET = 32

function webhookSecrets(env: Env): readonly string[] {
  const secrets = list(env, 'WEBHOOK_SECRETS') ?? []
  if (secrets.some((one) => one.length < SHORTEST_SECRET))
    throw new ConfigError(
      `WEBHOOK_SECRETS must hold texts of at least ${SHORTEST_SECRET} characters, separated by commas`,
    )
  return secrets
}

function database(env: Env): string {
  const value = readEnv(env, 'DATABASE_URL') ?? 'pglite://.data/index'
  if (!/^(pglite|postgres|postgresql):\/\//.test(value))
    throw new ConfigError('DATABASE_URL must start with pglite:// or postgres://')
  return value
}

function source(env: Env): SourceConfig {
  const folder = readEnv(env, 'ARCHIVE_FOLDER')
  if (folder) return { kind: 'archive', folder }
  return {
    kind: 'node',
    url: url(env, 'NODE_RPC_URL') ?? 'https://127.0.0.1:8555',
    cert: readEnv(env, 'NODE_RPC_CERT'),
    key: readEnv(env, 'NODE_RPC_KEY'),
    startHeight: whole(env, 'START_HEIGHT', 0, 0, 2 ** 31 - 1),
  }
}

/** All of the bucket's settings or none. */
function s3(env: Env): S3Config | undefined {
  const bucket = readEnv(env, 'S3_BUCKET')
  if (bucket === undefined) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new ConfigError('S3_BUCKET is no bucket name')
  const region = readEnv(env, 'S3_REGION') ?? 'us-east-1'
  return {
    endpoint: url(env, 'S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID', 'S3_BUCKET'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'),
  }
}
