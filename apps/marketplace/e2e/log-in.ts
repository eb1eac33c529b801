import type { Browser, Page } from '@playwright/test'
import { urlOf } from './product.js'

export interface Person {
  email: string
  password: string
}

/** Accounts that are there from the start. */
export const COLLECTOR: Person = { email: 'collector@chiaroscuro.test', password: 'Collector-1' }
/** Holds the DID that Tidelines was minted with. */
export const ARTIST: Person = { email: 'artist@chiaroscuro.test', password: 'Artist-1-paints' }

/** Of the people who run the site. */
export const ADMIN: Person = { email: 'admin@chiaroscuro.test', password: 'Admin-1-keeps' }

export async function logIn(page: Page, { email, password }: Person, returnTo = '/') {
  await page.goto(`${urlOf('Marketplace')}/login?${new URLSearchParams({ returnTo })}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** A browser of its own in which somebody is signed in. */
export async function signedIn(browser: Browser, person: Person) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logIn(page, person, '/events')
  await page.waitForURL(`${urlOf('Marketplace')}/events`)
  return { context, page }
}
