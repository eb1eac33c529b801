import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withKnownFlags } from './vite-remix-flags.js'

const folder = join(dirname(createRequire(`${import.meta.dirname}/`).resolve('@remix-run/react')), 'esm')
const files = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'server.js')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('withKnownFlags', () => {
  it('leaves nothing of Remix to ask for a flag that is set', () => {
    const asking = (text: string) => /future\.v3_(?:singleFetch|lazyRouteDiscovery)/.test(text)
    // Another release may ask in another way: then nothing would be dropped any more.
    expect(files.filter((name) => asking(read(name)))).toContain('components.js')
    expect(files.filter((name) => asking(withKnownFlags(read(name))))).toEqual([])
  })

  it('answers and leaves the rest as it is', () => {
    expect(withKnownFlags('let a = future.v3_singleFetch ? 1 : 2, b = future.v3_fetcherPersist')).toBe(
      'let a = true ? 1 : 2, b = future.v3_fetcherPersist',
    )
    expect(
      withKnownFlags(
        'if (window.__remixContext.future.v3_singleFetch === true && !window.__remixContext.isSpaMode)',
      ),
    ).toBe('if (true && !false)')
  })
})
