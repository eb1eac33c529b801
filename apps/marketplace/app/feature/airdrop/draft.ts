import { asHex32, parseAddress, parseNftId } from '@chiaroscuro/domain/id'
import {
  type AirdropCost,
  type AirdropPlan,
  airdropCost,
  dealWorks,
  MAX_GIFTS_OF_BATCH,
  MAX_NFTS_OF_BATCH,
  parseAirdropPlan,
  type Recipients,
  readRecipients,
  type Share,
} from '@chiaroscuro/minting/airdrop'
import { type Currency, readPrice, XCH } from '#app/feature/trade/price-form.js'
import { readFee } from '#app/feature/trade/read-fee.js'

/** What is given: an amount of a currency, or works. */
export type DraftKind = 'coins' | 'nfts'

/** An airdrop as it is typed. */
export interface Draft {
  readonly name: string
  readonly kind: DraftKind
  readonly currency: Currency
  readonly share: Share
  readonly amount: string
  readonly list: string
  /** Ids of works, one a line. */
  readonly works: string
  readonly isShuffled: boolean
  readonly fee: string
}

export const FIRST_DRAFT: Draft = {
  ...{ name: '', kind: 'coins', currency: XCH, share: 'listed', amount: '', list: '', works: '' },
  ...{ isShuffled: false, fee: '0' },
}

/** Where the draft is wrong as a whole. */
export type DraftFault = 'amount' | 'fee' | 'works' | 'nobody' | 'missing-works' | 'not-held' | 'invalid'

export interface CheckedDraft {
  readonly recipients: Recipients
  /** Works of the list that nobody gets. */
  readonly left: number
  readonly missing: number
  readonly fault: DraftFault | undefined
  readonly plan: AirdropPlan | undefined
  readonly cost: AirdropCost | undefined
}

interface Surroundings {
  /** The network this site shows. */
  readonly network: string
  /** Where the wallet is paid, if it says so. */
  readonly own: string | null
  /** What it holds. */
  readonly held: ReadonlySet<string> | undefined
}

/** Chance that both ends can look at: works are dealt by the hash of what was typed. */
function seedOf(text: string): number {
  let seed = 2_166_136_261
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed ^ text.charCodeAt(at), 16_777_619)
  return seed >>> 0
}

/** Reads a draft: who gets what, which lines are left out, and what it costs. Pure. */
export function checkDraft(draft: Draft, { network, own, held }: Surroundings): CheckedDraft {
  const isNfts = draft.kind === 'nfts'
  const units = isNfts ? wholeNumber(draft.amount || '1') : readPrice(draft.amount, draft.currency)
  const recipients = readRecipients(draft.list, {
    ...{ prefix: network === 'mainnet' ? 'xch' : 'txch', share: draft.share, units: units ?? 1n },
    decimals: isNfts ? 0 : draft.currency.decimals,
    own: (own && parseAddress(own)) || undefined,
  })
  const nothing = { recipients, left: 0, missing: 0, plan: undefined, cost: undefined }
  const fee = readFee(draft.fee)
  if (draft.share !== 'listed' && (units === undefined || units <= 0n)) return { ...nothing, fault: 'amount' }
  if (fee === undefined) return { ...nothing, fault: 'fee' }
  if (recipients.recipients.length === 0) return { ...nothing, fault: 'nobody' }
  const terms = { version: 1, name: draft.name.trim(), network, fee: fee.toString() }
  if (!isNfts) {
    const gifts = recipients.recipients.map(({ to, units: amount }) => ({ to, amount: amount.toString() }))
    const asset = draft.currency.assetId === '' ? 'xch' : draft.currency.assetId
    return planned(nothing, { ...terms, kind: 'coins', asset, batchSize: MAX_GIFTS_OF_BATCH, gifts })
  }
  const ids = draft.works.split(/[\s,;]+/).filter((id) => id !== '')
  const works = [...new Set(ids.map((id) => parseNftId(id) ?? ''))]
  if (works.length === 0 || works.includes('')) return { ...nothing, fault: 'works' }
  if (held && ids.some((id) => !held.has(id))) return { ...nothing, fault: 'not-held' }
  const order = draft.isShuffled
    ? ({ kind: 'shuffled', seed: seedOf(draft.list) } as const)
    : ({ kind: 'listed' } as const)
  const { gifts, left, missing } = dealWorks(works.map(asHex32), recipients.recipients, order)
  if (missing > 0) return { ...nothing, missing, fault: 'missing-works' }
  return planned(
    { ...nothing, left },
    { ...terms, kind: 'nfts', batchSize: MAX_NFTS_OF_BATCH, gifts: [...gifts] },
  )
}

function planned(known: Omit<CheckedDraft, 'fault'>, text: object): CheckedDraft {
  try {
    const plan = parseAirdropPlan(text)
    return { ...known, plan, cost: airdropCost(plan), fault: undefined }
  } catch {
    return { ...known, fault: 'invalid' }
  }
}

function wholeNumber(text: string): bigint | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? BigInt(text.trim()) : undefined
}
