import { asHex32, formatCollectionId, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { readAsked, toSnapshotInput } from './asked-snapshot.js'

const hash = asHex32('a'.repeat(64))
const [collection, did, nft] = [formatCollectionId(hash), formatDid(hash), formatNftId(hash)]
const asked = (typed: Record<string, string>) => readAsked((name) => typed[name] ?? '')

describe('what is typed', () => {
  it('becomes a question: ids one a line, traits as kind and value', () => {
    const typed = {
      collections: `\r\n ${collection}\r\n\r\n`,
      profiles: did,
      nfts: `${nft}\n${hash}`,
      traits: 'Hat = cap\nMood=a = b\nNone =',
      at: ' 12 ',
      format: 'ndjson',
    }
    expect(toSnapshotInput(asked(typed))).toEqual({
      collection_ids: [collection],
      profile_ids: [hash],
      nft_ids: [hash, hash],
      traits: [
        { trait_type: 'Hat', value: 'cap' },
        { trait_type: 'Mood', value: 'a = b' },
        { trait_type: 'None', value: '' },
      ],
      at: 12,
      format: 'ndjson',
    })
    expect(toSnapshotInput(asked({ collections: collection, format: 'exe' }))).toMatchObject({
      format: 'csv',
    })
  })

  it.each([
    [{}, { kind: 'nothing' }],
    [{ traits: 'Hat = cap' }, { kind: 'nothing' }],
    [{ collections: `${collection}\nnonsense` }, { kind: 'line', field: 'collections', line: 2 }],
    [{ collections: did }, { kind: 'line', field: 'collections', line: 1 }],
    [
      { collections: collection, traits: 'Hat' },
      { kind: 'line', field: 'traits', line: 1 },
    ],
    [
      { collections: collection, traits: ' = cap' },
      { kind: 'line', field: 'traits', line: 1 },
    ],
    [{ collections: collection, at: 'soon' }, { kind: 'height' }],
    [
      { profiles: Array.from({ length: 26 }, () => did).join('\n') },
      { kind: 'many', field: 'profiles', most: 25 },
    ],
  ])('%j is refused', (typed, fault) => {
    expect(toSnapshotInput(asked(typed))).toEqual(fault)
  })
})
