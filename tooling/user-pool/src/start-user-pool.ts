import { dropAbandoned } from './account/abandoned.js'
import { Attempts } from './account/attempts.js'
import { DecoyCodes } from './account/decoy-codes.js'
import { Mailbox } from './mail/mailbox.js'
import { receiveMail } from './mail/receive-mail.js'
import type { Clock, Pool, Random } from './pool.js'
import { issuerOf } from './pool.js'
import type { SeedUser } from './seed.js'
import { seedUsers } from './seed.js'
import { Sessions } from './session/sessions.js'
import { SignUps } from './session/sign-ups.js'
import type { GivenSettings } from './settings.js'
import { regionOf, toSettings } from './settings.js'
import { ShortLived } from './store/short-lived.js'
import { Store } from './store/store.js'
import { openSecrets } from './token/signing-key.js'
import { createApp } from './wire/app.js'
import { callerOf } from './wire/caller.js'
import { listen } from './wire/listen.js'
import { createService } from './wire/service.js'

/** Passkey registrations under way; beyond these the oldest are forgotten. */
const MOST_REGISTRATIONS = 10_000

/** How a pool is started. */
export interface UserPoolOptions {
  /** Where accounts and keys are kept; without one they last as long as the process. One pool to a folder. */
  readonly folder?: string | undefined
  readonly host?: string
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** Where mail of other services is taken; 0 takes any free port, absent none. */
  readonly smtpPort?: number | undefined
  readonly clock: Clock
  readonly random: Random
  readonly settings?: GivenSettings
  readonly seeds?: readonly SeedUser[]
  /** Hears of errors that are the pool's own fault; never of anybody's secrets. */
  readonly report?: (error: unknown) => void
}

/** A running pool, and what clients are configured with. */
export interface UserPool {
  /** `http://host:port`: the endpoint of both services, and where the pages are. */
  readonly url: string
  readonly poolId: string
  readonly clientId: string
  readonly identityPoolId: string
  readonly region: string
  /** As tokens name it; the key set is below it. */
  readonly issuer: string
  /** `smtp://host:port`, where mail is taken. */
  readonly smtpUrl: string | undefined
  close(): Promise<void>
}

/** Opens the folder, adds the seeds that are missing, and listens. */
export async function startUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { folder, clock, random } = options
  const settings = toSettings(options.settings ?? {})
  const [store, secrets] = await Promise.all([Store.open(folder, clock()), openSecrets(folder, random)])
  // The port is known only once the server listens, and tokens name it.
  const server = await listen(options.host ?? '127.0.0.1', options.port ?? 0)
  const pool: Pool = {
    settings,
    clock,
    random,
    store,
    sessions: new Sessions(clock, random, settings.lifetime.session * 1000),
    signUps: new SignUps(clock, random, settings.lifetime.session * 1000),
    attempts: new Attempts(clock, settings.limits.tries),
    decoyCodes: new DecoyCodes(clock, settings.limits.tries),
    mailbox: new Mailbox(store, clock, random, settings.limits.letters),
    registrations: new ShortLived(clock, settings.lifetime.session * 1000, MOST_REGISTRATIONS),
    ...secrets,
    url: server.url,
  }
  await store.write(...dropAbandoned(store.users, clock(), settings.lifetime.abandonedSignUp * 1000))
  await seedUsers(pool, options.seeds ?? [])
  const report = options.report ?? (() => {})
  server.answerWith(createService(pool, report), createApp(pool, callerOf, report).fetch)
  const mail = options.smtpPort === undefined ? undefined : await receiveMail(pool, options.smtpPort)
  return {
    url: pool.url,
    poolId: settings.poolId,
    clientId: settings.clientId,
    identityPoolId: settings.identityPoolId,
    region: regionOf(settings.poolId),
    issuer: issuerOf(pool),
    smtpUrl: mail && `smtp://127.0.0.1:${mail.port}`,
    close: async () => {
      await mail?.close()
      await server.close()
      await store.close()
    },
  }
}
