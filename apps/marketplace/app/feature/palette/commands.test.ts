import { afterEach, expect, it, vi } from 'vitest'
import { i18nFor } from '#app/server/i18n.server.js'
import { commandOptions } from './commands.js'

afterEach(() => document.body.replaceChildren())

const titles = (text: string, locale: 'en' | 'zh' = 'en') =>
  commandOptions(i18nFor(locale), text).map(({ title }) => title)

it('offers the main places, the themes and the other language', () => {
  expect(titles('')).toEqual([
    'Explore items',
    'Collections',
    'Activity',
    'Auctions',
    'Fresh Mints',
    'Watchlist',
    'Light theme',
    'Dark theme',
    'Theme of the system',
    'Language: 简体中文',
  ])
})

it('is narrowed by what is typed, also by words it is not called by', () => {
  expect(titles('dark')).toEqual(['Dark theme'])
  expect(titles('stars')).toEqual(['Watchlist'])
  expect(titles('THEME')).toEqual(['Light theme', 'Dark theme', 'Theme of the system'])
  expect(titles('moonrise')).toEqual([])
})

it('speaks Chinese, and leads back to English', () => {
  expect(titles('english', 'zh')).toEqual(['语言: English'])
})

it('presses the button of the page', () => {
  const button = document.createElement('button')
  button.name = 'theme'
  button.value = 'dark'
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  document.body.append(button)
  commandOptions(i18nFor('en'), 'dark')[0]?.press?.()
  expect(pressed).toHaveBeenCalledOnce()
})
