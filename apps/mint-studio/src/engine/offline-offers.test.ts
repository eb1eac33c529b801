import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { signSpends } from '@chiaroscuro/domain/build'
import { toHex } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { formatDid } from '@chiaroscuro/domain/id'
import { decodeOffer, verifyOffer } from '@chiaroscuro/domain/offer'
import { deriveWalletKey, masterKeyOf, type NetworkName, publicKeyOf } from '@chiaroscuro/domain/signature'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { type DuePiece, type OfferMaker, openOffers } from '@chiaroscuro/minting/offers'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileJournal } from './file-journal.js'
import { mintForSale, token } from './mint-for-sale.test-support.js'
import { takeOfferSignatures, waitingOffersFile } from './offline-offers.js'
import type { Purse } from './purse.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openWalletBook } from './wallet-book.js'
import { noLine } from './wallet-line.test-support.js'

const run = nodeClvmRunner()
const at = { network: 'simulator0', run }
/** The test chain's account begins with this seed. */
const SEED = new Uint8Array(32).fill(7)
const key = deriveWalletKey(masterKeyOf(SEED), 0)

interface ToSign {
  readonly offers: { readonly coin_spends: unknown[]; aggregated_signature?: string; name: string }[]
}

describe.skipIf(!isDevnetSupported())('offers whose keys are elsewhere', () => {
  let chain: TestChain
  let plan: Plan
  let due: readonly DuePiece[]
  let purse: Purse
  let folder: string
  beforeAll(async () => {
    chain = await openTestChain()
    folder = join(chain.folder, 'signing')
    ;({ plan, due } = await mintForSale(chain))
    const parts = { chiaRoot: '/nowhere', fetch, run, line: noLine() }
    const book = await openWalletBook({ path: `${chain.folder}/w.json`, ...parts })
    const publicKey = toHex(publicKeyOf(masterKeyOf(SEED)))
    purse = await book.open({
      ...{ kind: 'offline', nodeUrl: chain.url, publicKey, did: formatDid(chain.didId) },
    })
  })
  afterAll(() => chain.close())
  beforeEach(() => rmSync(folder, { recursive: true, force: true }))

  const makerFor = (): OfferMaker => purse.offers({ approved: () => planHash(plan), folder })
  const written = (): ToSign => JSON.parse(readFileSync(waitingOffersFile(folder), 'utf8'))
  /** Whoever has the keys, signing those that `pick` takes. */
  function signed(pick: (at: number) => boolean = () => true, network: NetworkName = 'simulator0'): ToSign {
    const { offers, ...rest } = written()
    return {
      ...rest,
      offers: offers.map((one, at) => {
        if (!pick(at)) return one
        const signature = signSpends(one.coin_spends.map(coinSpendFromJson), [key], network, run)
        return { ...one, aggregated_signature: `0x${toHex(signature)}` }
      }),
    }
  }
  const bring = (text: unknown) => takeOfferSignatures(folder, JSON.stringify(text), at)

  it('are written to one file with what they mean, and made as their signatures come', async () => {
    const maker = makerFor()
    expect(await maker.ready?.(plan, due)).toEqual([])
    expect(JSON.parse(readFileSync(waitingOffersFile(folder), 'utf8'))).toMatchObject({
      ...{ network: 'simulator0', plan_hash: planHash(plan), asset: token, ends_at: plan.sale?.endsAt },
      offers: due.map(({ number, name, price }) => ({ number, name, price: String(price) })),
    })
    await bring(signed((at) => at === 1))
    expect(await maker.ready?.(plan, due)).toEqual([due[1]])
    // What waits is what is left; and a studio that begins anew knows what was brought.
    expect(written().offers).toHaveLength(2)
    const again = makerFor()
    await bring(signed())
    expect(await again.ready?.(plan, due)).toEqual(due)
    for (const piece of due) {
      const made = await again.make(plan, piece)
      expect(verifyOffer(decodeOffer(made?.text ?? ''), run)).toMatchObject({
        ...{ network: 'simulator0', doubts: [] },
        offered: [{ launcherId: piece.launcherId }],
        requested: [{ kind: 'cat', assetId: token, amount: piece.price }],
      })
    }
  })

  it('are taken back only as they were written, and signed for this network', async () => {
    await expect(bring({ offers: [] })).rejects.toMatchObject({ code: 'nothing-to-sign' })
    const maker = makerFor()
    await maker.ready?.(plan, due)
    const good = signed()
    const [one, other, ...more] = good.offers
    if (!one || !other) throw new Error('two offers')
    const swapped = { ...one, aggregated_signature: other.aggregated_signature }
    const cases: [unknown, string][] = [
      ['words', 'not-a-bundle'],
      [{ offers: 7 }, 'not-a-bundle'],
      [{ offers: [{ coin_spends: [7], aggregated_signature: one.aggregated_signature }] }, 'not-a-bundle'],
      [written(), 'bad-signature'],
      [signed(() => true, 'mainnet'), 'bad-signature'],
      [{ offers: [swapped, other] }, 'bad-signature'],
      [{ offers: [{ ...one, aggregated_signature: `0x${'00'.repeat(96)}` }] }, 'bad-signature'],
      [{ offers: [{ ...one, coin_spends: [...one.coin_spends, ...other.coin_spends] }] }, 'other-spends'],
    ]
    for (const [text, code] of cases) await expect(bring(text)).rejects.toMatchObject({ code })
    // Of a file with one that is wrong, none is kept.
    await expect(bring({ offers: [other, ...more, swapped] })).rejects.toMatchObject({
      code: 'bad-signature',
    })
    expect(await maker.ready?.(plan, due)).toEqual([])
  })

  it('are run to their end without a marketplace, and wait in the meantime', async () => {
    const journal = fileJournal(join(chain.folder, 'kept.journal'))
    const opened = () => openOffers({ plan, journal, maker: makerFor(), market: undefined })
    expect(await (await opened()).step(due)).toMatchObject({
      ...{ made: 0, attention: 'wants-signatures', isOver: false },
    })
    await bring(signed((at) => at > 0))
    expect(await (await opened()).step(due)).toMatchObject({ made: 2, attention: 'wants-signatures' })
    await bring(signed())
    const run = await opened()
    expect(await run.step(due)).toMatchObject({
      ...{ made: 3, listed: 0, attention: undefined, isOver: true },
    })
  })
})
