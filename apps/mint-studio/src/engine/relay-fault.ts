/**
 * Whether nobody's promise failed within WalletConnect's client, as it does at some of what a wallet sends twice. That
 * client is a file of its own, and throws plain objects besides errors, which nothing of ours does.
 */
export function isRelayFault(fault: unknown): boolean {
  return fault instanceof Error ? /\brelay-client\b/.test(fault.stack ?? '') : typeof fault === 'object'
}
