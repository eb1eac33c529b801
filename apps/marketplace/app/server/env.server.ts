import { type AnalyticsEnv, readAnalyticsEnv } from '#app/analytics/analytics-env.server.js'
import { type ReportEnv, readReportEnv } from '#app/error-report/report-env.server.js'
import { type ContentEnv, readContentEnv } from './content-env.server.js'
import { type FiatEnv, readFiatEnv } from './fiat-env.server.js'
import { readSocialEnv, type SocialEnv } from './social-env.server.js'

/** What the site takes from its surroundings. */
export interface Env extends ContentEnv, AnalyticsEnv, ReportEnv, SocialEnv, FiatEnv {
  port: number
  host: string
  /** Where this server reaches the API. */
  apiUrl: string
  /** Where browsers reach it, for live rows. */
  publicApiUrl: string
  /** The origin that serves media; never our own. */
  publicMediaUrl: string
  /** Which network the API reads: wallets on another are turned away. */
  network: string
  /** A devnet's own wallet; its page asks before anything is signed. */
  devWalletUrl: string | undefined
  /** WalletConnect's relay, and what this site is registered there as; without it that way is not offered. */
  walletConnect: { projectId: string; relayUrl: string } | undefined
  /** The site's own public address, for canonical links; by default that of each request. */
  publicUrl: string | undefined
  /** Where people's accounts are; without one nobody can sign in. */
  identity: IdentityEnv | undefined
  /** A service that tells people from bots, Turnstile's way; without one our own check is made. */
  botCheck: BotCheckEnv | undefined
}

export interface BotCheckEnv {
  siteKey: string
  secret: string
  /** The widget's script. */
  script: string
  /** Where an answer is verified. */
  verify: string
}

export interface IdentityEnv {
  poolId: string
  clientId: string
  region: string
  /** Absent: the vendor's own address in the region. */
  endpoint: string | undefined
  /** Seal the session cookies; the first seals, all open. */
  /** When the pool's own challenge (CUSTOM_AUTH) is asked, beside the password. */
  customChallenge: 'none' | 'instead' | 'after'
  sessionSecrets: readonly string[]
}

/** Checks raw variables; throws an error that names the wrong one. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const apiUrl = url('API_URL', raw.API_URL ?? 'http://127.0.0.1:8801')
  const publicApiUrl = url('PUBLIC_API_URL', raw.PUBLIC_API_URL || apiUrl)
  return {
    port: port(raw.PORT ?? '3000'),
    host: raw.HOST || 'localhost',
    apiUrl,
    publicApiUrl,
    publicMediaUrl: url('PUBLIC_MEDIA_URL', raw.PUBLIC_MEDIA_URL || 'http://127.0.0.1:8802'),
    network: network(raw.NETWORK || 'mainnet'),
    devWalletUrl: raw.DEV_WALLET_URL ? url('DEV_WALLET_URL', raw.DEV_WALLET_URL) : undefined,
    walletConnect: walletConnect(raw),
    publicUrl: raw.PUBLIC_URL ? new URL(url('PUBLIC_URL', raw.PUBLIC_URL)).origin : undefined,
    identity: identity(raw),
    botCheck: botCheck(raw),
    ...readContentEnv(raw, url),
    ...readAnalyticsEnv(raw, url),
    ...readReportEnv(raw, publicApiUrl, url),
    ...readSocialEnv(raw, url),
    ...readFiatEnv(raw, url),
  }
}

const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0'

function botCheck(raw: Record<string, string | undefined>): BotCheckEnv | undefined {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = raw
  if (!siteKey && !secret) return undefined
  if (!siteKey || !secret) throw new Error('BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET go together')
  return {
    siteKey,
    secret,
    script: url('BOT_CHECK_SCRIPT', raw.BOT_CHECK_SCRIPT || `${TURNSTILE}/api.js`),
    verify: url('BOT_CHECK_VERIFY', raw.BOT_CHECK_VERIFY || `${TURNSTILE}/siteverify`),
  }
}

function walletConnect(raw: Record<string, string | undefined>): Env['walletConnect'] {
  const { WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl } = raw
  if (!projectId) return undefined
  if (!/^[\w-]{1,64}$/.test(projectId)) throw new Error('WALLETCONNECT_PROJECT_ID must be letters and digits')
  const address = relayUrl || 'wss://relay.walletconnect.com'
  if (!URL.canParse(address) || !/^wss?:$/.test(new URL(address).protocol))
    throw new Error('WALLETCONNECT_RELAY_URL must be a ws or wss address')
  return { projectId, relayUrl: address.replace(/\/+$/, '') }
}

function identity(raw: Record<string, string | undefined>): IdentityEnv | undefined {
  const { USER_POOL_ID: poolId, USER_POOL_CLIENT_ID: clientId } = raw
  if (!poolId) return undefined
  if (!poolId.includes('_')) throw new Error('USER_POOL_ID must contain an underscore')
  if (!clientId) throw new Error('USER_POOL_CLIENT_ID is missing')
  const sessionSecrets = (raw.SESSION_SECRETS ?? '').split(',').filter((one) => one !== '')
  if (sessionSecrets.length === 0 || sessionSecrets.some((one) => one.length < 32))
    throw new Error('SESSION_SECRETS must hold texts of at least 32 characters, separated by commas')
  return {
    poolId,
    clientId,
    region: raw.USER_POOL_REGION || poolId.slice(0, poolId.indexOf('_')),
    endpoint: raw.USER_POOL_ENDPOINT ? url('USER_POOL_ENDPOINT', raw.USER_POOL_ENDPOINT) : undefined,
    customChallenge: customChallenge(raw.USER_POOL_CUSTOM_CHALLENGE || 'none'),
    sessionSecrets,
  }
}

function customChallenge(text: string): IdentityEnv['customChallenge'] {
  if (text !== 'none' && text !== 'instead' && text !== 'after')
    throw new Error(`USER_POOL_CUSTOM_CHALLENGE must be none, instead or after, not "${text}"`)
  return text
}

function network(text: string): string {
  if (!['mainnet', 'testnet', 'devnet'].includes(text))
    throw new Error(`NETWORK must be mainnet, testnet or devnet, not "${text}"`)
  return text
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) throw new Error(`PORT must be a port number, not "${text}"`)
  return value
}

function url(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} must be an http or https address`)
  }
  return text.replace(/\/+$/, '')
}

let known: Env | undefined

/** The process's own environment, read once. */
export function env(): Env {
  known ??= readEnv(process.env)
  return known
}
