import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type People, peopleOf, resultOf } from './person.test-support.js'
import { openStage, type Stage } from './stage.test-support.js'

const listed = z.strictObject({ dids: z.array(z.string()) })

// Skipped where the native simulator has no build: consensus is what proves a spend.
describe.skipIf(!isDevnetSupported())('DIDs of the wallet', () => {
  let stage: Stage
  let people: People
  beforeAll(async () => {
    stage = await openStage({ nfts: 1 })
    people = peopleOf(stage.wallet.url)
  }, 60_000)
  afterAll(() => stage.close())

  const didsOf = async (token: string) => resultOf(await people.call('getDids', {}, { token }), listed).dids

  it('are listed to whoever holds them, and given away by a spend that consensus takes', async () => {
    const [first, second] = [await people.connect(0), await people.connect(1)]
    expect(await didsOf(first.token)).toEqual([])
    const did = formatDid(asHex32(await stage.giveDid(0)))
    expect(await didsOf(first.token)).toEqual([did])
    expect(await didsOf(second.token)).toEqual([])

    const asked = { to: second.address, assetId: did, fee: 7 }
    const { page, reply } = await people.ask('transfer', asked, { token: first.token })
    expect(page.lists['Leaves your wallet']).toHaveLength(2)
    expect(page.lists['Leaves your wallet']?.join()).toContain('Profile: did:chia:1')
    expect(page.lists['Network fee']).toEqual(['To the farmer: 0.000000000007 XCH'])
    resultOf(reply, z.strictObject({ transactionId: z.string() }))
    await stage.node.farm()
    expect(await didsOf(first.token)).toEqual([])
    expect(await didsOf(second.token)).toEqual([did])
    // Whoever gave it away cannot do so again.
    expect((await people.call('transfer', asked, { token: first.token })).error?.reason).toBe('no-such-key')
  })
})
