import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, formatDid, type Hex32 } from '@chiaroscuro/domain/id'
import { CHIP_0002, standardPuzzleHash, verifySignedMessage } from '@chiaroscuro/domain/signature'
import { openMint } from '@chiaroscuro/minting/engine'
import { batchesOf, type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ChiaMood,
  type ChiaServer,
  makePair,
  openChiaServer,
  writeChiaRoot,
} from './chia-server.test-support.js'
import { fileJournal } from './file-journal.js'
import type { Purse } from './purse.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openWalletBook, type WalletBook } from './wallet-book.js'
import { noLine } from './wallet-line.test-support.js'

const run = nodeClvmRunner()
const line = noLine()

describe.skipIf(!isDevnetSupported())('Chia’s wallet, by its RPC', () => {
  let chain: TestChain
  let server: ChiaServer
  let book: WalletBook
  let plan: Plan
  beforeAll(async () => {
    chain = await openTestChain()
    const pair = makePair()
    server = await openChiaServer(chain, pair)
    writeChiaRoot(chain.folder, pair)
    book = await openWalletBook({ path: `${chain.folder}/w.json`, chiaRoot: chain.folder, fetch, run, line })
    plan = samplePlan(chain, 5)
  })
  afterAll(async () => {
    await server.close()
    await chain.close()
  })
  beforeEach(() => {
    server.moods.length = 0
  })

  const open = (did = '') => book.open({ kind: 'chia', walletUrl: server.url, nodeUrl: chain.url, did })
  const walletOf = (purse: Purse, approved: Hex32 | undefined) =>
    purse.wallet({ approved: () => approved, folder: chain.folder })
  async function orderOf(purse: Purse) {
    const [batch] = batchesOf(plan)
    const didCoinId = await walletOf(purse, undefined).didCoin()
    if (!batch || !didCoinId) throw new Error('nothing to mint with')
    return { plan, batch, didCoinId, fee: plan.fee.start }
  }

  it('shows its certificate, and is heard by nobody who shows another', async () => {
    const purse = await open()
    expect(purse).toMatchObject({ kind: 'chia', network: 'simulator0', didId: chain.didId })
    expect(purse.balance).toBeGreaterThan(0n)
    const strange = `${chain.folder}/strange`
    writeChiaRoot(strange, makePair())
    const other = await openWalletBook({ path: `${strange}/w.json`, chiaRoot: strange, fetch, run, line })
    const asked = server.asked.length
    const wallet = { kind: 'chia', walletUrl: server.url, nodeUrl: chain.url, did: '' } as const
    // Nor does the studio believe a server that has not the wallet's own.
    await expect(other.open(wallet)).rejects.toMatchObject({ code: 'wallet-silent' })
    expect(server.asked).toHaveLength(asked)
    const none = await openWalletBook({ path: `${strange}/w.json`, chiaRoot: '/nowhere', fetch, run, line })
    await expect(none.open(wallet)).rejects.toMatchObject({ code: 'no-certificates' })
  })

  it('is of the network that the node is of, and has a profile', async () => {
    server.state.network = 'mainnet'
    await expect(open()).rejects.toMatchObject({ code: 'other-network' })
    server.state.network = 'simulator0'
    const { wallets } = server.state
    server.state.wallets = wallets.slice(0, 1)
    await expect(open()).rejects.toMatchObject({ code: 'no-did' })
    server.state.wallets = wallets
  })

  it('tells of all its profiles, and mints with the one that is named', async () => {
    const { wallets, dids } = server.state
    const other = formatDid(asHex32('44'.repeat(32)))
    dids.set(7, other)
    server.state.wallets = [...wallets, { id: 7, type: 8 }]
    const own = formatDid(chain.didId)
    expect((await open()).dids.map(formatDid)).toEqual([own, other])
    expect(formatDid((await open()).didId)).toBe(own)
    expect(formatDid((await open(other)).didId)).toBe(other)
    await expect(open(formatDid(asHex32('55'.repeat(32))))).rejects.toMatchObject({ code: 'no-did' })
    await expect(open('nobody')).rejects.toMatchObject({ code: 'no-did' })
    server.state.wallets = wallets
  })

  it('signs nothing that nobody approved, and shows what it would', async () => {
    const purse = await open()
    const order = await orderOf(purse)
    const asked = server.asked.filter((one) => one === 'nft_mint_bulk').length
    await expect(walletOf(purse, undefined).build(order)).rejects.toMatchObject({ code: 'not-approved' })
    expect(server.asked.filter((one) => one === 'nft_mint_bulk')).toHaveLength(asked)
    const seen = await walletOf(purse, undefined).preview(order)
    expect(seen).toMatchObject({ fee: 10n })
    expect(seen?.nfts.map(({ dataHash }) => dataHash)).toEqual(
      plan.pieces.slice(0, 2).map((one) => one.dataHash),
    )
  })

  it('gives nothing where it cannot pay', async () => {
    const purse = await open()
    const order = { ...(await orderOf(purse)), fee: 10n ** 15n }
    expect(await walletOf(purse, planHash(plan)).build(order)).toBeUndefined()
  })

  it.each<[ChiaMood, string]>([
    ['other-piece', 'unlike-plan'],
    ['other-fee', 'unlike-plan'],
    ['steals', 'unlike-plan'],
    ['unsigned', 'bad-signature'],
    ['old-did', 'did-gone'],
    ['refuses', 'wallet-refused'],
    ['words', 'wallet-silent'],
    ['half', 'wallet-silent'],
    [500, 'wallet-silent'],
    ['cut', 'wallet-silent'],
  ])('is not believed when it is %s', async (mood, code) => {
    const purse = await open()
    const order = await orderOf(purse)
    server.moods.push(mood)
    await expect(walletOf(purse, planHash(plan)).build(order)).rejects.toMatchObject({ code })
  })

  it('signs a text with the key that owns the DID, and only behind CHIP-0002’s words', async () => {
    const { signText, puzzleHash } = await open()
    const { publicKey, signature } = (await signText?.('what was minted')) ?? { publicKey: '', signature: '' }
    const signed = { message: 'what was minted', publicKey, signature, signingMode: CHIP_0002 }
    expect(verifySignedMessage(signed)).toBe(true)
    expect(standardPuzzleHash(publicKey)).toBe(puzzleHash)
  })

  it('mints a whole drop, each piece once, whatever it answers in between', async () => {
    const purse = await open()
    const wallet = walletOf(purse, planHash(plan))
    const path = `${chain.folder}/chia.journal`
    server.moods.push('refuses', 500, 'good', 'cut', 'old-did', 'good', 'half')
    const opened = () => openMint({ plan, journal: fileJournal(path), chain: purse.node, wallet })
    for (let looks = 0, isDone = false; !isDone && looks < 120; looks++) {
      // Opened anew at every look, as after a loss of power.
      const mint = await opened()
      isDone = await mint.step().then(
        (progress) => progress.isDone,
        () => false,
      )
      chain.farm()
    }
    const batches = [...(await opened()).state().batches.values()]
    expect(batches.map(({ attempts, isSettled }) => [attempts.length, isSettled])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ])
    const firsts = batches.flatMap(({ attempts }) => attempts.flatMap(({ firstCoinIds }) => firstCoinIds))
    expect((await purse.node.coins(firsts)).size).toBe(5)
  })
})
