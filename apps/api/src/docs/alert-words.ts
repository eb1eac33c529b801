import { alertPage, alertPreferences, endLettersAnswer, readAlertsAnswer } from '@chiaroscuro/contract/schema'
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
      'The newest first. Each has the number of the news it came from. What a reorg takes back is told again, with `retracts`.',
    output: alertPage,
  },
  'read-alerts': { group: ALERTS, summary: 'Mark alerts as read', output: readAlertsAnswer },
  'end-letters': {
    group: ALERTS,
    summary: 'End the letters',
    description: 'By the token that each letter carries. The answer is the same for a token that nobody has.',
    output: endLettersAnswer,
  },
}
