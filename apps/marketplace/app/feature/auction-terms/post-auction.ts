import { isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault, type WalletFaultCode } from '#app/wallet/wallet-fault.js'
import type { SignedText } from '#app/wallet/wallet-port.js'

const FAULTS: Readonly<Record<string, WalletFaultCode>> = {
  SignatureRefused: 'no-such-key',
  AuctionRunning: 'in-auction',
  CoinSpent: 'taken-by-other',
}

/** Posts what the owner signed in the name of whoever is signed in. Rejects with `WalletFault`. */
export async function postAuction(signed: SignedText): Promise<void> {
  const answer = await fetch('/user/auctions/post', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signed),
  }).catch((cause: unknown) => {
    throw new WalletFault('refused', '', cause)
  })
  if (answer.ok) return
  const said: unknown = await answer.json().catch(() => undefined)
  const { code, detail } = isRecord(said) ? said : {}
  const words = typeof detail === 'string' ? detail.slice(0, 300) : ''
  throw new WalletFault((typeof code === 'string' ? FAULTS[code] : undefined) ?? 'refused', words)
}
