import * as dagPb from '@ipld/dag-pb'
import { UnixFS } from 'ipfs-unixfs'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { sha256 } from 'multiformats/hashes/sha2'

/** How IPFS tools cut and tie files unless told otherwise. */
const CHUNK_BYTES = 262_144
const MAX_LINKS = 174

interface Node {
  readonly cid: CID
  /** Bytes of the file below it. */
  readonly size: bigint
  /** Bytes of its own block and of all below it. */
  readonly total: number
}

/** The CID (version 1) of a file, as `ipfs add --cid-version 1` computes it: known before anybody has the file. */
export async function fileCid(bytes: Uint8Array): Promise<string> {
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES))
  let nodes: Node[] = []
  for (let i = 0; i < count; i++)
    nodes.push(await leaf(bytes.subarray(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES)))
  while (nodes.length > 1) {
    const above: Node[] = []
    for (let i = 0; i < nodes.length; i += MAX_LINKS) above.push(await tie(nodes.slice(i, i + MAX_LINKS)))
    nodes = above
  }
  const [root] = nodes
  if (!root) throw new RangeError('a file has at least one node')
  return root.cid.toString()
}

async function leaf(bytes: Uint8Array): Promise<Node> {
  const cid = CID.createV1(raw.code, await sha256.digest(bytes))
  return { cid, size: BigInt(bytes.length), total: bytes.length }
}

async function tie(nodes: readonly Node[]): Promise<Node> {
  const unixfs = new UnixFS({ type: 'file', blockSizes: nodes.map(({ size }) => size) })
  const links = nodes.map(({ cid, total }) => ({ Hash: cid, Tsize: total, Name: '' }))
  const block = dagPb.encode(dagPb.prepare({ Data: unixfs.marshal(), Links: links }))
  return {
    cid: CID.createV1(dagPb.code, await sha256.digest(block)),
    size: nodes.reduce((sum, { size }) => sum + size, 0n),
    total: block.length + nodes.reduce((sum, { total }) => sum + total, 0),
  }
}
