import type { Context } from '../context.js'
import { toAuthError } from '../flow-error.js'
import type { SignInEffect } from '../machine/sign-in-state.js'
import { Secret } from '../secret.js'
import { createDeviceVerifier } from '../srp/index.js'
import { type Device, saveDevice } from '../store/device-store.js'
import { keepNewDevice, loadNewDevice } from '../store/new-device-store.js'
import { toTokens } from '../to-tokens.js'
import type { Tokens } from '../tokens.js'
import type { NewDevice } from '../user-pool/answer.js'

/** Longer names the service refuses, and the device with them (ConfirmDevice, `DeviceName`: 1 to 1,024 characters). */
const LONGEST_NAME = 1024

/**
 * Gives a new device its password, and the service the verifier of it. Rejects if the service will not have it; if it could
 * not be reached, the device is kept for the next refresh to try again.
 */
export async function confirmDevice(
  context: Context,
  { texts, newDevice, username }: Extract<SignInEffect, { type: 'ConfirmDevice' }>,
): Promise<{ device: Secret<Device>; confirmationNecessary: boolean }> {
  const { accessToken } = texts.reveal()
  try {
    return await confirm(context, accessToken, newDevice, username)
  } catch (thrown) {
    const tokens = toTokens(texts.reveal(), context.clock.now(), { username })
    if (toAuthError(thrown).retryable && !(tokens instanceof Error))
      await keepNewDevice(context.store, context.keys, tokens.username, newDevice)
    throw thrown
  }
}

/** Tells the service of a device that it did not hear of at sign-in. The session is good whatever comes of it. */
export async function confirmKeptDevice(context: Context, { username, access, signInDetails }: Tokens) {
  const { store, keys } = context
  const newDevice = await loadNewDevice(store, keys, username)
  if (!newDevice) return
  try {
    const { device } = await confirm(context, access.text, newDevice, username)
    await saveDevice(store, keys, device.reveal(), signInDetails?.loginId ?? username)
  } catch (thrown) {
    if (!toAuthError(thrown).retryable) await keepNewDevice(store, keys, username, undefined)
  }
}

async function confirm(context: Context, accessToken: string, newDevice: NewDevice, username: string) {
  const { key, groupKey } = newDevice
  const made = await createDeviceVerifier(newDevice, context.random, await context.srp())
  const name = nameOf(context)
  const said = await context.transport('ConfirmDevice', {
    AccessToken: accessToken,
    DeviceKey: key,
    ...(name ? { DeviceName: name } : {}),
    DeviceSecretVerifierConfig: { Salt: made.salt, PasswordVerifier: made.passwordVerifier },
  })
  const device = new Secret<Device>({ username, key, groupKey, password: made.password })
  return { device, confirmationNecessary: said.UserConfirmationNecessary === true }
}

function nameOf({ config }: Context): string | undefined {
  // A pair of surrogates is not cut in two.
  return config.deviceName
    ?.trim()
    .slice(0, LONGEST_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
}
