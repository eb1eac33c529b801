import { collectionIdOf, formatAddress, type Hex32 } from '@chiaroscuro/domain/id'
import { addressPrefixOf, type DropNetwork } from '@chiaroscuro/minting/drop'
import type { Plan } from '@chiaroscuro/minting/plan'
import type { PilotCheck } from '../ipc/view.js'
import { marketplace, type SeenNft } from './marketplace.js'
import { mintedOf } from './minted-of.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

type Checked = PilotCheck['pieces'][number]
type Wrong = Checked['wrong'][number]

/** Holds what the marketplace says of a pilot's pieces against what was planned; nothing is concluded from its silence. */
export async function checkPilot(studio: Studio, project: Project): Promise<PilotCheck> {
  const { approved: plan } = project
  if (!plan?.pilot) return { isMarketThere: false, pieces: [] }
  await studio.look()
  const root = studio.marketOf(networkOf(plan))?.apiUrl
  const market = root === undefined ? undefined : marketplace(root, studio.parts.fetch)
  const { pieces } = await mintedOf(studio, project)
  const checked: Checked[] = []
  for (const { number, name, nftId, picture } of pieces.slice(0, plan.pilot)) {
    const seen = await market?.nft(nftId).catch(() => undefined)
    const planned = plannedOf(plan, number, project.drop.collection.id)
    const found = seen && planned ? compare(seen, planned) : undefined
    checked.push({
      ...{ number, name, nftId, ...(picture !== undefined && { picture }) },
      ...{ state: found?.state ?? 'waits', wrong: found?.wrong ?? [] },
    })
  }
  return { isMarketThere: market !== undefined, pieces: checked }
}

/** What a piece has to be said to be. */
interface Planned {
  readonly name: string
  readonly dataHash: Hex32
  readonly metadataHash: Hex32 | null
  readonly collectionId: string
  readonly owner: string
}

function networkOf({ network }: Plan): DropNetwork {
  return network === 'mainnet' || network === 'testnet11' ? network : 'simulator0'
}

function plannedOf(plan: Plan, number: number, collection: string): Planned | undefined {
  const piece = plan.pieces[number - 1]
  if (!piece) return undefined
  const prefix = addressPrefixOf(networkOf(plan))
  return {
    ...{ name: piece.name, dataHash: piece.dataHash, metadataHash: piece.metadataHash },
    ...{ collectionId: collectionIdOf(plan.didId, collection), owner: formatAddress(piece.to, prefix) },
  }
}

/** As the contract counts integrity: 0 not checked yet, 1 as the chain says, 2 other bytes, 3 not to be fetched. */
const [UNCHECKED, WHOLE] = [0, 1]

/** Name and collection are known once the metadata were fetched; files wait for their turn. */
export function compare(seen: SeenNft, planned: Planned): { state: Checked['state']; wrong: Wrong[] } {
  const { data } = seen
  const isRead = data.metadata_integrity_state !== UNCHECKED
  const wrong: Wrong[] = []
  if (data.data_hash !== planned.dataHash) wrong.push('file')
  if (data.metadata_hash !== planned.metadataHash) wrong.push('metadata')
  if (seen.owner_address_encoded_id !== planned.owner) wrong.push('owner')
  const states = [data.integrity_state, data.metadata_integrity_state]
  if (states.some((state) => state !== UNCHECKED && state !== WHOLE)) wrong.push('fetch')
  else if (isRead) {
    if (seen.name !== planned.name) wrong.push('name')
    if (seen.collection_id !== planned.collectionId) wrong.push('collection')
  }
  if (wrong.length > 0) return { state: 'wrong', wrong }
  return { state: states.every((state) => state === WHOLE) ? 'right' : 'waits', wrong }
}
