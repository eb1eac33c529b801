import { z } from 'zod'

/** A service on this machine: nobody else is shown its certificate, or asked to sign. */
const here = z
  .string()
  .trim()
  .max(200)
  .regex(/^https:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/)

/** A full node's RPC: on this machine with its certificate, or a public one. */
export const nodeAddress = z
  .string()
  .trim()
  .max(200)
  .regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1):\d{1,5})$/)

/** What signs a project's mint, as its creator names it. */
export const walletInput = z.discriminatedUnion('kind', [
  /** The devnet's own account. */
  z.strictObject({ kind: z.literal('devnet') }),
  /** Chia's reference wallet on this machine. The first of its profiles where none is named. */
  z.strictObject({
    ...{ kind: z.literal('chia'), walletUrl: here, nodeUrl: nodeAddress },
    did: z.string().trim().max(100).default(''),
  }),
  /** Keys that are elsewhere: bundles go to them as files. */
  z.strictObject({
    ...{ kind: z.literal('offline'), nodeUrl: nodeAddress },
    publicKey: z
      .string()
      .trim()
      .toLowerCase()
      .transform((text) => text.replace(/^0x/, ''))
      .pipe(z.string().regex(/^[0-9a-f]{96}$/)),
    did: z.string().trim().max(100),
  }),
  /** A wallet in another program, or on a phone: Sage, or whichever else speaks CHIP-0002. The first of its profiles where none is named. */
  z.strictObject({
    ...{ kind: z.literal('walletconnect'), nodeUrl: nodeAddress },
    did: z.string().trim().max(100),
  }),
])
export type WalletInput = z.output<typeof walletInput>

/** Whether a node is on this machine, where it wants its own certificate. */
export function isHere(url: string): boolean {
  return /^https:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(url)
}
