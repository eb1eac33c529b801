import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { type Drop, formatDrop, type KnownFile, parseDrop } from '@chiaroscuro/minting/drop'
import { parseRecipe } from '@chiaroscuro/minting/layers'
import { canonical, type Plan, parsePlan } from '@chiaroscuro/minting/plan'
import { z } from 'zod'
import { projectId } from '../ipc/field.js'
import { hostIds } from '../ipc/host.js'
import { replaceFile } from './replace-file.js'

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .transform(asHex32)
const file = z
  .strictObject({
    ...{ path: z.string().max(4096), size: z.number(), hash, hasLocation: z.boolean() },
    mediaType: z.string().max(100).optional(),
  })
  .transform(({ mediaType, ...known }): KnownFile => ({ ...known, mediaType }))
const facts = z.strictObject({
  version: z.literal(1),
  /** Folder of the files, where its creator has them. */
  folder: z.string().max(4096),
  license: z.string().max(40),
  changedAt: z.number(),
  files: z.array(file).max(250_000),
  icon: file.optional(),
  banner: file.optional(),
  /** Where the layers of a generated collection are, and what is made of them. */
  layersFolder: z.string().max(4096).optional(),
  recipe: z
    .unknown()
    .transform((value) => (value === undefined ? undefined : parseRecipe(value)))
    .optional(),
  /** Places where the files go, by their ids; the devnet's gateway where nothing was chosen. */
  hosts: hostIds.optional(),
  /** Those at which they were fetched back last. */
  hostedBy: hostIds.optional(),
  /** Who signs, where it is not the devnet's account. */
  wallet: z.enum(['chia', 'offline', 'walletconnect']).optional(),
  /** Addresses that an upload gave the collection's pictures: another one gives them others. */
  named: z.array(z.string().max(2000)).max(100).optional(),
})
const rehearsed = z.strictObject({
  planHash: hash,
  isGreen: z.boolean(),
  batches: z.number(),
  fees: z.string(),
  seconds: z.number(),
  peakPerMille: z.number(),
  mishaps: z.number(),
  attention: z.string().optional(),
})
/** Pictures as they are compared, in base64; empty for one that is none. */
const looks = z.array(z.tuple([hash, z.string().max(2000)])).max(250_000)
const hosted = z.array(z.tuple([hash, z.array(z.string().max(2000)).max(10)])).max(500_000)

/** What is kept of a project beside its drop. */
export type ProjectFacts = Omit<z.output<typeof facts>, 'version'>
/** What is kept of a rehearsal. */
export type Rehearsed = z.output<typeof rehearsed>

/** A project as it lies on the disk. */
export interface SavedProject {
  readonly drop: Drop
  readonly facts: ProjectFacts
  readonly hosted: ReadonlyMap<Hex32, readonly string[]> | undefined
  readonly rehearsed: Rehearsed | undefined
  readonly looks: ReadonlyMap<Hex32, Uint8Array>
  /** The plan that was approved, and is minted as it stands. */
  readonly approved: Plan | undefined
}

/** Projects in a folder, each in one of its own. */
export interface ProjectStore {
  ids(): Promise<string[]>
  folderOf(id: string): string
  load(id: string): Promise<SavedProject>
  create(id: string): Promise<void>
  remove(id: string): Promise<void>
  saveDrop(id: string, drop: Drop, facts: ProjectFacts): Promise<void>
  saveHosted(id: string, hosted: ReadonlyMap<Hex32, readonly string[]>): Promise<void>
  saveRehearsed(id: string, rehearsed: Rehearsed): Promise<void>
  saveLooks(id: string, looks: ReadonlyMap<Hex32, Uint8Array>): Promise<void>
  saveApproved(id: string, plan: Plan): Promise<void>
}

export function projectStore(root: string): ProjectStore {
  const at = (id: string, name: string) => join(root, projectId.parse(id), name)
  return {
    async ids() {
      await mkdir(root, { recursive: true })
      return (await readdir(root)).filter((name) => projectId.safeParse(name).success)
    },
    folderOf: (id) => join(root, projectId.parse(id)),
    async load(id) {
      const text = (name: string) => readFile(at(id, name), 'utf8')
      const json = async (name: string): Promise<unknown> => {
        try {
          return JSON.parse(await text(name))
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
          throw error
        }
      }
      const known = await json('hosted.json')
      const last = await json('rehearsed.json')
      const approved = await json('approved.json')
      const seen = looks.safeParse(await json('looks.json').catch(() => undefined))
      const { version: _, ...held } = facts.parse(await json('project.json'))
      return {
        ...{ drop: parseDrop(await text('drop.json')), facts: held },
        hosted: known === undefined ? undefined : new Map(hosted.parse(known)),
        // Looked at once more where they cannot be read.
        looks: new Map((seen.data ?? []).map(([one, look]) => [one, Buffer.from(look, 'base64')])),
        rehearsed: last === undefined ? undefined : rehearsed.parse(last),
        approved: approved === undefined ? undefined : parsePlan(approved),
      }
    },
    create: async (id) =>
      void (await mkdir(join(root, projectId.parse(id)), { recursive: true, mode: 0o700 })),
    remove: (id) => rm(join(root, projectId.parse(id)), { recursive: true, force: true }),
    async saveDrop(id, drop, held) {
      await replaceFile(at(id, 'drop.json'), formatDrop(drop))
      await replaceFile(at(id, 'project.json'), JSON.stringify({ version: 1, ...held }))
    },
    saveHosted: (id, map) => replaceFile(at(id, 'hosted.json'), JSON.stringify([...map])),
    saveRehearsed: (id, one) => replaceFile(at(id, 'rehearsed.json'), JSON.stringify(one)),
    saveLooks: (id, map) =>
      replaceFile(
        at(id, 'looks.json'),
        JSON.stringify([...map].map(([one, look]) => [one, Buffer.from(look).toString('base64')])),
      ),
    saveApproved: (id, plan) => replaceFile(at(id, 'approved.json'), canonical(plan)),
  }
}
