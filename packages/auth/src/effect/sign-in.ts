import type { Context } from '../context.js'
import { flowError, toAuthError } from '../flow-error.js'
import type { SignInEffect, SignInEvent } from '../machine/sign-in-state.js'
import type { Json } from '../port.js'
import { Secret } from '../secret.js'
import { createEphemeral, poolName, signClaim } from '../srp/index.js'
import { dropChallenge, keepChallenge } from '../store/challenge-store.js'
import { clearDevice, loadDevice, saveDevice } from '../store/device-store.js'
import { loadTokens } from '../store/load-tokens.js'
import { saveTokens } from '../store/token-store.js'
import { toTokens } from '../to-tokens.js'
import { userOf } from '../tokens.js'
import { readAnswer, secret } from '../user-pool/answer.js'
import { confirmDevice } from './confirm-device.js'

/** An (a, A) made beforehand, while the person was typing; taken once. */
export interface Prepared {
  take: () => ReturnType<typeof createEphemeral> | undefined
}

const SERVICE_FLOW = {
  USER_SRP_AUTH: 'USER_SRP_AUTH',
  USER_PASSWORD_AUTH: 'USER_PASSWORD_AUTH',
  CUSTOM_WITH_SRP: 'CUSTOM_AUTH',
  CUSTOM_WITHOUT_SRP: 'CUSTOM_AUTH',
  USER_AUTH: 'USER_AUTH',
} as const

type Of<Type> = Extract<SignInEffect, { type: Type }>

/** Carries out the effects of sign-in. Whatever is thrown is told to the machine as `Refused`. */
export function signInPerformer(context: Context, prepared: Prepared) {
  const perform = async (effect: SignInEffect): Promise<SignInEvent | undefined> => {
    const { store, keys, challengeStore, clock } = context
    switch (effect.type) {
      case 'LookUp': {
        const [tokens, device] = await Promise.all([
          loadTokens(store, keys),
          loadDevice(store, keys, effect.loginId),
        ])
        return { type: 'LookedUp', user: tokens && userOf(tokens), device: device && new Secret(device) }
      }
      case 'MakeEphemeral': {
        const { modPow } = await context.srp()
        return {
          type: 'EphemeralMade',
          ephemeral: new Secret(prepared.take() ?? createEphemeral(context.random, modPow)),
        }
      }
      case 'Initiate':
      case 'Respond':
        return { type: 'Answered', answer: readAnswer(await send(context, effect)) }
      case 'ProvePassword':
      case 'ProveDevice':
        return prove(context, effect)
      case 'UsePasskey':
        return { type: 'PasskeyUsed', credential: await usePasskey(context, effect.options) }
      case 'AssociateTotp':
      case 'VerifyTotp':
        return setUpTotp(context, effect)
      case 'ForgetDevice':
        await clearDevice(store, keys, effect.username, effect.loginId)
        return undefined
      case 'ConfirmDevice':
        return { type: 'DeviceConfirmed', ...(await confirmDevice(context, effect)) }
      case 'Save':
        return save(context, effect)
      case 'KeepChallenge':
        await keepChallenge(challengeStore, keys, effect, clock.now())
        return undefined
      case 'DropChallenge':
        await dropChallenge(challengeStore, keys)
        return undefined
    }
  }
  return (effect: SignInEffect) =>
    perform(effect).catch((thrown): SignInEvent => ({ type: 'Refused', error: toAuthError(thrown) }))
}

async function send(context: Context, effect: Of<'Initiate'> | Of<'Respond'>) {
  const { id, clientId } = context.pool()
  const parameters = (effect.type === 'Initiate' ? effect.parameters : effect.responses).reveal()
  const data = context.ports.contextData?.(parameters.USERNAME ?? '', { id, clientId })
  const common = {
    ClientId: clientId,
    ...(effect.clientMetadata ? { ClientMetadata: { ...effect.clientMetadata } } : {}),
    ...(data ? { UserContextData: { EncodedData: data } } : {}),
  }
  const session = effect.session && { Session: effect.session.reveal() }
  if (effect.type === 'Initiate')
    return context.transport('InitiateAuth', {
      ...common,
      AuthFlow: SERVICE_FLOW[effect.flow],
      AuthParameters: { ...parameters },
      ...session,
    })
  return context.transport('RespondToAuthChallenge', {
    ...common,
    ChallengeName: effect.challenge,
    ChallengeResponses: { ...parameters },
    ...session,
  })
}

async function prove(
  context: Context,
  effect: Of<'ProvePassword'> | Of<'ProveDevice'>,
): Promise<SignInEvent> {
  const { store, keys } = context
  const { parameters } = effect.challenge
  const tools = await context.srp()
  const challenge = {
    srpB: parameters.SRP_B ?? '',
    salt: parameters.SALT ?? '',
    secretBlock: parameters.SECRET_BLOCK ?? '',
  }
  if (effect.type === 'ProveDevice') {
    const { groupKey = '', key, password = '' } = effect.device.reveal()
    const prover = { pool: groupKey, user: key, password }
    const claim = await signClaim(prover, effect.ephemeral.reveal(), challenge, context.clock.now(), tools)
    return { type: 'Proved', claim, device: undefined }
  }
  const user = parameters.USER_ID_FOR_SRP ?? ''
  const prover = { pool: poolName(context.pool().id), user, password: effect.password.reveal() }
  const [claim, device] = await Promise.all([
    signClaim(prover, effect.ephemeral.reveal(), challenge, context.clock.now(), tools),
    loadDevice(store, keys, user),
  ])
  return { type: 'Proved', claim, device: device && new Secret(device) }
}

async function setUpTotp(
  context: Context,
  effect: Of<'AssociateTotp'> | Of<'VerifyTotp'>,
): Promise<SignInEvent> {
  const session = effect.session ? { Session: effect.session.reveal() } : {}
  if (effect.type === 'AssociateTotp') {
    const said = await context.transport('AssociateSoftwareToken', session)
    const key = secret(said.SecretCode)
    if (!key) throw flowError('Unknown', 'The service gave no key for the authenticator app.')
    return { type: 'TotpAssociated', secret: key, session: secret(said.Session) }
  }
  const said = await context.transport('VerifySoftwareToken', {
    ...session,
    UserCode: effect.code.reveal(),
    ...(effect.friendlyDeviceName ? { FriendlyDeviceName: effect.friendlyDeviceName } : {}),
  })
  return { type: 'TotpVerified', session: secret(said.Session) }
}

async function usePasskey(context: Context, options: string): Promise<Secret> {
  const { passkeys } = context.ports
  if (!passkeys) throw flowError('PasskeyNotSupported')
  return new Secret(JSON.stringify(await passkeys.get(readJson(options))))
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    throw flowError('Unknown', 'The service’s request for a passkey cannot be read.', thrown)
  }
}

async function save(context: Context, { texts, attempt, device }: Of<'Save'>): Promise<SignInEvent> {
  const { store, keys, clock } = context
  const { loginId, flow, username } = attempt
  const signInDetails = { loginId, authFlowType: flow }
  const tokens = toTokens(texts.reveal(), clock.now(), { signInDetails, username })
  if (tokens instanceof Error) return { type: 'Refused', error: tokens }
  if (device) await saveDevice(store, keys, { ...device.reveal(), username: tokens.username }, loginId)
  await saveTokens(store, keys, tokens)
  const kept = await loadTokens(store, keys)
  if (!kept) throw flowError('UnexpectedSignInInterruptionException')
  const user = userOf(kept)
  context.tell({ type: 'signedIn', user })
  return { type: 'Saved', user }
}
