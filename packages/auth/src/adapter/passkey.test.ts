import { describe, expect, it } from 'vitest'
import { type CredentialsApi, webPasskeys } from './passkey.js'

const bytes = (...all: number[]) => new Uint8Array(all).buffer
const said = { clientDataJSON: bytes(1), attestationObject: bytes(2, 255), getTransports: () => ['internal'] }
const proved = {
  clientDataJSON: bytes(1),
  authenticatorData: bytes(3),
  signature: bytes(251, 239),
  userHandle: null,
}

/** A browser's credentials that keep what they were asked. */
function api(response: object | null, asked: object[] = []): CredentialsApi {
  const answer = async (options: object | undefined) => {
    asked.push(options ?? {})
    return (
      response &&
      Object.assign({
        id: 'AQ',
        type: 'public-key',
        rawId: bytes(1),
        response,
        authenticatorAttachment: 'platform',
        getClientExtensionResults: () => ({}),
      })
    )
  }
  return { create: answer, get: answer }
}

describe('passkeys of a browser', () => {
  it('are made from the service’s JSON and come back as JSON', async () => {
    const asked: object[] = []
    const options = {
      challenge: '-_8',
      rp: { id: 'a.org', name: 'A' },
      user: { id: 'AQI', name: 'ada', displayName: 'Ada' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: 'Aw', type: 'public-key', transports: ['usb'] }],
    }
    expect(await webPasskeys(api(said, asked)).create(options)).toEqual({
      id: 'AQ',
      rawId: 'AQ',
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AQ', attestationObject: 'Av8', transports: ['internal'] },
    })
    expect(asked).toEqual([
      {
        publicKey: {
          ...options,
          challenge: new Uint8Array([251, 255]),
          user: { id: new Uint8Array([1, 2]), name: 'ada', displayName: 'Ada' },
          excludeCredentials: [{ id: new Uint8Array([3]), type: 'public-key', transports: ['usb'] }],
        },
      },
    ])
  })

  it('sign what the service asks', async () => {
    const asked: object[] = []
    const options = {
      challenge: 'AQ',
      rpId: 'a.org',
      allowCredentials: [{ id: 'Aw', type: 'public-key' }],
      userVerification: 'preferred',
    }
    expect(await webPasskeys(api(proved, asked)).get(options)).toMatchObject({
      response: { clientDataJSON: 'AQ', authenticatorData: 'Aw', signature: '--8' },
    })
    expect(asked).toEqual([
      {
        publicKey: {
          ...options,
          challenge: new Uint8Array([1]),
          allowCredentials: [{ id: new Uint8Array([3]), type: 'public-key' }],
        },
      },
    ])
  })

  it('that are cancelled, missing, or asked for in nonsense say so', async () => {
    const cancelled: CredentialsApi = {
      create: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      get: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    }
    await expect(webPasskeys(cancelled).get({})).rejects.toMatchObject({ name: 'PasskeyCanceled' })
    await expect(webPasskeys(api(null)).create({})).rejects.toMatchObject({ name: 'PasskeyCanceled' })
    await expect(webPasskeys(undefined).get({})).rejects.toMatchObject({ name: 'PasskeyNotSupported' })
    for (const nonsense of [{ challenge: '%' }, { challenge: 'AQ', allowCredentials: [{ id: '%' }] }])
      await expect(webPasskeys(api(proved)).get(nonsense)).rejects.toMatchObject({ name: 'Unknown' })
  })
})
