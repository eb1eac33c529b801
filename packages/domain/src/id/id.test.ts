import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asHex32,
  collectionIdOf,
  decodeId,
  encodeId,
  formatAddress,
  formatDid,
  formatNftId,
  hex32Of,
  parseAddress,
  parseCollectionId,
  parseDid,
  parseHex32,
  parseNftId,
  shorten,
} from './index.js'

const hex = (text: string) => asHex32(text)

describe('bech32m ids', () => {
  it('writes and reads known ids', () => {
    expect(formatNftId(hex('00efb5d53ad1df6e3aca5afdd4cadc281fc79178cd21227485844c0b9d3691f9'))).toBe(
      'nft1qrhmt4f6680kuwk2tt7afjku9q0u0ytce5sjyay9s3xqh8fkj8us4lpxej',
    )
    expect(formatDid(hex('73ef2c17b2ed1e979cb449ff28852c337018cd1f7e5e4b6abf1448e8d650a6d9'))).toBe(
      'did:chia:1w0hjc9aja50f0895f8lj3pfvxdcp3ngl0e0yk64lz3yw34js5mvstx2cnk',
    )
    expect(parseAddress('xch1eheuhnlwdjv5wcyzlh8adwqc54usz9yzcc2hsypgmvnr7fqn69xqx5qxrh')).toBe(
      'cdf3cbcfee6c99476082fdcfd6b818a579011482c615781028db263f2413d14c',
    )
  })

  it('gives back what it was given, for any 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const id = hex32Of(bytes)
        expect(parseNftId(formatNftId(id))).toBe(id)
        expect(parseDid(formatDid(id))).toBe(id)
        expect(parseAddress(formatAddress(id, 'txch'))).toBe(id)
        expect(decodeId('col', encodeId('col', id))).toBe(id)
      }),
    )
  })

  it('writes the same text for the same id each time, and another for each prefix, however many there are', () => {
    const ids = Array.from({ length: 6000 }, (_, i) => hex(i.toString(16).padStart(64, '0')))
    const texts = ids.map((id) => encodeId('nft', id))
    expect(new Set(texts).size).toBe(ids.length)
    expect(ids.map((id) => encodeId('nft', id))).toEqual(texts)
    expect(ids.slice(-10).map((id) => encodeId('col', id).startsWith('col1'))).not.toContain(false)
    expect(texts.map((text) => decodeId('nft', text))).toEqual(ids)
  })

  it('refuses a changed character, another prefix, and hex of another length', () => {
    const id = 'nft1qrhmt4f6680kuwk2tt7afjku9q0u0ytce5sjyay9s3xqh8fkj8us4lpxej'
    expect(parseNftId(id.replace('f6680', 'f6681'))).toBeUndefined()
    expect(parseDid(id)).toBeUndefined()
    expect(parseHex32('ab'.repeat(31))).toBeUndefined()
    expect(parseHex32(`0x${'AB'.repeat(32)}`)).toBe('ab'.repeat(32))
    expect(parseNftId('')).toBeUndefined()
    expect(parseNftId('nft1'.repeat(100))).toBeUndefined()
  })
})

describe('collectionIdOf', () => {
  it('is the id the field shows', () => {
    const minter = parseDid('did:chia:15j5d0fm0x65nz7w6jr4c5any8mzrkru2x6l9uy2f0vcrc6jfedcqp20n4q')
    expect(minter && collectionIdOf(minter, 'Xnc9Y5d1Qw')).toBe(
      'col10hfq4hml2z0z0wutu3a9hvt60qy9fcq4k4dznsfncey4lu6kpt3su7u9ah',
    )
    const other = hex('6b6ad6846c3341dbdb627fcc6cd069d58eac16b3e632d3812d895a9d0f9d3914')
    expect(collectionIdOf(other, 'add5c821-296b-4338-9c88-33d8402cac56')).toBe(
      'col16295nk0knaxsv3cmtz452fxucs98pc82kcps2jx07ut2pynctujqrleq4a',
    )
    expect(parseCollectionId('d28b49d9f69f4d06471b58ab4524dcc40a70e0eab6030548cff716a092785f24')).toBe(
      'col16295nk0knaxsv3cmtz452fxucs98pc82kcps2jx07ut2pynctujqrleq4a',
    )
  })
})

describe('shorten', () => {
  it('keeps the prefix and both ends', () => {
    expect(shorten('xch1eheuhnlwdjv5wcyzlh8adwqc54usz9yzcc2hsypgmvnr7fqn69xqx5qxrh')).toBe('xch1eheu…qxrh')
    expect(shorten('did:chia:1w0hjc9aja50f0895f8lj3pfvxdcp3ngl0e0yk64lz3yw34js5mvstx2cnk')).toBe(
      'did:chia:1w0hj…2cnk',
    )
    expect(shorten('short')).toBe('short')
  })
})
