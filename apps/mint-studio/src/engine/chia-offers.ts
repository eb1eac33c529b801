import { readNftSpend } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { decodeOffer, readOffer } from '@chiaroscuro/domain/offer'
import type { SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { DropNetwork } from '@chiaroscuro/minting/drop'
import type { DuePiece, OfferMaker } from '@chiaroscuro/minting/offers'
import type { Plan } from '@chiaroscuro/minting/plan'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import type { ChiaRpc } from './chia-rpc.js'
import type { FullNode } from './full-node.js'
import { checkSignature, holdToSale, isUnspent, saleOf } from './offer-maker.js'
import { amountJson } from './spend-json.js'

const made = z.looseObject({ offer: z.string().min(10).max(300_000) })

export interface ChiaOfferParts {
  readonly rpc: ChiaRpc
  readonly node: FullNode
  readonly run: ClvmRunner
  readonly network: DropNetwork
  readonly approved: () => Hex32 | undefined
}

/**
 * Offers that Chia's wallet makes and signs by itself, each held against the plan before it is written down; what is paid goes to an
 * address of the wallet's own. Rejects with `StudioError` `not-approved`, `unlike-plan`, `bad-signature`, `wallet-unreadable`,
 * `wallet-behind`, `wallet-refused` while it does not know the piece yet, and as RPC and node do.
 */
export function chiaOffers({ rpc, node, run, network, approved }: ChiaOfferParts): OfferMaker {
  return {
    async make(plan, due) {
      saleOf(plan, { approved, network })
      const coinId = readNftSpend(await node.spendOf(due.firstCoinId, due.height), run)?.after?.coinId
      if (!coinId || !(await isUnspent(coinId, node))) return undefined
      const { offer } = rpc.read(made, await rpc.call('create_offer_for_ids', requestOf(plan, due)))
      const bundle = bundleOf(offer)
      holdToSale(bundle, { plan, due }, run)
      // Of the coin that the chain has: a wallet may be behind.
      if (!readOffer(bundle, run).mustBeUnspent.includes(coinId)) throw new StudioError('wallet-behind')
      checkSignature(bundle, network, run)
      return { text: offer, coinId }
    },
  }
}

function requestOf({ sale }: Plan, { launcherId, price }: DuePiece) {
  const asset = sale?.asset ?? 'xch'
  return {
    // Amounts that are given are below nothing; the wallet knows its own XCH by the number 1.
    offer: { [launcherId]: -1, [asset === 'xch' ? '1' : asset]: amountJson(price) },
    ...(asset !== 'xch' && { driver_dict: { [asset]: { type: 'CAT', tail: `0x${asset}` } } }),
    ...(sale?.endsAt !== undefined && { max_time: sale.endsAt }),
    ...{ fee: 0, validate_only: false, reuse_puzhash: true },
  }
}

function bundleOf(text: string): SpendBundle {
  try {
    return decodeOffer(text)
  } catch (cause) {
    throw new StudioError('wallet-unreadable', { cause })
  }
}
