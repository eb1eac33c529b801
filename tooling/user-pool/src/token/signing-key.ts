import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { calculateJwkThumbprint, exportJWK } from 'jose'
import { z } from 'zod'
import type { Random } from '../pool.js'

const fileSchema = z.object({ key: z.string(), decoySecret: z.string() })

/** The pool's RSA key; `jwk` is its public half with `kid`, as the key set shows it. */
export interface SigningKey {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly kid: string
  readonly jwk: JWK
}

/** What the pool keeps to itself: made at the first start, the same ever after. */
export interface Secrets {
  readonly key: SigningKey
  readonly decoySecret: Uint8Array
}

/** Reads the folder's secrets, or makes them. Without a folder they last as long as the process. */
export async function openSecrets(folder: string | undefined, random: Random): Promise<Secrets> {
  const kept = folder === undefined ? undefined : await readSecrets(folder)
  const secrets = kept ?? {
    key: folder === undefined ? passingKey() : makeKey(),
    decoySecret: makeSecret(random),
  }
  if (!kept && folder !== undefined) await keepSecrets(folder, secrets)
  return { key: await toSigningKey(secrets.key), decoySecret: Buffer.from(secrets.decoySecret, 'base64') }
}

type Kept = z.infer<typeof fileSchema>

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

let ofThisProcess: string | undefined

/** Pools that live in memory share a key: making one takes longer than a test should. Their issuers differ. */
function passingKey(): string {
  ofThisProcess ??= makeKey()
  return ofThisProcess
}

function makeSecret(random: Random): string {
  return Buffer.from(random(32)).toString('base64')
}

async function readSecrets(folder: string): Promise<Kept | undefined> {
  const text = await readFile(join(folder, 'secrets.json'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : fileSchema.parse(JSON.parse(text))
}

async function keepSecrets(folder: string, secrets: Kept): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fresh = join(folder, 'secrets.json.new')
  const handle = await open(fresh, 'w', 0o600)
  await handle.writeFile(JSON.stringify(secrets))
  await handle.sync()
  await handle.close()
  await rename(fresh, join(folder, 'secrets.json'))
}

async function toSigningKey(pem: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const bare = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(bare)
  return { privateKey, publicKey, kid, jwk: { ...bare, kid, alg: 'RS256', use: 'sig' } }
}
