import { asHex32 } from '@chiaroscuro/domain/id'
import type { SignedGifts } from '@chiaroscuro/minting/airdrop'
import type { GiftDeed, GiftQuestion, GiftReply, GiftSpends, GiftWork } from '#app/verify/gift-question.js'
import type { CoinSpendText, SpendableCoin } from '#app/wallet/spending.js'

/** Makes spends in a worker of this browser, and checks what a wallet signed. */
export interface GiftBuilder {
  /** Nothing where the coins do not suffice. */
  build(plan: string, batch: number, coins: readonly SpendableCoin[]): Promise<GiftSpends | undefined>
  /** Nothing where the signature is not that of the spends. */
  finish(spends: GiftSpends, signature: string, networks: readonly string[]): Promise<SignedGifts | undefined>
  unpack(bundle: Uint8Array): Promise<{ spends: readonly CoinSpendText[]; signature: string }>
  close(): void
}

/** Long enough for a hundred signatures on a phone. */
const WORK_MS = 60_000

interface Seat {
  readonly worker: Worker
  readonly ready: Promise<void>
  readonly waiting: Map<number, { done: (answer: unknown) => void; fail: (error: Error) => void }>
}

function seat(): Seat {
  const worker = new Worker(new URL('../../verify/gift.worker.ts', import.meta.url), {
    type: 'module',
    name: 'gift-builder',
  })
  const waiting: Seat['waiting'] = new Map()
  const ready = new Promise<void>((listens) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GiftReply>) => {
      if (data === 'ready') return listens()
      const one = waiting.get(data.id)
      if ('fault' in data) one?.fail(new Error(data.fault))
      else one?.done(data.answer)
    })
  })
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('The worker stopped'))
  })
  return { worker, ready, waiting }
}

/** The worker is fetched once something is to be done, and anew after it was let go. */
export function giftBuilder(): GiftBuilder {
  let current: Seat | undefined
  let next = 0

  async function work<Deed extends GiftDeed>(
    deed: Deed,
    ask: GiftWork[Deed]['ask'],
  ): Promise<GiftWork[Deed]['answer']> {
    current ??= seat()
    const { worker, ready, waiting } = current
    const id = next++
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = new Promise<GiftWork[Deed]['answer']>((done, fail) => {
      timer = setTimeout(() => fail(new Error('The worker takes too long')), WORK_MS)
      // What our own worker answers to a deed is of that deed.
      waiting.set(id, { done: (said) => done(said as GiftWork[Deed]['answer']), fail })
    })
    try {
      await Promise.race([ready, answer])
      worker.postMessage({ id, deed, ask } as GiftQuestion)
      return await answer
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  return {
    build: async (plan, batch, coins) => (await work('build', { plan, batch, coins })) ?? undefined,
    async finish(spends, signature, networks) {
      const made = await work('finish', { spends, signature, networks })
      if (!made) return undefined
      return {
        bundleId: asHex32(made.bundleId),
        bundle: bytesOf(made.bundle),
        inputs: made.inputs.map(({ id, parent }) => ({ id: asHex32(id), parent: asHex32(parent) })),
        outputs: spends.outputs.map(asHex32),
      }
    },
    unpack: (bundle) => work('unpack', { bundle: hexOf(bundle) }),
    close() {
      current?.worker.terminate()
      current = undefined
    },
  }
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
