import { type Env, readEnv } from './env.js'
import { ConfigError } from './setting.js'

/** How letters leave. */
export interface MailConfig {
  /** `smtp://` or `smtps://`, with the account in front of the host where one is needed. */
  readonly url: string
  /** `Name <address>`. */
  readonly from: string
}

/** The server of letters, where one is named. Throws `ConfigError`, which never repeats the address: it may hold a password. */
export function mailConfig(env: Env, host: string): MailConfig | undefined {
  const url = readEnv(env, 'SMTP_URL')
  if (url === undefined) return undefined
  if (!URL.canParse(url) || !/^smtps?:\/\/./.test(url))
    throw new ConfigError('SMTP_URL must be an address that begins with smtp:// or smtps://')
  const from = readEnv(env, 'MAIL_FROM') ?? `Chiaroscuro <alerts@${host}>`
  if (!/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(from))
    throw new ConfigError('MAIL_FROM must be `Name <address>`')
  return { url, from }
}
