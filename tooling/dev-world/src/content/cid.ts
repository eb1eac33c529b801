import * as dagPb from '@ipld/dag-pb'
import { UnixFS } from 'ipfs-unixfs'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { sha256 } from 'multiformats/hashes/sha2'

/** The chunk size every common IPFS tool uses by default. */
const chunkBytes = 262_144
/** The most chunks one node links to by default; larger files would need a deeper tree. */
const maxLinks = 174

interface Node {
  readonly cid: CID
  /** Bytes of this node and of all below it. */
  readonly total: number
}

async function leaf(bytes: Uint8Array): Promise<Node> {
  return { cid: CID.createV1(raw.code, await sha256.digest(bytes)), total: bytes.length }
}

async function parent(unixfs: UnixFS, links: readonly (Node & { name: string })[]): Promise<Node> {
  const block = dagPb.encode(
    dagPb.prepare({
      Data: unixfs.marshal(),
      Links: links.map(({ cid, total, name }) => ({ Hash: cid, Tsize: total, Name: name })),
    }),
  )
  const below = links.reduce((sum, { total }) => sum + total, 0)
  return { cid: CID.createV1(dagPb.code, await sha256.digest(block)), total: block.length + below }
}

async function fileNode(bytes: Uint8Array): Promise<Node> {
  if (bytes.length <= chunkBytes) return leaf(bytes)
  const count = Math.ceil(bytes.length / chunkBytes)
  if (count > maxLinks)
    throw new RangeError(`a file of ${bytes.length} bytes is too large for one node of links`)
  const chunks = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  )
  const leaves = await Promise.all(chunks.map(leaf))
  const unixfs = new UnixFS({ type: 'file', blockSizes: chunks.map((chunk) => BigInt(chunk.length)) })
  return parent(
    unixfs,
    leaves.map((node) => ({ ...node, name: '' })),
  )
}

/** The CID (v1) of a file, as `ipfs add --cid-version 1` computes it. */
export async function fileCid(bytes: Uint8Array): Promise<string> {
  return (await fileNode(bytes)).cid.toString()
}

/** The CID (v1) of a flat directory of files. */
export async function directoryCid(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const entries = await Promise.all(
    [...files].map(async ([name, bytes]) => ({ ...(await fileNode(bytes)), name })),
  )
  return (await parent(new UnixFS({ type: 'directory' }), entries)).cid.toString()
}
