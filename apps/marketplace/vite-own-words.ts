import { relative, resolve } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { locales } from './app/i18n/locale.js'
import { isBrowserBuild } from './vite-browser-build.js'

const ROOT = import.meta.dirname
const OWN = 'virtual:own-words/'
const SHARED = 'virtual:shared-words/'

/** The words of a file or of all pages: identifier to text, in a language. */
type Words = Record<string, string>
interface Known {
  texts: Map<string, Words>
  /** Which files say a text. */
  origins: Map<string, string[]>
}

/**
 * In the browsers' build, what only some pages say travels with the files that say it, in every language; the
 * catalogues keep what is said by files that every page carries. `isEverywhere` tells those, by their path from the
 * root of the app. Elsewhere the catalogues are whole.
 */
export function ownWords(isEverywhere: (file: string) => boolean): Plugin {
  let reading: Promise<Known> | undefined
  const known = () => {
    reading ??= readCatalogues()
    return reading
  }
  const json = async (locale: string, wanted: (origins: string[]) => boolean) => {
    const { texts, origins } = await known()
    const words = Object.entries(texts.get(locale) ?? {}).filter(([id]) => wanted(origins.get(id) ?? []))
    const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(words), { namespace: 'json' })
    if (errors.length > 0) throw new Error(`${locale}: a message cannot be read: ${errors[0]?.source}`)
    return source
  }

  return {
    name: 'own-words',
    enforce: 'pre',
    apply: isBrowserBuild,
    resolveId(source) {
      if (source.startsWith(OWN)) return { id: `\0${source}`, moduleSideEffects: true }
      const catalogue = /\/locales\/(\w+)\.po$/.exec(source)
      return catalogue ? `\0${SHARED}${catalogue[1]}` : undefined
    },
    async load(id) {
      if (id.startsWith(`\0${SHARED}`))
        return `export const { messages } = ${await json(id.slice(SHARED.length + 1), (origins) => origins.length === 0 || origins.some(isEverywhere))}`
      if (!id.startsWith(`\0${OWN}`)) return undefined
      const file = id.slice(OWN.length + 1)
      const mine = (origins: string[]) => origins.includes(file) && !origins.some(isEverywhere)
      const parts = await Promise.all(
        locales.map(async (locale) => `${locale}: ${await json(locale, mine)}.messages`),
      )
      const door = JSON.stringify(resolve(ROOT, 'app/i18n/more-words.ts'))
      return `import { addWords } from ${door}\naddWords({ ${parts.join(', ')} })`
    },
    async transform(code, id) {
      const file = relative(ROOT, id.split('?')[0] ?? id)
      if (isEverywhere(file) || !saysSomething(await known(), file)) return undefined
      return { code: `import ${JSON.stringify(OWN + file)}\n${code}`, map: null }
    },
  }
}

function saysSomething({ origins }: Known, file: string): boolean {
  for (const files of origins.values()) if (files.includes(file)) return true
  return false
}

async function readCatalogues(): Promise<Known> {
  const config = getConfig({ cwd: ROOT })
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error('there is no catalogue of messages')
  const texts = new Map<string, Words>()
  const origins = new Map<string, string[]>()
  for (const locale of locales) {
    const { messages } = await catalogue.getTranslations(locale, {
      sourceLocale: config.sourceLocale ?? 'en',
      fallbackLocales: config.fallbackLocales ?? {},
    })
    texts.set(locale, messages)
    for (const [id, { origin = [] }] of Object.entries((await catalogue.read(locale)) ?? {}))
      origins.set(
        id,
        origin.map(([file]) => file),
      )
  }
  return { texts, origins }
}
