/** What the site is known by at the services that are stood in for on this machine. */
const CLIENT = 'chiaroscuro-on-this-machine'

/** Discord and X on this machine: what their stand-in, the API and the site are told. The site has no secret. */
export function socialLogin(port, secret) {
  const url = `http://127.0.0.1:${port}`
  const site = {
    DISCORD_CLIENT_ID: CLIENT,
    DISCORD_AUTHORIZE_URL: `${url}/discord/oauth2/authorize`,
    TWITTER_CLIENT_ID: CLIENT,
    TWITTER_AUTHORIZE_URL: `${url}/x/i/oauth2/authorize`,
  }
  const api = {
    ...site,
    DISCORD_CLIENT_SECRET: secret,
    DISCORD_TOKEN_URL: `${url}/discord/api/oauth2/token`,
    DISCORD_REVOKE_URL: `${url}/discord/api/oauth2/token/revoke`,
    DISCORD_ME_URL: `${url}/discord/api/users/@me`,
    TWITTER_CLIENT_SECRET: secret,
    TWITTER_TOKEN_URL: `${url}/x/2/oauth2/token`,
    TWITTER_REVOKE_URL: `${url}/x/2/oauth2/revoke`,
    TWITTER_ME_URL: `${url}/x/2/users/me`,
  }
  const part = { SOCIAL_PORT: String(port), SOCIAL_CLIENT_ID: CLIENT, SOCIAL_CLIENT_SECRET: secret }
  return { part, api, site }
}
