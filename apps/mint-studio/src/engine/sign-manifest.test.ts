import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { masterKeyOf, signMessage, walletKeyOf } from '@chiaroscuro/domain/signature'
import { openMint } from '@chiaroscuro/minting/engine'
import { type Plan, planHash } from '@chiaroscuro/minting/plan'
import {
  type Manifest,
  manifestMessage,
  parseSignedManifest,
  sealManifest,
} from '@chiaroscuro/minting/report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import { checkManifest } from './check-manifest.js'
import { devnetWallet } from './devnet-wallet.js'
import { fileJournal } from './file-journal.js'
import { projectStore } from './project-store.js'
import { sampleDrop } from './sample-drop.test-support.js'
import { samplePlan } from './sample-plan.test-support.js'
import type { Studio } from './studio.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openTestStudio } from './test-studio.test-support.js'

const ID = 'abcdefgh'
const run = nodeClvmRunner()
const set = <T extends object>(one: T | undefined, words: Partial<T>) => Object.assign(one ?? {}, words)
const nowhere = asHex32('cd'.repeat(32))

describe.skipIf(!isDevnetSupported())('a signed manifest', () => {
  let chain: TestChain
  let studio: Studio
  let plan: Plan
  beforeAll(async () => {
    chain = await openTestChain()
    plan = samplePlan(chain, 5)
    const { folder, url, account } = chain
    const devnetFile = join(folder, 'running.json')
    writeFileSync(devnetFile, JSON.stringify({ urls: { Node: url }, gateway: url }))
    const store = projectStore(join(folder, 'projects'))
    await store.create(ID)
    const facts = { folder, license: '', changedAt: 0, files: [] }
    await store.saveDrop(ID, sampleDrop(5), { ...facts, icon: undefined, banner: undefined })
    await store.saveApproved(ID, plan)
    studio = await openTestStudio(folder, { account, devnetFile, now: Date.now })
    await studio.look()
  })
  afterAll(() => chain.close())

  const sign = async (signed?: string) =>
    join((await engineCalls(studio).signManifest({ id: ID, signed })).folder, 'manifest.json')
  const check = (file: string, nodeUrl: string | undefined) =>
    checkManifest(file, nodeUrl, { fetch, run, chiaRoot: chain.folder })
  /** The signed file with something else in it, and signed anew where `isSigned`. */
  function forged(file: string, change: (manifest: Manifest) => unknown, isSigned: boolean): string {
    const { manifest, signature } = parseSignedManifest(readFileSync(file, 'utf8'))
    change(manifest)
    const path = join(chain.folder, 'forged.json')
    const word = () => signMessage(manifestMessage(manifest), chain.account.key)
    writeFileSync(path, JSON.stringify(isSigned ? sealManifest(manifest, word()) : { manifest, signature }))
    return path
  }

  it('is not there before everything is minted for good', async () => {
    await expect(sign()).rejects.toMatchObject({ code: 'unfinished' })
    const { account, didId, node } = chain
    const wallet = devnetWallet({ node, key: account.key, didId, run, approved: () => planHash(plan) })
    const journal = fileJournal(studio.journalOf(ID, 'mint'))
    const mint = await openMint({ plan, journal, chain: node, wallet })
    await mint.step()
    chain.farm()
    await mint.step()
    await expect(sign()).rejects.toMatchObject({ code: 'unfinished' })
    for (let looks = 0; looks < 80 && !(await mint.step()).isDone; looks++) chain.farm()
  })

  it('is good to a stranger who has a node and nothing else', async () => {
    const file = await sign()
    const { ok, line } = await check(file, chain.url)
    expect(line).toMatchObject({ ok: true, pieces: 5, network: 'simulator0', plan: planHash(plan) })
    expect(ok).toBe(true)
    expect(await check(file, undefined)).toMatchObject({ ok: true, line: { chain: 'not asked' } })
    // Nobody else's network has it.
    expect(await check(file, 'http://127.0.0.1:9')).toMatchObject({
      ok: false,
      line: { reason: 'node-silent' },
    })
  })

  it('is bad once any word of it is another, signed anew or not', async () => {
    const file = await sign()
    const cases: [string, (manifest: Manifest) => unknown][] = [
      ['other-height', ({ pieces: [piece] }) => set(piece, { height: 1 })],
      ['unlike-chain', ({ pieces: [piece] }) => set(piece, { dataHash: asHex32('ab'.repeat(32)) })],
      ['unlike-chain', ({ pieces: [piece] }) => set(piece, { dataUris: ['ipfs://elsewhere'] })],
      ['unlike-chain', ({ pieces: [piece] }) => set(piece, { editionTotal: 9 })],
      ['other-id', ({ pieces: [piece, other] }) => set(piece, { nftId: other?.nftId ?? '' })],
      [
        'not-on-chain',
        ({ pieces: [piece] }) => set(piece, { launcherId: nowhere, nftId: formatNftId(nowhere) }),
      ],
      ['other-collection', ({ collection }) => set(collection, { id: 'famous' })],
      ['other-network', (manifest) => set(manifest, { network: 'mainnet' })],
    ]
    for (const [code, change] of cases) {
      expect(await check(forged(file, change, false), chain.url), code).toMatchObject({ ok: false })
      const { line } = await check(forged(file, change, false), undefined)
      expect(JSON.stringify(line)).toContain('bad-signature')
      expect(JSON.stringify((await check(forged(file, change, true), chain.url)).line), code).toContain(code)
    }
  })

  it('is signed by nobody but the owner of the DID', async () => {
    const file = await sign()
    const { manifest, signature } = JSON.parse(readFileSync(file, 'utf8'))
    const stranger = walletKeyOf(masterKeyOf(new Uint8Array(32).fill(9)))
    const { message } = await engineCalls(studio).manifestToSign({ id: ID })
    expect(message).toBe(signature.message)
    const word = signMessage(message, stranger)
    await expect(sign(JSON.stringify(word))).rejects.toMatchObject({ code: 'other-signer' })
    await expect(sign('nothing of the kind')).rejects.toMatchObject({ code: 'bad-signature' })
    const path = join(chain.folder, 'stranger.json')
    writeFileSync(path, JSON.stringify(sealManifest(manifest, word)))
    expect(await check(path, undefined)).toMatchObject({ ok: true })
    expect((await check(path, chain.url)).line).toMatchObject({ faults: [{ code: 'other-signer' }] })
    // As a wallet's command line says it.
    const { publicKey, signature: own } = signMessage(message, chain.account.key)
    expect(
      await check(await sign(`Public Key: 0x${publicKey}\nSignature: ${own}\n`), chain.url),
    ).toMatchObject({
      ok: true,
    })
  })

  it('is none where it is no such file', async () => {
    const path = join(chain.folder, 'none.json')
    const isInvalid = { ok: false, line: { reason: 'invalid-manifest' } }
    for (const text of ['', '{}', '[1]', '{"manifest":{"pieces":[]}}']) {
      writeFileSync(path, text)
      expect(await check(path, chain.url)).toMatchObject(isInvalid)
    }
    expect(
      await check(
        forged(await sign(), ({ pieces }) => pieces.push(...pieces), false),
        chain.url,
      ),
    ).toMatchObject(isInvalid)
    expect(await check(`${path}.not`, chain.url)).toMatchObject({
      ok: false,
      line: { reason: 'file-unreadable' },
    })
  })
})
