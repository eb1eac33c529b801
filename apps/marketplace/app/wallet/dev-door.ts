import { isRecord } from '#app/feature/endless/is-record.js'
import { readWalletFault, WalletFault } from './wallet-fault.js'
import type { Door } from './wallet-port.js'

interface DevCall {
  readonly id: string
  readonly method: string
  readonly params: object
}

/** What the devnet's wallet at `root` answers. Rejects with `WalletFault`. */
export async function askDevWallet(root: string, token: string | null, call: DevCall): Promise<unknown> {
  let said: unknown
  try {
    const answer = await fetch(`${root}/rpc`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(call),
    })
    said = await answer.json()
  } catch (cause) {
    throw new WalletFault('unreachable', 'The wallet does not answer', cause)
  }
  if (isRecord(said) && said.error) throw readWalletFault(said.error)
  return isRecord(said) ? said.result : undefined
}

/** The window in which it asks its person; closed, the request is withdrawn. */
export function openDevDoor(root: string, token: string | null): Door {
  const id = crypto.randomUUID()
  const href = `${root}/request/${id}`
  const opened = window.open(href, 'chiaroscuro-wallet', 'popup,width=460,height=760')
  return {
    id,
    href,
    close() {
      opened?.close()
      const call = { id: crypto.randomUUID(), method: 'withdraw', params: { id } }
      void askDevWallet(root, token, call).catch(() => {})
    },
  }
}
