// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { traceTargets } from './trace-target.js'

const targets = traceTargets(['api.chiaroscuro.test', 'testnet.api.chiaroscuro.test:8443', '127.0.0.1:8801'])

describe('a trace goes along', () => {
  it.each([
    ['/nfts.data', true],
    ['/', true],
    ['//elsewhere.test/nfts', false],
    ['/\\elsewhere.test', false],
    ['nfts.data', false],
    ['http://localhost', true],
    ['http://localhost:4800/nfts', true],
    ['https://localhost?x', true],
    ['http://localhost.elsewhere.test/', false],
    ['https://elsewhere.test/?u=http://localhost/', false],
    ['https://notlocalhost/', false],
    ['https://api.chiaroscuro.test/v2/nfts', true],
    ['http://api.chiaroscuro.test', true],
    ['https://api.chiaroscuro.test.elsewhere.test/', false],
    ['https://apiXchiaroscuro.test/', false],
    ['https://elsewhere.test/https://api.chiaroscuro.test/', false],
    ['https://x.api.chiaroscuro.test/', false],
    ['https://api.chiaroscuro.test:444/', false],
    ['https://testnet.api.chiaroscuro.test:8443/v2', true],
    ['https://testnet.api.chiaroscuro.test/v2', false],
    ['http://127.0.0.1:8801/v2', true],
    ['http://127.0.0.1:8802/', false],
    ['wss://localhost/', false],
  ])('to %s: %s', (url, goes) => {
    expect(targets.some((target) => target.test(url))).toBe(goes)
  })
})
