export interface Listing {
  readonly nft_id: string
  readonly price_mojos: string
}

/** Open offers of whoever owns the first piece, as the marketplace's service lists them. */
export async function listings(api: string): Promise<Listing[]> {
  const ask = async (path: string) => (await fetch(`${api}${path}`)).json()
  const { items } = await ask('/v2/nfts?size=1')
  const found: Listing[] = []
  for (let page: string | undefined = ''; page !== undefined; ) {
    const more = page === '' ? '' : `&page=${encodeURIComponent(page)}`
    const answer = await ask(
      `/v2/addresses/${items[0].owner_address_encoded_id}/offers?state=open&size=50${more}`,
    )
    found.push(...answer.items)
    page = answer.items.length === 0 ? undefined : answer.next
  }
  return found
}
