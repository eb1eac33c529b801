import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concatBytes, hexBytes } from '../bytes.js'
import { parseClvm, treeHash, writeAtom, writeInteger, writeList, writeQuoted } from '../clvm/index.js'
import { chanceFrom, mutateTree } from '../offer/mutate.test-support.js'
import {
  alice,
  artist,
  bob,
  bobs,
  codeOf,
  eve,
  listing,
  run,
  taken,
  token,
} from './fake-trade.test-support.js'
import { idOf } from './fake-wallet.test-support.js'
import { buildCancel, buildSend, buildTransfer, effectOf } from './index.js'

describe('sending', () => {
  it('refuses two equal coins of one', () => {
    const to = alice.key.puzzleHash
    const send = (amounts: bigint[], held: bigint) =>
      codeOf(() =>
        buildSend({
          asset: 'xch',
          payments: amounts.map((amount) => ({ puzzleHash: to, amount })),
          funds: { xch: [alice.xch(held)] },
          changeTo: to,
        }),
      )
    expect(send([5n, 5n], 20n)).toBe('duplicate-output')
    expect(send([5n], 10n)).toBe('duplicate-output')
    expect(send([5n, 6n], 11n)).toBe('built')
    expect(send([0n], 10n)).toBe('invalid-amount')
    expect(send([2n ** 64n - 1n, 1n], 10n)).toBe('invalid-amount')
  })

  it('conserves tokens in a ring of any size', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 2n ** 60n }), { minLength: 1, maxLength: 8 }),
        fc.bigInt({ min: 1n, max: 2n ** 60n }),
        (held, amount) => {
          const cats = held.map((one) => bob.cat(token, one))
          const total = held.reduce((sum, one) => sum + one, 0n)
          fc.pre(amount <= total)
          const payments = [{ puzzleHash: alice.key.puzzleHash, amount }]
          const spends = buildSend({
            asset: token,
            payments,
            funds: { xch: [], cats },
            changeTo: bob.key.puzzleHash,
          })
          const { leaves, enters, fee } = effectOf(spends, bob.isMine, run)
          expect([leaves, enters, fee]).toEqual([[{ kind: 'cat', assetId: token, amount }], [], 0n])
        },
      ),
      { numRuns: 20 },
    )
  })

  it('moves nothing but the fee when it cancels', () => {
    const coins = [alice.nft(5, artist), alice.cat(token, 5n), alice.xch(9n)]
    const spends = buildCancel({
      coins,
      funds: { xch: [alice.xch(100n)] },
      changeTo: alice.key.puzzleHash,
      fee: 3n,
    })
    expect(effectOf(spends, alice.isMine, run)).toMatchObject({
      leaves: [{ kind: 'xch', amount: 3n }],
      enters: [],
    })
    const nfts = [alice.nft(5, artist), alice.nft(5, artist)]
    const gift = {
      nfts,
      to: bob.key.puzzleHash,
      funds: { xch: [] },
      changeTo: alice.key.puzzleHash,
      keepDid: true,
    }
    const { leaves } = effectOf(buildTransfer(gift), alice.isMine, run)
    expect(leaves).toEqual(nfts.map(({ launcherId }) => ({ kind: 'nft', launcherId })))
  })
})

describe('what spends do', () => {
  const nft = alice.nft(700, artist)
  const spends = taken({ offers: [listing([nft], 1000n)], funds: { xch: [bob.xch(9000n)] }, ...bobs })

  it('promises nothing that is not insisted on', () => {
    // Eve shows what she would give beside what she wants to be given: her spend is hers to leave out.
    const wanted = buildSend({
      asset: 'xch',
      payments: [{ puzzleHash: eve.key.puzzleHash, amount: 500n }],
      funds: { xch: [bob.xch(600n)] },
      changeTo: bob.key.puzzleHash,
    })
    const lure = buildTransfer({
      nfts: [eve.nft(0, artist)],
      to: bob.key.puzzleHash,
      keepDid: true,
      funds: { xch: [] },
      changeTo: eve.key.puzzleHash,
    })
    const effect = effectOf([...wanted, ...lure], bob.isMine, run)
    expect(effect.leaves).toEqual([{ kind: 'xch', amount: 500n }])
    expect(effect.enters).toEqual([])
    expect(effect.unbound).toMatchObject([{ kind: 'nft' }])
  })

  it('names a coin that one’s key is asked to sign for, whatever its puzzle', () => {
    const puzzle = writeQuoted(
      writeList([writeList([writeInteger(50n), writeAtom(bob.key.publicKey), writeAtom(hexBytes('00'))])]),
    )
    const coin = { parentCoinInfo: hexBytes(idOf(5)), puzzleHash: treeHash(parseClvm(puzzle)), amount: 5n }
    const odd = { coin, puzzleReveal: puzzle, solution: writeList([]) }
    expect(effectOf([odd], bob.isMine, run).leaves).toMatchObject([{ kind: 'unknown' }])
  })

  it('refuses a reveal that is not the coin’s, and too much work', () => {
    const [first] = spends
    if (!first) throw new Error('no spend')
    const foreign = { ...first, coin: { ...first.coin, puzzleHash: hexBytes(idOf(9)) } }
    expect(codeOf(() => effectOf([foreign], bob.isMine, run))).toBe('unreadable')
    expect(
      codeOf(() =>
        effectOf(
          Array.from({ length: 501 }, () => first),
          bob.isMine,
          run,
        ),
      ),
    ).toBe('too-large')
    const loop = hexBytes('ff02ff02ffff04ff02ffff04ff05ff80808080')
    const endless = {
      coin: { parentCoinInfo: hexBytes(idOf(6)), puzzleHash: treeHash(parseClvm(loop)), amount: 1n },
      puzzleReveal: loop,
      solution: concatBytes(Uint8Array.of(0xff), loop, hexBytes('ff0180')),
    }
    const started = process.cpuUsage()
    const many = Array.from({ length: 20 }, (_, i) => ({
      ...endless,
      coin: { ...endless.coin, amount: BigInt(i) },
    }))
    expect(codeOf(() => effectOf(many, bob.isMine, run))).toBe('too-costly')
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(5000)
  })

  it('answers anything with an effect or an error of ours', () => {
    const chance = chanceFrom(20_260_105)
    for (let i = 0; i < 300; i++) {
      const at = chance(spends.length)
      const broken = spends.map((spend, j) =>
        j === at ? { ...spend, solution: mutateTree(spend.solution, chance) } : spend,
      )
      const outcome = codeOf(() => effectOf(broken, bob.isMine, run))
      expect(['built', 'unreadable', 'too-costly']).toContain(outcome)
    }
  })
})
