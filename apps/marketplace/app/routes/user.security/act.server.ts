import { type ActionFunctionArgs, data } from '@remix-run/node'
import { faultOf } from '#app/identity/fault.js'
import { formCode, formText } from '#app/identity/form-text.js'
import { toTotpKey } from '#app/identity/totp-key.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders, type Identity } from '#app/server/identity.server.js'
import type { SecurityAnswer } from './security-answer.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const form = await request.formData()
  const answer = await act(identity, form).catch(
    (error: unknown): SecurityAnswer => ({ fault: faultOf(error) }),
  )
  return data(answer, { status: answer.fault ? 400 : 200, headers: cookieHeaders(identity) })
}

async function act({ auth }: Identity, form: FormData): Promise<SecurityAnswer> {
  switch (form.get('intent')) {
    case 'totp-start':
      return { totp: toTotpKey(await auth.setUpTOTP()) }
    case 'totp-confirm':
      return confirmTotp(auth, form)
    case 'totp-off':
      await auth.updateMFAPreference({ totp: 'DISABLED' })
      return { done: 'totp-off' }
    case 'passkey-delete':
      await auth.deletePasskey({ credentialId: formText(form, 'id') })
      return { done: 'passkey-deleted' }
    case 'device-forget':
      await auth.forgetDevice({ device: { id: formText(form, 'id') } })
      return { done: 'device-forgotten' }
    default:
      return { fault: 'InvalidParameterException' }
  }
}

/** A wrong code leaves the key on the page: the app has it already. */
async function confirmTotp(auth: Identity['auth'], form: FormData): Promise<SecurityAnswer> {
  try {
    await auth.verifyTOTPSetup({ code: formCode(form) })
  } catch (error) {
    const totp = { secret: formText(form, 'secret'), uri: formText(form, 'uri') }
    return { totp, fault: faultOf(error) }
  }
  await auth.updateMFAPreference({ totp: 'PREFERRED' })
  return { done: 'totp-on' }
}
