import type { Hex32 } from '@chiaroscuro/domain/id'
import { metadataHashes } from '../drop/uploads-of-drop.js'
import { rule, type Spot } from './rule.js'
import { onPieces, type Scene } from './scene.js'
import { faultOfUri } from './uri-fault.js'

/** Addresses of a file that has some; nothing where nothing is known of uploads yet. */
function urisOf({ world }: Scene, hash: Hex32 | undefined): readonly string[] | undefined {
  return world.hosted && hash && (world.hosted.get(hash) ?? [])
}

const hostOf = (uri: string) => /^(?:https?:\/\/([^/?#]+)|ipfs:)/i.exec(uri)?.[1]?.toLowerCase() ?? 'ipfs'

function licenseUris(scene: Scene, judge: (uri: string) => Spot['facts'] | undefined): Spot[] {
  return (scene.drop.license?.uris ?? []).flatMap((uri) => {
    const facts = judge(uri)
    return facts ? [{ piece: undefined, facts }] : []
  })
}

/** Addresses: what collectors fetch the files from for as long as there is a chain. */
export const HOSTING_RULES = [
  rule({
    id: 'not-hosted',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (_, __, file) =>
        urisOf(scene, file?.hash)?.length === 0 ? { file: file?.path ?? '' } : undefined,
      ),
  }),
  rule({
    id: 'metadata-not-hosted',
    severity: 'stops',
    // Whoever changes a word after the upload has another document.
    find(scene) {
      const { hosted } = scene.world
      const hashes = hosted ? metadataHashes(scene.drop) : []
      return onPieces(scene, (_, at, file) => {
        const hash = hashes[at]
        return hosted && file && hash && !hosted.get(hash)?.length ? { hash } : undefined
      })
    },
  }),
  rule({
    id: 'hosted-in-one-place',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, (_, __, file) => {
        const hosts = new Set(urisOf(scene, file?.hash)?.map(hostOf))
        return hosts.size === 1 ? { file: file?.path ?? '', host: [...hosts].join() } : undefined
      }),
  }),
  rule({
    id: 'uri-faulty',
    severity: 'stops',
    find(scene) {
      const { network } = scene.drop
      const judge = (uri: string) => {
        const fault = faultOfUri(uri, network)
        return fault && { uri: uri.slice(0, 200), fault }
      }
      const ofPieces = onPieces(scene, (_, __, file) =>
        urisOf(scene, file?.hash)
          ?.map(judge)
          .find((facts) => facts !== undefined),
      )
      return [...licenseUris(scene, judge), ...ofPieces]
    },
  }),
  rule({
    id: 'uri-not-encrypted',
    severity: 'warns',
    find(scene) {
      const isPlain = (uri: string) => scene.drop.network === 'mainnet' && /^http:/i.test(uri)
      const judge = (uri: string) => (isPlain(uri) ? { uri: uri.slice(0, 200) } : undefined)
      const ofPieces = onPieces(scene, (_, __, file) =>
        urisOf(scene, file?.hash)
          ?.map(judge)
          .find((facts) => facts !== undefined),
      )
      return [...licenseUris(scene, judge), ...ofPieces]
    },
  }),
  rule({
    id: 'too-many-addresses',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (_, __, file) => {
        const count = urisOf(scene, file?.hash)?.length ?? 0
        return count > MAX_ADDRESSES ? { count, limit: MAX_ADDRESSES } : undefined
      }),
  }),
] as const

/** Of one file, in a plan. */
const MAX_ADDRESSES = 10
