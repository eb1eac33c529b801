import type { Context } from '../context.js'
import type { SignInEffect } from '../machine/sign-in-state.js'
import { Secret } from '../secret.js'
import { createDeviceVerifier } from '../srp/index.js'
import type { Device } from '../store/device-store.js'

/** Longer names the service refuses, and the device with them (ConfirmDevice, `DeviceName`: 1 to 1,024 characters). */
const LONGEST_NAME = 1024

/** Gives a new device its password, and the service the verifier of it. Rejects if the service will not have it. */
export async function confirmDevice(
  context: Context,
  { texts, newDevice, username }: Extract<SignInEffect, { type: 'ConfirmDevice' }>,
): Promise<{ device: Secret<Device>; confirmationNecessary: boolean }> {
  const { key, groupKey } = newDevice
  const made = await createDeviceVerifier(newDevice, context.random, await context.srp())
  const name = nameOf(context)
  const said = await context.transport('ConfirmDevice', {
    AccessToken: texts.reveal().accessToken,
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
