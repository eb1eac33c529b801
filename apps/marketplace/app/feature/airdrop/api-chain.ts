import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getCoinStates } from '@chiaroscuro/contract/operation'
import { asHex32 } from '@chiaroscuro/domain/id'
import type { AirdropChain, GiftCoin } from '@chiaroscuro/minting/airdrop'
import type { WalletSpending } from '#app/wallet/spending.js'
import type { GiftBuilder } from './gift-builder.js'

/** As many coins as the API tells of at once. */
const AT_ONCE = 50
/** Blocks may come while it is read; not each time. */
const LOOKS = 8

/** The chain by the API's word, which is the node's; bundles go to the network through the wallet. */
export function apiChain(api: ApiClient, spending: WalletSpending, builder: GiftBuilder): AirdropChain {
  async function lookOnce(ids: readonly string[]) {
    const parts = [ids.slice(0, AT_ONCE)]
    for (let at = AT_ONCE; at < ids.length; at += AT_ONCE) parts.push(ids.slice(at, at + AT_ONCE))
    const coins = new Map<ReturnType<typeof asHex32>, GiftCoin>()
    let moment: { height: number; header_hash: string } | undefined
    for (const coin_id of parts) {
      const said = await call(api, getCoinStates, { coin_id })
      if (moment && moment.header_hash !== said.header_hash) return undefined
      moment = said
      for (const { coin_id: id, confirmed_height, spent_height } of said.coins)
        if (confirmed_height !== null)
          coins.set(asHex32(id), { madeAt: confirmed_height, spentAt: spent_height })
    }
    return moment && { height: moment.height, coins }
  }
  return {
    async look(ids) {
      // Nobody in particular is asked for, where only the height counts.
      const asked = ids.length > 0 ? ids : ['0'.repeat(64)]
      for (let looks = 0; looks < LOOKS; looks++) {
        const moment = await lookOnce(asked)
        if (moment) return moment
      }
      throw new Error('The chain does not hold still')
    },
    async send(bundle) {
      const { spends, signature } = await builder.unpack(bundle)
      return spending.send(spends, signature)
    },
  }
}
