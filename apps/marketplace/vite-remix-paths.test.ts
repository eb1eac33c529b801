import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withPathKinds } from './vite-remix-paths.js'

const remix = dirname(createRequire(`${import.meta.dirname}/`).resolve('@remix-run/react'))

const code = readFileSync(join(remix, 'esm/fog-of-war.js'), 'utf8')

it('gives every set of paths of the router’s the kinds', () => {
  // Another release may name them otherwise: then the browser would ask for each path again.
  const kept = (text: string, made: string) =>
    text.match(new RegExp(`^const \\w+ = new ${made}\\(.*\\);`, 'gm'))
  expect(kept(code, 'Set')).toHaveLength(2)
  const known = withPathKinds(code, '/path-kinds.ts')
  expect(kept(known, 'Set')).toBeNull()
  expect(kept(known, 'PathKinds')).toHaveLength(2)
})

it('keeps quiet about routes that did not come, and about nothing else', () => {
  const told = (text: string) => text.match(/console\.error\(.+/g)
  expect(told(code)).toHaveLength(2)
  expect(told(withPathKinds(code, '/path-kinds.ts'))).toEqual([
    expect.stringContaining('manifest version mismatch'),
  ])
})
