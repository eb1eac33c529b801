/** Languages of the site, the default first. */
export const locales = ['en', 'zh'] as const
export type Locale = (typeof locales)[number]

/** The name each language calls itself by. */
export const localeName: Record<Locale, string> = { en: 'English', zh: '简体中文' }

export function isLocale(text: string | undefined | null): text is Locale {
  return locales.some((locale) => locale === text)
}

/** The visitor's own choice, else the first language of the browser that we speak, else English. */
export function pickLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(chosen)) return chosen
  const wished = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const weight = rest.map((r) => /^\s*q=([\d.]+)/.exec(r)?.[1]).find((q) => q !== undefined)
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wished.map(({ language }) => language).find((l) => isLocale(l)) ?? 'en'
}
