import type { FlatNft } from '@chiaroscuro/contract/operation'
import { EmptyState, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWorksById } from '#app/feature/works-by-id/use-works-by-id.js'
import { MOST_SHOWN } from '#app/wallet/most-shown.js'
import { useHeld } from '#app/wallet/use-held.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { useWalletWords } from '#app/wallet/wallet-words.js'

interface HeldWorksProps {
  port: WalletPort
  /** The page that is asked what the works are. */
  path: string
  children: (nfts: readonly FlatNft[]) => ReactNode
}

/** The works in a wallet, by its own word; else why there are none to be seen. */
export function HeldWorks({ port, path, children }: HeldWorksProps) {
  const { t } = useLingui()
  const words = useWalletWords()
  const { ids, fault } = useHeld(port)
  const { nfts, busy } = useWorksById(path, ids?.slice(0, MOST_SHOWN))
  if (fault) return <p role="alert">{words(fault)}</p>
  if (nfts.length > 0) return children(nfts)
  if (busy)
    return (
      <p className={quiet} role="status">
        <Trans>Asking the wallet</Trans>
      </p>
    )
  return (
    <EmptyState title={t`No works in this wallet yet`}>
      <Trans>What you buy appears here as soon as a block holds the trade.</Trans>
    </EmptyState>
  )
}
