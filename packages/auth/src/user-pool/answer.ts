import type { CodeDeliveryDetailsType, InitiateAuthResponse } from '@aws-sdk/client-cognito-identity-provider'
import { Secret } from '../secret.js'
import type { TokenTexts } from '../tokens.js'

/** The service's answer to InitiateAuth and RespondToAuthChallenge, once it could be read. */
export type Answer =
  | { readonly kind: 'tokens'; readonly texts: Secret<TokenTexts>; readonly newDevice?: NewDevice }
  | ({ readonly kind: 'challenge' } & Challenge)

/** A device the service offers to remember. */
export interface NewDevice {
  readonly key: string
  readonly groupKey: string
}

/** A question of the service, and the session in which to answer it. */
export interface Challenge {
  readonly name: string
  readonly session: Secret | undefined
  /** The parameters that are texts; every other kind is dropped. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Where a code was sent. */
export interface CodeDeliveryDetails {
  readonly deliveryMedium?: string
  readonly destination?: string
  readonly attributeName?: string
}

/** Reads an answer; `undefined` if it has neither an access token nor a challenge with a name. */
export function readAnswer(said: Partial<InitiateAuthResponse>): Answer | undefined {
  const { AuthenticationResult: result, ChallengeName: name } = said
  if (text(name))
    return {
      kind: 'challenge',
      name: text(name) ?? '',
      session: secret(said.Session),
      parameters: readParameters(said.ChallengeParameters),
    }
  const accessToken = text(result?.AccessToken)
  if (!accessToken) return undefined
  const device = result?.NewDeviceMetadata
  const [key, groupKey] = [text(device?.DeviceKey), text(device?.DeviceGroupKey)]
  return {
    kind: 'tokens',
    texts: new Secret({
      accessToken,
      idToken: text(result?.IdToken),
      refreshToken: text(result?.RefreshToken),
    }),
    ...(key && groupKey ? { newDevice: { key, groupKey } } : {}),
  }
}

export function readDelivery(said: CodeDeliveryDetailsType | undefined): CodeDeliveryDetails {
  return delivery(text(said?.DeliveryMedium), text(said?.Destination), text(said?.AttributeName))
}

/** Delivery details without the members nothing is known of. */
export function delivery(medium?: string, destination?: string, attribute?: string): CodeDeliveryDetails {
  return {
    ...(medium ? { deliveryMedium: medium } : {}),
    ...(destination ? { destination } : {}),
    ...(attribute ? { attributeName: attribute } : {}),
  }
}

/** A text that says something; the service is not taken at its word for the type. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A session or a code as a secret. */
export function secret(value: unknown): Secret | undefined {
  const known = text(value)
  return known === undefined ? undefined : new Secret(known)
}

function readParameters(said: unknown): Record<string, string> {
  const entries = typeof said === 'object' && said !== null ? Object.entries(said) : []
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
