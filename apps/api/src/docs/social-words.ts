import {
  challenge,
  socialAccounts,
  socialLinked,
  socialUnlinked,
  socialWay,
} from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const SOCIAL = 'Linked accounts'

/** What the reference says of accounts of other services. */
export const SOCIAL_WORDS: Readonly<Record<string, Words>> = {
  'list-social-accounts': {
    group: SOCIAL,
    summary: 'Accounts linked to yours, and what can be linked',
    output: socialAccounts,
  },
  'start-social': {
    group: SOCIAL,
    summary: 'Begin to link an account to yours',
    description:
      'OAuth 2 with PKCE: send the browser to `authorize_url` within ten minutes. `browser` is 32 random bytes as base64url that the browser keeps to itself and brings back.',
    output: socialWay,
  },
  'finish-social': {
    group: SOCIAL,
    summary: 'End it with what the service sent back',
    description:
      'A state is used up by its first answer. The service is asked once who allowed it; its token is taken back and never kept. `fault` of a refusal: `unknown`, `used`, `over`, `other-browser`, `other-person`, `denied`, `failed`, `code-refused`, `taken`, `moved`.',
    output: socialLinked,
  },
  'unlink-social': {
    group: SOCIAL,
    summary: 'Take your link back',
    description: 'Nothing of it is kept.',
    output: socialUnlinked,
  },
  'make-social-challenge': {
    group: SOCIAL,
    summary: 'A text for a wallet to sign',
    description: 'For a DID, or an address. Good once, for ten minutes, for the browser that asked.',
    output: challenge,
  },
  'start-wallet-social': {
    group: SOCIAL,
    summary: 'Begin to link an account to a DID or an address',
    description: 'With the signed text, by the key of the address, or of the address that holds the DID now.',
    output: socialWay,
  },
  'unlink-wallet-social': {
    group: SOCIAL,
    summary: 'Take back the link of a DID or an address',
    output: socialUnlinked,
  },
}
