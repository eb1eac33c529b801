/** Light, dark, or whatever the system asks for. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function isTheme(text: string | undefined | null): text is Theme {
  return themes.some((theme) => theme === text)
}
