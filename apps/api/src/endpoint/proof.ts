import { getNftProof, type NftProof } from '@chiaroscuro/contract/operation'
import { nftPath } from '@chiaroscuro/contract/schema'
import { formatNftId } from '@chiaroscuro/domain/id'
import { findNftAt } from '../query/past-rows.js'
import { foundFiles, proofLinkRows } from '../query/proof-rows.js'
import { toFileFault, toIntegrity, toOwnTime } from '../view/common.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { launcherIdOf } from './nfts.js'
import { blockAt, toAsOf } from './past.js'

export const getNftProofEndpoint = endpoint(
  getNftProof,
  nftPath,
  async (context: EndpointContext, { nft_id }): Promise<NftProof> => {
    const { db } = context
    const launcherId = launcherIdOf(nft_id)
    const block = await blockAt(context, undefined)
    const row = await findNftAt(db, launcherId, block.height)
    if (!row) throw new NotFoundError('Unknown NFT.')
    const promised = [
      { role: 'data' as const, hash: row.dataHash, uris: row.dataUris },
      { role: 'metadata' as const, hash: row.metadataHash, uris: row.metadataUris },
      { role: 'license' as const, hash: row.licenseHash, uris: row.licenseUris },
    ].flatMap(({ hash, ...rest }) => (hash === null ? [] : [{ hash, ...rest }]))
    const [links, found] = await Promise.all([
      proofLinkRows(db, launcherId),
      foundFiles(
        db,
        promised.map(({ hash }) => hash),
      ),
    ])
    const id = formatNftId(launcherId)
    return {
      as_of: toAsOf(block),
      id: launcherId,
      encoded_id: id,
      launcher_id: launcherId,
      coin_id: row.coinId,
      from_launcher: links[0]?.eventIndex === 0 && row.mintHeight !== null,
      links: links.map((link) => ({
        event_index: link.eventIndex,
        type: link.type,
        block_height: link.height,
        header_hash: link.headerHash,
        spent_coin_id: link.coinId,
        made_coin_id: link.childCoinId,
        spends: `/v2/nfts/${id}/events/${link.eventIndex}/spends`,
      })),
      files: promised.map(({ role, hash, uris }) => {
        const file = found.get(hash)
        return {
          role,
          hash,
          uris,
          integrity_state: toIntegrity(hash, file?.state),
          integrity_code: toFileFault(file?.code),
          integrity_detail: file?.codeDetail ?? null,
          found_at: file?.foundAt ?? null,
          checked_at: file?.checkedAt ? toOwnTime(file.checkedAt) : null,
          bytes: file?.bytes ?? null,
        }
      }),
    }
  },
)
