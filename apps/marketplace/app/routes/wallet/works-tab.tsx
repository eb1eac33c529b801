import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button, EmptyState, quiet } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import * as css from '#app/feature/many/many.css.js'
import { ManyNote } from '#app/feature/many/many-note.js'
import { SelectBar } from '#app/feature/many/select-bar.js'
import { SelectWorks } from '#app/feature/many/select-works.js'
import { useMany } from '#app/feature/many/use-many.js'
import { useSelection } from '#app/feature/many/use-selection.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { GiveMany } from './give-many.js'
import { ListMany } from './list-many.js'
import { giveWorks, listWorks, type WishedSale } from './many-deeds.js'
import { LOT } from './sale-wishes.js'
import { useManyApi } from './use-many-api.js'

export interface WorksTabProps {
  nfts: readonly FlatNft[]
  /** How many the wallet holds; more than are shown, perhaps. */
  held: number
  busy: boolean
  wallet: ConnectedWallet
  port: WalletPort
  /** Works left the wallet: it is to be asked anew. */
  onMoved: () => void
}

type Act = 'list' | 'give'

/** The works in a wallet, to be chosen, listed and given away. */
export function WorksTab({ nfts, held, busy, wallet, port, onMoved }: WorksTabProps) {
  const { t } = useLingui()
  const api = useManyApi()
  const many = useMany()
  const [act, setAct] = useState<Act>()
  // What is said of works that have gone by then.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [asked, setAsked] = useState<Act | 'lot'>('list')
  const selection = useSelection(useMemo(() => nfts.map(({ encoded_id }) => encoded_id), [nfts]))
  const chosen = nfts.filter(({ encoded_id }) => selection.has(encoded_id))

  const begun = (what: Act | 'lot') => {
    setAsked(what)
    setNames(
      new Map([
        [LOT, t`The works together`],
        ...chosen.map((nft) => [nft.encoded_id, nftName(nft)] as const),
      ]),
    )
  }
  const over = () => {
    setAct(undefined)
    selection.clear()
    api.refresh()
  }
  const list = async (sales: readonly WishedSale[]) => {
    begun(sales.some(({ id }) => id === LOT) ? 'lot' : 'list')
    if (await many.beginMany(port, sales.length, (deeds) => listWorks(deeds, sales, api.publish))) over()
  }
  const give = async (to: string) => {
    begun('give')
    const nftIds = chosen.map(({ encoded_id }) => encoded_id)
    const isDone = await many.beginMany(port, nftIds.length, (deeds) =>
      giveWorks(deeds, { nfts: nftIds, to }, (ids) => api.given(ids, to)),
    )
    if (isDone) over()
    onMoved()
  }
  return (
    <div className={css.view}>
      <ManyNote
        many={many}
        nameOf={(id) => names.get(id) ?? id}
        done={(count) =>
          asked === 'lot' ? (
            <Trans>The works are listed together.</Trans>
          ) : asked === 'list' ? (
            <Plural value={count} one="One work is listed." other="# works are listed." />
          ) : (
            <Plural
              value={count}
              one="One work went to its new owner."
              other="# works went to their new owner."
            />
          )
        }
      />
      {act === 'list' && chosen.length > 0 ? (
        <ListMany
          works={chosen}
          isBusy={many.isBusy}
          staysOpen={port.offersStayOpen}
          onList={(sales) => void list(sales)}
        />
      ) : null}
      {act === 'give' && chosen.length > 0 ? (
        <GiveMany
          works={chosen}
          own={wallet.address}
          {...{ api, isBusy: many.isBusy }}
          onGive={(to) => void give(to)}
        />
      ) : null}
      {nfts.length > 0 ? (
        <div className={css.shelf}>
          <SelectWorks nfts={nfts} selection={selection} isBusy={many.isBusy} />
          {held > nfts.length && !busy ? <Unshown shown={nfts.length} held={held} /> : null}
          <SelectBar selection={selection} isOpen={act !== undefined && chosen.length > 0}>
            <Button
              tone="act"
              aria-expanded={act === 'list'}
              disabled={many.isBusy}
              onClick={() => setAct('list')}
            >
              <Trans>List for sale</Trans>
            </Button>
            {port.transfer ? (
              <Button aria-expanded={act === 'give'} disabled={many.isBusy} onClick={() => setAct('give')}>
                <Trans>Transfer</Trans>
              </Button>
            ) : null}
          </SelectBar>
        </div>
      ) : busy ? (
        <p className={quiet} role="status">
          <Trans>Asking the wallet</Trans>
        </p>
      ) : (
        <EmptyState title={t`No works in this wallet yet`}>
          <Trans>What you buy appears here as soon as a block holds the trade.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

function Unshown({ shown, held }: { shown: number; held: number }) {
  return (
    <p className={quiet}>
      <Trans>
        {shown} of {held} works are shown.
      </Trans>
    </p>
  )
}
