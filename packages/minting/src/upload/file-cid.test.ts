import { describe, expect, it } from 'vitest'
import { fileCid } from './file-cid.js'

const CHUNK = 262_144

/** Bytes that differ from chunk to chunk. */
function bytesOf(size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  for (let i = 0; i < size; i++) bytes[i] = (i * 7 + (i >>> 8)) & 0xff
  return bytes
}

describe('a CID', () => {
  it('of words is the one everybody knows', async () => {
    const words = new TextEncoder().encode('hello world')
    expect(await fileCid(words)).toBe('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e')
  })

  // As ipfs-unixfs-importer 17.1.1 computes them.
  it.each([
    [0, 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
    [CHUNK, 'bafkreibdffnmnzlbq264m4kqmxcslchnncczdb567t7xahpgbhdyigvtr4'],
    [CHUNK + 1, 'bafybeielov4zxeb3kwwrtgpluv2mh72hsf7vjypbok654v7i2ox5ylnlje'],
    [600_000, 'bafybeidtfx2drdcs3chkd22slopllb5xdcrzumm23v7mkkl7mkmcsmkhr4'],
    [174 * CHUNK, 'bafybeibhdmfsjcrpm35ps7u2gne73oftfex62xvtxg3ntryfmuu3fjhnpa'],
    [174 * CHUNK + 1, 'bafybeigyxjz3g6zjgfexlgl6wnuvknwi57az7lafdcrm5vn6hksyzackyi'],
  ])('of %d bytes is what IPFS tools compute', async (size, cid) => {
    expect(await fileCid(bytesOf(size))).toBe(cid)
  })
})
