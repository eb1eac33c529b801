import type { z } from 'zod'
import type {
  AlertPage,
  AlertPreferences,
  AlertPreferencesInput,
  EndLettersAnswer,
  EndLettersInput,
  listAlertsQuery,
  PushDevice,
  PushDeviceInput,
  PushDeviceRemoved,
  PushDevices,
  ReadAlertsAnswer,
  ReadAlertsInput,
  SavedSearch,
  SavedSearches,
  SavedSearchInput,
  SearchRemoved,
} from '../schema/alert.js'
import { type Access, operation } from './operation.js'

const MEMBER: Access = { who: 'member' }

/** What one wants to hear of; all of it, and none by mail, until one says otherwise. */
export const getAlertPreferences = operation<Record<string, never>, AlertPreferences>({
  id: 'get-alert-preferences',
  method: 'GET',
  path: '/v2/alerts/preferences',
  access: MEMBER,
})
/** Says what one wants to hear of, and whether by mail, too. 409 `NoAddress` for mail without a confirmed address. */
export const saveAlertPreferences = operation<{ preferences: AlertPreferencesInput }, AlertPreferences>({
  id: 'save-alert-preferences',
  method: 'POST',
  path: '/v2/alerts/preferences',
  body: 'preferences',
  access: MEMBER,
})
/** What one was told, the newest first, and how much of it is unread. */
export const listAlerts = operation<z.input<typeof listAlertsQuery>, AlertPage>({
  id: 'list-alerts',
  method: 'GET',
  path: '/v2/alerts',
  access: MEMBER,
})
/** Marks everything up to an alert as read. */
export const readAlerts = operation<{ read: ReadAlertsInput }, ReadAlertsAnswer>({
  id: 'read-alerts',
  method: 'POST',
  path: '/v2/alerts/read',
  body: 'read',
  access: MEMBER,
})
/** Ends the letters of whoever has the token that they carry. */
export const endLetters = operation<{ end: EndLettersInput }, EndLettersAnswer>({
  id: 'end-letters',
  method: 'POST',
  path: '/v2/alerts/unsubscribe',
  body: 'end',
})

/** The browsers that one is told in by Web Push, the newest first, and what others subscribe to. */
export const listPushDevices = operation<Record<string, never>, PushDevices>({
  id: 'list-push-devices',
  method: 'GET',
  path: '/v2/alerts/push',
  access: MEMBER,
})
/**
 * Tells in a browser, too: what it subscribed to, as it says. The same one again is one, and belongs to who asked last. 409
 * `NotOffered`, `TooManyDevices`.
 */
export const addPushDevice = operation<{ device: PushDeviceInput }, PushDevice>({
  id: 'add-push-device',
  method: 'POST',
  path: '/v2/alerts/push',
  body: 'device',
  access: MEMBER,
})
/** Tells in that browser no more. */
export const removePushDevice = operation<{ device_id: string }, PushDeviceRemoved>({
  id: 'remove-push-device',
  method: 'POST',
  path: '/v2/alerts/push/{device_id}/remove',
  access: MEMBER,
})

/** What one looks out for, the newest first, and how much of that one may have. */
export const listSearches = operation<Record<string, never>, SavedSearches>({
  id: 'list-searches',
  method: 'GET',
  path: '/v2/alerts/searches',
  access: MEMBER,
})
/** Looks out for works that are listed. 409 `TooManySearches`; 404 for a collection that is not known. */
export const saveSearch = operation<{ search: SavedSearchInput }, SavedSearch>({
  id: 'save-search',
  method: 'POST',
  path: '/v2/alerts/searches',
  body: 'search',
  access: MEMBER,
})
/** Looks out for them no more. */
export const removeSearch = operation<{ search_id: string }, SearchRemoved>({
  id: 'remove-search',
  method: 'POST',
  path: '/v2/alerts/searches/{search_id}/remove',
  access: MEMBER,
})
