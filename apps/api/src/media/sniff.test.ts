import { describe, expect, it } from 'vitest'
import { sniff } from './sniff.js'

const typeOf = async (text: string) => (await sniff(Buffer.from(text))).mimeType

describe('sniff', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['\uFEFF  <?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg>', 'image/svg+xml'],
    ['<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg:svg xmlns:svg="x">', 'image/svg+xml'],
    ['<!-- made by hand --><SVG width="1">', 'image/svg+xml'],
    ['<!doctype html><p>', 'text/html'],
    ['<!-- hello --><!DOCTYPE html ><body>', 'text/html'],
    ['<HTML lang="en">', 'text/html'],
    ['<?xml version="1.0"?><rss>', 'text/plain'],
    ['<?xml version="1.0"?><svgx>', 'text/plain'],
    ['<!-- never ends <svg>', 'text/plain'],
    ['<script>alert(1)</script>', 'text/plain'],
    ['words about <svg> and <html>', 'text/plain'],
    ['{"asset":{"version":"2.0"}}', 'model/gltf+json'],
    ['', 'text/plain'],
  ])('takes %j for %s', async (text, type) => {
    expect(await typeOf(text)).toBe(type)
  })

  it('reads no further than the head, however long a declaration is', async () => {
    const start = performance.now()
    expect(await typeOf(`<!doctype svg [${'<!ENTITY a "b">'.repeat(100_000)}]><svg>`)).toBe('text/plain')
    expect(await typeOf('<!-- -->'.repeat(200_000))).toBe('text/plain')
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
