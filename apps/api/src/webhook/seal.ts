import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** Keeps what has to be read again so that the database alone gives it to nobody. */
export interface Sealer {
  /** `of` is what it belongs to: opened as anything else's it does not open. */
  seal(secret: string, of: string): string
  /** What was sealed, also by an older key; what is not sealed is given as it is. Throws `SealError`. */
  open(kept: string, of: string): string
  /** Whether it is sealed by the newest key. */
  isFresh(kept: string): boolean
}

/** Something was sealed by a key that is not among ours, or for something else. Says nothing of it. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

const MARK = 's1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const NAME_LENGTH = 8

/** Seals by the first of the keys (AES-256-GCM), opens by all. */
export function sealer(keys: readonly string[], random: (bytes: number) => Uint8Array): Sealer | undefined {
  const known = new Map(
    keys.map((text) => {
      const key = createHash('sha256').update(`chiaroscuro webhook secrets ${text}`).digest()
      return [createHash('sha256').update(key).digest('base64url').slice(0, NAME_LENGTH), key] as const
    }),
  )
  const [first] = known
  if (!first) return undefined
  const [name, newest] = first
  return {
    seal(secret, of) {
      const nonce = random(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.from(of))
      const sealed = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return `${MARK}.${name}.${sealed.toString('base64url')}`
    },
    open(kept, of) {
      const [mark, by = '', text = ''] = kept.split('.')
      if (mark !== MARK) return kept
      const key = known.get(by)
      const sealed = Buffer.from(text, 'base64url')
      if (!key || sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealError('No key opens this.')
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(of))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        const open = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([open, decipher.final()]).toString('utf8')
      } catch {
        throw new SealError('No key opens this.')
      }
    },
    isFresh: (kept) => kept.startsWith(`${MARK}.${name}.`),
  }
}
