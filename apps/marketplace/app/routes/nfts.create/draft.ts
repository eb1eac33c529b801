import { type DidId, type Hex32, parseAddress, parseDid } from '@chiaroscuro/domain/id'
import { type CollectionDraft, renderMetadata } from '@chiaroscuro/minting/drop'
import { type Plan, parsePlan } from '@chiaroscuro/minting/plan'
import { readFee } from '#app/feature/trade/read-fee.js'
import type { LicenseId } from './licenses.js'

/** A work as it is typed. */
export interface Draft {
  readonly name: string
  readonly description: string
  readonly attributes: readonly Trait[]
  readonly isSensitive: boolean
  readonly edition: string
  readonly editionTotal: string
  /** `none`, `new`, or the id of one that the profile has. */
  readonly collection: string
  readonly collectionName: string
  readonly collectionDescription: string
  readonly license: LicenseId | ''
  /** `did:chia:1…` */
  readonly did: string
  /** In percent. */
  readonly royalty: string
  readonly royaltyAddress: string
  readonly to: string
  /** In XCH. */
  readonly fee: string
}

export interface Trait {
  /** Tells it from the others while it is typed. */
  readonly key: number
  readonly traitType: string
  readonly value: string
}

export const FIRST_DRAFT: Draft = {
  ...{ name: '', description: '', attributes: [], isSensitive: false, edition: '1', editionTotal: '1' },
  ...{ collection: 'none', collectionName: '', collectionDescription: '', license: '' },
  ...{ did: '', royalty: '5', royaltyAddress: '', to: '', fee: '0' },
}

/** Where the draft is wrong. */
export type DraftFault =
  | 'name'
  | 'trait'
  | 'twice'
  | 'edition'
  | 'collection'
  | 'did'
  | 'royalty'
  | 'royalty-address'
  | 'to'
  | 'fee'

/** A draft that can be minted, once its files lie somewhere. */
export interface Sound {
  readonly didId: DidId
  /** The metadata file, byte for byte. */
  readonly metadata: Uint8Array
  readonly terms: Omit<Plan, 'pieces'>
  readonly edition: number
  readonly editionTotal: number
  readonly to: Hex32
}

interface Surroundings {
  readonly network: string
  /** The collection that was chosen, as its other works have it; nothing until that is known. */
  readonly known: CollectionDraft | undefined
  /** A collection's own id, for a new one. */
  readonly newId: string
}

const MOST_BASIS_POINTS = 10_000
/** Of blocks, until a bundle is given again. */
const PATIENCE = 20

/** Reads a draft: what is wrong, or what would be minted. Pure. */
export function checkDraft(draft: Draft, around: Surroundings): readonly DraftFault[] | Sound {
  const prefix = around.network === 'mainnet' ? 'xch1' : 'txch1'
  const addressOf = (text: string) => (text.trim().startsWith(prefix) ? parseAddress(text.trim()) : undefined)
  const [edition, editionTotal] = [wholeOf(draft.edition), wholeOf(draft.editionTotal)]
  const didId = parseDid(draft.did.trim())
  const royaltyBasisPoints = basisPointsOf(draft.royalty)
  const royaltyPuzzleHash = addressOf(draft.royaltyAddress)
  const to = addressOf(draft.to)
  const fee = readFee(draft.fee)
  const traits = draft.attributes.filter(({ traitType, value }) => traitType.trim() || value.trim())
  const collection = collectionOf(draft, around)
  const faults: DraftFault[] = []
  const say = (fault: DraftFault, isWrong: boolean) => isWrong && faults.push(fault)
  say('name', draft.name.trim() === '')
  say(
    'trait',
    traits.some(({ traitType, value }) => !traitType.trim() || !value.trim()),
  )
  say('twice', new Set(traits.map(({ traitType }) => traitType.trim())).size < traits.length)
  say('edition', !edition || !editionTotal || edition > editionTotal)
  say('collection', collection === 'missing')
  say('did', !didId)
  say('royalty', royaltyBasisPoints === undefined)
  say('royalty-address', !royaltyPuzzleHash)
  say('to', !to)
  say('fee', fee === undefined)
  if (faults.length > 0 || collection === 'missing') return faults
  if (!edition || !editionTotal || !didId || !royaltyPuzzleHash || !to || fee === undefined) return faults
  const metadata = renderMetadata(
    { collection, isSensitive: draft.isSensitive },
    {
      ...{ from: '', file: undefined, to: undefined, price: undefined },
      ...{ name: draft.name.trim(), description: draft.description.trim() },
      attributes: traits.map(({ traitType, value }) => ({
        traitType: traitType.trim(),
        value: value.trim(),
      })),
      ...{ edition, editionTotal, seriesNumber: undefined, seriesTotal: undefined },
    },
  )
  const terms = {
    ...{ version: 1 as const, network: NETWORKS[around.network] ?? around.network, didId },
    ...{ royaltyPuzzleHash, royaltyBasisPoints: royaltyBasisPoints ?? 0, batchSize: 1 },
    fee: { start: fee, step: 0n, ceiling: fee, patienceBlocks: PATIENCE },
  }
  return { didId, metadata, terms, edition, editionTotal, to }
}

/** Networks by the names that full nodes give them. */
const NETWORKS: Readonly<Record<string, string>> = { testnet: 'testnet11', devnet: 'simulator0' }

/** Where its files lie. */
export interface HostedWork {
  readonly data: { readonly url: string; readonly hash: string }
  readonly metadata: { readonly url: string; readonly hash: string }
  readonly license: { readonly url: string; readonly hash: string } | undefined
}

/** What is minted: all that somebody approves. Throws `MintingError` `invalid-plan`. */
export function planOf(name: string, sound: Sound, { data, metadata, license }: HostedWork): Plan {
  const { terms, edition, editionTotal, to } = sound
  const { start, step, ceiling, patienceBlocks } = terms.fee
  return parsePlan({
    ...terms,
    fee: { start: String(start), step: String(step), ceiling: String(ceiling), patienceBlocks },
    pieces: [
      {
        ...{ name: name.trim().normalize('NFC'), edition, editionTotal, to },
        ...{ dataUris: [data.url], dataHash: data.hash },
        ...{ metadataUris: [metadata.url], metadataHash: metadata.hash },
        ...{ licenseUris: license ? [license.url] : [], licenseHash: license?.hash ?? null },
      },
    ],
  })
}

function collectionOf(draft: Draft, { known, newId }: Surroundings): CollectionDraft | undefined | 'missing' {
  if (draft.collection === 'none') return undefined
  if (draft.collection !== 'new') return known ?? 'missing'
  const name = draft.collectionName.trim()
  if (name === '') return 'missing'
  return {
    ...{ id: newId, name, description: draft.collectionDescription.trim() },
    ...{ icon: undefined, banner: undefined, website: undefined, twitter: undefined },
  }
}

function wholeOf(text: string): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text.trim()) : undefined
}

/** Of percent, with at most two digits behind the point. */
function basisPointsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return points <= MOST_BASIS_POINTS ? points : undefined
}
