import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Person } from './log-in.js'
import { newestCode } from './mailbox.js'
import { urlOf } from './product.js'

/** Somebody who has no account yet. */
export const newcomer = (): Person => ({
  email: `newcomer-${randomUUID()}@mail.test`,
  password: 'First-1-password',
})

/** As far as the code that is asked for; typed as slowly as a person does, or the site takes it for a program. */
export async function signUp(page: Page, { email, password }: Person, returnTo: string): Promise<void> {
  await page.goto(`${urlOf('Marketplace')}/register?${new URLSearchParams({ returnTo })}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(password, { delay: 160 })
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
}

/** Registers and confirms; the person is signed in afterwards, on the page they came from. */
export async function register(
  page: Page,
  person: Person,
  returnTo: string,
  onceConfirmed: () => Promise<void> = async () => {},
): Promise<void> {
  await signUp(page, person, returnTo)
  const code = await newestCode(person.email)
  // As it is pasted from a letter.
  await page.getByRole('textbox', { name: 'Code' }).fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('link', { name: 'Go on' }).waitFor()
  await onceConfirmed()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(urlOf('Marketplace') + returnTo)
}
