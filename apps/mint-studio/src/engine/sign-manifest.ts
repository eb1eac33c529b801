import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { foldJournal, readJournal } from '@chiaroscuro/minting/journal'
import {
  formatSignedManifest,
  isSignersDid,
  type Manifest,
  type ManifestChain,
  manifestMessage,
  manifestOf,
  sealManifest,
  type Word,
} from '@chiaroscuro/minting/report'
import { StudioError } from '../ipc/failure.js'
import { fileJournal } from './file-journal.js'
import type { FullNode } from './full-node.js'
import type { Project } from './project.js'
import { replaceFile } from './replace-file.js'
import type { Studio } from './studio.js'

/** A node as manifests are checked by it. */
export function manifestChain(node: Pick<FullNode, 'network' | 'childrenOf' | 'spendOf'>): ManifestChain {
  return {
    network: () => node.network(),
    childrenOf: (id) => node.childrenOf(id),
    async spendOf(id, height) {
      try {
        return await node.spendOf(id, height)
      } catch (error) {
        // So it says that the block has no such spend.
        if (error instanceof StudioError && error.code === 'node-refused') return undefined
        throw error
      }
    },
  }
}

/** The line that a wallet signs for a project that is minted for good. Rejects with `MintingError` `unfinished`. */
export async function manifestToSign(studio: Studio, project: Project): Promise<string> {
  return manifestMessage(await manifestOfProject(studio, project))
}

/**
 * Has the wallet that minted a project sign its manifest, or takes the word that keys elsewhere gave; writes it and gives its folder.
 * Rejects with `StudioError` `signs-elsewhere`, `other-signer` where the key is not the DID's, and `MintingError` `unfinished`,
 * `bad-signature`.
 */
export async function signManifest(studio: Studio, project: Project, brought?: string): Promise<string> {
  const manifest = await manifestOfProject(studio, project)
  const { signText, node } = await studio.openPurse(project)
  const word = brought === undefined ? await signText?.(manifestMessage(manifest)) : wordIn(brought)
  if (!word) throw new StudioError('signs-elsewhere')
  const sealed = sealManifest(manifest, word)
  const { publicKey } = sealed.signature
  if (!(await isSignersDid(manifest, publicKey, manifestChain(node), studio.parts.run)))
    throw new StudioError('other-signer')
  const folder = join(studio.parts.store.folderOf(project.id), 'provenance')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await replaceFile(join(folder, 'manifest.json'), formatSignedManifest(sealed))
  return folder
}

async function manifestOfProject(studio: Studio, { id, approved, drop }: Project): Promise<Manifest> {
  if (!approved) throw new StudioError('not-approved')
  const { records } = readJournal(await fileJournal(studio.journalOf(id, 'mint')).read())
  if (records.length === 0) throw new StudioError('unfinished')
  const { id: own, name } = drop.collection
  return manifestOf(approved, foldJournal(records), { id: own, name })
}

/** Wallets give their word as JSON or as lines for people: the one key and the one signature in it are what counts. */
function wordIn(text: string): Word {
  const hexOf = (digits: number) => new RegExp(`(?<![0-9a-f])(?:0x)?([0-9a-f]{${digits}})(?![0-9a-f])`, 'i')
  const publicKey = hexOf(96).exec(text)?.[1]
  const signature = hexOf(192).exec(text)?.[1]
  if (publicKey === undefined || signature === undefined) throw new StudioError('bad-signature')
  return { publicKey, signature }
}
