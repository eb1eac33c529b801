import { flowError } from '../flow-error.js'
import type { Json, Passkeys } from '../port.js'

/** The part of WebAuthn that is used here; a test gives its own. */
export interface CredentialsApi {
  readonly create: (options: CredentialCreationOptions) => Promise<Credential | null>
  readonly get: (options: CredentialRequestOptions) => Promise<Credential | null>
}

type JsonObject = { [key: string]: Json }

/** Passkeys by `navigator.credentials`. The service's JSON is turned into buffers here, and the answer back. */
export function webPasskeys(
  credentials: CredentialsApi | undefined = globalThis.navigator?.credentials,
): Passkeys {
  const use = async (ask: (api: CredentialsApi) => Promise<Credential | null>): Promise<Json> => {
    if (!credentials) throw flowError('PasskeyNotSupported')
    const made = await ask(credentials).catch((thrown) => {
      throw flowError('PasskeyCanceled', undefined, thrown)
    })
    if (!made || !isPublicKey(made)) throw flowError('PasskeyCanceled')
    return credentialJson(made)
  }
  return {
    create: (options) => use((api) => api.create({ publicKey: creationOptions(options) })),
    get: (options) => use((api) => api.get({ publicKey: requestOptions(options) })),
  }
}

function creationOptions(json: Json): PublicKeyCredentialCreationOptions {
  const said = object(json)
  const user = object(said.user)
  // The rest (relying party, algorithms, preferences) is the browser's to check: it takes them as they are.
  return {
    ...(said as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(said.challenge),
    user: { id: bytes(user.id), name: String(user.name ?? ''), displayName: String(user.displayName ?? '') },
    excludeCredentials: descriptors(said.excludeCredentials),
  }
}

function requestOptions(json: Json): PublicKeyCredentialRequestOptions {
  const said = object(json)
  return {
    ...(said as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(said.challenge),
    allowCredentials: descriptors(said.allowCredentials),
  }
}

function descriptors(json: Json | undefined): PublicKeyCredentialDescriptor[] {
  return (Array.isArray(json) ? json : []).map((one) => ({
    ...(object(one) as unknown as PublicKeyCredentialDescriptor),
    type: 'public-key',
    id: bytes(object(one).id),
  }))
}

function isPublicKey(credential: Credential): credential is PublicKeyCredential {
  return 'rawId' in credential && 'response' in credential
}

function credentialJson(credential: PublicKeyCredential): JsonObject {
  const { response } = credential
  const attachment = credential.authenticatorAttachment
  return {
    id: credential.id,
    rawId: base64url(credential.rawId),
    type: credential.type,
    ...(attachment ? { authenticatorAttachment: attachment } : {}),
    clientExtensionResults: JSON.parse(JSON.stringify(credential.getClientExtensionResults?.() ?? {})),
    response: {
      clientDataJSON: base64url(response.clientDataJSON),
      ...('attestationObject' in response
        ? attestation(response as AuthenticatorAttestationResponse)
        : assertion(response as AuthenticatorAssertionResponse)),
    },
  }
}

function attestation(response: AuthenticatorAttestationResponse): JsonObject {
  return {
    attestationObject: base64url(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  }
}

function assertion({ authenticatorData, signature, userHandle }: AuthenticatorAssertionResponse): JsonObject {
  return {
    authenticatorData: base64url(authenticatorData),
    signature: base64url(signature),
    ...(userHandle ? { userHandle: base64url(userHandle) } : {}),
  }
}

function object(json: Json | undefined): JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}
}

function bytes(json: Json | undefined): Uint8Array<ArrayBuffer> {
  const text = typeof json === 'string' ? json.replace(/-/g, '+').replace(/_/g, '/') : ''
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch (thrown) {
    throw flowError('Unknown', 'The service’s request for a passkey cannot be read.', thrown)
  }
}

function base64url(buffer: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte)
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
