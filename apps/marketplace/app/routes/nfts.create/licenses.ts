/** Licenses that a work may be minted under, by their names in the SPDX list. */
export const LICENSES = [
  { id: 'CC0-1.0', name: 'CC0 1.0' },
  { id: 'CC-BY-4.0', name: 'CC BY 4.0' },
  { id: 'CC-BY-NC-4.0', name: 'CC BY-NC 4.0' },
] as const

export type LicenseId = (typeof LICENSES)[number]['id']

/** A license word for word, as those published it who wrote it: fetched where somebody chose it. */
export async function licenseText(id: LicenseId): Promise<string> {
  switch (id) {
    case 'CC0-1.0':
      return (await import('spdx-license-list/licenses/CC0-1.0.json')).default.licenseText
    case 'CC-BY-4.0':
      return (await import('spdx-license-list/licenses/CC-BY-4.0.json')).default.licenseText
    case 'CC-BY-NC-4.0':
      return (await import('spdx-license-list/licenses/CC-BY-NC-4.0.json')).default.licenseText
  }
}
