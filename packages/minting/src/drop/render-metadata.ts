import { canonical } from '../plan/plan-hash.js'
import type { PieceDraft } from '../sheet/draft.js'
import type { CollectionDraft, Drop } from './drop.js'

/** What documents name as the tool that made them. */
const MINTING_TOOL = 'Chiaroscuro'

const encoder = new TextEncoder()

/**
 * The metadata document of a piece (CHIP-0007): bytes that are the same on every machine, since their hash goes on the chain. What
 * is empty has no member.
 */
export function renderMetadata(
  drop: Pick<Drop, 'isSensitive'> & { readonly collection: CollectionDraft | undefined },
  piece: PieceDraft,
): Uint8Array {
  const { attributes, name, description, seriesNumber, seriesTotal } = piece
  const document = {
    format: 'CHIP-0007',
    minting_tool: MINTING_TOOL,
    ...{ name, description, sensitive_content: drop.isSensitive },
    series_number: seriesNumber,
    series_total: seriesTotal,
    attributes: attributes.map(({ traitType, value }) => ({ trait_type: traitType, value })),
    collection: drop.collection && collectionBlock(drop.collection),
  }
  return encoder.encode(canonical(document))
}

function collectionBlock({ id, name, description, icon, banner, website, twitter }: CollectionDraft) {
  const facts = Object.entries({ description, icon, banner, website, twitter })
  const attributes = facts.flatMap(([type, value]) => (value ? [{ type, value }] : []))
  return { id, name, attributes }
}
