import type { Context } from '../context.js'
import { flowError } from '../flow-error.js'
import type { Json } from '../port.js'
import { requireTokens, type Session } from '../session.js'
import { text } from '../user-pool/answer.js'

/** A passkey of the account. */
export interface Passkey {
  readonly credentialId: string
  readonly friendlyName: string | undefined
  readonly relyingPartyId: string | undefined
  readonly createdAt: Date | undefined
}

/** The account's passkeys. To sign in with one: `signIn({ username, options: { authFlowType: 'USER_AUTH' } })`. */
export interface PasskeyFlow {
  /** Makes a passkey on this machine and adds it to the account of whoever is signed in. */
  readonly registerPasskey: () => Promise<void>
  /** The two halves of it, for a server between the browser and the service: what the browser is to make … */
  readonly startPasskey: () => Promise<Json>
  /** … and what it made. */
  readonly finishPasskey: (credential: Json) => Promise<void>
  readonly listPasskeys: () => Promise<readonly Passkey[]>
  readonly deletePasskey: (input: { readonly credentialId: string }) => Promise<void>
}

/** Pages of 20; an account holds no more than these. */
const MAX_PAGES = 10

export function passkeyFlow(context: Context, session: Session): PasskeyFlow {
  const { transport } = context
  const accessToken = async () => (await requireTokens(session)).access.text
  const startPasskey = async () => {
    const said = await transport('StartWebAuthnRegistration', { AccessToken: await accessToken() })
    return toJson(said.CredentialCreationOptions)
  }
  const finishPasskey = async (credential: Json) => {
    await transport('CompleteWebAuthnRegistration', {
      AccessToken: await accessToken(),
      Credential: credential,
    })
  }
  return {
    startPasskey,
    finishPasskey,
    async registerPasskey() {
      const { passkeys } = context.ports
      if (!passkeys) throw flowError('PasskeyNotSupported')
      await finishPasskey(await passkeys.create(await startPasskey()))
    },
    listPasskeys: async () => listPasskeys(context, await accessToken()),
    async deletePasskey({ credentialId }) {
      await transport('DeleteWebAuthnCredential', {
        AccessToken: await accessToken(),
        CredentialId: credentialId,
      })
    },
  }
}

async function listPasskeys({ transport }: Context, AccessToken: string): Promise<readonly Passkey[]> {
  const found: Passkey[] = []
  let page: string | undefined
  for (let n = 0; n < MAX_PAGES; n++) {
    const said = await transport('ListWebAuthnCredentials', {
      AccessToken,
      MaxResults: 20,
      ...(page ? { NextToken: page } : {}),
    })
    for (const one of said.Credentials ?? []) {
      const credentialId = text(one.CredentialId)
      if (credentialId)
        found.push({
          credentialId,
          friendlyName: text(one.FriendlyCredentialName),
          relyingPartyId: text(one.RelyingPartyId),
          createdAt: one.CreatedAt instanceof Date ? one.CreatedAt : undefined,
        })
    }
    page = text(said.NextToken)
    if (!page) break
  }
  return found
}

/** What the service said, as the JSON it came as. */
function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}
