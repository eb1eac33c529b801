import { asHex32, formatAddress, formatDid, parseDid } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { checkDraft, type Draft, FIRST_DRAFT, planOf } from './draft.js'

const own = formatAddress(asHex32('ab'.repeat(32)), 'txch')
const did = formatDid(asHex32('cd'.repeat(32)))
const sound: Draft = {
  ...FIRST_DRAFT,
  ...{
    name: ' Dusk ',
    description: 'A picture.',
    did,
    royaltyAddress: own,
    to: own,
    royalty: '7.5',
    fee: '0,001',
  },
  attributes: [
    { key: 0, traitType: 'Palette', value: 'Ochre' },
    { key: 1, traitType: ' ', value: '' },
  ],
}
const around = { network: 'devnet', known: undefined, newId: 'one-of-its-own' }
const check = (some: Partial<Draft>, more = {}) => checkDraft({ ...sound, ...some }, { ...around, ...more })

function metadataOf(some: Partial<Draft>, more = {}): unknown {
  const checked = check(some, more)
  if (!('terms' in checked)) throw new Error(`It is wrong: ${checked}`)
  return JSON.parse(new TextDecoder().decode(checked.metadata))
}

describe('a work as it is typed', () => {
  it('comes to its metadata in the field’s format, and to the terms it is minted on', () => {
    expect(metadataOf({})).toEqual({
      format: 'CHIP-0007',
      minting_tool: 'Chiaroscuro',
      ...{ name: 'Dusk', description: 'A picture.', sensitive_content: false },
      attributes: [{ trait_type: 'Palette', value: 'Ochre' }],
    })
    expect(check({})).toMatchObject({
      terms: {
        ...{ network: 'simulator0', didId: parseDid(did), royaltyBasisPoints: 750, batchSize: 1 },
        fee: { start: 1_000_000_000n, ceiling: 1_000_000_000n },
      },
    })
  })

  it('begins a collection, or says of one what its other works say', () => {
    const begun = { collection: 'new', collectionName: ' Evenings ', collectionDescription: 'Light.' }
    expect(metadataOf(begun)).toMatchObject({
      collection: {
        ...{ id: 'one-of-its-own', name: 'Evenings' },
        attributes: [{ type: 'description', value: 'Light.' }],
      },
    })
    const known = {
      ...{ id: 'theirs', name: 'Mornings', description: '', website: undefined, twitter: undefined },
      ...{ icon: 'https://files.example/icon.png', banner: undefined },
    }
    expect(metadataOf({ collection: 'col1x' }, { known })).toMatchObject({
      collection: { id: 'theirs', attributes: [{ type: 'icon', value: 'https://files.example/icon.png' }] },
    })
    expect(check({ collection: 'col1x' })).toEqual(['collection'])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ attributes: [{ key: 0, traitType: 'Palette', value: ' ' }] }, 'trait'],
    [{ attributes: [0, 1].map((key) => ({ key, traitType: 'Palette', value: String(key) })) }, 'twice'],
    [{ edition: '2' }, 'edition'],
    [{ edition: '0' }, 'edition'],
    [{ editionTotal: '1.5' }, 'edition'],
    [{ collection: 'new' }, 'collection'],
    [{ did: 'did:chia:1x' }, 'did'],
    [{ royalty: '100.01' }, 'royalty'],
    [{ royalty: '-1' }, 'royalty'],
    [{ royalty: '2.345' }, 'royalty'],
    [{ royaltyAddress: formatAddress(asHex32('ab'.repeat(32)), 'xch') }, 'royalty-address'],
    [{ to: `${own}x` }, 'to'],
    [{ fee: 'free' }, 'fee'],
  ] as const)('is refused where it has %j', (some, fault) => {
    expect(check(some)).toEqual([fault])
  })

  it('becomes a plan once its files lie somewhere, the same for the same', () => {
    const checked = check({})
    if (!('terms' in checked)) throw new Error('It is wrong')
    const at = (name: string, digit: string) => ({ url: `https://m.example/${name}`, hash: digit.repeat(64) })
    const hosted = { data: at('1.png', '1'), metadata: at('1.json', '2'), license: undefined }
    const plan = planOf(sound.name, checked, hosted)
    expect(plan).toEqual(planOf(sound.name, checked, hosted))
    expect(plan.pieces).toEqual([
      {
        ...{ name: 'Dusk', edition: 1, editionTotal: 1, to: 'ab'.repeat(32) },
        ...{ dataUris: ['https://m.example/1.png'], dataHash: '1'.repeat(64) },
        ...{ metadataUris: ['https://m.example/1.json'], metadataHash: '2'.repeat(64) },
        ...{ licenseUris: [], licenseHash: null },
      },
    ])
  })
})
