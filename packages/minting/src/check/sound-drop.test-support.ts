import { formatAddress } from '@chiaroscuro/domain/id'
import type { Drop } from '../drop/drop.js'
import type { KnownFile } from '../drop/known-file.js'
import { uploadsOf } from '../drop/uploads-of-drop.js'
import { hashOf } from '../hash-of.test-support.js'
import type { PieceDraft } from '../sheet/draft.js'
import type { World } from './scene.js'

const HATS = ['Top', 'Bowler', 'Fez', 'Beret', 'Boater']

/** When all of it happens. */
export const NOON = 1_767_614_400
export const didId = hashOf('did')
export const artist = formatAddress(hashOf('artist'), 'xch')

/** A piece that nothing is wrong with. */
export function soundPiece(at: number, count: number): PieceDraft {
  return {
    ...{ from: String(at + 2), file: `${at + 1}.png`, name: `Harbour ${at + 1}` },
    description: 'Ships at anchor',
    attributes: [
      { traitType: 'Hat', value: HATS[at % HATS.length] ?? '' },
      { traitType: 'Berth', value: String(at) },
    ],
    ...{ edition: undefined, editionTotal: undefined, seriesNumber: at + 1, seriesTotal: count },
    ...{ to: undefined, price: '1.5' },
  }
}

export function soundFile(at: number): KnownFile {
  return {
    ...{ path: `images/${at + 1}.png`, size: 1000, hash: hashOf('file', at) },
    ...{ mediaType: 'image/png', hasLocation: false },
  }
}

/** A drop of mainnet with nothing wrong in it, and a world in which it could be minted. */
export function soundDrop(count = 3): { drop: Drop; world: World } {
  const files = Array.from({ length: count }, (_, at) => soundFile(at))
  const drop: Drop = {
    network: 'mainnet',
    collection: {
      ...{ id: 'c0ffee', name: 'Harbours', description: 'Ships', twitter: '@harbours' },
      ...{ icon: 'https://files.example.com/icon.png', banner: 'ipfs://bafybanner' },
      website: 'https://harbours.example.com',
    },
    ...{
      didId,
      royaltyAddress: artist,
      royaltySplit: [],
      royaltyBasisPoints: 500,
      isSensitive: false,
      owner: artist,
    },
    license: { uris: ['https://files.example.com/license.txt'], hash: hashOf('license') },
    sale: {
      ...{ asset: 'xch', endsAt: NOON + 86_400 },
      pricing: { kind: 'own' },
    },
    ...{ batchSize: 25, pilot: 0, fee: { start: 100n, step: 100n, ceiling: 1000n, patienceBlocks: 4 } },
    pieces: files.map((_, at) => soundPiece(at, count)),
  }
  return {
    drop,
    world: {
      files,
      ownedDids: new Set([didId]),
      ...{ balance: 10n ** 12n, now: NOON, isOwn: (puzzleHash) => puzzleHash === hashOf('artist') },
      takenCollectionIds: new Set(['earlier']),
      looksLike: new Map(),
      license: { hash: hashOf('license'), mediaType: 'text/plain' },
      hosted: new Map(
        uploadsOf(drop, files).map(({ hash, name }) => [
          hash,
          [`https://files.example.com/${name}`, `ipfs://bafy/${name}`],
        ]),
      ),
    },
  }
}
