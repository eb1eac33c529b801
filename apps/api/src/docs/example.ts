/** Something to copy, paste and run. `ROOT` stands for the API's address. */
export interface Example {
  readonly title: string
  readonly language: 'sh' | 'js' | 'python'
  readonly code: string
  /** It goes on until it is stopped. */
  readonly serves?: true
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
    title: 'Every sale for a tenth of an XCH or more, as lines of JSON',
    language: 'js',
    code: `const root = 'ROOT'
const response = await fetch(root + '/v2/events/export?type=2&min_price_mojos=100000000000&format=ndjson')
let rest = ''
for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + piece).split('\\n')
  rest = lines.pop()
  for (const sale of lines.map((line) => JSON.parse(line)))
    console.log(sale.time, sale.price, sale.currency, sale.nft_id)
}`,
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
  {
    title: 'As yourself, with an API key',
    language: 'sh',
    code: `# A key is made by POST /v2/keys, signed in, and shown once; it may do what its scopes say.
curl -s -H "authorization: Bearer $CHIAROSCURO_KEY" 'ROOT/v2/me'`,
  },
  {
    title: 'The typed client: a call, a list, an export, an error',
    language: 'js',
    code: `import { ApiError, apiClient, call, items, rows } from '@chiaroscuro/api-client'
import { exportCollection, getNft, listCollections, listNfts } from '@chiaroscuro/contract/operation'

const client = apiClient({ root: 'ROOT' })
const { items: [collection] } = await call(client, listCollections, { interval: 'all', size: 1 })
for await (const nft of items(client, listNfts, { collection_id: collection.id, sort: 'rank' }))
  console.log(nft.openrarity_rank, nft.name)
for await (const holder of rows(client, exportCollection, { collection_id: collection.id, of: 'holders' }))
  console.log(holder.address, holder.nft_count)
try {
  await call(client, getNft, { nft_id: 'nft1' })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.log(error.status, error.code)
}`,
  },
  {
    title: 'A stream that goes on where it was left',
    language: 'js',
    code: `import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'last-number.txt'
const last = existsSync(file) ? readFileSync(file, 'utf8') : '0'
const response = await fetch('ROOT/v2/stream', { headers: { 'last-event-id': last } })
let text = ''
for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
  const events = (text + piece).split('\\n\\n')
  text = events.pop()
  for (const event of events) {
    const data = /^data: (.*)$/m.exec(event)?.[1]
    if (data === undefined) continue
    const news = JSON.parse(data)
    console.log(news.sequence ?? '', news.kind, news.type ?? '')
    if (news.sequence) writeFileSync(file, String(news.sequence)) // once it is dealt with
  }
  if (existsSync(file)) process.exit() // a bot would go on
}`,
  },
  {
    title: 'A webhook that believes nobody else',
    language: 'js',
    serves: true,
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

// POST /v2/webhooks shows the secret once.
const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64')

createServer(async (request, response) => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': given } = request.headers
  const mac = createHmac('sha256', secret).update(\`\${id}.\${seconds}.\${body}\`).digest('base64')
  const isSigned = String(given).split(' ').some((one) => isSame(one, 'v1,' + mac))
  const isFresh = Math.abs(Date.now() / 1000 - Number(seconds)) < 300
  if (isSigned && isFresh) console.log(id, JSON.parse(body).messages) // the same id is the same delivery
  response.writeHead(isSigned && isFresh ? 204 : 401).end()
}).listen(Number(process.env.PORT ?? 8080), () => console.log('listening'))

function isSame(a, b) {
  return Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}`,
  },
]

/** The code with an API's address in it. */
export function exampleAt({ code }: Example, root: string): string {
  return code.replaceAll('ROOT', root)
}
