import { readFile, stat } from 'node:fs/promises'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { Fetch } from '@chiaroscuro/http'
import { MintingError } from '@chiaroscuro/minting/plan'
import {
  faultsOfFile,
  type ManifestFault,
  manifestHash,
  parseSignedManifest,
  verifyManifest,
} from '@chiaroscuro/minting/report'
import { StudioError } from '../ipc/failure.js'
import { isHere } from '../ipc/wallet.js'
import { fullNode } from './full-node.js'
import { mutualFetch } from './mutual-tls.js'
import { manifestChain } from './sign-manifest.js'

/** A hundred thousand pieces come to less. */
const MAX_BYTES = 256 << 20

export interface CheckParts {
  readonly fetch: Fetch
  readonly run: ClvmRunner
  /** Chia's own folder, with the certificate of a node on this machine. */
  readonly chiaRoot: string
}

/** What there is to say of a manifest, to be printed, and whether it is good. */
export interface ManifestReport {
  readonly ok: boolean
  readonly line: object
}

/**
 * Checks a signed manifest as a stranger does: its signature by itself, and every piece against a node where one is named. A node that
 * does not answer makes nothing good.
 */
export async function checkManifest(
  file: string,
  nodeUrl: string | undefined,
  { fetch, run, chiaRoot }: CheckParts,
): Promise<ManifestReport> {
  try {
    if ((await stat(file)).size > MAX_BYTES) return bad(file, 'too-large')
    const signed = parseSignedManifest(await readFile(file, 'utf8'))
    const { manifest, signature } = signed
    let faults: readonly ManifestFault[]
    if (nodeUrl === undefined) faults = faultsOfFile(signed)
    else {
      const node = fullNode(nodeUrl, isHere(nodeUrl) ? await mutualFetch(chiaRoot, 'full_node') : fetch)
      faults = await verifyManifest(signed, manifestChain(node), run)
    }
    const { network, did, collection, planHash, pieces } = manifest
    const line = {
      ...{ file, ok: faults.length === 0, signedBy: signature.publicKey, sha256: manifestHash(manifest) },
      ...{ network, did, collection: collection.encodedId, name: collection.name, plan: planHash },
      ...{ pieces: pieces.length, chain: nodeUrl === undefined ? 'not asked' : nodeUrl },
      ...(faults.length > 0 && { faults: faults.slice(0, 100), faultCount: faults.length }),
    }
    return { ok: faults.length === 0, line }
  } catch (error) {
    if (error instanceof MintingError) return bad(file, error.code, error.message)
    if (error instanceof StudioError) return bad(file, error.code)
    if (error instanceof Error && 'code' in error) return bad(file, 'file-unreadable')
    throw error
  }
}

function bad(file: string, reason: string, detail?: string): ManifestReport {
  return { ok: false, line: { file, ok: false, reason, ...(detail !== undefined && { detail }) } }
}
