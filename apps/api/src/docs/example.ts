/** Something to copy, paste and run. `ROOT` stands for the API's address. */
export interface Example {
  readonly title: string
  readonly language: 'sh' | 'js' | 'python'
  readonly code: string
}

/** From the first question to a bot, each complete in itself. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'The five collections that sold most this week',
    language: 'sh',
    code: `curl -s 'ROOT/collections?interval=7&include_zero_volume=true&size=5'`,
  },
  {
    title: 'Every item of a collection, page by page',
    language: 'js',
    code: `const root = 'ROOT'
const { items: [collection] } = await ask('/collections?interval=all&include_zero_volume=true&size=1')
let count = 0
for (let next = ''; ; ) {
  const page = await ask(\`/collections/\${collection.id}/nfts?size=100\${next}\`)
  if (page.items.length === 0) break
  count += page.items.length
  next = '&page=' + encodeURIComponent(page.next)
}
console.log(collection.name, count)

async function ask(path) {
  const response = await fetch(root + path)
  if (!response.ok) throw new Error(\`\${path}: \${response.status}\`)
  return response.json()
}`,
  },
  {
    title: 'Who holds a collection, as a table',
    language: 'python',
    code: `import json, urllib.request

root = 'ROOT'

def ask(path):
    with urllib.request.urlopen(root + path) as answer:
        return json.load(answer)

first = ask('/collections?interval=all&include_zero_volume=true&size=1')['items'][0]
for owner in ask('/collections/' + first['id'] + '/owners'):
    print(owner['owner_address_encoded_id'], owner['nft_count'], sep=',')`,
  },
  {
    title: 'A bot that tells of sales',
    language: 'js',
    code: `const root = 'ROOT'
const response = await fetch(root + '/events?type=2&size=10')
const { items } = await response.json()
for (const sale of items)
  console.log(sale.timestamp, sale.nft.encoded_id, sale.xch_price ?? 'for a token')`,
  },
  {
    title: 'Everything as it happens',
    language: 'js',
    code: `const root = 'ROOT'
const response = await fetch(root + '/v2/stream?type=trade&type=listing')
for await (const chunk of response.body) {
  process.stdout.write(chunk)
  break // a bot would go on
}
process.exit()`,
  },
  {
    title: 'Offers, as dexie has them',
    language: 'sh',
    code: `curl -s 'ROOT/v1/offers?requested=xch&sort=price_asc&compact=true&page_size=5'`,
  },
  {
    title: 'Exact prices, in our own language',
    language: 'sh',
    code: `curl -s 'ROOT/v2/nfts?listed=true&sort=offer-low&size=5'`,
  },
]

/** The code with an API's address in it. */
export function exampleAt({ code }: Example, root: string): string {
  return code.replaceAll('ROOT', root)
}
