import {
  apiKey,
  apiKeyList,
  challenge,
  earlyAccessEntry,
  earlyAccessReceipt,
  garden,
  gardenCollectionPage,
  gardenPage,
  gardenProfilePage,
  listedToken,
  me,
  newApiKey,
  newWebhook,
  ownCollection,
  ownCollections,
  pageOf,
  profileDetail,
  supporter,
  supporterList,
  tokenPage,
  webhook,
  webhookList,
} from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const PROFILES = 'Profiles'
const KEYS = 'Keys'
const WEBHOOKS = 'Webhooks'
const GARDENS = 'Gardens'
const TOKENS = 'Tokens'
const SERVICE = 'The service'

/** What the reference says of what people say. */
export const PEOPLE_WORDS: Readonly<Record<string, Words>> = {
  'get-me': { group: PROFILES, summary: 'Who asks, and which profiles are theirs', output: me },
  'make-challenge': {
    group: PROFILES,
    summary: 'A text for a profile’s holder to sign',
    description: 'Good once, for minutes, for this person alone.',
    output: challenge,
  },
  'claim-profile': {
    group: PROFILES,
    summary: 'Claim a profile',
    description: 'With a signed challenge, by the key of the address that holds the DID now.',
    output: profileDetail,
  },
  'update-profile': {
    group: PROFILES,
    summary: 'Say what a claimed profile says of itself',
    output: profileDetail,
  },
  'list-my-collections': {
    group: PROFILES,
    summary: 'The collections minted with the DIDs you claimed',
    output: ownCollections,
  },
  'update-collection': {
    group: PROFILES,
    summary: 'Say what a collection of yours says of itself',
    description:
      'A handle, words, a banner of its own items, links, whether it is sensitive. Shown while the claim of its DID stands for whoever said it.',
    output: ownCollection,
  },
  'list-api-keys': { group: KEYS, summary: 'One’s own keys', output: apiKeyList },
  'make-api-key': {
    group: KEYS,
    summary: 'Make a key',
    description: 'Shown this once; only its hash is kept.',
    output: newApiKey,
  },
  'revoke-api-key': { group: KEYS, summary: 'Take a key back for good', output: apiKey },
  'make-webhook': {
    group: WEBHOOKS,
    summary: 'Have news sent to an address',
    description:
      'Messages as the stream has them, signed with the secret that is shown this once, tried again for a week.',
    output: newWebhook,
  },
  'list-webhooks': { group: WEBHOOKS, summary: 'One’s own webhooks and how they fare', output: webhookList },
  'replay-webhook': { group: WEBHOOKS, summary: 'Send again what came after a number', output: webhook },
  'remove-webhook': { group: WEBHOOKS, summary: 'Send nothing more', output: webhook },
  'list-gardens': { group: GARDENS, summary: 'Gardens, the newest first', output: gardenPage },
  'get-garden': { group: GARDENS, summary: 'A garden', output: garden },
  'list-garden-profiles': { group: GARDENS, summary: 'Profiles of a garden', output: gardenProfilePage },
  'list-garden-collections': {
    group: GARDENS,
    summary: 'Collections of a garden',
    output: gardenCollectionPage,
  },
  'save-garden': { group: GARDENS, summary: 'Make a garden, or replace it whole', output: garden },
  'remove-garden': { group: GARDENS, summary: 'Take a garden away', output: garden },
  'list-tokens': { group: TOKENS, summary: 'Tokens that prices may be in', output: tokenPage },
  'get-token': { group: TOKENS, summary: 'A token', output: listedToken },
  'save-token': { group: TOKENS, summary: 'Vouch for a token', output: listedToken },
  'remove-token': { group: TOKENS, summary: 'Vouch for a token no longer', output: listedToken },
  'list-supporters': { group: SERVICE, summary: 'Profiles that support the service', output: supporterList },
  'save-supporter': { group: SERVICE, summary: 'Say that a profile supports the service', output: supporter },
  'ask-early-access': { group: SERVICE, summary: 'Ask for early access', output: earlyAccessReceipt },
  'list-early-access': {
    group: SERVICE,
    summary: 'Who asked for early access',
    output: pageOf(earlyAccessEntry),
  },
}
