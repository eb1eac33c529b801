import { readWalletFault, type WalletFault, type WalletFaultCode } from '#app/wallet/wallet-fault.js'

/** Faults after which a wallet does nothing more. */
const ENDS: readonly WalletFaultCode[] = [
  'unauthorized',
  'no-such-method',
  'disconnected',
  'unreachable',
  'absent',
]

export interface Run {
  /** Told how each went: nothing where it went well. */
  tell(id: string, fault: WalletFault | undefined): void
  /** Whether somebody gave up what is left. */
  isOver(): boolean
}

/**
 * Does one thing after another: one that is refused does not stop the others, a wallet that is gone does. Gives those
 * that went well.
 */
export async function eachInTurn<Item extends { readonly id: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { tell, isOver }: Run,
): Promise<Item[]> {
  const done: Item[] = []
  for (const item of items) {
    if (isOver()) break
    const fault = await work(item).then(() => undefined, readWalletFault)
    tell(item.id, fault)
    if (!fault) done.push(item)
    else if (ENDS.includes(fault.code)) throw fault
  }
  return done
}
