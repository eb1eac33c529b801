import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { formatUnits } from '@chiaroscuro/domain/amount'
import { deriveUnhardened, deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { expect } from 'vitest'
import { z } from 'zod'
import { SEED, SITE, type Stage } from './stage.test-support.js'

const replySchema = z.object({
  result: z.unknown().optional(),
  error: z.strictObject({ code: z.number(), reason: z.string(), message: z.string() }).optional(),
})
export type Reply = z.infer<typeof replySchema>

/** How a site asks: with its token, as another origin, under an id of its own. */
export interface Manner {
  readonly token?: string | undefined
  readonly origin?: string
  readonly id?: string
}

/** A page of the wallet as a person reads it: headings with the lines below them. */
export interface ReadPage {
  readonly status: number
  readonly title: string
  readonly text: string
  /** `'Leaves your wallet'` -> `['Chia: 2 XCH']`. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** What goes back with a click: that it is the wallet's own page, and the fee it showed, in mojos. */
  readonly token: string
  readonly paid: string | undefined
}

const connected = z.object({
  token: z.string().min(40),
  name: z.string(),
  address: z.string(),
  network: z.string(),
  methods: z.array(z.string()),
})

/** A site, and the person in front of it; all that a wallet said to either is kept in `said`. */
export function peopleOf(url: string) {
  const said: string[] = []

  async function hear(response: Response): Promise<string> {
    const text = await response.text()
    said.push(text, JSON.stringify([...response.headers]))
    return text
  }

  const people = {
    said,
    /** Posts what a site would; any answer of the wallet's that is JSON. */
    async post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
      const all = { origin: SITE, 'content-type': 'application/json', ...headers }
      return replySchema.parse(
        JSON.parse(await hear(await fetch(`${url}/rpc`, { method: 'POST', headers: all, body }))),
      )
    },
    call(method: string, params: unknown, { token, origin = SITE, id = randomUUID() }: Manner = {}) {
      const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` }
      return people.post(JSON.stringify({ id, method, params }), { origin, ...authorization })
    },
    /** The page of a request, opened anew while there is none: the wallet itself waits each time. */
    async page(id: string): Promise<ReadPage> {
      for (let tries = 0; tries < 100; tries++) {
        const response = await fetch(`${url}/request/${id}`)
        const text = await hear(response)
        if (response.status !== 404) return { status: response.status, ...read(text) }
      }
      throw new Error(`no page for ${id}`)
    },
    /** Clicks; without `token`, as whoever does not know the wallet's page. */
    async click(id: string, form: Readonly<Record<string, string>>): Promise<ReadPage> {
      const body = new URLSearchParams(form)
      const response = await fetch(`${url}/request/${id}`, { method: 'POST', body })
      return { status: response.status, ...read(await hear(response)) }
    },
    /** Approves what a page showed. */
    approve(id: string, { token, paid }: ReadPage, choice: Readonly<Record<string, string>> = {}) {
      return people.click(id, {
        token,
        ...(paid === undefined ? {} : { paid }),
        answer: 'approve',
        ...choice,
      })
    },
    /** Asks, reads the page, and clicks on it. */
    async ask(method: string, params: unknown, manner: Manner = {}, choice: Record<string, string> = {}) {
      const id = manner.id ?? randomUUID()
      const reply = people.call(method, params, { ...manner, id })
      const page = await Promise.race([people.page(id), reply.then(refusedAtOnce)])
      const done = await people.approve(id, page, choice)
      return { page, done, reply: await reply }
    },
    async connect(account: number, origin = SITE) {
      const { reply, page } = await people.ask('connect', {}, { origin }, { account: String(account) })
      return { page, ...connected.parse(reply.result) }
    },
  }
  return people
}

export type People = ReturnType<typeof peopleOf>

/** No key is in an answer, on a page, or in what the wallet told of its faults. */
export function expectNoSecrets({ wallet, faults }: Stage, { said }: People): void {
  const master = masterKeyOf(SEED)
  const path = [12_381, 8444, 2].reduce(deriveUnhardened, master)
  const keys = wallet.accounts.flatMap((_, index) => [
    deriveWalletKey(master, index).secretKey,
    deriveUnhardened(path, index),
  ])
  const heard = `${said.join('\n')}\n${inspect(faults, { depth: 10 })}`
  expect(heard.length).toBeGreaterThan(10_000)
  for (const secret of [SEED, master, path, ...keys])
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(heard).not.toContain(Buffer.from(secret).toString(form))
}

function refusedAtOnce({ error }: Reply): never {
  throw new Error(`refused before a page was shown: ${error?.code} ${error?.message}`)
}

/** The result, read; fails with what the wallet answered instead. */
export function resultOf<T>({ result, error }: Reply, schema: z.ZodType<T>): T {
  expect(error).toBeUndefined()
  return schema.parse(result)
}

export function xchLine(mojos: bigint): string {
  return `Chia: ${formatUnits(mojos, 12)} XCH`
}

function read(page: string): Omit<ReadPage, 'status'> {
  const lists = [...page.matchAll(/<h2>([^<]*)<\/h2><ul[^>]*>(.*?)<\/ul>/gs)].map(
    ([, heading, list = '']) => {
      const lines = [...list.matchAll(/<li><span>([^<]*)<\/span><b>([^<]*)<\/b><\/li>/g)]
      return [heading, lines.map(([, name, value]) => `${name}: ${value}`)]
    },
  )
  return {
    title: /<title>([^<]*)</.exec(page)?.[1] ?? '',
    text: page,
    lists: Object.fromEntries(lists),
    token: /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '',
    paid: /name="paid" value="(\d+)"/.exec(page)?.[1],
  }
}
