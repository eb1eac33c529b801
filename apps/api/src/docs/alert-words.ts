import {
  alertPage,
  alertPreferences,
  endLettersAnswer,
  pushDevice,
  pushDeviceRemoved,
  pushDevices,
  readAlertsAnswer,
  savedSearch,
  savedSearches,
  searchRemoved,
} from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const ALERTS = 'Alerts'

/** What the reference says of alerts. */
export const ALERT_WORDS: Readonly<Record<string, Words>> = {
  'get-alert-preferences': { group: ALERTS, summary: 'What you want to hear of', output: alertPreferences },
  'save-alert-preferences': {
    group: ALERTS,
    summary: 'Say what you want to hear of',
    description:
      'About the works of the profiles you claimed. `email` sends letters to the address your account confirmed.',
    output: alertPreferences,
  },
  'list-alerts': {
    group: ALERTS,
    summary: 'What you were told',
    description:
      'The newest first. Each has the number of the news it came from. What a reorg takes back is told again, with `retracts`. Answers to your appeals are among them.',
    output: alertPage,
  },
  'read-alerts': { group: ALERTS, summary: 'Mark alerts as read', output: readAlertsAnswer },
  'list-push-devices': {
    group: ALERTS,
    summary: 'The browsers that you are told in',
    description: '`public_key` is what a browser subscribes to; null where nothing is told this way.',
    output: pushDevices,
  },
  'add-push-device': {
    group: ALERTS,
    summary: 'Be told in a browser (Web Push)',
    description:
      'By what its push service gave it. Messages are encrypted for that browser alone (RFC 8291). One that its service does not know any more is forgotten. 409 `TooManyDevices`; 409 `NotOffered` where no key is set.',
    output: pushDevice,
  },
  'remove-push-device': { group: ALERTS, summary: 'Be told there no more', output: pushDeviceRemoved },
  'list-searches': { group: ALERTS, summary: 'What you look out for', output: savedSearches },
  'save-search': {
    group: ALERTS,
    summary: 'Look out for works that are listed',
    description:
      'By collection, by words in the name, or by the works themselves, and for no more than a price in XCH: all that is named has to hold. You are told of each listing once, like of any other news.',
    output: savedSearch,
  },
  'remove-search': { group: ALERTS, summary: 'Look out for them no more', output: searchRemoved },
  'end-letters': {
    group: ALERTS,
    summary: 'End the letters',
    description: 'By the token that each letter carries. The answer is the same for a token that nobody has.',
    output: endLettersAnswer,
  },
}
