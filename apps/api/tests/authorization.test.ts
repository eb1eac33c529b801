import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import * as dexie from '@chiaroscuro/contract/dexie'
import * as own from '@chiaroscuro/contract/operation'
import * as field from '@chiaroscuro/contract/public'
import { signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatAddress, formatDid } from '@chiaroscuro/domain/id'
import { SIGNING_MODES } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushConfig } from '../src/config/push.js'
import { NO_OPERATION } from '../src/endpoint/endpoint.js'
import { type Door, FIELD_DOORS, OWN_DOORS } from './authorization-table.js'
import { type Product, startProduct } from './product/product.js'
import { EMBEDDED } from './product/scratch.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { MINTING, payTo, pieceOf } from './product/test-minter.js'
import { didOf } from './product/transfer-did.js'
import { until } from './product/until.js'

interface Facts {
  readonly name: string
  readonly method: string
  readonly path: string
}

const isFacts = (value: unknown): value is { id?: string; method: string; path: string } =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  typeof value.method === 'string' &&
  typeof value.path === 'string'

function operationsOf(
  face: object,
  nameOf: (facts: { id?: string; method: string; path: string }) => string,
) {
  const all: unknown[] = Object.values(face)
  return all.filter(isFacts).map((one): Facts => ({ ...one, name: nameOf(one) }))
}

const OWN = operationsOf(own, ({ id }) => id ?? '')
const FIELD = [field, dexie].flatMap((face) => operationsOf(face, ({ method, path }) => `${method} ${path}`))

/** Those who ask; the owner is a member like the other one, and owns what is asked for below. */
const PEOPLE = ['visitor', 'member', 'owner', 'other member', 'premium', 'admin'] as const
type Person = (typeof PEOPLE)[number]
/** Keys of the owner, each of one scope: for most operations they are keys without the scope. */
const KEYS = ['read', 'profiles:write', 'mint'] as const

type Outcome = 'let in' | 'asked for a token' | 'refused' | 'told of no such operation'

function meant(door: Door, who: Person | `key:${(typeof KEYS)[number]}`): Outcome {
  if (door === 'all') return 'let in'
  if (door === 'staff') return who === 'admin' ? 'let in' : 'told of no such operation'
  if (who === 'visitor') return 'asked for a token'
  if (who.startsWith('key:')) return door === `member or ${who}` ? 'let in' : 'refused'
  return door === 'admin' && who !== 'admin' ? 'refused' : 'let in'
}

async function outcomeOf(answer: Response): Promise<Outcome> {
  const text = await answer.text()
  if (answer.status === 401) return 'asked for a token'
  if (
    answer.status === 403 &&
    /insufficient_scope|"Forbidden"/.test(text + answer.headers.get('www-authenticate'))
  )
    return 'refused'
  return answer.status === 404 && text.includes(NO_OPERATION) ? 'told of no such operation' : 'let in'
}

it('stand in the table, each operation of the contract and no other', () => {
  expect(OWN.map(({ name }) => name).sort()).toEqual(Object.keys(OWN_DOORS).sort())
  expect([...new Set(FIELD.map(({ name }) => name))].sort()).toEqual(Object.keys(FIELD_DOORS).sort())
})

// Skipped where the native package has no build: there is no chain to claim on then.
describe.skipIf(!isDevnetSupported())('whoever asks', () => {
  let pool: TestPool
  let product: Product
  let clients: Readonly<Record<Exclude<Person, 'visitor'>, ApiClient>>
  const tokens = new Map<string, string>()
  let did = ''
  let collection_id = ''

  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', EMBEDDED, (config) => ({
      ...{ ...config, identity: pool },
      minting: { ...MINTING, givenCredits: 1 },
      push: pushConfig({ PUSH_SECRET: '3'.repeat(64) }, 'https://site.test'),
      premium: { publicKey: MINTING.publicKey, month: 1_000_000_000n, year: 10_000_000_000n },
    }))
    for (const who of PEOPLE.slice(1))
      tokens.set(
        who,
        pool.token(who.replace(' ', '-'), who === 'admin' ? { 'cognito:groups': ['admin'] } : {}),
      )
    const as = (who: string) => clientWith(product.url, tokens.get(who) ?? '')
    clients = {
      ...{ member: as('member'), owner: as('owner'), 'other member': as('other member') },
      ...{ premium: as('premium'), admin: as('admin') },
    }
    for (const scope of KEYS) {
      const { key } = await call(clients.owner, own.makeApiKey, { key: { name: scope, scopes: [scope] } })
      tokens.set(`key:${scope}`, key)
    }
    const { payable } = await call(clients.premium, own.openMembership, {})
    await payTo(product, payable?.address.id ?? '', 1_000_000_000n)
    await until('the payment counts', async () =>
      (await call(clients.premium, own.getMembership, {})).active_until === null ? undefined : true,
    )
    const [creator] = product.world.creators
    if (!creator) throw new Error('nobody creates')
    const place = await didOf(product.world, creator)
    did = formatDid(asHex32(place.launcherId))
    await product.settled(1)
    const about = { profile_id: did, challenge: { action: 'claim' as const } }
    const { id: challenge_id, message } = await call(clients.owner, own.makeChallenge, about)
    const { signing_mode: _, ...signed } = signText(creator.key, message, 'CHIP-0002_')
    const claim = { ...signed, challenge_id, signing_mode: SIGNING_MODES[0] }
    await call(clients.owner, own.claimProfile, { profile_id: did, claim })
    const { collections } = await call(clients.owner, own.listMyCollections, {})
    collection_id = collections[0]?.id ?? ''
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  /** An empty question: whoever is let in hears what is missing in it, or nothing changes. */
  async function ask({ method, path }: Facts, who: string): Promise<Outcome> {
    const token = tokens.get(who)
    const answer = await fetch(product.url + path.replace(/\{\w+\}/g, 'none'), {
      ...{ method, redirect: 'manual' },
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    return outcomeOf(answer)
  }

  it.each([
    ['our own', OWN, OWN_DOORS],
    ['the field’s', FIELD, FIELD_DOORS],
  ])('is let in, or not, as the table has it: %s', async (_, operations, doors) => {
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const facts of operations)
      for (const who of [...PEOPLE, ...KEYS.map((scope) => `key:${scope}` as const)]) {
        const cell = `${facts.name} by ${who}`
        expected[cell] = meant(doors[facts.name] ?? 'all', who)
        found[cell] = await ask(facts, who)
      }
    expect(found).toEqual(expected)
  })

  /** What is one person's is nobody else's, an admin's neither. */
  const others = ['member', 'other member', 'premium', 'admin'] as const
  async function onlyOwner<I extends object, O>(
    operation: Parameters<typeof call<I, O>>[1],
    input: Parameters<typeof call<I, O>>[2],
    status: 403 | 404,
  ): Promise<void> {
    for (const who of others) {
      const refused = await call(clients[who], operation, input).catch((error: unknown) => error)
      expect([operation.id, who, refused instanceof ApiError && refused.status]).toEqual([
        operation.id,
        who,
        status,
      ])
    }
    await call(clients.owner, operation, input)
  }

  it('acts on their own alone: keys, webhooks, searches, browsers, orders, profiles, collections', async () => {
    const { owner } = clients
    const key = await call(owner, own.makeApiKey, { key: { name: 'mine', scopes: ['read'] } })
    const hook = await call(owner, own.makeWebhook, {
      webhook: { url: 'https://hook.example/', about: 'alerts' },
    })
    const search = await call(owner, own.saveSearch, { search: { name: 'mine', words: 'paper' } })
    await call(owner, own.openMintingAccount, {})
    const target = formatAddress(asHex32('ab'.repeat(32)), 'txch')
    const { mints } = await call(owner, own.orderMints, { order: { mints: [pieceOf(1, target)] } })
    const request_id = mints[0]?.id ?? ''
    const device = await call(owner, own.addPushDevice, {
      device: {
        ...{ endpoint: 'https://push.example.net/one', label: 'Firefox', language: 'en' },
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    })
    const ids = [key.id, hook.id, search.id, request_id, did, device.id]
    const lists: readonly ((client: ApiClient) => Promise<unknown>)[] = [
      (client) => call(client, own.listApiKeys, {}),
      (client) => call(client, own.listWebhooks, {}),
      (client) => call(client, own.listSearches, {}),
      (client) => call(client, own.listMintRequests, {}),
      (client) => call(client, own.getMe, {}),
      (client) => call(client, own.listPushDevices, {}),
    ]
    for (const [at, list] of lists.entries()) {
      const seen = async (who: keyof typeof clients) => JSON.stringify(await list(clients[who]))
      expect(await seen('owner')).toContain(ids[at])
      for (const who of others) expect(await seen(who)).not.toContain(ids[at])
    }
    await onlyOwner(own.getMintRequest, { request_id }, 404)
    await onlyOwner(own.replayWebhook, { webhook_id: hook.id, replay: { after: 0 } }, 404)
    await onlyOwner(own.removeWebhook, { webhook_id: hook.id }, 404)
    await onlyOwner(own.removeSearch, { search_id: search.id }, 404)
    await onlyOwner(own.removePushDevice, { device_id: device.id }, 404)
    await onlyOwner(own.revokeApiKey, { key_id: key.id }, 404)
    await onlyOwner(own.updateProfile, { profile_id: did, profile: { name: 'Mine' } }, 403)
    await onlyOwner(own.updateCollection, { collection_id, collection: { description: 'Mine' } }, 403)
  })

  it('has what membership gives, and nothing of it without', async () => {
    const most = async (who: keyof typeof clients) => (await call(clients[who], own.listSearches, {})).most
    expect(await Promise.all((['premium', 'member', 'owner', 'admin'] as const).map(most))).toEqual([
      100, 5, 5, 5,
    ])
  })
})
