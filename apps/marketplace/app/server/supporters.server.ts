import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getProfile, listSupporters } from '@chiaroscuro/contract/operation'

const MOST = 500
const AT_ONCE = 8

/** Where supporters are paid: the address that holds each one's profile now, as a list that airdrops read. */
export async function supportersToPay(api: ApiClient): Promise<{ csv: string; count: number }> {
  const { supporters } = await call(api, listSupporters, {})
  const addresses: string[] = []
  const some = supporters.slice(0, MOST)
  for (let from = 0; from < some.length; from += AT_ONCE) {
    const found = await Promise.all(
      some
        .slice(from, from + AT_ONCE)
        .map(({ profile }) => call(api, getProfile, { profile_id: profile.id })),
    )
    addresses.push(...found.flatMap(({ owner_address }) => owner_address?.encoded_id ?? []))
  }
  const each = [...new Set(addresses)]
  return {
    csv: ['address,nft_count', ...each.map((address) => `${address},1`)].join('\n'),
    count: each.length,
  }
}
