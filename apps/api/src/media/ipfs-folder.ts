import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ipfsPathOf } from './resolve-uri.js'

/** The file of an IPFS URI in a folder laid out as `CID/path`; `undefined` when it is not there or over `maxBytes`. */
export async function readIpfsFolder(
  folder: string,
  uri: string,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts = ipfsPathOf(uri)?.split('/') ?? []
  if (parts.length === 0 || parts.some((part) => !/^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/.test(part)))
    return undefined
  const path = join(folder, ...parts)
  try {
    const facts = await stat(path)
    return facts.isFile() && facts.size <= maxBytes ? await readFile(path) : undefined
  } catch {
    return undefined
  }
}
