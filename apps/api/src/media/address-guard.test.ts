import { describe, expect, it } from 'vitest'
import { toConfig } from '../config/config.js'
import { checkUrl, isPublicAddress } from './address-guard.js'
import { MediaError } from './media-error.js'
import { resolveUri } from './resolve-uri.js'

const PRIVATE = [
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '2002:7f00:1::',
  '2001:0:4136:e378:8000:63bf:80ff:fffe',
  '64:ff9b:1::a00:1',
  'fec0::1',
  '3fff::1',
  '5f00::1',
  '100::1',
  'fe80::1%eth0',
  '2606:2800:220::1%eth0',
  '198.18.0.1',
  '192.0.2.1',
  '203.0.113.7',
  '192.88.99.1',
  '0177.0.0.1',
  '64:ff9b::7f00:1',
  'not an address',
]

describe('isPublicAddress', () => {
  it.each(PRIVATE)('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it('allows public ones', () => {
    expect(isPublicAddress('93.184.216.34')).toBe(true)
    expect(isPublicAddress('2606:2800:220:1:248:1893:25c8:1946')).toBe(true)
  })
})

describe('checkUrl', () => {
  const REFUSED = [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://localhost:8080/',
    'http://a.internal/',
    'https://user:pass@example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'not a url',
    '',
  ]
  it.each(REFUSED)('refuses %s', (url) => {
    expect(() => checkUrl(url, [])).toThrow(MediaError)
  })
  it('allows a private host only when it is named, port and all', () => {
    expect(checkUrl('http://127.0.0.1:4804/ipfs/x', ['127.0.0.1:4804']).port).toBe('4804')
    expect(() => checkUrl('http://127.0.0.1:4805/ipfs/x', ['127.0.0.1:4804'])).toThrow(MediaError)
  })
})

describe('the production default', () => {
  it('names no loopback gateway and no private host', () => {
    const { media } = toConfig({})
    expect(media.privateHosts).toEqual([])
    expect(media.gateways.length).toBeGreaterThan(0)
    for (const gateway of media.gateways) {
      expect(() => checkUrl(gateway, media.privateHosts)).not.toThrow()
      expect(gateway).toMatch(/^https:/)
    }
    const [local] = resolveUri('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/a.png', [
      'http://127.0.0.1:4804',
    ])
    expect(() => checkUrl(local ?? '', media.privateHosts)).toThrow('not public')
  })
})

describe('resolveUri', () => {
  const gateways = ['https://one.example', 'https://two.example']
  const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  it('sends ipfs to every gateway, and web addresses there too when they name a CID', () => {
    expect(resolveUri(`ipfs://${cid}/a b.png`, gateways)).toEqual(
      gateways.map((gateway) => `${gateway}/ipfs/${cid}/a b.png`),
    )
    expect(resolveUri(`https://old.gateway/ipfs/${cid}`, gateways)).toEqual([
      `https://old.gateway/ipfs/${cid}`,
      ...gateways.map((gateway) => `${gateway}/ipfs/${cid}`),
    ])
    const page = `https://${cid}.ipfs.nftstorage.link/1.png`
    expect(resolveUri(page, gateways)).toEqual([
      page,
      ...gateways.map((gateway) => `${gateway}/ipfs/${cid}/1.png`),
    ])
    expect(resolveUri(`https://${cid}.ipfs.dweb.link/?filename=a.png`, gateways).slice(1)).toEqual(
      gateways.map((gateway) => `${gateway}/ipfs/${cid}`),
    )
    expect(resolveUri(`https://ipfs.io/ipfs/${cid}/a.png?x=1#y`, gateways).slice(1)).toEqual(
      gateways.map((gateway) => `${gateway}/ipfs/${cid}/a.png`),
    )
    expect(resolveUri(cid, gateways)).toEqual(gateways.map((gateway) => `${gateway}/ipfs/${cid}`))
    expect(resolveUri('https://example.org/a.png', gateways)).toEqual(['https://example.org/a.png'])
  })
  it('takes data as it is', () => {
    expect(resolveUri(' data:image/png;base64,AA', gateways)).toEqual(['data:image/png;base64,AA'])
  })
  it('gives nothing for what it does not know', () => {
    for (const uri of [
      '',
      'ar://x',
      'ipfs://',
      'ipfs://../../etc',
      `ipfs://${cid}/../../x`,
      `${cid}/%2e%2e/x`,
    ])
      expect(resolveUri(uri, gateways)).toEqual([])
  })
})
