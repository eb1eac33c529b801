import { z } from 'zod'

const words = z.string().trim().min(1).max(200)

/** An address that keys and files may be sent to: encrypted, or on this machine; with no name, key or question in it. */
const service = z
  .string()
  .trim()
  .max(1000)
  .transform((text, check) => {
    const url = safeAddress(text)
    if (url !== undefined) return url
    check.addIssue({ code: 'custom', message: 'not an address of a service' })
    return z.NEVER
  })

function safeAddress(text: string): string | undefined {
  try {
    const { protocol, hostname, username, password, search, hash, href } = new URL(text)
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere(hostname))
    return isSafe && !username && !password && !search && !hash ? href.replace(/\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

function isHere(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

/** The same with its slash: names are put behind it. */
const folder = service.transform((url) => `${url}/`)

/** A place of the creator's own where files can lie. Its key is kept elsewhere, by the place's id. */
export const hostInput = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ kind: z.literal('s3'), endpoint: service, publicUrl: folder },
    bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    region: z.string().regex(/^[a-z0-9-]{1,40}$/),
    accessKeyId: words,
    /** Inside of the bucket, with its slash; empty for its root. */
    prefix: z.string().regex(/^([A-Za-z0-9._-]+\/)*$/),
  }),
  z.strictObject({ kind: z.literal('pinata'), url: service }),
  z.strictObject({ kind: z.literal('kubo'), url: service }),
  /** Nothing is sent: files lie at their path behind it, documents at their name. */
  z.strictObject({ kind: z.literal('hosted'), publicUrl: folder }),
  /** Everything is written to a folder, which the creator publishes. */
  z.strictObject({ kind: z.literal('folder'), publicUrl: folder }),
])
export type HostInput = z.output<typeof hostInput>

export const hostId = z.string().regex(/^[0-9a-f]{16}$/)

/** Where files go unless something else was chosen: the running devnet's own gateway. */
export const DEVNET_HOST = 'devnet'

/** The media service of the marketplace whose accounts the studio knows. */
export const MEDIA_HOST = 'media'

/** Places by their ids, as a project names them. */
export const hostIds = z.array(z.union([z.literal(DEVNET_HOST), z.literal(MEDIA_HOST), hostId])).max(8)

/** Of IPFS, by which addresses are fetched back: `https://ipfs.io`. */
export const gateways = z.array(service).max(8)

/** What services ask for a key: always, where it is set, or never. */
export const KEYS: Readonly<Record<HostInput['kind'], 'needed' | 'possible' | 'none'>> = {
  ...{ s3: 'needed', pinata: 'needed', kubo: 'possible', hosted: 'none', folder: 'none' },
}

/** Printable, so that it can stand in a header. */
export const secret = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,3998}[\x21-\x7e])?$/)

export const knownHost = z.strictObject({ id: hostId, host: hostInput })
export type KnownHost = z.output<typeof knownHost>

export const hostBook = z.strictObject({
  hosts: z
    .array(
      z.strictObject({
        ...{ id: hostId, host: hostInput },
        /** `kept`: by the system's keyring; `held`: until the studio ends; `missing`: it has to be given again. */
        key: z.enum(['none', 'kept', 'held', 'missing']),
      }),
    )
    .max(50),
  gateways,
  /** Whether the system can keep a key otherwise than as plain text. */
  canKeep: z.boolean(),
  /** Whether there is a media service for members, and whether somebody is signed in to use it. */
  media: z.enum(['none', 'signed-out', 'ready']),
})
export type HostBookView = z.output<typeof hostBook>
