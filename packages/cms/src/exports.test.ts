import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import * as face from './index.js'

describe('the face of the package', () => {
  it('is these names and no others', () => {
    expect(Object.keys(face).sort()).toEqual([
      'CmsError',
      'LIMITS',
      'article',
      'createCms',
      'frontPage',
      'landingPage',
      'plainText',
      'readRichText',
      'safeHref',
      'safeSource',
      'textPage',
    ])
  })

  it('is what package.json opens, as source and as built', async () => {
    const { exports, publishConfig } = JSON.parse(
      await readFile(new URL('../package.json', import.meta.url), 'utf8'),
    )
    expect(Object.keys(exports)).toEqual(['.'])
    expect(Object.keys(publishConfig.exports)).toEqual(['.'])
  })
})
