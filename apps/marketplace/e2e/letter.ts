import { expect, type Locator, type Page } from '@playwright/test'
import { record, text } from './places.js'
import { urlOf } from './product.js'

/** A letter of the local mailbox, with where one click ends its kind. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly unsubscribe: string
}

/** The newest letter to an address whose subject is this, waited for. */
export async function letterTo(address: string, subject: RegExp): Promise<Letter> {
  const url = `${urlOf('Mailbox')}.json?${new URLSearchParams({ to: address })}`
  const find = async () => {
    const { letters } = record(await (await fetch(url)).json())
    const all = Array.isArray(letters) ? letters.map(record) : []
    return all.find((one) => subject.test(text(one.subject)))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const found = record(await find())
  return { subject: text(found.subject), text: text(found.text), unsubscribe: text(found.unsubscribe) }
}

/** Opens a page again until it shows something. */
export async function isShown(page: Page, url: string, what: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(url)
    await expect(what.first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}
