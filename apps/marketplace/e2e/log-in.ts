import type { Page } from '@playwright/test'
import { urlOf } from './product.js'

export interface Person {
  email: string
  password: string
}

/** An account that is there from the start. */
export const COLLECTOR: Person = { email: 'collector@chiaroscuro.test', password: 'Collector-1' }

export async function logIn(page: Page, { email, password }: Person, returnTo = '/') {
  await page.goto(`${urlOf('Marketplace')}/login?${new URLSearchParams({ returnTo })}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
