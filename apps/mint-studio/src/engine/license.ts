import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32 } from '@chiaroscuro/domain/id'
import type { Drop, Upload } from '@chiaroscuro/minting/drop'
import { fileCid } from '@chiaroscuro/minting/upload'

/** Licenses that come with the studio, word for word as those published them who wrote them. */
export const LICENSES = [
  { id: 'CC0-1.0', name: 'CC0 1.0 Universal' },
  { id: 'CC-BY-4.0', name: 'Creative Commons BY 4.0' },
  { id: 'CC-BY-NC-4.0', name: 'Creative Commons BY-NC 4.0' },
] as const

/** A license's text with the hash and the address that hold it fast. */
export interface FrozenLicense {
  readonly draft: NonNullable<Drop['license']>
  readonly upload: Upload
}

/** The copy of a license that a drop is minted with; nothing where there is none of that name. */
export async function frozenLicense(folder: string, id: string): Promise<FrozenLicense | undefined> {
  if (!LICENSES.some((one) => one.id === id)) return undefined
  const source = new Uint8Array(await readFile(join(folder, `${id}.txt`)))
  const hash = asHex32(toHex(sha256(source)))
  return {
    // Known before anybody has it: the address is the bytes' own.
    draft: { uris: [`ipfs://${await fileCid(source)}`], hash },
    upload: { hash, size: source.length, mediaType: 'text/plain', name: `${hash}.txt`, source },
  }
}
