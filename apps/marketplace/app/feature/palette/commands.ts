import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { localeName, locales } from '#app/i18n/locale.js'
import type { SearchOption } from './search-option.js'

interface Place {
  href: string
  label: MessageDescriptor
  /** Other words that one may look for, of either language. */
  also: string
}

const places: readonly Place[] = [
  { href: '/nfts', label: msg`Explore items`, also: 'nft browse works 浏览' },
  { href: '/collections', label: msg`Collections`, also: 'top ranking 排行' },
  { href: '/events', label: msg`Activity`, also: 'events trades sales 交易 动态' },
  { href: '/auctions', label: msg`Auctions`, also: 'bids 竞拍' },
  { href: '/mints', label: msg`Fresh Mints`, also: 'new mints 最新' },
  { href: '/watchlist', label: msg`Watchlist`, also: 'star stars favourites favorites 收藏' },
]

const themes = [
  { value: 'light', label: msg`Light theme` },
  { value: 'dark', label: msg`Dark theme` },
  { value: 'system', label: msg`Theme of the system` },
] as const

/** Where one can go and what one can change, as lines of the search list; all of them where nothing was typed. */
export function commandOptions(i18n: I18n, text: string): SearchOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return [
    ...places.map(({ href, label, also }) => ({ ...line(href, i18n._(label), href), also })),
    ...themes.map(({ value, label }) => ({
      ...line(`theme-${value}`, i18n._(label), ''),
      also: 'theme appearance 主题',
      press: () => press('theme', value),
    })),
    ...locales
      .filter((locale) => locale !== i18n.locale)
      .map((locale) => ({
        ...line(`language-${locale}`, `${i18n._(msg`Language`)}: ${localeName[locale]}`, ''),
        also: 'language english chinese 语言 中文 英文',
        press: () => press('language', locale),
      })),
  ].flatMap(({ also, ...option }) => {
    const said = `${option.title} ${also}`.toLowerCase()
    return words.every((word) => said.includes(word)) ? [option] : []
  })
}

function line(key: string, title: string, href: string): SearchOption {
  return { kind: 'command', key, title, href, under: null }
}

/** The page's own button does it, so that there is one way to choose. */
function press(name: string, value: string) {
  const button = document.querySelector(`button[name="${name}"][value="${value}"]`)
  if (button instanceof HTMLElement) button.click()
}
