import type { IdentityEnv } from './env.server.js'

/** Where the user pool answers. */
export function userPoolUrl({ endpoint, region }: Pick<IdentityEnv, 'endpoint' | 'region'>): string {
  return endpoint ?? `https://cognito-idp.${region}.amazonaws.com`
}

/** As tokens name whoever issued them; the key set is below it. */
export function issuerOf(identity: IdentityEnv): string {
  return `${userPoolUrl(identity)}/${identity.poolId}`
}
