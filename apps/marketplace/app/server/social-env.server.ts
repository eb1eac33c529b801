/** The services that can be linked here, by the origins their sign-in pages stand at; the API has the rest. */
export interface SocialEnv {
  readonly social: Readonly<Record<'discord' | 'twitter', string | undefined>>
}

type Raw = Record<string, string | undefined>

export function readSocialEnv(raw: Raw, url: (name: string, text: string) => string): SocialEnv {
  const origin = (name: 'DISCORD' | 'TWITTER', usual: string) =>
    raw[`${name}_CLIENT_ID`]
      ? new URL(url(`${name}_AUTHORIZE_URL`, raw[`${name}_AUTHORIZE_URL`] || usual)).origin
      : undefined
  return {
    social: {
      discord: origin('DISCORD', 'https://discord.com'),
      twitter: origin('TWITTER', 'https://x.com'),
    },
  }
}
