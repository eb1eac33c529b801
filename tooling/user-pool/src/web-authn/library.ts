/** What checks passkeys, loaded with the first of them: it would be a third of the pool's start. */
export const webAuthn = () => import('@simplewebauthn/server')
