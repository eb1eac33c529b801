import { asHex32 } from '@chiaroscuro/domain/id'
import { expect, it, vi } from 'vitest'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { SignedText, WalletPort } from '#app/wallet/wallet-port.js'
import { type Lot, type PutUpContext, putUp } from './put-up.js'

const terms = { reserve: 5n, start: 1_800_000_000, end: 1_800_003_600, overtimeSeconds: 0 }
const lots: Lot[] = ['a', 'b', 'c'].map((id) => ({ id, launcherId: asHex32(id.repeat(64)), terms }))
const signed = (message: string): SignedText => ({ message, public_key: 'key', signature: 'sig' })

function stage(port: Partial<WalletPort>, more: Partial<PutUpContext> = {}) {
  const ends = new Map<string, string>()
  const posted: string[] = []
  const deeds = {
    // Only what signs is used here.
    port: port as unknown as WalletPort,
    door: { id: '', href: null, close() {} },
    sent() {},
    tell: (id: string, fault: WalletFault | undefined) => void ends.set(id, fault?.code ?? 'ok'),
    isOver: () => false,
  }
  const context: PutUpContext = {
    network: 'mainnet',
    coinOf: async (id) => id.repeat(64),
    async post({ message }) {
      posted.push(message)
    },
    ...more,
  }
  return { ends, posted, run: () => putUp(deeds, lots, context) }
}

it('asks once where the wallet signs several texts, and posts each with its own coin', async () => {
  const signMessages = vi.fn(async (_: unknown, texts: readonly string[]) => texts.map(signed))
  const { ends, posted, run } = stage({ signMessages })
  await run()
  expect(signMessages).toHaveBeenCalledOnce()
  expect([...ends]).toEqual([
    ['a', 'ok'],
    ['b', 'ok'],
    ['c', 'ok'],
  ])
  expect(posted.map((text, at) => text.includes(`${lots[at]?.id.repeat(64)}`))).toEqual([true, true, true])
})

it('asks for one after the other else; one refused does not stop the rest', async () => {
  const signMessage = vi.fn(async (_: unknown, text: string) => {
    if (signMessage.mock.calls.length === 2) throw new WalletFault('rejected', '')
    return signed(text)
  })
  const { ends, posted, run } = stage({ signMessage })
  await run()
  expect([...ends.values()]).toEqual(['ok', 'rejected', 'ok'])
  expect(posted).toHaveLength(2)
})

it('leaves out what is nobody’s any more', async () => {
  const signMessages = async (_: unknown, texts: readonly string[]) => texts.map(signed)
  const { ends, posted, run } = stage(
    { signMessages },
    { coinOf: async (id) => (id === 'b' ? null : id.repeat(64)) },
  )
  await run()
  expect(Object.fromEntries(ends)).toEqual({ a: 'ok', b: 'taken-by-other', c: 'ok' })
  expect(posted).toHaveLength(2)
})
