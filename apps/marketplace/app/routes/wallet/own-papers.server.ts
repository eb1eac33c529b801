import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getAddress, listAddressOffers, listEvents } from '@chiaroscuro/contract/operation'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { settled } from '#app/server/respond.server.js'
import type { OwnPapers } from './own-papers.js'
import type { WalletTab } from './wallet-tab.js'

const OPEN = 100
const OVER = 20
const EVENTS = 50

/** What the index knows of an address, for the view that asks. */
export async function loadOwnPapers(api: ApiClient, tab: WalletTab, address: string): Promise<OwnPapers> {
  const found = await settled(read(api, tab, address))
  return found.ok ? found.value : { tab: 'fault' }
}

async function read(api: ApiClient, tab: WalletTab, address_id: string): Promise<OwnPapers> {
  switch (tab) {
    case 'offers': {
      const [open, over] = await Promise.all([
        call(api, listAddressOffers, { address_id, state: 'open', size: OPEN }),
        call(api, listAddressOffers, { address_id, state: 'over', size: OVER }),
      ])
      return { tab, open: open.items, over: over.items }
    }
    case 'profiles':
      return { tab, profiles: (await call(api, getAddress, { address_id })).associated_profiles }
    case 'activity': {
      const { items } = await call(api, listEvents, { address_id, size: EVENTS })
      return { tab, events: items.map(toShownEvent) }
    }
    case 'works':
      return { tab }
  }
}
