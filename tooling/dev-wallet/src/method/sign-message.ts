import { signMessage as sign } from '@chiaroscuro/domain/signature'
import { z } from 'zod'
import type { Account } from '../account.js'
import { WalletError } from '../wallet-error.js'
import type { Asking } from './context.js'
import type { Prepared } from './prepared.js'

const MOST_TEXTS = 50

export const signMessageParams = z.object({
  message: z.string().min(1).max(4000),
  address: z.string().max(100).optional(),
})

export const signMessagesParams = z.object({
  messages: z.array(signMessageParams.shape.message).min(1).max(MOST_TEXTS),
  address: signMessageParams.shape.address,
})

/** Signs a text for the account's address (CHIP-0002). */
export async function signMessage(
  { account }: Asking,
  { message, address }: z.infer<typeof signMessageParams>,
): Promise<Prepared> {
  requireOwn(account, address)
  return {
    title: 'Sign a message',
    texts: [message],
    commit: async () => sign(message, account.key),
  }
}

/** Signs several texts for the account's address by one click. */
export async function signMessages(
  { account }: Asking,
  { messages, address }: z.infer<typeof signMessagesParams>,
): Promise<Prepared> {
  requireOwn(account, address)
  return {
    title: `Sign ${messages.length} messages`,
    texts: messages,
    commit: async () => ({ signed: messages.map((message) => sign(message, account.key)) }),
  }
}

function requireOwn(account: Account, address: string | undefined): void {
  if (address !== undefined && address !== account.address)
    throw new WalletError('no-such-key', 'That is not the address of this account')
}
