import { airdropHash, formatAirdropPlan } from '@chiaroscuro/minting/airdrop'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import { halves } from '#app/layout/columns.css.js'
import { useSite } from '#app/layout/site.js'
import { useHeld } from '#app/wallet/use-held.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { airdrops, type KeptAirdrop } from './airdrop-store.js'
import { CheckedView } from './checked-view.js'
import { checkDraft, type Draft, FIRST_DRAFT } from './draft.js'
import { DraftForm } from './draft-form.js'
import { KeptList } from './kept-list.js'
import * as css from './page.css.js'
import { RunPanel } from './run-panel.js'

interface AirdropDeskProps {
  /** Holders of a snapshot, as its file lists them. */
  holders: string | undefined
  port: WalletPort
  wallet: ConnectedWallet
}

/** What a wallet that was connected gives, and what it gave before. */
export function AirdropDesk({ port, wallet, holders }: AirdropDeskProps) {
  const [opened, setOpened] = useState<KeptAirdrop>()
  const { spending } = port
  if (!spending)
    return (
      <p className={trade.fault} role="alert">
        <Trans>
          This wallet signs only what it makes itself, one payment at a time. Airdrops need one that signs
          coin spends (CHIP-0002), such as Sage or Goby.
        </Trans>
      </p>
    )
  if (opened)
    return (
      <RunPanel
        key={opened.hash}
        kept={opened}
        port={port}
        spending={spending}
        onLeave={() => setOpened(undefined)}
      />
    )
  return <NewAirdrop port={port} wallet={wallet} holders={holders} onOpen={setOpened} />
}

function NewAirdrop({
  port,
  wallet,
  holders,
  onOpen,
}: AirdropDeskProps & { onOpen: (kept: KeptAirdrop) => void }) {
  const { network } = useSite()
  const { ids } = useHeld(port)
  const [draft, setDraft] = useState<Draft>(() =>
    holders === undefined ? FIRST_DRAFT : { ...FIRST_DRAFT, list: holders, share: 'per-work' },
  )
  // Twenty thousand lines are read in some tens of milliseconds: never in the way of typing.
  const typed = useDeferredValue(draft)
  const checked = useMemo(
    () => checkDraft(typed, { network, own: wallet.address, held: ids && new Set(ids) }),
    [typed, network, wallet.address, ids],
  )
  const begin = async () => {
    const { plan } = checked
    if (!plan) return
    const { code, decimals } = plan.kind === 'nfts' ? { code: 'NFT', decimals: 0 } : typed.currency
    const kept = {
      hash: airdropHash(plan),
      plan: formatAirdropPlan(plan),
      code,
      decimals,
      startedAt: Date.now(),
    }
    await airdrops.keep(kept)
    onOpen(kept)
  }
  return (
    <div className={halves}>
      <DraftForm draft={draft} onChange={setDraft} held={ids} />
      <div className={css.part}>
        <CheckedView draft={typed} checked={checked} port={port} onBegin={() => void begin()} />
        <KeptList onOpen={onOpen} />
      </div>
    </div>
  )
}
