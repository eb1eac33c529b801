import { createHmac, timingSafeEqual } from 'node:crypto'
import { formText } from '#app/identity/form-text.js'
import { type BotCheckEnv, env } from './env.server.js'

/** Asks whether a form was filled in by a person. */
export interface BotCheck {
  /** Goes into the form when it is drawn. */
  ticket(): string
  passes(form: FormData): Promise<boolean>
}

/** Nobody reads and fills in a form faster than this, or thinks about it longer. */
const FASTEST_MS = 1_200
const LONGEST_MS = 2 * 3_600_000

/** The check that is configured, or our own. */
export function botCheck(): BotCheck {
  const { identity, botCheck: service } = env()
  if (service) return serviceCheck(service)
  return localCheck(identity?.sessionSecrets[0] ?? '', Date.now)
}

/** What a form needs for the check: its ticket, and a service's widget. */
export function botFields() {
  const { botCheck: service } = env()
  return {
    ticket: botCheck().ticket(),
    widget: service ? { script: service.script, siteKey: service.siteKey } : null,
  }
}

/** A signed time, and a field that people do not see: what fills in everything at once is no person. */
export function localCheck(secret: string, now: () => number): BotCheck {
  const sign = (time: string) => createHmac('sha256', secret).update(`form ${time}`).digest('base64url')
  return {
    ticket() {
      const time = String(now())
      return `${time}.${sign(time)}`
    },
    async passes(form) {
      const [time = '', given = ''] = formText(form, 'ticket').split('.')
      const [ours, theirs] = [Buffer.from(sign(time)), Buffer.from(given)]
      if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return false
      const age = now() - Number(time)
      return age >= FASTEST_MS && age <= LONGEST_MS && formText(form, 'website') === ''
    },
  }
}

/** A service of Turnstile's kind: its widget fills in a field, which the service then vouches for. */
export function serviceCheck({ verify, secret }: Pick<BotCheckEnv, 'verify' | 'secret'>): BotCheck {
  return {
    ticket: () => '',
    async passes(form) {
      const response = formText(form, 'cf-turnstile-response')
      if (response === '') return false
      try {
        const answer = await fetch(verify, {
          method: 'POST',
          body: new URLSearchParams({ secret, response }),
          redirect: 'error',
          signal: AbortSignal.timeout(5_000),
        })
        const said: unknown = await answer.json()
        return typeof said === 'object' && said !== null && 'success' in said && said.success === true
      } catch {
        return false
      }
    },
  }
}
