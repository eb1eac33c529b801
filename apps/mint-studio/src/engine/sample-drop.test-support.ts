import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import type { Drop } from '@chiaroscuro/minting/drop'

/** A drop of so many pieces on the devnet, with files called by their number. */
export function sampleDrop(count: number): Drop {
  const address = formatAddress(asHex32('11'.repeat(32)), 'txch')
  return {
    ...{ network: 'simulator0', didId: asHex32('22'.repeat(32)), royaltyAddress: address, owner: address },
    collection: {
      ...{ id: 'sample', name: 'Sample', description: 'Three of them', website: undefined },
      ...{ icon: 'ipfs://icon', banner: 'ipfs://banner', twitter: undefined },
    },
    ...{ royaltyBasisPoints: 500, license: undefined, isSensitive: false },
    ...{ batchSize: 2, pilot: 0, royaltySplit: [] },
    sale: undefined,
    fee: { start: 10n, step: 10n, ceiling: 30n, patienceBlocks: 4 },
    pieces: Array.from({ length: count }, (_, at) => ({
      ...{ from: String(at + 2), file: `${at + 1}.png`, name: `Piece ${at + 1}`, description: 'One' },
      attributes: [{ traitType: 'Sky', value: at % 2 === 0 ? 'Dusk' : 'Rain' }],
      ...{ edition: undefined, editionTotal: undefined, seriesNumber: undefined, seriesTotal: undefined },
      ...{ to: undefined, price: undefined },
    })),
  }
}
