import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'

const version = z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/)
const signedUpdate = z.strictObject({
  version,
  files: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[\w.-]{1,200}$/),
        sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
      }),
    )
    .min(1)
    .max(50),
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
})
export type SignedUpdate = Omit<z.output<typeof signedUpdate>, 'signature'>

/** What an update claims to be, before anything of it is fetched. */
export interface ClaimedUpdate {
  readonly version: string
  readonly files: readonly { readonly url: string; readonly sha512: string }[]
}

/** The key that updates are signed with, as a build has it. */
export function updateKey(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
}

/** What the feed says of its newest release; nothing where it is not signed with our key, to the letter. */
export function readSignedUpdate(json: unknown, key: KeyObject): SignedUpdate | undefined {
  const read = signedUpdate.safeParse(json)
  if (!read.success) return undefined
  const { signature, ...update } = read.data
  const lines = update.files.map(({ name, sha512 }) => `${name} ${sha512}\n`)
  const text = `Chiaroscuro Mint Studio ${update.version}\n${lines.join('')}`
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64')) ? update : undefined
}

/** Whether what would be fetched is what was signed, file by file; the updater holds the bytes against these hashes. */
export function isSigned(claimed: ClaimedUpdate, signed: SignedUpdate): boolean {
  if (claimed.version !== signed.version || claimed.files.length === 0) return false
  return claimed.files.every(({ url, sha512 }) =>
    signed.files.some((file) => file.name === url && file.sha512 === sha512),
  )
}

/** Whether one version comes after another. What is no version comes after none. */
export function isNewer(one: string, other: string): boolean {
  if (!version.safeParse(one).success || !version.safeParse(other).success) return false
  const [a, b] = [one, other].map((text) => text.split('.').map(Number))
  for (const at of [0, 1, 2]) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
