import { isDevnetSupported } from '@chiaroscuro/devnet'
import { describe, expect, it } from 'vitest'
import { Killed, ModelJournal, Power } from '../engine/model-chain.test-support.js'
import { hashOf } from '../hash-of.test-support.js'
import { MintingError } from '../minting-error.js'
import { seeded } from '../traits/random.js'
import { type AirdropPlan, airdropBatches, parseAirdropPlan } from './airdrop-plan.js'
import type { SignGifts } from './airdrop-port.js'
import { type AirdropRun, LEAST_RAISE, openAirdrop } from './airdrop-run.js'
import { openAirdropStage } from './airdrop-stage.test-support.js'

const [RECIPIENTS, BATCH, SCHEDULES] = [5000, 250, process.env.TEST_LONG ? 300 : 30]
const FEE = 7n
const amountOf = (at: number) => 1_000_000n + BigInt(at) * 13n

function planFor(count: number): AirdropPlan {
  return parseAirdropPlan({
    ...{
      version: 1,
      name: '',
      kind: 'coins',
      network: 'devnet',
      asset: 'xch',
      fee: FEE.toString(),
      batchSize: BATCH,
    },
    gifts: Array.from({ length: count }, (_, at) => ({
      to: hashOf('recipient', at),
      amount: amountOf(at).toString(),
    })),
  })
}

type Stage = ReturnType<typeof openAirdropStage>

/** Gives until all lies deep, while the power fails at calls of any port and blocks are taken away; how often it failed. */
async function giveUnder(
  stage: Stage,
  plan: AirdropPlan,
  seed: number,
): Promise<{ run: AirdropRun; kills: number }> {
  const random = seeded(seed)
  const below = (bound: number) => Math.floor(random() * bound)
  const power = new Power()
  const journal = new ModelJournal(power, random)
  const ports = {
    ...{ plan, journal },
    chain: {
      look: (ids: Parameters<Stage['chain']['look']>[0]) => power.call(() => stage.chain.look(ids)),
      send: (bundle: Uint8Array) => power.call(() => stage.chain.send(bundle)),
    },
  }
  let kills = 0
  // The first kill of each schedule is at another call, before it and after it.
  power.fail(Math.floor(seed / 2), seed % 2 === 1)
  let run: AirdropRun | undefined
  let refusals = 0
  for (let look = 0; look < 2000; look++) {
    try {
      run ??= await openAirdrop(ports)
      const { needs, isDone, waiting } = await run.look()
      if (isDone) return { run, kills }
      if (needs === 'go-on') await run.goOn()
      // A reorg took away what made a coin of the bundle, for good: whoever is told so moves what there is.
      refusals = needs === 'refused' ? refusals + 1 : 0
      if (refusals === 100) await stage.moveAll()
      const by: SignGifts = (order) => power.call(() => stage.sign(order))
      if (needs === 'sign') await run.sign(by)
      // Every third is impatient now and then.
      if (waiting && seed % 3 === 0 && below(3) === 0) await run.raise(by, waiting.fee + LEAST_RAISE)
    } catch (error) {
      // Who asks for more while a reorg takes the wallet's coins away is told so.
      if (error instanceof MintingError && error.code === 'stale-coins') continue
      if (!(error instanceof Killed)) throw error
      kills++
      run = undefined
      if (kills < 4) power.fail(below(12), below(2) === 1)
    }
    if (below(3) > 0) await stage.farm()
    if (look > 2 && look < 40 && below(8) === 0) stage.reorg(1 + below(6))
    // Somebody uses the wallet meanwhile.
    if (look === 5 && seed % 5 === 0) await stage.moveAll()
  }
  throw new Error('never done')
}

// Skipped where the native simulator has no build: only consensus can prove that nobody was paid twice.
describe.skipIf(!isDevnetSupported())('on real consensus rules', () => {
  it(`${RECIPIENTS} recipients are paid once each, to the mojo, under ${SCHEDULES} schedules of kills and reorgs`, async () => {
    const plan = planFor(RECIPIENTS)
    let killed = 0
    let raised = 0
    for (let seed = 0; seed < SCHEDULES; seed++) {
      const stage = openAirdropStage([4n * 10n ** 9n, 3n * 10n ** 9n, 10n ** 9n])
      const money = stage.balance()
      const { run, kills } = await giveUnder(stage, plan, seed)
      killed += kills
      const given = plan.gifts.map(({ to }) => stage.paidTo(to))
      expect(given).toEqual(plan.gifts.map((_, at) => [amountOf(at)]))
      const sum = given.flat().reduce((all, amount) => all + amount, 0n)
      // Bundles for another fee give the same coins: which of them paid, is not told apart.
      const fees = [...run.state().batches.values()].map(({ attempts }) =>
        attempts.map(({ fee }) => (fee === undefined ? FEE : BigInt(fee))),
      )
      raised += fees.filter((some) => some.some((fee) => fee > FEE)).length
      const paid = money - stage.balance() - sum
      expect(paid).toBeGreaterThanOrEqual(FEE * BigInt(airdropBatches(plan).length))
      expect(paid).toBeLessThanOrEqual(fees.reduce((all, some) => all + (some.at(-1) ?? 0n), 0n))
      expect([...run.state().batches.values()].every(({ isSettled }) => isSettled)).toBe(true)
      stage.close()
    }
    expect(killed).toBeGreaterThanOrEqual(SCHEDULES)
    expect(raised).toBeGreaterThanOrEqual(SCHEDULES / 3)
  }, 3_600_000)

  it('takes the place of a bundle that waits with one of the same coins for a higher fee, and pays once', async () => {
    // The first pays from the smaller coin; the fee alone is beyond that one.
    const stage = openAirdropStage([amountOf(0) + 100n, 10n ** 9n])
    const money = stage.balance()
    const run = await openAirdrop({
      plan: planFor(1),
      journal: new ModelJournal(new Power(), () => 0),
      chain: stage.chain,
    })
    expect((await run.sign(stage.sign)).waiting).toEqual({ blocks: 0, fee: FEE })
    await expect(run.raise(stage.sign, FEE + LEAST_RAISE - 1n)).rejects.toMatchObject({ code: 'fee-too-low' })
    const apart: SignGifts = (order) => stage.sign({ ...order, instead: undefined })
    await expect(run.raise(apart, FEE + LEAST_RAISE)).rejects.toMatchObject({ code: 'stale-coins' })
    const raised = await run.raise(stage.sign, FEE + LEAST_RAISE)
    expect(raised).toMatchObject({ needs: 'block', waiting: { blocks: 0, fee: FEE + LEAST_RAISE } })
    await stage.farm()
    expect(await run.look()).toMatchObject({ needs: 'depth', waiting: undefined })
    expect(stage.paidTo(hashOf('recipient', 0))).toEqual([amountOf(0)])
    expect(money - stage.balance()).toBe(amountOf(0) + FEE + LEAST_RAISE)
    expect(run.state().batches.get(0)?.included?.attempt).toBe(1)
    stage.close()
  })

  it('signs another bundle only once what spent its coins otherwise lies deep', async () => {
    const stage = openAirdropStage([10n ** 9n])
    const journal = new ModelJournal(new Power(), () => 0)
    const plan = planFor(1)
    // Taken by no block: the network forgets it, and the wallet spends its coin elsewhere.
    const deaf = { ...stage.chain, send: async () => 'taken' as const }
    const run = await openAirdrop({ plan, journal, chain: deaf })
    expect((await run.sign(stage.sign)).needs).toBe('block')
    await stage.moveAll()
    const needs: string[] = []
    let heard = await openAirdrop({ plan, journal, chain: stage.chain })
    for (let i = 0; i < 34; i++) {
      await stage.farm()
      heard = await openAirdrop({ plan, journal, chain: stage.chain })
      needs.push((await heard.look()).needs)
    }
    expect(needs.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 'spent-elsewhere'))
    expect(needs.at(-1)).toBe('sign')
    await heard.sign(stage.sign)
    await stage.farm()
    expect((await heard.look()).needs).toBe('depth')
    expect(stage.paidTo(hashOf('recipient', 0))).toEqual([amountOf(0)])
    stage.close()
  })
})
