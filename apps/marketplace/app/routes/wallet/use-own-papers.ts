import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { type OwnPapers, readOwnPapers } from './own-papers.js'
import type { WalletTab } from './wallet-tab.js'

/** Asks the page what the index knows of an address; `undefined` until it has said so. Asked anew as the page is. */
export function useOwnPapers(tab: WalletTab, address: string | null): OwnPapers | undefined {
  const { load, data } = useFetcher<unknown>()
  useEffect(() => {
    if (tab !== 'works' && address !== null) load(`/wallet?${new URLSearchParams({ tab, address })}`)
  }, [tab, address, load])
  const papers = readOwnPapers(data)
  // Those of the view before are no answer.
  return papers && (papers.tab === tab || papers.tab === 'fault') ? papers : undefined
}
