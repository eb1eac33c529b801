import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifySpends } from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { formatAddress, formatNftId } from '@chiaroscuro/domain/id'
import { isNetworkName } from '@chiaroscuro/domain/signature'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { addressPrefixOf } from '@chiaroscuro/minting/drop'
import type { DuePiece, OfferMaker } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { parse } from 'lossless-json'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { type SalePlace, saleOf, type UnsignedSale, unsignedSale, withSignature } from './offer-maker.js'
import { replaceFile } from './replace-file.js'
import { spendJson, spendsId } from './spend-json.js'

const WAITING = 'offers-to-sign.json'
const SIGNED = 'offers-signed.json'
/** Offers of one file: some two megabytes. */
const AT_ONCE = 250
/** Of what is brought: far more than a file of them has. */
const MAX_OFFERS = 1000

export const waitingOffersFile = (folder: string) => join(folder, WAITING)

export interface OfflineOffersParts extends SalePlace {
  /** Where offers are written for their signer, and signatures kept. */
  readonly folder: string
}

/**
 * Offers whose keys are elsewhere: those that are due are written to one file, each with what it means, and each is made once its
 * signature was brought. Rejects with `StudioError` `not-approved`, `unlike-plan`, `bad-signature`, and what the node rejects with.
 */
export function offlineOffers({ folder, ...place }: OfflineOffersParts): OfferMaker {
  const known = new Map<string, UnsignedSale | undefined>()
  let written = ''

  async function saleOfPiece(plan: Plan, due: DuePiece): Promise<UnsignedSale | undefined> {
    // What was minted anew after a reorg has another launcher.
    if (!known.has(due.launcherId)) known.set(due.launcherId, await unsignedSale(plan, due, place))
    return known.get(due.launcherId)
  }
  return {
    async ready(plan, due) {
      const signed = await signaturesIn(folder)
      const ready: DuePiece[] = []
      const waiting: Waiting[] = []
      for (const piece of due.slice(0, AT_ONCE)) {
        const sale = await saleOfPiece(plan, piece)
        if (!sale || signed.has(sale.coinId)) ready.push(piece)
        else waiting.push({ due: piece, sale })
      }
      const ids = waiting.map(({ sale }) => sale.coinId).join()
      if (waiting.length > 0 && ids !== written) await write(folder, waiting, { plan, place })
      written = ids
      return ready
    },
    async make(plan, due) {
      // Asked anew: it may have been given away since.
      known.delete(due.launcherId)
      const sale = await saleOfPiece(plan, due)
      const signature = sale && (await signaturesIn(folder)).get(sale.coinId)
      return sale && signature ? withSignature(sale, hexBytes(signature), place) : undefined
    },
  }
}

interface Waiting {
  readonly due: DuePiece
  readonly sale: UnsignedSale
}

async function write(
  folder: string,
  waiting: readonly Waiting[],
  { plan, place }: { readonly plan: Plan; readonly place: SalePlace },
): Promise<void> {
  const { asset, payTo, endsAt } = saleOf(plan, place)
  const { network } = place
  const text = {
    ...{ network, plan_hash: planHash(plan), asset },
    pay_to: formatAddress(payTo, addressPrefixOf(network)),
    ...(endsAt !== undefined && { ends_at: endsAt }),
    offers: waiting.map(({ due: { number, name, launcherId, price }, sale }) => ({
      ...{ number, name, nft: formatNftId(launcherId), price: String(price) },
      coin_spends: sale.unsigned.spends.map(spendJson),
    })),
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await replaceFile(join(folder, WAITING), `${JSON.stringify(text, null, 1)}\n`)
}

const hexOf = (digits: number) =>
  z
    .string()
    .max(digits + 2)
    .transform((text) => text.replace(/^0x/, '').toLowerCase())
    .pipe(z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const brought = z.looseObject({
  offers: z
    .array(
      z.looseObject({
        coin_spends: z.array(z.unknown()).min(1).max(10),
        /** Missing where its signer left it out. */
        aggregated_signature: hexOf(192).optional(),
      }),
    )
    .max(MAX_OFFERS),
})
type Brought = z.output<typeof brought>['offers'][number]
/** Signatures that were brought, by the coins that their offers give. */
const kept = z.strictObject({ version: z.literal(1), signatures: z.record(hexOf(64), hexOf(192)) })

/**
 * Takes signatures of offers back, of some or of all that wait: each has to be of exactly the spends that were written. Rejects with
 * `StudioError` `nothing-to-sign`, `not-a-bundle`, `other-spends`, `bad-signature`; then nothing is kept of any.
 */
export async function takeOfferSignatures(
  folder: string,
  text: string,
  { network, run }: { readonly network: string; readonly run: ClvmRunner },
): Promise<void> {
  const waiting = await textOf(join(folder, WAITING))
  if (waiting === undefined) throw new StudioError('nothing-to-sign')
  const wanted = new Set(read(waiting).map((one) => spendsId(spendsOf(one))))
  const signed = read(text).filter((one) => one.aggregated_signature !== undefined)
  if (signed.length === 0) throw new StudioError('bad-signature')
  const signatures = await signaturesIn(folder)
  for (const one of signed) {
    const spends = spendsOf(one)
    const [first] = spends
    const { aggregated_signature: signature = '' } = one
    if (!first || !wanted.has(spendsId(spends))) throw new StudioError('other-spends')
    if (!isSigned(spends, hexBytes(signature), network, run)) throw new StudioError('bad-signature')
    signatures.set(coinIdOf(first.coin), signature)
  }
  await replaceFile(
    join(folder, SIGNED),
    JSON.stringify({ version: 1, signatures: Object.fromEntries(signatures) }),
  )
}

function isSigned(
  spends: readonly CoinSpend[],
  signature: Uint8Array,
  network: string,
  run: ClvmRunner,
): boolean {
  try {
    return isNetworkName(network) && verifySpends(spends, signature, network, run)
  } catch {
    return false
  }
}

function read(text: string): Brought[] {
  try {
    return brought.parse(parse(text)).offers
  } catch (cause) {
    throw new StudioError('not-a-bundle', { cause })
  }
}

function spendsOf({ coin_spends }: Brought): CoinSpend[] {
  try {
    return coin_spends.map(coinSpendFromJson)
  } catch (cause) {
    throw new StudioError('not-a-bundle', { cause })
  }
}

async function signaturesIn(folder: string): Promise<Map<string, string>> {
  const text = await textOf(join(folder, SIGNED))
  if (text === undefined) return new Map()
  const found = kept.safeParse(JSON.parse(text))
  // Damaged, they are asked for once more.
  return new Map(found.success ? Object.entries(found.data.signatures) : [])
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}
