import {
  type AlertPreferences,
  endLetters,
  getAlertPreferences,
  listAlerts,
  readAlerts,
  saveAlertPreferences,
} from '@chiaroscuro/contract/operation'
import {
  alertPreferencesBody,
  endLettersBody,
  listAlertsQuery,
  readAlertsBody,
} from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import {
  alertsOf,
  endLetters as endLettersOf,
  keepPreference,
  markRead,
  type PreferenceRow,
  preferencesOf,
  unreadCount,
} from '../query/alert-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { offerNfts } from '../query/offer-rows.js'
import { toAlert } from '../view/alert.js'
import { type Endpoint, endpoint, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

export interface AlertsContext extends PeopleContext {
  /** Whether letters leave from here. */
  readonly sendsMail: boolean
}

const CHANGES: Quota = { name: 'alert-preferences', points: 60, seconds: 600 }
const ENDS: Quota = { name: 'end-letters', points: 60, seconds: 600 }
const TOKEN_BYTES = 24
const PAGE = 50

export const getAlertPreferencesEndpoint = endpoint(
  getAlertPreferences,
  z.object({}),
  async ({ db, sendsMail }: AlertsContext, _input, call) => {
    const { userId, email } = viewerOfCall(call)
    const row = (await preferencesOf(db, [userId])).get(userId)
    return toPreferences(row, sendsMail ? email : null)
  },
)

export const saveAlertPreferencesEndpoint = endpoint(
  saveAlertPreferences,
  z.object({ preferences: alertPreferencesBody }),
  async ({ db, now, random, sendsMail }: AlertsContext, { preferences }, call) => {
    const { userId, email } = viewerOfCall(call)
    const address = sendsMail ? email : null
    if (preferences.email && address === null)
      throw new RefusedError(
        'NoAddress',
        'This account has no confirmed address, or no letters are sent from here.',
      )
    const row = await keepPreference(db, {
      userId,
      bidReceived: preferences.bid_received,
      ownListed: preferences.own_listed,
      offerAccepted: preferences.offer_accepted,
      bidCancelled: preferences.bid_cancelled,
      ownOfferCancelled: preferences.own_offer_cancelled,
      email: preferences.email ? address : null,
      language: preferences.language,
      unsubscribeToken: Buffer.from(random(TOKEN_BYTES)).toString('base64url'),
      updatedAt: now(),
    })
    return toPreferences(row, address)
  },
  { quota: CHANGES, unseen: true },
)

function toPreferences(row: PreferenceRow | undefined, address: string | null): AlertPreferences {
  return {
    bid_received: row?.bidReceived ?? true,
    own_listed: row?.ownListed ?? true,
    offer_accepted: row?.offerAccepted ?? true,
    bid_cancelled: row?.bidCancelled ?? true,
    own_offer_cancelled: row?.ownOfferCancelled ?? true,
    email: row !== undefined && row.email !== null,
    email_address: address,
    language: row?.language ?? 'en',
  }
}

export const listAlertsEndpoint = endpoint(
  listAlerts,
  listAlertsQuery,
  async ({ db, view }: AlertsContext, input, call) => {
    const { userId } = viewerOfCall(call)
    const size = input.size ?? PAGE
    const [rows, unread] = await Promise.all([
      alertsOf(db, userId, cursorOf(input.page), size),
      unreadCount(db, userId),
    ])
    const names = await offerNfts(db, [...new Set(rows.flatMap(({ launcherId }) => launcherId ?? []))])
    return { ...toPage(rows, input.page, size, (row) => toAlert(view, row, names)), unread }
  },
)

export const readAlertsEndpoint = endpoint(
  readAlerts,
  z.object({ read: readAlertsBody }),
  async ({ db, now }: AlertsContext, { read }, call) => {
    const { userId } = viewerOfCall(call)
    await markRead(db, userId, read.up_to, now())
    return { unread: await unreadCount(db, userId) }
  },
  { unseen: true },
)

export const endLettersEndpoint = endpoint(
  endLetters,
  z.object({ end: endLettersBody }),
  async ({ db }: AlertsContext, { end }) => {
    await endLettersOf(db, end.token)
    return { unsubscribed: true as const }
  },
  { quota: ENDS, unseen: true },
)

/** What people hear of. */
export const ALERT_ENDPOINTS: readonly Endpoint<AlertsContext>[] = [
  getAlertPreferencesEndpoint,
  saveAlertPreferencesEndpoint,
  listAlertsEndpoint,
  readAlertsEndpoint,
  endLettersEndpoint,
]
