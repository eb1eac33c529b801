import type { AuthError } from '../auth-error.js'
import type { Secret } from '../secret.js'
import type { Claim, Ephemeral } from '../srp/index.js'
import type { Device } from '../store/device-store.js'
import type { AuthFlow, TokenTexts, User } from '../tokens.js'
import type { Answer, Challenge, NewDevice } from '../user-pool/answer.js'
import type { AnsweredChallenge, AskedChallenge } from './challenge-name.js'

/** One attempt to sign in, from the first word to the tokens. */
export interface Attempt {
  /** What was typed. */
  readonly loginId: string
  /** As the service names the person; what was typed until it says. */
  readonly username: string
  readonly flow: AuthFlow
  readonly password?: Secret
  /** The session of a sign-up, instead of any proof. */
  readonly signUp?: Secret
  readonly clientMetadata?: Readonly<Record<string, string>>
  /** This device, if the service knew it last time. */
  readonly device?: Secret<Device>
}

/** A question for the person. */
export interface Question extends Challenge {
  readonly name: AskedChallenge
}

/** What a person answers a challenge with, and what goes along. */
export interface ChallengeAnswer {
  readonly text: Secret
  readonly userAttributes?: Readonly<Record<string, string>>
  readonly friendlyDeviceName?: string
  readonly clientMetadata?: Readonly<Record<string, string>>
}

type During<At extends string, More = object> = { readonly at: At; readonly attempt: Attempt } & More
type Exchange = { readonly ephemeral: Secret<Ephemeral> }
type Asked = { readonly challenge: Challenge }
type Questioned = { readonly challenge: Question }

export type SignInState =
  | { readonly at: 'idle' }
  /** Who is signed in, and is the device known? */
  | During<'looking'>
  | During<'preparing'>
  | During<'initiating', { readonly ephemeral?: Secret<Ephemeral> }>
  | During<'proving', Exchange & Asked>
  | During<'verifying', Asked & { readonly claim: Claim }>
  | During<'devicePreparing', Asked>
  | During<'deviceAsking', Exchange>
  | During<'deviceProving', Asked>
  | During<'deviceVerifying'>
  | During<'choosing'>
  | During<'usingPasskey', Asked>
  | During<'associating', Questioned>
  /** Waits for the person. `error` is what came of the last answer. */
  | During<'challenged', Questioned & { readonly error?: AuthError; readonly totpSecret?: Secret }>
  | During<'answering', Questioned & { readonly answer: ChallengeAnswer }>
  | During<'verifyingTotp', Questioned & { readonly answer: ChallengeAnswer; readonly totpSecret?: Secret }>
  | During<'confirmingDevice', { readonly texts: Secret<TokenTexts>; readonly newDevice: NewDevice }>
  | During<'saving', { readonly texts: Secret<TokenTexts>; readonly confirmationNecessary: boolean }>
  | { readonly at: 'signedIn'; readonly user: User; readonly confirmationNecessary: boolean }
  /** The account must do something else first. */
  | { readonly at: 'stopped'; readonly step: 'CONFIRM_SIGN_UP' | 'RESET_PASSWORD' }
  | { readonly at: 'failed'; readonly error: AuthError }

export type SignInEvent =
  | { readonly type: 'SignInAsked'; readonly attempt: Attempt }
  | {
      readonly type: 'SignInResumed'
      readonly attempt: Attempt
      readonly challenge: Question
      /** To be answered at once, and not to be shown first. */
      readonly toAnswer?: boolean
    }
  | {
      readonly type: 'LookedUp'
      readonly user: User | undefined
      readonly device: Secret<Device> | undefined
    }
  | { readonly type: 'EphemeralMade'; readonly ephemeral: Secret<Ephemeral> }
  /** `answer` is `undefined` if what the service said makes no sense. */
  | { readonly type: 'Answered'; readonly answer: Answer | undefined }
  | { readonly type: 'Refused'; readonly error: AuthError }
  | { readonly type: 'Proved'; readonly claim: Claim; readonly device: Secret<Device> | undefined }
  | { readonly type: 'PasskeyUsed'; readonly credential: Secret }
  | { readonly type: 'ChallengeAnswered'; readonly answer: ChallengeAnswer }
  | { readonly type: 'TotpAssociated'; readonly secret: Secret; readonly session: Secret | undefined }
  | { readonly type: 'TotpVerified'; readonly session: Secret | undefined }
  | {
      readonly type: 'DeviceConfirmed'
      readonly device: Secret<Device> | undefined
      readonly confirmationNecessary: boolean
    }
  | { readonly type: 'Saved'; readonly user: User }

/** Parameters of a request; they may hold a password or a code. */
export type Parameters = Secret<Readonly<Record<string, string>>>

type WithMetadata = { readonly clientMetadata: Readonly<Record<string, string>> | undefined }

export type SignInEffect =
  | { readonly type: 'LookUp'; readonly loginId: string }
  | { readonly type: 'MakeEphemeral' }
  | ({
      readonly type: 'Initiate'
      readonly flow: AuthFlow
      readonly parameters: Parameters
      readonly session: Secret | undefined
    } & WithMetadata)
  | ({
      readonly type: 'Respond'
      readonly challenge: AnsweredChallenge
      readonly session: Secret | undefined
      readonly responses: Parameters
    } & WithMetadata)
  | ({ readonly type: 'ProvePassword'; readonly password: Secret } & Exchange & Asked)
  | ({ readonly type: 'ProveDevice'; readonly device: Secret<Device> } & Exchange & Asked)
  | { readonly type: 'UsePasskey'; readonly options: string }
  | { readonly type: 'AssociateTotp'; readonly session: Secret | undefined }
  | {
      readonly type: 'VerifyTotp'
      readonly session: Secret | undefined
      readonly code: Secret
      readonly friendlyDeviceName: string | undefined
    }
  | { readonly type: 'ForgetDevice'; readonly username: string; readonly loginId: string }
  | {
      readonly type: 'ConfirmDevice'
      readonly texts: Secret<TokenTexts>
      readonly newDevice: NewDevice
      readonly username: string
    }
  | {
      readonly type: 'Save'
      readonly texts: Secret<TokenTexts>
      readonly attempt: Attempt
      readonly device: Secret<Device> | undefined
    }
  | { readonly type: 'KeepChallenge'; readonly attempt: Attempt; readonly challenge: Question }
  | { readonly type: 'DropChallenge' }
