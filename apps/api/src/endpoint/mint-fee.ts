import { getMintFee } from '@chiaroscuro/contract/operation'
import { mintPath } from '@chiaroscuro/contract/schema'
import { asHex32 } from '@chiaroscuro/domain/id'
import { findMintBlock, formatMintId } from '../query/mint-batch.js'
import { oncePer } from '../query/once-per.js'
import { type FeeQuestion, type FeeReading, NO_FEE } from '../sandbox/reckon-fee.js'
import { SandboxError } from '../sandbox/sandbox-error.js'
import { type BlockAgainContext, blockAgain } from './block-again.js'
import { type EndpointContext, endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { mintIdOf } from './mints.js'

/** What reckoning a mint's fee needs. */
export interface MintFeeContext extends EndpointContext, BlockAgainContext {
  /** Reckons it where a block's programs hold up nobody. Rejects with `SandboxError`. */
  readonly reckonFee: (question: FeeQuestion) => Promise<FeeReading>
}

/** A block's hash says what is in it, so that an answer stays right for as long as the block is there. */
const remembered = oncePer<FeeReading>(2000)

export const getMintFeeEndpoint = endpoint(
  getMintFee,
  mintPath,
  async (context: MintFeeContext, input) => {
    const id = mintIdOf(input.mint_id)
    const found = await findMintBlock(context.db, id)
    if (!found) throw new NotFoundError('Unknown mint.')
    const { fee, came, left, coinIds, minted } = await remembered(
      context.db,
      `${found.hash} ${id.maker}`,
      () => reckon(context, found),
    )
    return {
      mint_id: formatMintId(id),
      block_height: id.height,
      header_hash: asHex32(found.hash),
      fee_mojos: fee === null ? null : String(fee),
      in_mojos: String(came),
      out_mojos: String(left),
      nft_count: minted,
      coin_ids: [...coinIds],
    }
  },
  { elsewhere: true },
)

async function reckon(
  context: MintFeeContext,
  { hash, own, minted }: NonNullable<Awaited<ReturnType<typeof findMintBlock>>>,
): Promise<FeeReading> {
  const block = await blockAgain(context, hash)
  try {
    return await context.reckonFee({ block, own: own.map(asHex32), minted: minted.map(asHex32) })
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    if (error.code === 'busy' || error.code === 'closed')
      throw new RefusedError('Busy', 'Too much is being read; try again soon.')
    // The block's own programs are at fault, and will be next time.
    context.log.warn('the fee of a mint cannot be reckoned', { block: hash, reason: error.code })
    return NO_FEE
  }
}
