import { type Env, readEnv } from './env.js'
import { ConfigError, needed, url } from './setting.js'

/** A service whose accounts can be linked: where people are asked, and where we ask. */
export interface SocialService {
  readonly clientId: string
  readonly clientSecret: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly revokeUrl: string
  readonly meUrl: string
  /** What is asked for: just who somebody is. */
  readonly scope: string
}

export type SocialConfig = Readonly<Record<'discord' | 'twitter', SocialService | undefined>>

/** The services of the settings. Throws `ConfigError`. */
export function socialConfig(env: Env): SocialConfig {
  return {
    discord: service(env, 'DISCORD', 'identify', {
      authorize: 'https://discord.com/oauth2/authorize',
      token: 'https://discord.com/api/oauth2/token',
      revoke: 'https://discord.com/api/oauth2/token/revoke',
      me: 'https://discord.com/api/users/@me',
    }),
    twitter: service(env, 'TWITTER', 'users.read tweet.read', {
      authorize: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      revoke: 'https://api.x.com/2/oauth2/revoke',
      me: 'https://api.x.com/2/users/me',
    }),
  }
}

type Usual = Readonly<Record<'authorize' | 'token' | 'revoke' | 'me', string>>

function service(env: Env, name: string, scope: string, usual: Usual): SocialService | undefined {
  const clientId = readEnv(env, `${name}_CLIENT_ID`)
  if (clientId === undefined) return undefined
  if (!/^[\x21-\x7e]{1,200}$/.test(clientId))
    throw new ConfigError(`${name}_CLIENT_ID must be letters and digits`)
  return {
    clientId,
    clientSecret: needed(env, `${name}_CLIENT_SECRET`, `${name}_CLIENT_ID`),
    authorizeUrl: url(env, `${name}_AUTHORIZE_URL`) ?? usual.authorize,
    tokenUrl: url(env, `${name}_TOKEN_URL`) ?? usual.token,
    revokeUrl: url(env, `${name}_REVOKE_URL`) ?? usual.revoke,
    meUrl: url(env, `${name}_ME_URL`) ?? usual.me,
    scope,
  }
}
