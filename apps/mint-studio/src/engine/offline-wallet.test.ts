import { readFileSync } from 'node:fs'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { signSpends } from '@chiaroscuro/domain/build'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { formatDid } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf, publicKeyOf } from '@chiaroscuro/domain/signature'
import { parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import { openMint } from '@chiaroscuro/minting/engine'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileJournal } from './file-journal.js'
import { takeSigned, waitingFile } from './offline-wallet.js'
import type { Purse } from './purse.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openWalletBook } from './wallet-book.js'
import { noLine } from './wallet-line.test-support.js'

const run = nodeClvmRunner()
/** The test chain's account begins with this seed. */
const SEED = new Uint8Array(32).fill(7)

describe.skipIf(!isDevnetSupported())('keys that are elsewhere', () => {
  let chain: TestChain
  let purse: Purse
  let plan: Plan
  let folder: string
  const key = deriveWalletKey(masterKeyOf(SEED), 0)
  const at = { network: 'simulator0', run }

  beforeAll(async () => {
    chain = await openTestChain()
    folder = `${chain.folder}/signing`
    const path = `${chain.folder}/w.json`
    const book = await openWalletBook({ path, chiaRoot: '/nowhere', fetch, run, line: noLine() })
    const open = (publicKey: string, did = formatDid(chain.didId)) =>
      book.open({ kind: 'offline', nodeUrl: chain.url, publicKey, did })
    const publicKey = toHex(publicKeyOf(masterKeyOf(SEED)))
    purse = await open(publicKey)
    plan = samplePlan(chain, 5)
    await expect(open(toHex(publicKeyOf(masterKeyOf(SEED.map((byte) => byte + 1)))))).rejects.toMatchObject({
      code: 'no-did',
    })
    await expect(open('ff'.repeat(48))).rejects.toMatchObject({ code: 'not-a-key' })
    await expect(open(publicKey, 'did:chia:1nothing')).rejects.toMatchObject({ code: 'no-did' })
  })
  afterAll(() => chain.close())

  const wallet = (approved = planHash(plan)) => purse.wallet({ approved: () => approved, folder })
  const waiting = () => readFileSync(waitingFile(folder), 'utf8')
  /** What a signer elsewhere makes of the file. */
  function sign(text: string, change: (signature: string) => string = (one) => one): string {
    const { coinSpends } = parseSpendBundleJson(text)
    const { coin_spends } = JSON.parse(text)
    const aggregated_signature = change(`0x${toHex(signSpends(coinSpends, [key], 'simulator0', run))}`)
    return JSON.stringify({ spend_bundle: { coin_spends, aggregated_signature } })
  }
  const opened = () =>
    openMint({ plan, journal: fileJournal(`${folder}.journal`), chain: purse.node, wallet: wallet() })

  it('are seen by their public side: what they have, and whose the profile is', () => {
    expect(purse).toMatchObject({ kind: 'offline', network: 'simulator0', puzzleHash: key.puzzleHash })
    expect(purse.balance).toBeGreaterThan(10n ** 12n)
  })

  it('get a file that says what it means, and nothing is written down before they signed', async () => {
    await expect(takeSigned(folder, '{}', at)).rejects.toMatchObject({ code: 'nothing-to-sign' })
    await expect((await opened()).step()).rejects.toMatchObject({ code: 'wants-signature' })
    const said = JSON.parse(waiting())
    expect(said).toMatchObject({
      network: 'simulator0',
      plan_hash: planHash(plan),
      bundle: 1,
      of: 3,
      fee: '10',
    })
    expect(said.mints.map(({ number, name }: { number: number; name: string }) => [number, name])).toEqual([
      [1, 'Piece 1'],
      [2, 'Piece 2'],
    ])
    expect((await opened()).state().batches.size).toBe(0)
    // Money that comes meanwhile changes nothing of what somebody signs at this moment.
    const before = waiting()
    chain.farm()
    await expect((await opened()).step()).rejects.toMatchObject({ code: 'wants-signature' })
    expect(waiting()).toBe(before)
  })

  it('are believed for exactly the spends that wait, with a signature that is good', async () => {
    const text = waiting()
    const said = JSON.parse(text)
    const [first, ...others] = said.coin_spends
    const refused = async (bundle: string, code: string) => {
      await expect(takeSigned(folder, bundle, at)).rejects.toMatchObject({ code })
      await expect((await opened()).step()).rejects.toMatchObject({ code: 'wants-signature' })
    }
    const changed = (spends: unknown) =>
      JSON.stringify({ ...JSON.parse(sign(text)).spend_bundle, coin_spends: spends })
    await refused('not JSON', 'not-a-bundle')
    await refused('{"coin_spends":[{"coin":1}]}', 'not-a-bundle')
    await refused(changed(others), 'other-spends')
    await refused(changed([...said.coin_spends, first]), 'other-spends')
    const { parent_coin_info, puzzle_hash, amount } = first.coin
    await refused(
      changed([{ ...first, coin: { parent_coin_info, puzzle_hash, amount: amount + 2 } }, ...others]),
      'other-spends',
    )
    await refused(changed([{ ...first, solution: '0x80' }, ...others]), 'other-spends')
    await refused(text, 'bad-signature')
    await refused(
      sign(text, (one) => one.slice(0, -2)),
      'bad-signature',
    )
    await refused(
      sign(text, () => `0xc0${'00'.repeat(95)}`),
      'bad-signature',
    )
    const elsewhere = toHex(signSpends(parseSpendBundleJson(text).coinSpends, [key], 'mainnet', run))
    await refused(
      sign(text, () => `0x${elsewhere}`),
      'bad-signature',
    )
    const other = toHex(hexBytes(JSON.parse(sign(text)).spend_bundle.aggregated_signature.slice(2)).reverse())
    await refused(
      sign(text, () => `0x${other}`),
      'bad-signature',
    )
  })

  it('mint a whole drop, each piece once, bundle by bundle', async () => {
    let signed = 0
    for (let looks = 0, isDone = false; !isDone && looks < 120; looks++) {
      const mint = await opened()
      try {
        isDone = (await mint.step()).isDone
      } catch (error) {
        expect(error).toMatchObject({ code: 'wants-signature' })
        signed++
        // Whatever order the signer gives them in.
        const { spend_bundle } = JSON.parse(sign(waiting()))
        spend_bundle.coin_spends.reverse()
        await takeSigned(folder, JSON.stringify(spend_bundle), at)
      }
      chain.farm()
    }
    expect(signed).toBe(3)
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
